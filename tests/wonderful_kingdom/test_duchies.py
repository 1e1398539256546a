"""Every duchy card by name and side: what it produces, what it counts at the end, what it begins with."""

from typing import Any, NamedTuple

import pytest

from tests.wonderful_kingdom.desk import Desk

KINDS = {"structure": "hamlet", "company": "scouts", "monument": "theatre", "discovery": "world-tree"}


class Face(NamedTuple):
    duchy: str
    side: str
    production: tuple[int, int, int, int]
    points_per: str = "0 structure"
    krystallium: int = 0

    @property
    def options(self) -> dict[str, Any]:
        """A game in which the first seat has this face."""
        if self.side == "E":
            return {"module": "conquest"}
        rival = "valados" if self.duchy != "valados" else "teressie"
        extras = "on" if self.side in "CD" or self.duchy == "senada" else "off"
        return {"module": "none", "duchy": self.duchy, "rival_duchy": rival, "side": self.side, "extras": extras}

    @property
    def seat(self) -> int:
        """In Conquest Senada is the second seat."""
        return int(self.side == "E" and self.duchy == "senada")


FACES = (
    Face("teressie", "A", (3, 0, 2, 0), "2 monument"),
    Face("valados", "A", (3, 2, 0, 0), "1 company"),
    Face("senada", "A", (3, 1, 0, 1), "3 discovery"),
    Face("teressie", "B", (3, 1, 1, 0)),
    Face("valados", "B", (3, 1, 1, 0)),
    Face("senada", "B", (3, 1, 1, 0)),
    Face("teressie", "C", (0, 0, 0, 0), krystallium=5),
    Face("valados", "C", (0, 0, 0, 0), krystallium=5),
    Face("senada", "C", (0, 0, 0, 0), krystallium=5),
    Face("teressie", "D", (3, 0, 1, 0)),
    Face("valados", "D", (2, 2, 0, 0)),
    Face("senada", "D", (3, 0, 0, 1)),
    Face("teressie", "E", (0, 0, 0, 0)),
    Face("senada", "E", (0, 0, 0, 0)),
)
every_face = pytest.mark.parametrize("face", FACES, ids=lambda face: f"{face.duchy}-{face.side}")


def desk_of(face: Face) -> Desk:
    """Without any army, so that in Conquest only the castle produces besides the card."""
    desk = Desk(**face.options)
    if face.side == "E":
        desk.land(rc="", bc="", r1="", r2="", b1="", b2="")
    return desk


@every_face
def test_a_duchy_card_produces_what_its_side_shows(face: Face) -> None:
    """003:76, 003:162, 003:797, 003:985: step by step; in Conquest the castle adds its own 2 Materials."""
    desk = desk_of(face)
    assert (desk.duchy(face.seat).name, desk.produced()) == (face.duchy, [])
    desk.production()
    amounts = [amounts[face.seat] for _, amounts, _ in desk.produced()]
    castle = (2, 0, 0, 0) if face.side == "E" else (0, 0, 0, 0)
    assert amounts == [card + land for card, land in zip(face.production, castle, strict=True)]


@every_face
def test_a_duchy_begins_with_its_krystallium_and_nothing_else(face: Face) -> None:
    """003:797: five cubes to use at will on sides C, none elsewhere."""
    duchy = Desk(**face.options).duchy(face.seat)
    assert (duchy.krystallium, duchy.soldiers, duchy.training, duchy.alchemy) == (face.krystallium, 0, 0, (0, 0, 0, 0))
    assert (duchy.built, duchy.construction, duchy.calamities) == ((), (), 0)


@every_face
@pytest.mark.parametrize("kind", KINDS)
def test_a_duchy_card_counts_its_kind_at_the_end(face: Face, kind: str) -> None:
    """003:272, 003:289: points for each built card of the kind that the card shows; it is no card of a kind itself."""
    desk = desk_of(face)
    amount, counted = face.points_per.split()
    assert desk.points(face.seat)["kinds"] == 0
    desk.give(face.seat, built=f"{KINDS[kind]} {KINDS[kind]}")
    assert desk.points(face.seat)["kinds"] == 2 * int(amount) * (kind == counted)


@pytest.mark.parametrize("side", "ABCD")
def test_both_duchies_show_the_same_side(side: str) -> None:
    """003:76: one letter for the table; each seat produces what its own card shows there."""
    desk = Desk(module="none", side=side, extras="on")
    found = {(face.duchy, face.side): face for face in FACES}
    teressie, valados = found["teressie", side], found["valados", side]
    assert [desk.duchy(seat).name for seat in (0, 1)] == ["teressie", "valados"]
    assert [desk.duchy(seat).krystallium for seat in (0, 1)] == [teressie.krystallium, valados.krystallium]
    desk.production()
    expected = list(zip(teressie.production, valados.production, strict=True))
    assert [amounts for _, amounts, _ in desk.produced()] == expected
