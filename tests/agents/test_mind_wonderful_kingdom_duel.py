"""The duel: equilibria of bluffs, the worth of cards, and moves that rest on the view alone, in every cell."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain, combinations
from random import Random

import pytest

from regalia.agents.minds.wonderful_kingdom.bluffs import Payoffs, drawn, equilibrium, face
from regalia.agents.minds.wonderful_kingdom.duel_cards import CardValues, card_values
from regalia.agents.minds.wonderful_kingdom.mind import WonderfulKingdomMind
from regalia.agents.minds.wonderful_kingdom.offers import SLACK, Offers
from regalia.agents.minds.wonderful_kingdom.offers_playout import LEFT_SHARE, Playout
from regalia.agents.protocol import Budget
from regalia.agents.tuned import TunedBot
from regalia.core.lanes import apply, pending
from regalia.core.laws import Cell
from regalia.core.protocol import Action, Chance, Choice
from regalia.core.record import Match
from regalia.core.words import LANGUAGES
from regalia.games.wonderful_kingdom import GAME
from regalia.games.wonderful_kingdom.rules.actions import Offer, Propose
from regalia.games.wonderful_kingdom.rules.state import Realm
from regalia.games.wonderful_kingdom.rules.view import View
from tests.covers import covered

MIND = WonderfulKingdomMind(GAME)
CELLS = tuple(cell for cell in covered(GAME.id) if cell.seats == 2)
PLANNED = ("built", "kinds", "soldiers", "income", "krystallium", "begun", "danger", "power", "quest", "land")
FEATURES = frozenset((*PLANNED, "left", "spy", "deny_area", "deny_offer", "deny_trap", "deny_rival"))


def started(cell: Cell | None = None) -> Realm:
    state: Realm = Match.start(GAME, 2, dict(cell.options) if cell else None, None).state
    return state


def walked(state: Realm, rng: Random, steps: int) -> Iterator[tuple[Realm, Choice]]:
    """Positions of a random game, with the choice that waits in them."""
    for _ in range(steps):
        if not (waiting := pending(state)):
            return
        lane, choice = waiting[-1]
        if not isinstance(choice, Chance):
            yield state, choice
        apply(state, lane, choice.sample(state, rng))


@cache
def views(kind: str, count: int = 3) -> tuple[tuple[View, tuple[Action, ...]], ...]:
    """Some views of seats that are asked, with their options."""
    found = [
        (GAME.view(state, choice.seat), tuple(choice.options(state)))
        for state, choice in walked(started(), Random("views"), 900)
        if type(choice).__name__ == kind
    ]
    return tuple(found[:: max(1, len(found) // count)][:count])


def worst(mix: tuple[float, ...], payoffs: Payoffs) -> float:
    """What a mix of rows brings against the best answer."""
    columns: list[tuple[float, ...]] = list(zip(*payoffs, strict=True))
    return min([sum([part * worth for part, worth in zip(mix, column, strict=True)]) for column in columns])


@pytest.mark.parametrize(
    ("payoffs", "rows", "columns", "worth"),
    [
        pytest.param(((1, -1), (-1, 1)), (1 / 2, 1 / 2), (1 / 2, 1 / 2), 0, id="matching pennies"),
        pytest.param(((0, -1, 1), (1, 0, -1), (-1, 1, 0)), (1 / 3,) * 3, (1 / 3,) * 3, 0, id="rock, paper, scissors"),
        pytest.param(((3, 0), (1, 2)), (1 / 4, 3 / 4), (1 / 2, 1 / 2), 3 / 2, id="a bluff that pays one time in four"),
        pytest.param(((2, 1), (5, 4), (0, 3)), (0, 1, 0), (0, 1), 4, id="nothing to mix"),
    ],
)
def test_regret_matching_finds_the_equilibrium(
    payoffs: Payoffs, rows: tuple[float, ...], columns: tuple[float, ...], worth: float
) -> None:
    mine, his = equilibrium(payoffs)
    assert mine == pytest.approx(rows, abs=0.02)
    assert his == pytest.approx(columns, abs=0.02)
    assert worst(mine, payoffs) == pytest.approx(worth, abs=0.05)


def test_a_mix_of_many_rows_holds_against_every_answer() -> None:
    """With two answers the worth is known: the lowest point of the upper edge of all rows."""
    rng = Random("rows")
    payoffs = [(rng.uniform(-5, 5), rng.uniform(-5, 5)) for _ in range(12)]
    exact = min(max(a + (b - a) * at / 1000 for a, b in payoffs) for at in range(1001))
    assert worst(equilibrium(payoffs)[0], payoffs) == pytest.approx(exact, abs=0.1)


def test_a_mix_is_drawn_as_often_as_it_says() -> None:
    rng = Random(1)
    found = [drawn((0.25, 0.75), rng) for _ in range(4000)]
    assert found.count(0) == pytest.approx(1000, abs=120)


def test_proposals_look_alike_if_only_their_backs_differ() -> None:
    def laid(one: str, two: str, area: int) -> Propose:
        return Propose(Offer(one, 0), Offer(two, area, True))

    assert face(laid("farm", "harbor", 1)) == face(laid("farm", "quarry", 1))
    assert face(laid("farm", "harbor", 1)) != face(laid("farm", "harbor", 0))
    assert face(laid("farm", "harbor", 1)) != face(laid("harbor", "farm", 1))


def test_a_card_that_need_not_be_built_never_harms() -> None:
    view, _ = views("Proposing")[1]
    for values in card_values(GAME, view, Random(0)):
        gains = {card: values.gain((card,)) for card in sorted(set(view.catalogue.cards))}
        assert min(gains.values()) >= -1e-9
        assert values.price("calamity") < 0


def test_cards_are_weighed_once_and_whatever_came_before() -> None:
    view, _ = views("Proposing")[0]
    values = card_values(GAME, view, Random(0))[0]
    fresh = CardValues(values.world, values.known[()])
    row = ("farm", "harbor", "quarry")
    values.gain(row[:2])
    assert values.gain(row) == fresh.gain(row)


def test_the_playout_proposes_what_brute_force_would() -> None:
    view, _ = views("Proposing")[0]
    assert view.seat is not None
    seat, world, known = view.seat, GAME.imagine(view, Random(0)), card_values(GAME, view, Random(0))
    areas = [[lying.card for lying in area] for area in world.areas]
    play = Playout(known, areas, [duchy.hand for duchy in world.duchies])

    def worth(laid: Sequence[Sequence[str]]) -> float:
        mine, his = ([sum(map(values.price, area)) for area in laid] for values in (known[seat], known[1 - seat]))
        taken = int(his[1] > his[0])
        return LEFT_SHARE * max(0.0, mine[1 - taken]) - his[taken]

    every = [
        worth([areas[0] + [card for card, at in put if not at], areas[1] + [card for card, at in put if at]])
        for one, two in combinations(world.duchies[seat].hand, 2)
        for put in (((one, p), (two, q)) for p in (0, 1) for q in (0, 1))
    ]
    play.propose(seat)
    assert worth(play.areas) == pytest.approx(max(every))


def test_a_playout_keeps_every_card() -> None:
    view, _ = views("Proposing")[0]
    assert view.seat is not None
    world = GAME.imagine(view, Random(0))
    areas, hands = [[lying.card for lying in area] for area in world.areas], [duchy.hand for duchy in world.duchies]
    play = Playout(card_values(GAME, view, Random(0)), areas, hands)
    play.run(view.seat)
    assert sorted(chain(*play.areas, *play.hands, *play.taken)) == sorted(chain(*areas, *hands))
    assert play.lead(0) == -play.lead(1)


def test_a_bluff_is_drawn_among_proposals_that_look_alike() -> None:
    """Whatever is drawn, what it costs is little."""
    view, options = views("Proposing")[0]
    for seed in range(4):
        offers = Offers(GAME, view, options, Random(seed))
        plain = [sum(offers.parts(option).values()) for option in options]
        rates = offers.rate(options, Random(seed))
        chosen = rates.index(max(rates))
        assert plain[chosen] >= max(plain) - SLACK - 1e-6
        assert face(options[chosen]) == face(options[plain.index(max(plain))])


def test_what_lies_face_down_is_not_always_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two backs of which the other must fear either: both are laid."""
    view, options = views("Proposing")[0]
    hidden = [option for option in options if isinstance(option, Propose) and option.first.down]
    pair = next(pair for pair in combinations(hidden, 2) if face(pair[0]) == face(pair[1]))
    monkeypatch.setattr(Offers, "parts", lambda *_: {"left": 1.0})
    monkeypatch.setattr(Offers, "_payoffs", lambda _, option: [1.0, -1.0] if option == pair[0] else [-1.0, 1.0])
    offers = Offers(GAME, view, pair, Random(0))
    rated = [offers.rate(pair, Random(seed)) for seed in range(20)]
    assert {rates.index(max(rates)) for rates in rated} == {0, 1}


def test_the_other_falls_for_a_trap_only_if_he_cannot_see_it() -> None:
    """A hidden danger looks like any card of the hand; an open one tells."""
    view, options = views("Proposing")[0]
    (world, *_), hand = Offers(GAME, view, options, Random(0)).worlds, view.duchies[view.seat or 0].hand
    danger = next(card for card in hand if card in view.catalogue.threats)
    other = next(card for card in hand if card != danger)
    hidden, shown = (Propose(Offer(danger, 0, down), Offer(other, 1)) for down in (True, False))
    assert world.laid(hidden)[2][0] > world.laid(shown)[2][0]
    assert world.parts(hidden)["deny_trap"] > world.parts(shown)["deny_trap"] == 0


@pytest.mark.parametrize("cell", CELLS, ids=str)
def test_every_cell_is_played_and_told(cell: Cell) -> None:
    rng, bot, met = Random(str(cell)), TunedBot(GAME), set[str]()
    for at, (state, choice) in enumerate(walked(started(cell), rng, 700)):
        options = choice.options(state)
        if len(options) > 1 and (type(choice).__name__ not in met or at % 60 == 0):
            met.add(type(choice).__name__)
            view = GAME.view(state, choice.seat)
            assert bot.choose(view, options, rng, Budget()) in options
            assert MIND.features(view, options[-1], rng).keys() <= FEATURES


def test_every_reason_has_words() -> None:
    for lang in LANGUAGES:
        assert {f"estimate.{name}" for name in FEATURES} <= MIND.words.keys(lang)
