"""The coach: what is said, what leads on, what is answered and taken back, and playing it all again."""

import json
from typing import Any

import pytest

from regalia.agents.squire import squire
from regalia.core.errors import Illegal, Refused
from regalia.core.lessons import Coach, Progress, lessons
from regalia.games import GAMES
from tests.core.lessons.lesson_data import GAME, changed, step

LESSON = lessons(GAME)["first"]


def fresh() -> Coach:
    return Coach(GAME, LESSON, squire)


def at(id: str) -> Coach:
    """The coach at a step."""
    coach = fresh()
    while coach.step.id != id:
        coach.skip()
    return coach


def test_a_look_is_read_and_then_one_goes_on() -> None:
    coach = fresh()
    said = coach.said("en")
    assert (said.step, said.kind, said.number, said.of, said.do) == ("aim", "look", 1, 16, "")
    assert said.point == ("zone-scoring",)
    with pytest.raises(Illegal):
        coach.attempt("settle 7,16", "en")
    coach.go_on()
    assert coach.said("en").number == 2


def test_what_is_said_is_measured() -> None:
    coach = at("castle")
    assert coach.said("en").sentence == "A settlement beside a castle earns 3 gold, once for each castle."
    assert coach.said("fr").sentence == "Une cité voisine d’un château rapporte 3 points, une fois par château."
    with pytest.raises(Illegal):
        coach.go_on()


def test_a_move_that_leads_on_is_played_and_the_table_plays_on() -> None:
    coach = at("turn")
    reply = coach.attempt("end", "en")
    assert reply.accepted
    assert [str(entry.action) for entry in reply.entries] == [
        *("end", "draw 0 forest", "settle 9,10", "settle 9,11", "settle 9,12", "end", "draw 1 canyon")
    ]
    assert coach.step.id == "rival"
    assert coach.said("en").sentence.startswith("Moon has built too, and earns 6 against your 10 gold.")


def test_another_move_is_played_answered_and_taken_back() -> None:
    coach = at("castle")
    before = coach.match.record()
    reply = coach.attempt("settle 13,20", "en")
    assert not reply.accepted
    assert reply.sentence.startswith("The right land, well read, and worth 2 gold.")
    assert [str(entry.action) for entry in reply.entries] == ["settle 13,20"]
    assert reply.shown.entries == [*coach.match.entries, *reply.entries]
    assert coach.match.record() == before
    assert coach.step.id == "castle"


def test_the_third_try_is_offered_to_be_played() -> None:
    coach = at("castle")
    replies = [coach.attempt("settle 13,20", "en") for _ in range(3)]
    assert [(reply.tries, reply.offer) for reply in replies] == [(1, False), (2, False), (3, True)]
    assert coach.progress.tries == 3
    coach.attempt("settle 7,17", "en")
    assert coach.progress.tries == 0


def test_what_is_not_offered_is_refused_and_is_no_try() -> None:
    coach = at("castle")
    with pytest.raises(Illegal):
        coach.attempt("settle 1,2", "en")
    with pytest.raises(Refused):
        coach.attempt("hello", "en")
    assert coach.progress.tries == 0


@pytest.mark.parametrize("first, second", [("7,16", "7,17"), ("7,17", "7,16")])
def test_what_is_done_is_no_longer_pointed_at(first: str, second: str) -> None:
    coach = at("castle")
    assert coach.said("en").point == ("hex-7,16", "hex-7,17")
    coach.attempt(f"settle {first}", "en")
    assert coach.said("en").point == (f"hex-{second}",)
    assert [str(action) for action in coach.wanted()] == [f"settle {second}"]


def test_every_device_plays_the_same_table_again() -> None:
    coach = fresh()
    while not coach.over:
        again = Coach.resume(GAME, LESSON, squire, Progress.of(json.loads(json.dumps(coach.progress.data()))))
        assert again.progress == coach.progress
        assert again.match.record() == coach.match.record()
        assert again.said("fr") == coach.said("fr")
        coach.skip()
    assert coach.progress.step == ""


def test_at_the_end_of_a_free_table_a_number_is_praised() -> None:
    coach = at("yours")
    coach.skip()
    said = coach.said("en")
    assert (said.kind, said.won, said.number, said.of) == ("end", True, 16, 16)
    totals = GAME.totals(coach.match.state)
    assert said.sentence.startswith(f"Well built: {totals[0]} gold against {totals[1]}.")
    with pytest.raises(Illegal):
        coach.attempt("end", "en")


def test_a_lost_end_is_said_as_one() -> None:
    lesson = changed(lambda t: step(t, "yours").update(goal="points >= 100"))
    coach = Coach(GAME, lesson, squire)
    while not coach.over:
        coach.skip()
    assert not coach.won
    assert "not this time" in coach.said("en").sentence


def test_back_goes_to_the_step_before_or_to_the_beginning_of_this_one() -> None:
    coach = at("third")
    coach.attempt(str(coach.wanted()[0]), "en")
    assert coach.step.id == "third"
    coach = coach.back()
    assert (coach.step.id, coach.met) == ("third", [])
    assert coach.back().step.id == "tile"
    assert fresh().back().step.id == "aim"


def test_on_a_free_table_back_takes_one_move() -> None:
    coach = at("yours")
    for _ in range(2):
        coach.attempt(str(coach.offered()[0]), "en")
    moves = coach.progress.moves
    assert coach.back().progress.moves == moves[:-1]
    assert coach.back().back().progress.moves == moves[:-2]
    assert coach.back().back().back().step.id == "later"


def test_a_leap_compares_two_moments() -> None:
    coach = at("farm")
    points = GAME.totals(coach.match.state)[0]
    coach.skip()
    assert coach.step.id == "later"
    assert coach.said("en").sentence.startswith(f"From {points} gold you have come to 47 gold, against 21.")


def test_after_a_leap_all_is_the_same_whichever_road_led_there() -> None:
    one, other = at("castle"), at("castle")
    one.attempt("settle 7,16", "en")
    other.attempt("settle 7,17", "en")
    while not one.over:
        one.skip()
    while not other.over:
        other.skip()
    assert one.match.record() == other.match.record()


def test_moves_in_any_order() -> None:
    game = GAMES["wonderful-kingdom"]
    for way in (("caravan", "theatre", "hanging-gardens"), ("hanging-gardens", "caravan", "theatre")):
        coach = Coach(game, lessons(game)["first"], squire)
        while coach.step.id != "plan":
            coach.skip()
        for card in way:
            assert coach.attempt(f"keep {card}", "en").accepted
        assert coach.step.id == "recycle"


def test_a_branch_tells_another_story_and_both_meet_again() -> None:
    game = GAMES["kingsburg"]
    coach = Coach(game, lessons(game)["first"], squire)
    while coach.step.id != "recruit":
        coach.skip()
    other = coach.copy()
    coach.attempt("recruit gold+gold", "en")
    other.attempt("done", "en")
    assert (coach.step.id, other.step.id) == ("king", "level")
    assert str(other.match.entries[-1].action) == "battle 0 4 drawn"
    while coach.step.id != "yours":
        coach.skip()
    other.skip()
    assert coach.step.id == other.step.id == "yours"
    assert coach.said("en").of == coach.said("en").number


def test_the_table_stops_at_the_moment_of_a_step() -> None:
    game = GAMES["kingsburg"]
    coach = Coach(game, lessons(game)["first"], squire)
    while coach.step.id != "reward":
        coach.skip()
    assert str(coach.match.entries[-1].action) == "king reward 0+2"
    assert not coach.offered()


def test_a_lesson_that_was_changed_is_resumed_as_far_as_it_goes() -> None:
    coach = at("row")
    lesson = changed(lambda t: step(t, "castle").update(accept=["settle 7,17"]))
    again = Coach.resume(GAME, lesson, squire, coach.progress)
    assert again.step.id == "castle"


def test_a_second_sitting_begins_with_what_was_learned_last() -> None:
    assert at("touch").recall() is None
    recalls = [at(id).recall() for id in ("row", "third")]
    assert [recall and recall.after for recall in recalls] == ["touch", "tile"]


WRONG: list[Any] = [
    None,
    {},
    {"lesson": "first", "step": "aim", "moves": [1], "tries": 0},
    {"lesson": "first", "step": "aim", "moves": [], "tries": True},
    {"lesson": "first", "step": "aim", "moves": [], "tries": 0, "more": 1},
]


@pytest.mark.parametrize("data", WRONG)
def test_what_is_no_progress_is_refused(data: Any) -> None:
    with pytest.raises(Refused):
        Progress.of(data)
