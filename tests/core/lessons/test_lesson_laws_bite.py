"""The law of lessons finds what is wrong with a lesson: one break for each part of it."""

import pytest

from regalia.agents.squire import squire
from regalia.core.laws.lesson_words import check_said
from regalia.core.laws.lessons import check_lesson, wins
from regalia.core.protocol import Broken
from tests.core.lessons.lesson_data import GAME, Change, Data, changed, step, text


def look(id: str) -> Data:
    return {"id": id, "idea": text(id), "say": text("Look at this."), "at": "now"}


LONG = "word " * 30 + "end."
BREAKS: list[tuple[Change, str]] = [
    (lambda t: step(t, "castle").update(accept=["settle 1,2"]), "no move leads on"),
    (lambda t: step(t, "castle")["accept"].append("settle 1,2"), "“settle 1,2” is never met"),
    (lambda t: step(t, "row").update(point=["hex-99,99"]), "“hex-99,99” is not on the page"),
    (lambda t: step(t, "row").update(point=["zone-court"]), "“zone-court” is not on the page"),
    (lambda t: step(t, "row").update(point=["seat-2"]), "“seat-2” is not on the page"),
    (lambda t: step(t, "row").update(holds=["points > 50"]), "“points > 50” does not hold"),
    (lambda t: step(t, "rival").update(at="draw 1 grass"), "the table did not come to “draw 1 grass”"),
    (lambda t: t["draws"].remove("draw 0 forest"), "step “jump”"),
    (lambda t: step(t, "aim").update(say=text("It has 3 hexes.")), "a number is typed in “It has 3 hexes.”"),
    (lambda t: step(t, "aim").update(say=text("no capital.")), "“no capital.” begins small"),
    (lambda t: step(t, "aim").update(say=text("No end")), "“No end” is no whole sentence"),
    (lambda t: step(t, "aim").update(say=text("Braces {{here}}.")), "“Braces {here}.” is no whole sentence"),
    (lambda t: step(t, "turn").update(do=text("End it. Now.")), "is more than 1 sentences"),
    (lambda t: step(t, "aim").update(say=text("One. Two. Three.")), "is more than 2 sentences"),
    (lambda t: step(t, "rival")["say"].update(en=LONG.capitalize()), "words, more than 25"),
    (lambda t: step(t, "castle")["else"][0].update(say=text("small.")), "“small.” begins small"),
    (lambda t: step(t, "castle").pop("else"), "“settle 1,1” has no answer"),
    (lambda t: t.update({"else": [{"say": text("Never.")}]}), "an answer of the lesson is never given: “*”"),
    (lambda t: step(t, "aim").update(idea=text("The aim of this game, and much more")), "is too long for an idea"),
    (lambda t: step(t, "row").update(idea=text("A castle")), "two steps have the idea “A castle”"),
    (lambda t: t["step"].insert(2, look("again")), "step “again”: more than 2 steps in a row only look"),
    (lambda t: step(t, "castle")["say"].update(en="Word. " + "word " * 40), "words are read before the first move"),
    (lambda t: step(t, "row").update({"else": [{"say": text("Never.")}]}), "step “row”: “*” is never met"),
    (lambda t: t["recall"][0].update(ask=text("Where may one build.")), "“Where may one build.” is no question"),
    (lambda t: t["recall"][0].update(right=text("On 3 hexes")), "a number is typed in the recall after “touch”"),
    (lambda t: t["recall"][0].update(wrong=text("word " * 20)), "is too long for an answer"),
    (lambda t: step(t, "yours").update(goal="points >= 500"), "the Squire does not reach the goal"),
    (lambda t: step(t, "aim").update(say=text("{it}."), values={"it": "gain end"}), "“end” is not offered."),
]


@pytest.mark.parametrize("change, sentence", BREAKS)
def test_a_broken_lesson_is_found(change: Change, sentence: str) -> None:
    with pytest.raises(Broken) as broken:
        check_lesson(GAME, changed(change), squire)
    assert str(broken.value).startswith("lesson “first” of kingdom-builder")
    assert sentence in str(broken.value)


def test_an_end_that_bad_play_loses_is_found() -> None:
    def fairer(table: Data) -> None:
        step(table, "later").pop("leap")
        step(table, "later").pop("holds")

    assert wins(GAME, changed(fairer), squire, 6) < 6


@pytest.mark.parametrize("text", ["A +2 token closes the gap.", "“Well done!” says she.", "−4 points."])
def test_good_sentences_pass(text: str) -> None:
    if text[0] != "“":
        check_said(text, "en")
    else:
        with pytest.raises(Broken):
            check_said(text, "en")
