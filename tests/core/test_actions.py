"""An action says everything once: its notation, what reads it back, what is clicked, the key of its words."""

from typing import Annotated, Any

import pytest

from regalia.core.actions import Action, Notation, action
from regalia.core.errors import Illegal
from regalia.core.kinds import Kind, among, counted, many, one_of
from regalia.core.known import UNKNOWN, Maybe

FACE = Kind("[1-6]", int, str)
Resource = Annotated[int, among(("gold", "wood", "stone"))]


@action("exchange {give} {get}", on=("goods-{give}", "get-{get}"))
class Exchange(Action):
    give: Resource
    get: Resource


@action(
    "place [private?private ]{rank} with {own}[bonus?+{bonus}][plus2? +2]",
    on=("[private?private|advisor]-{rank}", "die-{own*}", "bonus-{bonus*}", "[plus2?plus2]"),
    words="place.[private?private|public]",
)
class Place(Action):
    rank: int
    own: Annotated[tuple[int, ...], many(FACE, order=sorted)]
    bonus: Annotated[tuple[int, ...], many(FACE, "b")] = ()
    plus2: bool = False
    private: bool = False


@action("[again?redraw|draw] {seat} {card}", known_to="seat")
class Draw(Action):
    seat: int
    card: Maybe[Annotated[str, one_of(("farm", "farm-hand"))]]
    again: bool = False


@action("{power} {at}")
class Use(Action):
    power: Annotated[str, one_of(("barn", "tower"))]
    at: Annotated[int, counted()]


@action("pass", grave=True)
class Pass(Action):
    pass


@action("roll {faces}")
class Roll(Action):
    """Irregular: what is written depends on a flag."""

    faces: Annotated[Any, Kind(r"(?:[1-6]|[1-6]b)", str, str)]
    bonus: bool = False

    def __str__(self) -> str:
        return f"roll {self.faces}{'b' * self.bonus}"

    @classmethod
    def read(cls, values: Any) -> "Roll":
        text = values["faces"]
        return cls(int(text[0]), text.endswith("b"))


NOTATION = Notation((Exchange, Place, Draw, Use, Pass, Roll), "“{text}” is not an action.")
WRITTEN = {
    "exchange gold stone": Exchange(0, 2),
    "place 7 with 1+4": Place(7, (1, 4)),
    "place private 7 with 4+2b+1b +2": Place(7, (4,), (2, 1), True, True),
    "draw 1 farm": Draw(1, "farm"),
    "draw 1 farm-hand": Draw(1, "farm-hand"),
    "redraw 0 ?": Draw(0, UNKNOWN, True),
    "tower 3": Use("tower", 2),
    "pass": Pass(),
    "roll 3b": Roll(3, True),
}


@pytest.mark.parametrize("text, value", WRITTEN.items())
def test_the_notation_is_written_and_read_back(text: str, value: Action) -> None:
    assert str(value) == text
    assert NOTATION.parse(text) == value
    assert NOTATION.parse(f"  {text.upper()} ".replace(" ", "  ")) == value
    assert hash(value) == hash(NOTATION.parse(text))


def test_dice_are_kept_in_the_order_that_is_declared() -> None:
    assert NOTATION.parse("place 7 with 4+1") == Place(7, (1, 4))


@pytest.mark.parametrize(
    "text",
    ["", "pass on", "exchange gold silver", "exchange gold", "tower 0,", "draw x farm", "place 7 with 7", "roll"],
)
def test_anything_else_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(Illegal, match="is not an action"):
        NOTATION.parse(text)


@pytest.mark.parametrize(
    "value, clicked",
    [
        (Exchange(0, 2), ("goods-gold", "get-stone")),
        (Place(7, (1, 1, 4)), ("advisor-7", "die-1", "die-1", "die-4")),
        (Place(7, (4,), (2, 1), True, True), ("private-7", "die-4", "bonus-2", "bonus-1", "plus2")),
        (Use("tower", 2), ("tower-3",)),
        (Pass(), ("pass",)),
    ],
)
def test_what_is_clicked(value: Action, clicked: tuple[str, ...]) -> None:
    assert value.clicked() == clicked


def test_words_and_misclicks() -> None:
    assert [Exchange(0, 1).key(), Place(1, (1,)).key(), Place(1, (1,), private=True).key()] == [
        "exchange",
        "place.public",
        "place.private",
    ]
    assert Pass().grave
    assert not Exchange(0, 1).grave


def test_a_secret_is_known_to_its_seat_alone() -> None:
    card = Draw(1, "farm")
    assert card.seen(1) == card
    assert [card.seen(viewer) for viewer in (0, None)] == [Draw(1, UNKNOWN)] * 2
    assert Exchange(0, 1).seen(None) == Exchange(0, 1)
