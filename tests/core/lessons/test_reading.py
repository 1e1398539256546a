"""A lesson file is read, or refused by one sentence that says what is wrong."""

from pathlib import Path

import pytest

from regalia.core.errors import Refused
from regalia.core.lessons import lessons, read
from regalia.core.lessons.lesson import fits
from tests.core.lessons.lesson_data import GAME, Change, changed, data, folder, step, text


def test_a_lesson_is_read_with_its_steps() -> None:
    lesson = lessons(GAME)["first"]
    assert (lesson.game, lesson.seats, lesson.learner, lesson.options["preset"]) == (GAME.id, 2, 0, "first-game")
    assert [step.kind for step in lesson.steps][:3] == ["look", "look", "ask"]
    assert lesson.steps[-1].kind == "free"
    assert lesson.draws[0] == GAME.parse("begin 0")
    assert set(lesson.records) == {"first-end"}


@pytest.mark.parametrize(
    "pattern, notation, fitting",
    [
        ("settle 7,16", "settle 7,16", True),
        ("settle 7,1", "settle 7,16", False),
        ("settle *", "settle 7,16", True),
        ("*,16", "settle 7,16", True),
        ("*", "end", True),
        ("influence 8 with 6 +2", "influence 8 with 6 +2", True),
        ("influence 8 with 6 .2", "influence 8 with 6 +2", False),
    ],
)
def test_a_star_stands_for_anything(pattern: str, notation: str, fitting: bool) -> None:
    assert fits(pattern, notation) is fitting


def test_a_game_without_a_folder_has_no_lessons(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME.shown, "lessons", None)
    assert lessons.__wrapped__(GAME) == {}


FAULTS: list[tuple[Change, str]] = [
    (lambda t: t.update(seats=9), "“seats” has to be how many play, “learner” one of their seats, from 0."),
    (lambda t: t.update(learner=2), "“seats” has to be how many play, “learner” one of their seats, from 0."),
    (lambda t: t.pop("minutes"), "the lesson needs the field “minutes”."),
    (lambda t: t.update(minutes="7"), "“minutes” of the lesson has to be a whole number."),
    (lambda t: t.update(colour="red"), "the lesson has no field “colour”."),
    (lambda t: t["title"].pop("fr"), "“title” of the lesson is a text in each of en, fr."),
    (
        lambda t: t.update(options={"preset": "any"}),
        "The option preset has no value “any”: choose from free, first-game.",
    ),
    (lambda t: t["draws"].append("draw 0 sand"), "“draw 0 sand” is not an action"),
    (lambda t: t.update(rivals={"0": []}), "“rivals” has no field “0”."),
    (lambda t: t.update(record="nowhere"), "The record “nowhere”:"),
    (lambda t: t.update(step=[]), "A lesson has steps, and each has an id of its own."),
    (lambda t: t["step"].append(step(t, "yours")), "A lesson has steps, and each has an id of its own."),
    (lambda t: t["values"].update(idle="points"), "No sentence of the lesson has the value “idle”."),
    (
        lambda t: t["values"].update(gain="score"),
        "the lesson, “gain”: There is no measure “score”: choose from points,",
    ),
    (
        lambda t: t["values"].update(gain="gain tried as pence"),
        "the lesson, “gain”: “pence” is no word that is counted.",
    ),
    (lambda t: t["values"].update(gain="after end"), "“after end” needs a move, a colon and a measure."),
    (lambda t: step(t, "castle").pop("do"), "step “castle”: what asks or leaves the table free says what to “do”"),
    (lambda t: step(t, "aim").update(do=text("Look.")), "step “aim”: what asks or leaves the table free"),
    (lambda t: step(t, "castle").update(all=["end"]), "step “castle”: it asks by one of “accept”, “all” and “order”."),
    (lambda t: step(t, "castle").update(accept=["build 7,16"]), "“build 7,16” is not an action"),
    (lambda t: step(t, "castle").update(goto="card"), "step “castle”: “goto” names a later step."),
    (
        lambda t: step(t, "aim").update(branch=[{"accept": ["end"], "goto": "card"}]),
        "only a step that asks has branches",
    ),
    (lambda t: step(t, "castle").update(values={"land": "land the"}), "a sentence has {castle}, which is no value."),
    (lambda t: step(t, "aim").update(values={"row": "row"}), "step “aim”: no sentence has the value “row”."),
    (lambda t: step(t, "aim").update(holds=["towers > 1"]), "step “aim”, “towers > 1”: There is no measure “towers”"),
    (lambda t: t["recall"][0].update(after="noon"), "A recall comes after “noon”, which is no step."),
    (lambda t: t["recall"][0].pop("ask"), "recall 1 of the lesson needs the field “ask”."),
    (lambda t: step(t, "yours").pop("goal"), "step “yours”: “until” and “goal” belong together."),
    (lambda t: step(t, "yours").pop("lost"), "step “yours”: a free step has “won” and “lost”, and no other has."),
    (lambda t: step(t, "yours").update(accept=["end"]), "it asks for moves or leaves the table free, not both."),
    (lambda t: t["step"].reverse(), "only the last step leaves the table free."),
    (lambda t: step(t, "later").update(at="end"), "after a leap the table waits for the learner"),
    (lambda t: step(t, "aim").update(say=text("{points")), "step “aim”: expected '}' before end of string"),
]


@pytest.mark.parametrize("change, sentence", FAULTS)
def test_each_fault_has_its_sentence(change: Change, sentence: str) -> None:
    with pytest.raises(Refused) as refused:
        changed(change)
    assert sentence in str(refused.value)


def test_the_sentence_begins_with_the_file(tmp_path: Path) -> None:
    path = tmp_path / "broken.toml"
    for words in ("place = ", "place = 1"):
        path.write_text(words, "utf-8")
        with pytest.raises(Refused, match=r"^broken\.toml: "):
            read(GAME, path)


def test_nothing_is_refused_that_stands_in_the_file() -> None:
    assert changed(lambda _: None) == read(GAME, folder() / "first.toml")
    assert data()["place"] == 1
