"""What an entry of the log brought by itself: gifts, rewards and losses that nobody chose."""

from collections.abc import Iterator, Sequence

from regalia.core.lanes import pending
from regalia.core.protocol import NOBODY, Action, Entry, Seat
from regalia.games.kingsburg.box.data import BIT, BUILDING, RESOURCES, Gain
from regalia.games.kingsburg.rules.actions import Cast, Done, Fight, Lose, Token
from regalia.games.kingsburg.rules.gains import NO_GAIN, ONE, Brings, both
from regalia.games.kingsburg.rules.state import Province
from regalia.games.kingsburg.rules.view import View
from regalia.games.kingsburg.rules.winter import Fought
from regalia.games.kingsburg.shown.words import amount, say, the

Holdings = dict[str, int]


def changes(before: View, after: View, entry: Entry, names: Sequence[str], lang: str) -> list[str]:
    """For each seat what the entry itself brought, if its line does not say so, and apart from it what followed."""
    owner, gain = _brought(before, entry)
    ends = before.year != after.year or not after.agenda
    lines: list[str] = []
    for seat, (name, was, now) in enumerate(zip(names, before.provinces, after.provinces, strict=False)):
        itself = gain if seat == owner else NO_GAIN
        lines += _line("line", name, _received(_unsaid(itself, entry.action)), lang)
        lines += _line("year" if ends else "line", name, _followed(was, now, _received(itself), entry), lang)
        lines += _fallen(name, was, now, lang)
    return lines


def _brought(before: View, entry: Entry) -> tuple[Seat, Gain]:
    """What the entry itself gives to whom, where that can be told apart from what follows."""
    for _, choice in pending(before):
        if isinstance(choice, Brings) and choice.seat == entry.seat:
            return choice.player if isinstance(choice, Fought) else choice.seat, choice.brings(before, entry.action)
    return NOBODY, NO_GAIN


def _unsaid(gain: Gain, action: Action) -> Gain:
    """What the line of an action does not say of what it brings: all of a battle and of a levy that is not paid, and
    what is lost beside the thing that was chosen."""
    if isinstance(action, Lose) and gain != NO_GAIN:
        return both(gain, Gain(ONE[action.resource]))
    return gain if isinstance(action, Fight | Done) else NO_GAIN


def _followed(was: Province, now: Province, itself: Holdings, entry: Entry) -> Holdings:
    held = _holdings(was)
    gained = {what: count - held[what] - itself[what] for what, count in _holdings(now).items()}
    if gained["soldiers"] < 0 or isinstance(entry.action, Cast | Token):
        gained["soldiers"] = 0  # they go home, or stand in the line itself
    return gained


def _holdings(province: Province) -> Holdings:
    goods = dict(zip(RESOURCES, province.goods, strict=True))
    return goods | {"plus2": province.plus2, "soldiers": province.soldiers, "points": province.score}


def _received(gain: Gain) -> Holdings:
    goods = dict(zip(RESOURCES, gain.goods, strict=True))
    return goods | {"plus2": gain.plus2, "soldiers": gain.soldiers, "points": gain.points}


def _line(key: str, name: str, gained: Holdings, lang: str) -> Iterator[str]:
    changed = [_signed(what, count, lang) for what, count in gained.items() if count]
    if changed:
        yield say(lang, f"changes.{key}", name=name, what=", ".join(changed))


def _fallen(name: str, was: Province, now: Province, lang: str) -> Iterator[str]:
    for building in BUILDING:
        if was.built & ~now.built & BIT[building]:
            yield say(lang, "changes.fallen", name=name, the=the("building", building, lang))


def _signed(what: str, count: int, lang: str) -> str:
    """More or less of something; a +2 token has a sign already."""
    sign = "−" if count < 0 else "" if what == "plus2" else "+"
    return sign + amount(what, abs(count), lang)
