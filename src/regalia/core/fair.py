"""Dice that nobody can load and anybody can check: a seed promised by its hash, and a nonce of each seat after that."""

import json
from bisect import bisect_right
from collections.abc import Sequence
from copy import copy
from hashlib import sha256
from hmac import digest
from itertools import accumulate, count
from secrets import token_hex
from typing import Any

from regalia.core.errors import Refused
from regalia.core.protocol import CHANCE, Action, Chance, Entry
from regalia.core.record import Dice, Match

BITS = 256


def fresh() -> str:
    """A seed: 64 hexadecimal digits."""
    return token_hex(BITS // 8)


def commitment(seed: str) -> str:
    """The hash that is told before the first draw: it binds to the seed and does not tell it."""
    return sha256(bytes.fromhex(seed)).hexdigest()


class FairDice(Dice):
    """Chance by a seed and the nonces in seat order. docs/en/records.md tells how to do it by another program."""

    def __init__(self, seed: str, nonces: Sequence[str]) -> None:
        super().__init__(seed)
        said = json.dumps(list(nonces), ensure_ascii=False, separators=(",", ":"))  # as RFC 8785 writes it
        self._key = digest(bytes.fromhex(seed), said.encode(), "sha256")

    def copy(self) -> "FairDice":
        other = copy(self)
        other.drawn = self.drawn.copy()
        return other

    def draw(self, state: Any, choice: Chance) -> Action:
        purpose = choice.purpose()
        self.drawn[purpose] += 1
        outcomes = sorted(choice.outcomes(state), key=lambda outcome: str(outcome[0]))
        upto = list(accumulate(weight for _, weight in outcomes))
        return outcomes[bisect_right(upto, self._number(f"{purpose}/{self.drawn[purpose]}", upto[-1]))][0]

    def _number(self, label: str, below: int) -> int:
        """Each number as likely as the others: what lies above the last whole multiple is thrown again."""
        thrown = (int.from_bytes(digest(self._key, f"{label}/{again}".encode(), "sha256")) for again in count(1))
        return next(number for number in thrown if number < (1 << BITS) // below * below) % below


class Wrong(Refused):
    """A record that breaks its promise: its seed is not the one promised, or a draw does not follow from it."""


def unchecked(match: Match) -> list[tuple[int, Entry]]:
    """The draws that are older than the dice, with their number in the record: nothing can be said about them."""
    since = match.fair["since"] if match.fair else len(match.entries)
    return [(number, entry) for number, entry in enumerate(match.entries[:since], 1) if entry.seat == CHANCE]


def verify(match: Match) -> int:
    """How many draws follow from the seed and the nonces; the first that does not is refused.

    Those that are older than the dice are passed over; unchecked names them."""
    fair, again = _told(match), match.fork(0)
    dice = FairDice(fair["seed"], fair["nonces"])
    for number, (lane, seat, action) in enumerate(match.entries, 1):
        if seat == CHANCE and number > fair["since"]:
            choice = again.choice(lane)
            assert isinstance(choice, Chance), "chance alone takes the actions of chance"
            if dice.draw(again.state, choice) != action:
                raise Wrong(
                    "Entry {number} of the record, “{action}”, does not follow from the seed and the nonces.",
                    number=number,
                    action=str(action),
                )
        again.trust(lane, seat, action)
    return dice.drawn.total()


def _told(match: Match) -> dict[str, Any]:
    """What the dice were made of, if the seed is told and is the one that was promised."""
    if match.fair is None:
        raise Refused("This record does not say what its draws were made of: it has no field “fair”.")
    if "seed" not in match.fair:
        raise Refused("The seed of this record is not told yet: it is when the game is over.")
    if commitment(match.fair["seed"]) != match.fair["hash"]:
        raise Wrong("The seed of this record does not fit the hash that was told before the first draw.")
    return match.fair
