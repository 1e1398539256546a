"""What is said of any game: the forms of a question, the sentence of an action, who is asked and who is waited for."""

from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import pytest

from regalia.core.actions import Action, action
from regalia.core.lanes import Together, asking, open_lanes, waiting
from regalia.core.protocol import Chance, Choice, Entry, Seat, Step
from regalia.core.speech import ActionLine, Speech
from regalia.core.words import PlainWords

SENTENCES = {
    "prompt.picking": "Pick {what}.",
    "prompt.picking.last": "Pick the last {what}.",
    "prompt.picking.one": "Pick one {what}.",
    "prompt.picking.many": "Pick {n} times {what}.",
    "prompt.picking.more": "Or pass.",
    "prompt.wait.picking": "{name} picks.",
    "prompt.together.picking": "All pick.",
    "log.pick": "{name} picks {what} ({count}).",
    "do.pick": "Pick {what}",
}


@action("pick {what} {count}")
class Pick(Action):
    what: str
    count: int


@dataclass(frozen=True, slots=True)
class Picking(Choice):
    """Pick something."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Drawing(Chance):
    """A draw."""


def view(seat: Seat | None, *agenda: Step) -> Any:
    return SimpleNamespace(seat=seat, agenda=agenda)


def speech(**values: object) -> Speech[Any, Any]:
    game: Any = SimpleNamespace(words=PlainWords("toy", {"en": SENTENCES}), houses=("rose", "moon"))
    found: Speech[Any, Any] = Speech(game)
    found.questions = {Picking: lambda _, __, ___: {"what": "a card", **values}}
    found.values = {"name": lambda line, _: line.names[line.entry.seat], "what": lambda _, what: what.upper()}
    return found


@pytest.mark.parametrize(
    "values, sentence",
    [
        ({}, "Pick a card."),
        ({"way": "last"}, "Pick the last a card."),
        ({"n": 1}, "Pick one a card."),
        ({"n": 3, "also": "more"}, "Pick 3 times a card. Or pass."),
    ],
)
def test_a_question_has_forms(values: dict[str, object], sentence: str) -> None:
    assert speech(**values).prompt(view(0, Picking(0)), "en") == sentence


def test_others_read_what_is_waited_for() -> None:
    lanes = ((0, (Picking(0),)), (1, (Picking(1),)))
    assert speech().prompt(view(1, Picking(0)), "en") == "Rose picks."
    assert speech().prompt(view(1, Picking(0)), "en", ["Ana", "Bo"]) == "Ana picks."
    assert speech().prompt(view(None, Together(lanes, lanes, ())), "en") == "All pick."
    assert speech().prompt(view(0, Drawing()), "en") == "One moment."


def test_placeholders_are_fields_of_the_action_unless_the_game_makes_something_of_them() -> None:
    entry, said = Entry(None, 1, Pick("card", 2)), speech()
    assert said.log_line(view(0), entry, ("Ana", "Élie"), "en") == "Élie picks CARD (2)."
    assert said.label(entry.action, view(0), "en") == "Pick CARD"
    with pytest.raises(ZeroDivisionError):
        ActionLine({"what": lambda _, __: 1 / 0}, view(0), entry, (), "en")["what"]
    assert ActionLine({"what": lambda _, __: 1 / 0}, view(0), entry, (), "en")["count"] == 2


def test_the_viewer_is_asked_before_others() -> None:
    lanes = ((0, (Picking(0),)), (1, (Picking(1),)))
    together = Together(lanes, lanes, ())
    assert [asking(view(seat, together)) for seat in (0, 1, None)] == [Picking(0), Picking(1), Picking(0)]
    assert [step.seat for step in waiting(view(None, together))] == [0, 1]
    assert open_lanes(view(0, together)) is lanes
    for quiet in (view(0), view(0, Drawing())):
        assert (asking(quiet), waiting(quiet), open_lanes(quiet)) == (None, [], None)
