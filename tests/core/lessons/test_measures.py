"""What placeholders stand for, and conditions."""

import pytest

from regalia.agents.squire import squire
from regalia.core.errors import Refused
from regalia.core.lessons import Coach, lessons
from regalia.core.lessons.measures import Filling, holds, measured
from regalia.games import GAMES
from tests.core.lessons.lesson_data import GAME


@pytest.fixture(scope="module")
def coach() -> Coach:
    """After the first settlement, beside castle and water."""
    coach = Coach(GAME, lessons(GAME)["first"], squire)
    while coach.step.id != "castle":
        coach.skip()
    coach.attempt("settle 7,16", "en")
    return coach


@pytest.mark.parametrize(
    "spec, found",
    [
        ("points", "6"),
        ("points 1", "0"),
        ("points as points", "6 gold"),
        ("earned castles", "3"),
        ("earned knights 1", "0"),
        ("brought", "6"),
        ("before points as points", "0 gold"),
        ("gain settle 7,17", "2"),
        ("after settle *: points", "8"),
        ("after settle *: left", "1"),
        ("offered settle *", "1"),
        ("offered end", "0"),
        ("label settle *", "Build on a flower field, row 7, column 17"),
        ("house 1", "Moon"),
        ("the tile.farm", "the Farm"),
        ("name card.knights", "Knights"),
        ("word terrain.grass.a", "on grass"),
        ("left as count.settlement", "2 settlements"),
        ("land the", "the flower field"),
    ],
)
def test_measures(coach: Coach, spec: str, found: str) -> None:
    assert str(measured(spec, coach.moment())) == found


def test_words_come_in_the_language_of_the_reader(coach: Coach) -> None:
    assert measured("house 1", coach.moment("fr")) == "Lune"
    assert measured("points as points", coach.moment("fr")) == "6 points"


def test_the_move_that_was_tried_is_measured(coach: Coach) -> None:
    tried = GAME.parse("settle 7,17")
    assert measured("gain tried", coach.moment(tried=tried)) == 2
    with pytest.raises(Refused, match="is not offered"):
        measured("gain tried", coach.moment())


def test_what_is_below_zero_has_the_sign_of_print() -> None:
    game = GAMES["wonderful-kingdom"]
    moment = Coach(game, lessons(game)["first"], squire).moment()
    assert f"{measured('calamity', moment)}" == "−4"
    assert measured("calamity as resource.points", moment) == "−4 points"


def test_a_capital_begins_a_sentence(coach: Coach) -> None:
    values = Filling({"farm": "the tile.farm"}, coach.moment())
    assert "{Farm} and {farm}".format_map(values) == "The Farm and the Farm"


@pytest.mark.parametrize(
    "condition, so",
    [
        ("points", True),
        ("tiles", False),
        ("points = 6", True),
        ("points >= 7", False),
        ("points <= 6", True),
        ("points > 5", True),
        ("points < 6", False),
        ("gain settle 7,17 = 2", True),
    ],
)
def test_conditions(coach: Coach, condition: str, so: bool) -> None:
    assert holds(condition, coach.moment()) is so


def test_words_are_no_condition(coach: Coach) -> None:
    with pytest.raises(Refused, match="“house 1” is no number"):
        holds("house 1", coach.moment())
