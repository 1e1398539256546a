"""The rules in lockstep with the naive second reading: options, what follows, and every score."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from regalia.core.lanes import pending
from regalia.core.protocol import Chance
from regalia.core.record import Dice, Match
from regalia.games.kingdom_builder import GAME
from regalia.games.kingdom_builder.box.data import CARDS, SECTIONS, TERRAINS, TILES
from regalia.games.kingdom_builder.box.hexes import NAMES, Bits, members, name
from regalia.games.kingdom_builder.rules.actions import Use
from regalia.games.kingdom_builder.rules.scoring import SCORES
from regalia.games.kingdom_builder.rules.state import NO_CARD, Kingdom
from regalia.games.kingdom_builder.rules.turn import Acting, Discarding, Landing
from tests.kingdom_builder import naive, naive_scores
from tests.kingdom_builder.desk import Desk

QUEENIES = {"capitol": "random", "caves": "random", "island": "random"}
GAMES = [  # seats, options, seed
    (2, {}, 1),
    (3, {"northwest": "harbor", "southeast": "barn-turned"}, 2),
    (4, {"northeast": "tower-turned", "southwest": "oracle"}, 3),
    (5, {"capitol": "random", "northwest": "oracle-turned", "southeast": "harbor"}, 4),
    (2, {"caves": "random"}, 5),
    (3, {"island": "rope-bridge"}, 6),
    (4, {"island": "tree-house"}, 10),
    (5, QUEENIES, 8),
    (2, QUEENIES | {"northwest": "paddock", "northeast": "barn", "southwest": "harbor", "southeast": "tavern"}, 9),
    (3, QUEENIES | {"northwest": "oasis", "northeast": "farm", "southwest": "tower", "southeast": "oracle"}, 10),
]


def cells(bits: Bits) -> set[naive.Cell]:
    return {naive.parse(name(hex_)) for hex_ in members(bits)}


def plain(state: Kingdom) -> naive.Position:
    """A position in the words of the naive reading."""
    step = state.agenda[-1] if state.agenda else None
    board, layout = state.board, state.board.layout
    turn = step if isinstance(step, Acting | Landing | Discarding) else Acting(0, 0, ())
    lifted = (step.tile, naive.parse(name(step.origin))) if isinstance(step, Landing) else None
    card = state.hand[turn.seat]
    letters = ((text, board.letter(hex_)) for text, hex_ in NAMES.items())
    return naive.Position(
        grid={naive.parse(text): letter for text, letter in letters if letter != "."},
        locations={naive.parse(name(hex_)): tile for hex_, tile in board.locations.items()},
        capitols={naive.parse(name(hex_)) for hex_ in layout.capitols},
        caves={naive.parse(name(hex_)) for hex_ in layout.caves},
        settlements=[cells(own) for own in state.own],
        supply=list(state.supply),
        held=[cells(held) for held in state.held],
        taken=[cells(taken) for taken in state.taken],
        card=None if card == NO_CARD else {"forest": "T"}.get(TERRAINS[card], TERRAINS[card][0].upper()),
        seat=turn.seat,
        left=turn.left,
        ready=list(turn.ready),
        lifted=lifted,
        losing=step.tile if isinstance(step, Discarding) else "",
    )


def walk(seats: int, options: dict[str, str], seed: int) -> Iterator[Match]:
    """A game at every choice of a seat; tiles are used more often than chance would."""
    match, dice, rng = Match.start(GAME, seats, options), Dice(seed), Random(seed)
    match.roll(dice)
    while not match.over:
        yield match
        possible = match.options_of()
        uses = [action for action in possible if isinstance(action, Use)]
        match.act(rng.choice(uses if uses and rng.random() < 0.5 else possible))
        match.roll(dice)


def scores(state: Kingdom) -> list[dict[str, int]]:
    reasons = [*CARDS, "castles"] + (["capitol"] if state.board.layout.capitols else [])
    return [{reason: SCORES[reason](state, seat) for reason in reasons} for seat in range(len(state.own))]


def compare(state: Kingdom) -> None:
    ((_, choice),) = pending(state)
    assert {str(action) for action in choice.options(state)} == naive.moves(plain(state))


@pytest.mark.parametrize("seats, options, seed", GAMES)
def test_options_and_scores_are_the_same_all_game_long(seats: int, options: dict[str, str], seed: int) -> None:
    checked: Counter[str] = Counter()
    match = None
    for match in walk(seats, options, seed):
        choice = match.choice()
        turn = isinstance(choice, Acting | Landing | Discarding)
        if turn and (not isinstance(choice, Acting) or len(match.entries) % 3 == 0):
            compare(match.state)
            checked["positions"] += 1
        if len(match.entries) % 40 == 0:
            assert scores(match.state) == naive_scores.scores(plain(match.state), CARDS)
    assert match is not None
    assert scores(match.state) == naive_scores.scores(plain(match.state), CARDS)
    assert checked["positions"] >= 40


@pytest.mark.parametrize("seats, options, seed", GAMES)
def test_what_follows_is_the_same(seats: int, options: dict[str, str], seed: int) -> None:
    """Settlements, supplies and tiles after every entry, a choice between two equal tiles among them."""
    before: naive.Position | None = None
    for match in walk(seats, options, seed):
        entry = match.entries[-1]
        if before is not None and str(entry.action).split()[0] in {"settle", "to", "discard", *TILES}:
            after, now = naive.after(before, str(entry.action)), plain(match.state)
            assert after.settlements == now.settlements or now.lifted
            assert (after.supply, after.held, after.taken) == (now.supply, now.held, now.taken)
            assert (sorted(after.ready), after.losing) == (sorted(now.ready), now.losing)
        steady = isinstance(match.choice(), Landing | Discarding) or (
            isinstance(match.choice(), Acting) and len(match.entries) % 4 < 2
        )
        before = plain(match.state) if steady else None


@pytest.mark.parametrize("which", ("ready", "spent"))
@pytest.mark.parametrize("seed", range(12))
def test_two_equal_tiles_of_which_one_is_lost(which: str, seed: int) -> None:
    """On boards with two Paddocks: from the jump that leaves one of them to the next choice, in both readings."""
    sections = ["paddock", *Random(seed).sample(sorted({*SECTIONS} - {"paddock"}), 3)]
    desk = Desk(sections=sections)
    near = {place: sorted(desk.beside(place) & set(free_land(desk))) for place in ("3,9", "7,2")}
    desk.place(0, " ".join(spots[seed % len(spots)] for spots in near.values()))
    desk.hold(0, "3,9 7,2")
    desk.turn(0, "desert", left=0)
    for lift in sorted(option for option in desk.options() if option.startswith("paddock")):
        position = naive.after(plain(desk.state), lift)
        for land in sorted(naive.moves(position)):
            fork = desk.match.fork(0)
            fork.state = desk.state.copy()
            fork.act(lift)
            fork.act(land)
            then = naive.after(position, land)
            assert then.losing == plain(fork.state).losing
            if then.losing:
                compare(fork.state)
                assert len(GAME.view(fork.state, 0).tiles(0)) == len(then.held[0]) >= 2
                fork.act(f"discard paddock {which}")
                then = naive.after(then, f"discard paddock {which}")
            now = plain(fork.state)
            assert (then.held, sorted(then.ready)) == (now.held, sorted(now.ready))


def free_land(desk: Desk) -> list[str]:
    return [name(hex_) for hex_ in members(desk.state.free & desk.state.board.buildable)]


def test_together_the_games_use_every_tile() -> None:
    used = {entry.action.tile for game in GAMES for entry in _last(*game).entries if isinstance(entry.action, Use)}
    assert used == {*TILES, "cave"}


def _last(seats: int, options: dict[str, str], seed: int) -> Match:
    return [*walk(seats, options, seed)][-1]


@pytest.mark.parametrize("left", (3, 2, 1, 0))
@pytest.mark.parametrize("terrain", TERRAINS[:5])
def test_almost_exhausted_terrain(terrain: str, left: int) -> None:
    """Two hexes of the terrain are free: one beside a settlement of mine, or none."""
    desk = Desk(sections=("barn", "harbor", "oracle", "tower"), caves="12,1", island="rope-bridge")
    spots = [name(hex_) for hex_ in members(desk.state.free & desk.state.board.terrain[TERRAINS.index(terrain)])]
    desk.place(0, f"{spots[5]} {spots[9]} {spots[20]}")
    for location in desk.state.board.locations:
        desk.hold(0, name(location))
    desk.full(terrain, except_=f"{spots[6]} {spots[-1]}")
    desk.turn(0, terrain, left)
    compare(desk.state)
    for move in sorted(desk.options()):
        if move.split()[0] in ("barn", "harbor", "paddock", "rope-bridge", "cave"):
            fork = desk.state.copy()
            desk.do(move)
            compare(desk.state)
            desk.match.state = fork


def _perft(state: Kingdom, depth: int) -> int:
    if depth == 0:
        return 1
    ((_, choice),) = pending(state)
    if isinstance(choice, Chance):
        return 1
    total = 0
    for action in choice.options(state):
        fork = state.copy()
        fork.agenda.pop()
        choice.take(fork, action)
        total += _perft(fork, depth - 1) if fork.agenda and fork.agenda[-1].waits else 1
    return total


def _naive_perft(position: naive.Position, depth: int) -> int:
    if depth == 0:
        return 1
    found = 0
    for move in naive.moves(position):
        found += 1 if move == "end" else _naive_perft(naive.after(position, move), depth - 1)
    return found


def test_the_tree_of_a_turn_has_as_many_leaves() -> None:
    desk = Desk(sections=("paddock", "tavern", "farm", "tower"))
    desk.place(0, "3,8 8,1 12,3 12,4 12,5")
    desk.hold(0, "7,2 7,13")
    desk.turn(0, "desert", left=1)
    for depth in (1, 2, 3):
        assert _perft(desk.state, depth) == _naive_perft(plain(desk.state), depth)
