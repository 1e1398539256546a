"""Seats against each other: every bot gets its view and its options, chance comes from one seed."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from regalia.agents import seated
from regalia.core.errors import Illegal, Refused
from regalia.core.game import AnyGame
from regalia.core.lanes import pending
from regalia.core.protocol import Action, Chance, Seat
from regalia.core.record import Dice, Match


def play(
    game: AnyGame,
    bots: Sequence[str],
    seed: object,
    options: Mapping[str, str] | None = None,
    box: Mapping[str, Any] | None = None,
) -> Match:
    """A whole game between bots by name, the same for the same seed."""
    match = Match.start(game, len(bots), options, box)
    match.players = list(bots)
    Table(match, seed).advance()
    return match


class Table:
    """A match with bots at some of its seats; people act on the match themselves."""

    def __init__(self, match: Match, seed: object) -> None:
        self.match, self.dice = match, Dice(seed)
        self.bots = {
            seat: (*seated(match.game, name), Random(f"{seed}/seat {seat}"))
            for seat, name in enumerate(match.players)
            if name
        }

    def advance(self) -> None:
        """Let chance and bots act until a person has to choose or the game is over."""
        while self.step():
            pass

    def step(self) -> bool:
        """Let chance or the first bot that has to choose act. False if only people can."""
        for lane, choice in pending(self.match.state):
            if isinstance(choice, Chance):
                self.match.trust(lane, choice.seat, self.dice.draw(self.match.state, choice))
                return True
            if choice.seat in self.bots:
                bot, budget, rng = self.bots[choice.seat]
                view, options = self.match.view(choice.seat), choice.options(self.match.state)
                self._act(bot.choose(view, options, rng, budget), lane, choice.seat)
                return True
        return False

    def _act(self, action: Action, lane: Seat | None, seat: Seat) -> None:
        """Take an action; a refusal names the bot that chose it."""
        try:
            self.match.act(action, lane)
        except Illegal as error:
            raise Refused(
                "The bot “{bot}” at seat {seat} answered “{action}”: {why}",
                bot=self.match.players[seat],
                seat=seat,
                action=str(action),
                why=error,
            ) from None
