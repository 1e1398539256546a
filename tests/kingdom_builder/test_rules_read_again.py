"""Capitols, Caves and the loss of one of two equal tiles, as the rulebook has them, on boards by chance."""

from itertools import permutations, product
from random import Random

import pytest

from regalia.core.protocol import Chance
from regalia.core.record import Dice, Match
from regalia.games.kingdom_builder import GAME
from regalia.games.kingdom_builder.box.data import BUILDABLE, PLACES, SECTIONS, TERRAINS
from regalia.games.kingdom_builder.box.hexes import members, name
from tests.kingdom_builder.desk import Desk, start

CASTLES = {"oracle": ((1, 3), (7, 2)), "harbor": ((4, 2), (8, 2))}  # row and column from 0, section upright
PAIRED = ("farm", "tower", "barn", "paddock")  # sections with two locations each
LANDS = TERRAINS[:BUILDABLE]
NAMED = {"en": ("build",), "fr": ("constructible",)}  # how a language says that a hex can be built on


def distance(one: str, two: str) -> int:
    """Steps between two hexes: rows below each other lie half a hex apart, every second row to the right."""
    (row, x), (other, z) = (_slanted(hex_) for hex_ in (one, two))
    return max(abs(row - other), abs(x - z), abs((row + x) - (other + z)))


def _slanted(hex_: str) -> tuple[int, int]:
    row, col = (int(part) - 1 for part in hex_.split(","))
    return row, col - row // 2


def castles(section: str, place: int) -> list[str]:
    """The castles of Oracle or Harbor on the whole board, the northern one first."""
    found = []
    for row, col in CASTLES[section.removesuffix("-turned")]:
        row, col = (9 - row, 9 - col) if section.endswith("-turned") else (row, col)
        found.append((row + place // 2 * 10 + 1, col + place % 2 * 10 + 1))
    return [f"{row},{col}" for row, col in sorted(found)]


def board_with(rng: Random, fixed: dict[int, str]) -> list[str]:
    """Four sections: these at their places, others by chance around them."""
    used = {section.removesuffix("-turned") for section in fixed.values()} | set(CASTLES)
    others = iter(rng.sample(sorted(set(SECTIONS) - used), 4))
    return [fixed.get(place) or next(others) + rng.choice(("", "-turned")) for place in range(4)]


@pytest.mark.parametrize("oracle, harbor", list(permutations(range(4), 2)))
def test_one_capitol_or_both_lie_on_the_castles_of_their_sections(oracle: int, harbor: int) -> None:
    """002:659-661. Both sections at any places, turned or not: a Capitol on each, or on one alone."""
    rng = Random(f"capitols {oracle} {harbor}")
    for turned, wanted, how in product(product(("", "-turned"), repeat=2), ("both", *CASTLES), ("north", "south")):
        fixed = {oracle: "oracle" + turned[0], harbor: "harbor" + turned[1]}
        options = dict(zip(PLACES, board_with(rng, fixed), strict=True))
        desk = start(options | {"capitol": how, "capitol-section": wanted}, rng.randint(2, 5), rng.randrange(99))
        sites = {section.removesuffix("-turned"): castles(section, place) for place, section in fixed.items()}
        used = CASTLES if wanted == "both" else (wanted,)
        assert desk.capitols == {sites[section][how == "south"] for section in used}


@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("allotted", ("both", "oracle", "harbor"))
def test_the_first_player_may_choose_sections_and_castles(allotted: str, seats: int) -> None:
    """002:660-661. How many first, then for each of them one of its two castles; nobody else is asked."""
    for seed in range(4):
        rng = Random(f"chosen {allotted} {seats} {seed}")
        oracle, harbor = rng.sample(range(4), 2)
        fixed = {oracle: "oracle" + rng.choice(("", "-turned")), harbor: "harbor" + rng.choice(("", "-turned"))}
        options = dict(zip(PLACES, board_with(rng, fixed), strict=True))
        match = Match.start(GAME, seats, options | {"capitol": "chosen", "capitol-section": "chosen"})
        match.roll(Dice(seed))
        asked, chosen = [match.choice().seat], set[str]()
        assert {str(action) for action in match.options_of()} == {"allot both", "allot oracle", "allot harbor"}
        match.act(f"allot {allotted}")
        match.roll(Dice(seed))
        used = [at for at in sorted(fixed) if allotted in ("both", fixed[at].removesuffix("-turned"))]
        for sites in ({f"found capitol {hex_}" for hex_ in castles(fixed[at], at)} for at in used):
            asked.append(match.choice().seat)
            assert {str(action) for action in match.options_of()} == sites
            chosen.add(rng.choice(sorted(sites)))
            match.act(max(chosen & sites))
            match.roll(Dice(seed))
        assert set(asked) == {match.state.first}
        assert {f"found capitol {name(hex_)}" for hex_ in match.state.board.layout.capitols} == chosen
        assert match.state.face_up == match.state.first


def test_a_settlement_up_to_two_hexes_from_a_capitol_earns_one_point() -> None:
    """002:663-664. One point, also within reach of two Capitols; none near a castle without one."""
    found = set[int]()
    for seed in range(60):
        rng = Random(f"near {seed}")
        oracle, harbor = rng.sample(range(4), 2)
        fixed = {oracle: "oracle" + rng.choice(("", "-turned")), harbor: "harbor" + rng.choice(("", "-turned"))}
        sites = [rng.choice(castles(section, place)) for place, section in fixed.items()]
        used = rng.choice((sites, sites[:1], sites[1:], []))
        desk = Desk(board_with(rng, fixed), rng.randint(2, 5), capitols=" ".join(used))
        free = [name(hex_) for hex_ in members(desk.state.free)]
        close = [hex_ for hex_ in free if min(distance(hex_, site) for site in sites) <= 3]
        own = {*rng.sample(close, rng.randint(0, 20)), *rng.sample(free, 5)}
        desk.place(0, " ".join(own))
        near = sum(any(distance(hex_, site) <= 2 for site in used) for hex_ in own)
        assert desk.points(0).get("capitol", 0) == near
        found.add(near)
    assert len(found) > 8


@pytest.mark.parametrize("lang", ("en", "fr"))
def test_every_help_of_the_caves_says_that_the_goal_can_be_built_on(lang: str) -> None:
    """002:675-677. Free, buildable, beside any Cave, this one or another."""
    for key in ("tile.cave", "queenie.caves"):
        text = GAME.shown.explain(key, lang)[1].lower()
        assert all(word in text for word in NAMED[lang])
        assert {"en": "free", "fr": "libre"}[lang] in text


@pytest.mark.parametrize("left", (3, 0))
def test_a_cave_leads_to_every_free_buildable_hex_beside_a_cave_and_to_no_other(left: int) -> None:
    """002:674-677. Only settlements beside a Cave, to land that can be built on beside any Cave; once a turn."""
    moved = 0
    for seed in range(40):
        rng = Random(f"caves {seed}")
        desk = start({"caves": "random"}, rng.randint(2, 5), seed)
        sites, seat = sorted(desk.caves), rng.randrange(len(desk.state.own))
        beside = set().union(*(desk.beside(cave) for cave in sites))
        for owner in range(len(desk.state.own)):
            free = {name(hex_) for hex_ in members(desk.state.free)}
            desk.place(owner, " ".join({*sorted(free & beside)[: rng.randrange(4)], *rng.sample(sorted(free), 5)}))
        desk.turn(seat, next(land for land in LANDS), left)
        land = {name(hex_) for terrain in range(BUILDABLE) for hex_ in members(desk.state.board.terrain[terrain])}
        taken = set().union(*(desk.settlements(owner) for owner in range(len(desk.state.own))))
        goals = (beside & land) - taken
        caves = {option.split()[1] for option in desk.options() if option.startswith("cave ")}
        assert caves == (desk.settlements(seat) & beside if goals else set())
        if caves:
            desk.do(f"cave {min(caves)}")
            assert desk.options() == {f"to {hex_}" for hex_ in goals}
            desk.do(rng.choice(sorted(desk.options())))
            moved += 1
            if not isinstance(desk.choice, Chance) and desk.seat == seat:
                assert not any(option.startswith("cave ") for option in desk.options())
    assert moved > 20


class Holder:
    """Who holds tiles of a board of four sections, as the rulebook counts them: by location, usable or not."""

    def __init__(self, desk: Desk, seat: int, kept: dict[str, str]) -> None:
        self.desk, self.seat, self.kept = desk, seat, kept
        self.never = {name(hex_): kind for hex_, kind in desk.state.board.locations.items() if name(hex_) not in kept}
        self.ready = {tile: list(kept.values()).count(tile) for tile in PAIRED}

    def held(self) -> list[str]:
        return sorted(self.kept.values())

    def use(self, move: str) -> None:
        self.ready[move.split()[0]] -= 1

    def gain(self) -> bool:
        """A tile from a location that a settlement touches for the first time; it works from the next turn on."""
        found = [hex_ for hex_ in self.never if self.desk.beside(hex_) & self.desk.settlements(self.seat)]
        self.kept |= {hex_: self.never.pop(hex_) for hex_ in found}
        return bool(found)

    def lost(self) -> str:
        """The kind of the tile whose location has no settlement beside it any more; it is not kept."""
        gone = [hex_ for hex_ in self.kept if not self.desk.beside(hex_) & self.desk.settlements(self.seat)]
        assert len(gone) <= 1, "one settlement touches one location"
        return self.kept.pop(gone[0]) if gone else ""

    def seen(self, tiles: list[str]) -> None:
        """Everybody at the table, and who only looks on, sees these tiles before the seat."""
        for viewer in (None, *range(len(self.desk.state.own))):
            assert sorted(self.desk.view(viewer).tiles(self.seat)) == tiles


def holder(rng: Random) -> Holder:
    """A seat with a settlement beside most of eight locations, and their tiles, in its turn."""
    desk = Desk([section + rng.choice(("", "-turned")) for section in rng.sample(PAIRED, 4)], rng.randint(2, 5))
    seat, kept = rng.randrange(len(desk.state.own)), dict[str, str]()
    for location, kind in desk.state.board.locations.items():
        claimed, free = rng.random() < 0.75, sorted(name(hex_) for hex_ in members(desk.state.free))
        around = [hex_ for hex_ in free if distance(hex_, name(location)) == (1 if claimed else 2)]
        desk.place(seat, " ".join(rng.sample(around, 1 if claimed else 3)))
        if claimed:
            kept[name(location)] = kind
            desk.hold(seat, name(location))
    desk.turn(seat, rng.choice(LANDS), rng.choice((0, 3)))
    return Holder(desk, seat, kept)


def give_up(one: Holder, lost: str, rng: Random) -> bool:
    """After a move: with one usable tile of two the seat chooses, and both lie there until it has. Whether it did."""
    if not lost:
        return False
    count = one.held().count(lost)
    if (count, one.ready[lost]) != (1, 1):
        one.ready[lost] = min(one.ready[lost], count)
        return False
    assert (one.desk.seat, one.desk.options()) == (one.seat, {f"discard {lost} spent", f"discard {lost} ready"})
    for viewer in (None, *range(len(one.desk.state.own))):
        assert one.desk.view(viewer).tiles(one.seat).count(lost) == 2
    kept = rng.choice((0, 1))
    one.desk.do(f"discard {lost} {'spent' if kept else 'ready'}")
    one.ready[lost] = kept
    return True


@pytest.mark.parametrize("seed", range(12))
def test_of_two_equal_tiles_both_are_held_until_the_choice_which_one_is_lost(seed: int) -> None:
    """004:242. Everybody sees two while the seat chooses and one afterwards, usable or not as it has chosen."""
    asked = gained = 0
    for number in range(40):
        rng = Random(f"tiles {seed} {number}")
        one = holder(rng)
        for _ in range(8):
            extra = sorted(option for option in one.desk.options() if option.split()[0] in PAIRED)
            tiles = sorted({option.split()[0] for option in extra})
            assert set(tiles) <= {tile for tile in PAIRED if one.ready[tile] > 0}
            assert ("paddock" in tiles) == (one.ready["paddock"] > 0)
            if not tiles:
                break
            tile = rng.choice(tiles)
            move = rng.choice([option for option in extra if option.split()[0] == tile])
            one.use(move)
            one.desk.do(move)
            if tile in ("barn", "paddock"):
                one.desk.do(rng.choice(sorted(one.desk.options())))
                asked += give_up(one, one.lost(), rng)
            gained += one.gain()
            one.seen(one.held())
            if one.desk.seat != one.seat or isinstance(one.desk.choice, Chance):
                break
    assert asked > 3
    assert gained
