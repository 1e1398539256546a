"""What is said of a course, word by word: the move, what it opens, the plan, the estimate, in both languages."""

from collections.abc import Mapping
from typing import Any

import pytest

from regalia.agents.foresight import Course, Step
from regalia.agents.hint_words import HintWords
from regalia.agents.reasons import AHEAD, EVEN, Comparison, Reason
from regalia.core.record import Dice, Match
from regalia.games import GAMES
from regalia.games.kingdom_builder.rules.actions import END, LAND, SETTLE, USE

KINGDOM, BURG, WONDER = GAMES
NARROW = "\u202f"


def begun(name: str) -> Any:
    """What the first seat sees at its first choice."""
    match = Match.start(GAMES[name])
    match.roll(Dice(1))
    return match.view(0)


VIEWS = {name: begun(name) for name in GAMES}


def said(name: str, lang: str, changes: Mapping[str, int]) -> str:
    return HintWords(GAMES[name], lang).changes(changes, VIEWS[name])


@pytest.mark.parametrize(
    "name, changes, en, fr",
    [
        (
            KINGDOM,
            {"points.castles": 3, "points.hermits": -1, "tile.farm": 1},
            "earns 3 gold for castles, loses 1 gold for the Hermits and wins the Farm tile",
            "marque 3 points pour les châteaux, fait perdre 1 point pour les Ermites et gagne la plaquette Ferme",
        ),
        (
            KINGDOM,
            {"others": -6, "empty.oasis": 1},
            "takes the last Oasis tile of its place and costs the others 6 gold",
            "prend la dernière plaquette Oasis de son lieu et coûte 6 points aux autres",
        ),
        (
            BURG,
            {"points": 2, "goods.gold": -2, "goods.wood": -1, "built.inn": 1},
            "scores 2 points, builds the Inn and costs 2 gold and 1 wood",
            "marque 2 points, bâtit l’Auberge et coûte 2 or et 1 bois",
        ),
        (
            BURG,
            {"due.stone": 2, "envoy": -1},
            "will bring 2 stone when the advisors help and uses the King’s envoy",
            "rapportera 2 pierres quand les conseillers aideront et utilise l’émissaire du roi",
        ),
        (
            WONDER,
            {"cubes": 1, "goods.krystallium": -1, "built.harbor": 1},
            "fills 1 more place on cards, completes Harbor and uses 1 krystallium",
            "remplit 1 place de plus sur les cartes, achève Port et utilise 1 krystallium",
        ),
    ],
)
def test_what_changes_is_one_clause(name: str, changes: Mapping[str, int], en: str, fr: str) -> None:
    assert [said(name, "en", changes), said(name, "fr", changes)] == [en, fr]


@pytest.mark.parametrize(
    "name, lang, verb", [(name, lang, verb) for name in GAMES for lang in ("en", "fr") for verb in ("gain", "loss")]
)
def test_what_has_no_words_is_not_told(name: str, lang: str, verb: str) -> None:
    assert said(name, lang, {"nonsense": 1 if verb == "gain" else -1}) == ""


def told(course: Course, lang: str) -> list[str]:
    words = HintWords(GAMES[KINGDOM], lang)
    return [*words.move(course), *words.plan(course)]


def at(*actions: object) -> tuple[Step, ...]:
    return tuple(Step(VIEWS[KINGDOM], action) for action in actions)


def test_the_move_and_the_rest_of_the_turn_are_told_apart() -> None:
    course = Course(VIEWS[KINGDOM], False, {}, at(SETTLE[0], END), {"points.knights": 2}, False)
    move, plan = told(course, "en")
    assert move == "This move brings nothing by itself."
    assert plan.startswith("The rest of the turn is meant to be: build ")
    assert plan.endswith("That earns 2 gold for the Knights.")
    assert "end turn" not in plan
    assert "La suite prévue de ce tour" in told(course, "fr")[1]


def test_a_lifted_settlement_is_told_with_where_it_lands() -> None:
    course = Course(VIEWS[KINGDOM], True, {"points.miners": 1}, at(LAND[1]), {}, False)
    (only,) = told(course, "en")
    assert only.startswith("It is meant for this: land ")
    assert only.endswith("That earns 1 gold for the Miners.")


def test_the_end_of_a_turn_says_that_nothing_else_scores() -> None:
    ended = Course(VIEWS[KINGDOM], False, {}, (), {}, True)
    assert told(ended, "en") == ["This move brings nothing by itself, and no other move here scores at once."]


def test_many_steps_are_cut_short() -> None:
    course = Course(VIEWS[KINGDOM], False, {}, at(*[USE["farm"][hex_] for hex_ in range(6)]), {}, False)
    assert told(course, "en")[1].count("; ") == 3
    assert told(course, "fr")[1].count(f"{NARROW}; ") == 3
    assert told(course, "en")[1].endswith("; ….")


def test_an_estimate_is_called_one() -> None:
    comparison = Comparison(AHEAD, 2.25, (Reason("next", 1.5), Reason("deny_places", 0.75)))
    words = HintWords(GAMES[KINGDOM], "en")
    assert words.comparison(comparison) == (
        "By estimate it is worth 2.2 more in all than the next best plan; what speaks most for it:"
        " good places for the next card (+1.5) and places and tiles that the others miss (+0.8)."
    )
    assert words.comparison(Comparison(EVEN)) == "By estimate it is about as good in all as the next best plan."
    assert "(+1,5)" in HintWords(GAMES[KINGDOM], "fr").comparison(comparison)
