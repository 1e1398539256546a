"""Options: every one gets a value, and what cannot be is said in one sentence."""

import pytest

from regalia.core.errors import Refused, Unknown
from regalia.core.game import AnyGame
from regalia.core.options import SEATS, Clash, Option, choose, clashing
from regalia.games import GAMES
from tests.core.lanes_toy import refusal

SAID = {"en": "text", "fr": "texte"}
OPTIONS = (
    Option("moat", ("dry", "deep"), "dry", SAID),
    Option("bridge", ("none", "stone", "rope"), "none", SAID),
    Option("flag", ("red", "blue"), "blue", SAID),
)
CLASHES = (
    Clash("moat", "bridge", lambda moat, bridge: moat == "dry" and bridge == "rope", {"en": "ropes need water"}),
    Clash("flag", "moat", lambda flag, moat: (flag, moat) == ("red", "deep"), {"en": "the dye runs"}),
)


def why(**given: str) -> str:
    return refusal(choose, OPTIONS, CLASHES, given, 2)


def test_what_is_not_given_has_its_default_and_the_order_is_the_declared_one() -> None:
    assert choose(OPTIONS, CLASHES, {}, 2) == {"moat": "dry", "bridge": "none", "flag": "blue"}
    chosen = choose(OPTIONS, CLASHES, {"bridge": "rope", "moat": "deep"}, 2)
    assert list(chosen.items()) == [("moat", "deep"), ("bridge", "rope"), ("flag", "blue")]


def test_what_was_given_is_left_alone() -> None:
    given = {"moat": "deep"}
    choose(OPTIONS, CLASHES, given, 2)["moat"] = "dry"
    assert given == {"moat": "deep"}


def test_an_unknown_name_gets_the_valid_ones() -> None:
    assert why(tower="high") == "There is no option “tower”: choose from moat, bridge, flag."
    with pytest.raises(Unknown):
        choose(OPTIONS, CLASHES, {"tower": "high"}, 2)


def test_an_unknown_value_gets_the_valid_ones_of_its_option() -> None:
    assert why(bridge="glass") == "The option bridge has no value “glass”: choose from none, stone, rope."
    assert why(moat="stone") == "The option moat has no value “stone”: choose from dry, deep."


def test_values_that_exclude_each_other_are_named_with_the_reason() -> None:
    assert why(flag="red", moat="deep") == "The options flag=red and moat=deep exclude each other: the dye runs."


def test_a_default_clashes_like_a_given_value() -> None:
    assert why(bridge="rope") == "The options moat=dry and bridge=rope exclude each other: ropes need water."


def test_a_clash_is_about_its_two_options_in_their_order() -> None:
    assert clashing(CLASHES[0], {"moat": "dry", "bridge": "rope"})
    assert not clashing(CLASHES[0], {"moat": "rope", "bridge": "dry"})


def test_the_number_of_seats_clashes_like_an_option() -> None:
    alone = (Clash(SEATS, "flag", lambda seats, flag: seats == "1" and flag == "red", {"en": "nobody salutes"}),)
    assert choose(OPTIONS, alone, {"flag": "red"}, 2)["flag"] == "red"
    said = refusal(choose, OPTIONS, alone, {"flag": "red"}, 1)
    assert said == "The options seats=1 and flag=red exclude each other: nobody salutes."


def test_the_people_see_every_refusal_as_one_kind() -> None:
    assert issubclass(Unknown, Refused)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_defaults_of_a_game_are_among_its_choices_and_never_clash(game: AnyGame) -> None:
    assert all(option.default in option.choices for option in game.options)
    for seats in game.seats:
        chosen = choose(game.options, game.clashes, {}, seats)
        assert chosen == {option.name: option.default for option in game.options}
