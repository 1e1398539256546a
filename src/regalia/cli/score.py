"""Points by reason, in words and as a table; and regalia replay, which prints them."""

from collections.abc import Sequence

from rich.table import Table

from regalia.cli import arguments
from regalia.cli.screen import screen, sheet
from regalia.cli.words import WORDS
from regalia.core.game import AnyGame, Points
from regalia.core.names import houses, score_table


def replay(file: arguments.Record, lang: arguments.Lang = "en") -> None:
    """Play a record again and print its result, or the first entry that differs from the rules."""
    arguments.language(lang)
    match, console = arguments.read(file), screen()
    game, seats = match.game, houses(match.game, lang, match.seats)
    result = game.result(match.state).ranks if match.over else ()
    console.print(f"{game.words.say(lang, 'game.name')}, {len(match.entries)} entries")
    console.print(table(game, game.scores(match.state), seats, lang, result))
    if not match.over:
        console.print(WORDS.say(lang, "score.unfinished"))


def table(game: AnyGame, scores: Points, seats: Sequence[str], lang: str, ranks: Sequence[int] = ()) -> Table:
    """A line for each reason and their total, a column for each seat."""
    rows, totals = score_table(game, scores, lang)
    rows.append([WORDS.say(lang, "score.total"), *totals])
    if ranks:
        rows.append([WORDS.say(lang, "score.rank"), *ranks])
    return sheet(["", *seats], ([str(cell) for cell in row] for row in rows))
