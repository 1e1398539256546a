"""Points by reason, in words and as a table; and regalia replay, which prints them."""

from collections.abc import Mapping, Sequence

from rich.table import Table

from regalia.cli import given
from regalia.cli.screen import screen, sheet
from regalia.cli.words import WORDS
from regalia.core import spoken
from regalia.core.protocol import Game

Scores = Sequence[Mapping[str, int]]  # by seat, then by reason


def replay(file: given.Record, lang: given.Lang = "en") -> None:
    """Play a record again and print its result, or the first entry that differs from the rules."""
    given.language(lang)
    match, console = given.read(file), screen()
    game, seats = match.game, houses(match.game, match.seats, lang)
    result = game.result(match.state).ranks if match.over else ()
    console.print(f"{game.words.say(lang, 'game.name')}, {len(match.entries)} entries")
    console.print(table(game, game.scores(match.state), seats, lang, result))
    if not match.over:
        console.print(WORDS.say(lang, "score.unfinished"))


def houses(game: Game, seats: int, lang: str) -> list[str]:
    """The names of the seats."""
    return spoken.houses(game, lang)[:seats]


def table(game: Game, scores: Scores, seats: Sequence[str], lang: str, ranks: Sequence[int] = ()) -> Table:
    """A line for each reason and their total, a column for each seat."""
    reasons = dict.fromkeys(reason for points in scores for reason in points)
    rows = [
        [spoken.reason(game, reason, lang), *(str(points.get(reason, 0)) for points in scores)] for reason in reasons
    ]
    rows.append([WORDS.say(lang, "score.total"), *(str(sum(points.values())) for points in scores)])
    if ranks:
        rows.append([WORDS.say(lang, "score.rank"), *map(str, ranks)])
    return sheet(["", *seats], rows)
