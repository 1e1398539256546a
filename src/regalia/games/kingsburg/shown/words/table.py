"""The whole table for the ear: the year and its cards, the court, the province of every seat."""

from collections.abc import Iterator, Sequence

from regalia.core.protocol import NOBODY, Seat
from regalia.games.kingsburg.box.data import BIT, BUILDINGS, RANGES, RESOURCES
from regalia.games.kingsburg.game import GAME
from regalia.games.kingsburg.rules.actions import Copy
from regalia.games.kingsburg.rules.season import Season
from regalia.games.kingsburg.rules.state import NEUTRAL, Placed
from regalia.games.kingsburg.rules.view import View
from regalia.games.kingsburg.rules.winter import Winter
from regalia.games.kingsburg.rules.year import EndOfYear, Favour
from regalia.games.kingsburg.shown.words import advisor, amount, counted, dice, joined, listed, named, placed_dice, say
from regalia.games.kingsburg.shown.words.help import ROMAN, help_text
from regalia.games.kingsburg.shown.words.setup import setup_lines

PHASES = ("favour", "spring", "reward", "summer", "envoy", "autumn", "recruitment", "winter")
BEFORE = {Favour: "start", Winter: "recruitment", EndOfYear: "winter"}  # by what comes next
PURSE = (*RESOURCES, "plus2", "soldiers")


def phase(view: View) -> str:
    """The phase of the year, or its start."""
    if view.season:
        return view.season
    for step in reversed(view.agenda):
        if isinstance(step, Season):
            return PHASES[PHASES.index(step.name) - 1]
        if type(step) in BEFORE:
            return BEFORE[type(step)]
    return PHASES[-1]


def phase_lines(view: View, names: Sequence[str], lang: str) -> Iterator[str]:
    """The year and its phase."""
    if view.year:
        yield say(lang, "spoken.year", year=ROMAN[view.year], phase=named("phase", phase(view), lang))


def heading(view: View, names: Sequence[str], lang: str) -> str:
    """The year and its phase, above what happens in it."""
    if not view.year:
        return ""
    now = phase(view)
    word = say(lang, f"phase.{now}.{'name' if now == 'start' else 'short'}")
    return say(lang, "heading.year", year=ROMAN[view.year], phase=word)


def table_lines(view: View, names: Sequence[str], lang: str) -> list[str]:
    return [
        *setup_lines(view, lang),
        *_year(view, names, lang),
        *_court(view, names, lang),
        *(line for seat in view.order for line in _player(view, seat, names[seat], lang)),
    ]


def _year(view: View, names: Sequence[str], lang: str) -> Iterator[str]:
    """The cards of the year, and whom the King has helped."""
    if view.destiny:
        does = help_text("destiny", view.destiny, lang, view)
        yield say(lang, "spoken.destiny", destiny=named("destiny", view.destiny, lang), help=does)
    if foe := view.known_enemy:
        yield say(lang, "spoken.enemy", kind=named("enemy", foe, lang), help=help_text("enemy", foe, lang))
    elif view.year and view.agenda:
        low, high = RANGES[view.year]
        yield say(lang, "spoken.back", low=low, high=high)
    if view.known:
        yield say(lang, "spoken.looked", names=joined([names[seat] for seat in sorted(view.known)], "and", lang))
    if view.envoy != NOBODY:
        yield say(lang, "spoken.envoy", name=names[view.envoy])
    if view.favour != NOBODY:
        yield say(lang, "spoken.favour", name=names[view.favour])


def _court(view: View, names: Sequence[str], lang: str) -> Iterator[str]:
    """Whose dice lie on which advisor, by rank."""
    if view.season and not view.court:
        yield say(lang, "spoken.empty")
    yield from (_lying(placed, names, lang) for placed in sorted(view.court, key=lambda placed: placed[1].rank))


def _lying(placed: Placed, names: Sequence[str], lang: str) -> str:
    seat, lying = placed
    who = say(lang, "spoken.neutral") if seat == NEUTRAL else names[seat]
    whom = advisor(lying.rank, lying.private, lang)
    if isinstance(lying, Copy):
        return say(lang, "spoken.copied", advisor=whom, rank=lying.rank, name=who)
    way = "private" if lying.private else "placed"
    return say(lang, f"spoken.{way}", advisor=whom, rank=lying.rank, name=who, dice=placed_dice(lying, lang))


def _player(view: View, seat: Seat, who: str, lang: str) -> Iterator[str]:
    """Points and goods, dice in hand, buildings, army tokens, governors to choose from."""
    province, house = view.provinces[seat], GAME.shown.house(seat, lang)
    purse = zip(PURSE, (*province.goods, province.plus2, province.soldiers), strict=True)
    held = joined([amount(what, count, lang) for what, count in purse], "and", lang)
    yield say(lang, "spoken.player", name=who, house=house, points=amount("points", province.score, lang), goods=held)
    if province.dice or province.bonus:
        yield say(lang, "spoken.dice", name=who, dice=dice(province.dice, province.bonus, lang))
    built = [building.name for building in BUILDINGS if province.built & BIT[building.name]]
    yield counted("spoken.built", len(built), lang, name=who, buildings=listed("building", built, "and", lang))
    if province.tokens:
        yield say(lang, "spoken.tokens", name=who, tokens=joined([*map(str, province.tokens)], "and", lang))
    if view.hand and seat == view.seat:
        yield say(lang, "spoken.hand", governors=listed("governor", view.hand, "and", lang))
