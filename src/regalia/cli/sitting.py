"""People at one screen and bots at the other seats: what they see."""

import json
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from random import Random
from textwrap import fill

from rich.text import Span, Text

from regalia.agents.runner import Table
from regalia.cli import given
from regalia.cli.moves import compact, grouped
from regalia.cli.score import houses, table
from regalia.cli.screen import Lines, paint, screen, width
from regalia.cli.words import WORDS
from regalia.core.protocol import CHANCE, Action, Seat, pending
from regalia.core.record import Match


class Sitting:
    """A table, the person who looks at the screen, and what each of them has read of the log."""

    def __init__(self, seating: Table, lang: str, file: Path | None = None) -> None:
        self.table, self.match, self.game, self.lang = seating, seating.match, seating.match.game, lang
        self.console = screen()
        self.houses = houses(self.game, self.match.seats, lang)
        self.people = [seat for seat in range(self.match.seats) if seat not in seating.bots]
        self.seat: Seat | None = None  # None is a spectator
        self.read: dict[Seat | None, int] = {}  # how many entries
        self.news: list[str] = []
        self.file, self.saved = file, self.match.entries[:]

    def open(self) -> None:
        """Lay the table; the first news are who sits there and what was drawn."""
        self.wait()
        began = max(len(self.saved), _opening(self.match))
        self.read = dict.fromkeys([*self.people, None], began)
        self.news = [self.say("play.seats", seats=", ".join(self.seated()))]
        self.news += self.game.setup_lines(self.match.view(None), self.lang)

    def wait(self) -> None:
        """Bots and chance act until it is up to a person."""
        while self.table.step():
            pass

    def say(self, key: str, **values: object) -> str:
        return WORDS.say(self.lang, key, **values)

    def tell(self, *lines: str) -> None:
        for line in lines:
            self.console.print(line)

    def clear(self) -> None:
        if self.console.is_terminal:
            self.console.clear()

    def seated(self) -> list[str]:
        """The seats by house, with who plays them."""
        person = "seat.you" if len(self.people) == 1 else "seat.person"
        return [
            self.say("seat.bot" if bot else person, house=house, bot=bot)
            for house, bot in zip(self.houses, self.match.players, strict=True)
        ]

    def face(self, seat: Seat) -> None:
        """Another person comes to the screen: nothing hidden is on it before they say so."""
        if len(self.people) > 1 and seat != self.seat:
            self.clear()
            input(self.say("play.curtain", name=self.houses[seat]) + " ")
        self.seat = seat

    def show(self) -> None:
        """What this person has not read yet, the board, the sentence of the turn, and the moves or the score."""
        self.clear()
        view = self.match.view(self.seat)
        lines = self.game.board(view, self.lang)
        self.tell(*self.unread(), *self.warning(lines))
        paint(self.console, lines)
        self.console.print(self.game.prompt(view, self.lang), style="bold")
        if not self.match.over:
            return self.moves()
        self.score()
        return self.tell(*([self.say("play.over")] if self.people else []))

    def unread(self) -> list[str]:
        """The news and the new part of the log, once."""
        lines = [*self.news, *story(self.match, self.seat, self.lang, self.read[self.seat])]
        self.news, self.read[self.seat] = [], len(self.match.entries)
        return lines

    def warning(self, lines: Lines) -> Iterator[str]:
        needed = max(map(width, lines))
        if self.console.is_terminal and needed > self.console.width:
            yield self.say("play.narrow", columns=needed, width=self.console.width)

    def options(self) -> tuple[Seat | None, Sequence[Action]]:
        """The lane and the options of the person at the screen."""
        for lane, choice in pending(self.match.state):
            if choice.seat == self.seat:
                return lane, choice.options(self.match.state)
        return None, ()

    def moves(self) -> None:
        for head, tails in grouped(self.options()[1]).items():
            lines = fill(f"  {head} {compact(tails)}", self.console.width, subsequent_indent="    ")
            self.console.print(Text(lines, spans=[Span(0, 2 + len(head), "bold")]))

    def score(self) -> None:
        """The points as far as this person can know them."""
        world = self.game.imagine(self.match.view(self.seat), Random(0))
        ranks = self.game.result(world).ranks if self.match.over else ()
        self.console.print(table(self.game, self.game.scores(world), self.seated(), self.lang, ranks))

    def keep(self, file: Path) -> None:
        """Write the record, or refuse."""
        given.write(file, json.dumps(self.match.record(), ensure_ascii=False) + "\n")
        self.file, self.saved = file, self.match.entries[:]


def story(match: Match, seat: Seat | None, lang: str, since: int = 0) -> Iterator[str]:
    """The log from an entry on, as one seat may read it."""
    names = houses(match.game, match.seats, lang)
    for entry, state in match.told(seat, since):
        yield match.game.log_line(match.game.view(state, seat), entry, names, lang)


def unused(game: str) -> Path:
    """A file name in this folder that overwrites nothing."""
    names = (Path(f"{game}-{number}.json" if number > 1 else f"{game}.json") for number in count(1))
    return next(name for name in names if not name.exists())


def _opening(match: Match) -> int:
    """How many entries come before the first decision."""
    decided = (number for number, entry in enumerate(match.entries) if entry.seat != CHANCE)
    return next(decided, len(match.entries))
