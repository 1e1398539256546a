"""What was agreed on when a table was opened, in words: options, time, who may come in, what can be taken back."""

from regalia.core.names import changed_options, leading_options
from regalia.games import GAMES
from regalia.table.lines import Charter
from regalia.table.translation import _, plural, say

MINUTE, DAY = 60, 86400


def options_in_words(charter: Charter, lang: str) -> list[str]:
    """What differs from the usual game, and the time for a choice."""
    changed = changed_options(GAMES[charter.game], charter.options, lang)
    return changed if charter.limit is None else [*changed, _each(charter.limit, lang)]


def agreed(charter: Charter, lang: str) -> list[str]:
    """One sentence on each thing."""
    game = GAMES[charter.game]
    changed, played = (found(game, charter.options, lang) for found in (changed_options, leading_options))
    usual = say(lang, _("The options are the usual ones."))
    doors = (
        _("Open: everybody may join and watch.") if charter.open else _("Private: only people with a link can come in.")
    )
    undo = (
        _("Choices can be undone as far as you like; the dice and draws stay the same.")
        if charter.freely
        else _("Choices can be undone.")
        if charter.undo
        else _("At this table nothing can be undone.")
    )
    hints = _("Hints are on: you can ask for one on your turn.") if charter.hints else _("Hints are off at this table.")
    return [
        say(lang, _("Options: {options}."), options=changed)
        if changed
        else say(lang, _("The options are the usual ones, with {modules}."), modules=played)
        if played
        else usual,
        _limit(charter.limit, lang),
        say(lang, doors),
        say(lang, undo),
        say(lang, hints),
        *([say(lang, _("A coach speaks to you, as long as you like."))] if charter.coach else []),
    ]


def _limit(limit: float | None, lang: str) -> str:
    """The time for a choice, and what happens when it is over."""
    if limit is None:
        return say(lang, _("There is no time limit."))
    return say(lang, _("{time}. Then a bot plays until the player is back."), time=_each(limit, lang))


def _each(limit: float, lang: str) -> str:
    """The time for a choice in its largest whole unit."""
    seconds = int(limit)
    if seconds % DAY == 0:
        return plural(lang, "{n} day for each choice", "{n} days for each choice", seconds // DAY)
    if seconds % MINUTE == 0:
        return plural(lang, "{n} minute for each choice", "{n} minutes for each choice", seconds // MINUTE)
    return plural(lang, "{n} second for each choice", "{n} seconds for each choice", seconds)
