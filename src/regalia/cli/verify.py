"""regalia verify: whether the draws of a record are the ones that were promised, and which of them nobody can check."""

from collections.abc import Iterator

import typer

from regalia.cli import arguments
from regalia.cli.words import WORDS
from regalia.core import fair
from regalia.core.record import Match

WRONG, IN_PART = 1, 3  # exit codes: a broken promise; nothing wrong, but not everything could be checked


def verify(file: arguments.Record, lang: arguments.Lang = "en") -> None:
    """Compute the draws of a record again from its seed, and name those that cannot be. Exit code: 0 if all follow,
    1 if one is wrong, 3 if not all could be checked."""
    arguments.language(lang)
    match = arguments.read(file)
    try:
        checked = fair.verify(match)
    except fair.Wrong as wrong:
        print(WORDS.say(lang, f"verify.wrong.{'draw' if wrong.values else 'seed'}", **wrong.values))
        raise typer.Exit(WRONG) from None
    print("\n".join(_verdict(match, checked, lang)))
    if fair.unchecked(match) or not match.over:
        raise typer.Exit(IN_PART)


def _verdict(match: Match, checked: int, lang: str) -> Iterator[str]:
    """What was checked, what was not, and what the draws were made with."""
    if skipped := fair.unchecked(match):
        yield f"{_counted('unchecked', len(skipped), lang)} {_counted('rest', checked, lang)}"
        yield from (WORDS.say(lang, "verify.entry", number=at, action=str(entry.action)) for at, entry in skipped)
    else:
        yield _counted("all", checked, lang)
    if not match.over:
        yield WORDS.say(lang, "verify.cut")
    if match.box:
        yield _counted("box", len(match.box), lang, rows=", ".join(match.box))


def _counted(key: str, count: int, lang: str, **values: object) -> str:
    return WORDS.counted(f"verify.{key}", count, lang, **values)
