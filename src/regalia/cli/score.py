"""Points by reason, in words and as a table; and regalia replay, which prints them."""

from collections.abc import Sequence

from rich.table import Table

from regalia.cli import given
from regalia.cli.screen import screen, sheet
from regalia.cli.words import WORDS
from regalia.core import names as spoken
from regalia.core.game import AnyGame, Points, total
from regalia.core.known import UNKNOWN, Maybe


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


def houses(game: AnyGame, seats: int, lang: str) -> list[str]:
    """The names of the seats."""
    return spoken.houses(game, lang)[:seats]


def table(game: AnyGame, scores: Points, seats: Sequence[str], lang: str, ranks: Sequence[int] = ()) -> Table:
    """A line for each reason and their total, a column for each seat."""
    reasons = dict.fromkeys(reason for points in scores for reason in points)
    rows = [
        [spoken.reason(game, reason, lang), *(_shown(points.get(reason, 0)) for points in scores)] for reason in reasons
    ]
    rows.append([WORDS.say(lang, "score.total"), *(_shown(total(points)) for points in scores)])
    if ranks:
        rows.append([WORDS.say(lang, "score.rank"), *map(str, ranks)])
    return sheet(["", *seats], rows)


def _shown(points: Maybe[int]) -> str:
    return "?" if points is UNKNOWN else str(points)
