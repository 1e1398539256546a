"""High Card, a whole game in one file, with bots: python high_card.py play high-card, or python high_card.py serve."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from regalia.cli import main
from regalia.core.actions import Action, action
from regalia.core.game import Game, Points
from regalia.core.known import UNKNOWN, Maybe, known, sure
from regalia.core.lanes import redacted
from regalia.core.options import Option
from regalia.core.protocol import Chance, Choice, Seat, Step, then
from regalia.games import add

CARDS, NO_CARD = range(1, 11), 0
TIMES = {"once": 1, "twice": 2}


@dataclass(slots=True)
class Table:
    hands: list[int]
    folds: list[bool]
    agenda: list[Step]

    def copy(self) -> "Table":
        return Table(self.hands[:], self.folds[:], self.agenda[:])


@dataclass(frozen=True, slots=True)
class View:
    seat: Seat | None
    hands: tuple[Maybe[int], ...]
    folds: tuple[bool, ...]
    agenda: tuple[Step, ...]


@action("draw {seat} {card}", known_to="seat")
class Draw(Action):
    seat: Seat
    card: Maybe[int]


@action("stay")
class Stay(Action):
    """Earn the value of your card, if it is the highest."""


@action("fold")
class Fold(Action):
    """Two points for sure."""


@dataclass(frozen=True, slots=True)
class Dealing(Chance):
    """A card for a hand, unseen by the others."""

    player: Seat

    def outcomes(self, state: Table) -> Sequence[tuple[Draw, int]]:
        return [(Draw(self.player, card), 1) for card in CARDS if card not in state.hands]

    def take(self, state: Table, action: Draw) -> None:
        state.hands[self.player] = sure(action.card)


@dataclass(frozen=True, slots=True)
class Asking(Choice):
    """Stay for the value of your card if it is the highest, or fold for two points."""

    seat: Seat

    def options(self, state: Table | View) -> Sequence[Action]:
        return [Stay(), Fold()]

    def take(self, state: Table, action: Action) -> None:
        state.folds[self.seat] = isinstance(action, Fold)


class HighCard(Game[Table, View, Action]):
    """Everybody has a hidden card. The highest of those who stay earns its value; a fold is two points for sure."""

    id, seats = "high-card", range(2, 6)
    options = (Option("asked", tuple(TIMES), "once", {"en": "How often.", "fr": "Combien de fois."}),)

    def setup(self, seats: int, options: Mapping[str, str], box: Mapping[str, Any]) -> Table:
        state = Table([NO_CARD] * seats, [False] * seats, [])
        then(state, *map(Dealing, range(seats)), *[*map(Asking, range(seats))] * TIMES[options["asked"]])
        return state

    def view(self, state: Table, seat: Seat | None) -> View:
        over = not state.agenda
        hands = (card if over or owner == seat or not card else UNKNOWN for owner, card in enumerate(state.hands))
        return View(seat, tuple(hands), tuple(state.folds), redacted(state.agenda, seat))

    def imagine(self, view: View, rng: Random) -> Table:
        cards = rng.sample([card for card in CARDS if card not in view.hands], view.hands.count(UNKNOWN))
        hands = [cards.pop() if card is UNKNOWN else card for card in view.hands]
        return Table(hands, list(view.folds), list(view.agenda))

    def secrets(self, table: Table | View) -> Mapping[str, Maybe[int]]:
        return {f"hand {seat}": card for seat, card in enumerate(table.hands)}

    def scores(self, table: Table | View) -> Points:
        staying = known([card for card, folds in zip(table.hands, table.folds, strict=True) if not folds])
        best = UNKNOWN if staying is UNKNOWN else max(staying, default=0)

        def card(value: Maybe[int]) -> Maybe[int]:
            return UNKNOWN if best is UNKNOWN or value is UNKNOWN else value if value == best else 0

        pairs = zip(table.hands, table.folds, strict=True)
        return [{"fold": 2} if folds else {"card": card(value)} for value, folds in pairs]


if __name__ in ("__main__", "__mp_main__"):  # here, and in the processes of its bots
    add(HighCard())
if __name__ == "__main__":
    main()
