"""People at one screen and bots at the other seats: what they see."""

import json
import sys
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from textwrap import fill, wrap

from rich.text import Span, Text

from regalia.agents.runner import Table
from regalia.cli import arguments
from regalia.cli.moves import MANY, compact, grouped
from regalia.cli.score import table
from regalia.cli.screen import Lines, paint, screen, width
from regalia.cli.words import WORDS
from regalia.core.lanes import pending
from regalia.core.matching import begins, folded
from regalia.core.names import houses
from regalia.core.protocol import CHANCE, Action, Entry, Seat
from regalia.core.record import Match
from regalia.core.typed import by_verb


class Session:
    """A table, the person who looks at the screen, and what each of them has read of the log."""

    def __init__(self, seating: Table, lang: str, file: Path | None = None) -> None:
        self.table, self.match, self.game, self.lang = seating, seating.match, seating.match.game, lang
        self.console = screen()
        self.houses = houses(self.game, lang, self.match.seats)
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
        self.news += self.game.shown.setup_lines(self.match.view(None), self.lang)

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

    def hide(self) -> None:
        """Nothing of the last person stays: not on the screen, not above it, not among the lines typed before."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")
        self.clear()
        if readline := sys.modules.get("readline"):
            readline.clear_history()

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
            self.hide()
            input(self.say("play.curtain", name=self.houses[seat]) + " ")
        self.seat = seat

    def show(self) -> None:
        """What this person has not read yet and the table: together, or one after the other where they do not fit."""
        self.clear()
        news = self.unread()
        if news and self.scrolls() and not self.fits(news):
            self.page(news)
            self.clear()
        else:
            self.tell(*news)
        self.lay()

    def scrolls(self) -> bool:
        """Whether somebody sits at a screen from which lines scroll away."""
        return bool(self.people) and sys.stdin.isatty() and sys.stdout.isatty()

    def fits(self, news: Sequence[str]) -> bool:
        """Whether news, table and the line to type on fit on the screen."""
        with self.console.capture() as seen:
            self.tell(*news)
            self.lay()
        return seen.get().count("\n") < self.console.height

    def page(self, news: Sequence[str]) -> None:
        """The news, a screen at a time."""
        lines = [part for line in news for part in wrap(line, self.console.width)]
        room = max(1, self.console.height - 1)
        for start in range(0, len(lines), room):
            self.tell(*lines[start : start + room])
            input(self.say("play.enter") + " ")

    def lay(self) -> None:
        """The board, the sentence of the turn, and the moves or the score."""
        lines = self.game.shown.board(self.match.view(self.seat), self.lang)
        self.tell(*self.warning(lines))
        paint(self.console, lines)
        if self.match.over:
            self.result()
            return self.tell(*([self.say("play.over")] if self.people else []))
        self.prompt()
        return self.moves()

    def prompt(self) -> None:
        self.console.print(self.game.shown.prompt(self.match.view(self.seat), self.lang), style="bold")

    def result(self) -> None:
        """Who has won, and the points."""
        self.prompt()
        self.score()

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

    def sentence(self, action: Action) -> str:
        """What the log would say of an option."""
        assert self.seat is not None, "a spectator has no options"
        return self.game.shown.log_line(
            self.match.view(self.seat), Entry(None, self.seat, action), self.houses, self.lang
        )

    def moves(self, words: str = "") -> None:
        """What can be done, or what of it has these words; of very many moves that begin alike, one."""
        wanted = folded(words).split()
        options = [a for a in self.options()[1] if all(begins(self._said(a), word) for word in wanted)]
        if words and not options:
            self.tell(self.say("play.refused", text=words))
        for verb, actions in by_verb(options).items():
            groups = grouped(actions)
            if len(groups) > MANY:
                self._listed(verb, self.say("play.many", count=len(actions), example=actions[0]))
            else:
                for head, tails in groups.items():
                    self._listed(head, compact(tails))

    def _said(self, action: Action) -> str:
        """A move in notation and in words, its names in parts."""
        return folded(f"{action} {self.sentence(action)}").replace("-", " ")

    def _listed(self, head: str, rest: str) -> None:
        lines = fill(f"  {head} {rest}", self.console.width, subsequent_indent="    ", break_on_hyphens=False)
        self.console.print(Text(lines, spans=[Span(0, 2 + len(head), "bold")]))

    def score(self) -> None:
        """The points as far as this person can know them."""
        ranks = self.game.result(self.match.state).ranks if self.match.over else ()
        scores = self.game.scores(self.match.view(self.seat))
        self.console.print(table(self.game, scores, self.seated(), self.lang, ranks))

    def keep(self, file: Path) -> None:
        """Write the record, or refuse."""
        arguments.write(file, json.dumps(self.match.record(), ensure_ascii=False) + "\n")
        self.file, self.saved = file, self.match.entries[:]


def story(match: Match, seat: Seat | None, lang: str, since: int = 0) -> Iterator[str]:
    """The log from an entry on, as one seat may read it, each line with what changed by itself."""
    game, names = match.game, houses(match.game, lang, match.seats)
    before = match.fork(since).view(seat)
    for entry, state in match.told(seat, since):
        after = game.view(state, seat)
        yield game.shown.log_line(before, entry, names, lang)
        yield from game.shown.changes(before, after, entry, names, lang)
        before = after


def unused(game: str) -> Path:
    """A file name in this folder that overwrites nothing."""
    names = (Path(f"{game}-{number}.json" if number > 1 else f"{game}.json") for number in count(1))
    return next(name for name in names if not name.exists())


def _opening(match: Match) -> int:
    """How many entries come before the first decision."""
    decided = (number for number, entry in enumerate(match.entries) if entry.seat != CHANCE)
    return next(decided, len(match.entries))
