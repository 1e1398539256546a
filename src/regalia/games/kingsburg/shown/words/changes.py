"""What an entry of the log brought by itself: gifts, rewards and losses that nobody chose."""

from collections.abc import Iterator, Sequence

from regalia.core.lanes import pending
from regalia.core.protocol import NOBODY, Action, Entry, Seat
from regalia.games.kingsburg.box.data import ADVISORS, BIT, BUILDING, RESOURCES, Gain
from regalia.games.kingsburg.rules.actions import Cast, Copy, Done, Fight, Influence, Lose, Token
from regalia.games.kingsburg.rules.gains import NO_GAIN, ONE, Brings, both
from regalia.games.kingsburg.rules.rewards import Rewarded, Rewards, improved, rewarded
from regalia.games.kingsburg.rules.state import Province
from regalia.games.kingsburg.rules.view import View
from regalia.games.kingsburg.rules.winter import Fought
from regalia.games.kingsburg.shown.words import advisor, amount, say, the

Holdings = dict[str, int]


def changes(before: View, after: View, entry: Entry, names: Sequence[str], lang: str) -> list[str]:
    """For each seat what the entry itself brought, if its line does not say so, and apart from it what followed."""
    owner, gain = _brought(before, entry)
    ends = before.year != after.year or not after.agenda
    helped = [*_helped(before, after, entry)]
    lines: list[str] = []
    for seat, (name, was, now) in enumerate(zip(names, before.provinces, after.provinces, strict=False)):
        itself = gain if seat == owner else NO_GAIN
        lines += _line("line", name, _received(_unsaid(itself, entry.action)), lang)
        followed = _followed(was, now, _received(itself), entry)
        for who, received in helped:
            given = _given(before, seat, received, followed) if who == seat else NO_GAIN
            followed = _less(followed, given)
            whom = advisor(received.rank, received.private, lang)
            lines += _line("advisor", name, _received(given), lang, advisor=whom)
        lines += _line("year" if ends else "line", name, followed, lang)
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


def _helped(before: View, after: View, entry: Entry) -> Iterator[tuple[Seat, Rewarded]]:
    """Whom advisors helped by themselves after an entry, and which, in their order."""
    left = [step for step in after.agenda if isinstance(step, Rewarded | Rewards)]
    due = [step for step in reversed(before.agenda) if isinstance(step, Rewarded | Rewards) and step not in left]
    if Rewards() not in due:
        yield from ((step.seat, step) for step in due if isinstance(step, Rewarded))
        return
    last = [(entry.seat, entry.action)] if isinstance(entry.action, Influence | Copy) else []
    for seat, lying in sorted([*before.court, *last], key=lambda placed: placed[1].rank):
        step = rewarded(seat, lying.rank, lying.private)
        if seat >= 0 and step not in left:
            yield seat, step


def _given(view: View, seat: Seat, step: Rewarded, followed: Holdings) -> Gain:
    """What an advisor gives without a choice, if that is part of what the seat has more."""
    gains = ADVISORS[step.rank - 1].gains
    if step.private or len(gains) != 1:
        return NO_GAIN
    gain = improved(view, seat, step.rank, gains[0])
    return gain if all(followed[what] >= count for what, count in _received(gain).items()) else NO_GAIN


def _less(gained: Holdings, gain: Gain) -> Holdings:
    less = _received(gain)
    return {what: count - less[what] for what, count in gained.items()}


def _line(key: str, name: str, gained: Holdings, lang: str, **values: str) -> Iterator[str]:
    changed = [_signed(what, count, lang) for what, count in gained.items() if count]
    if changed:
        yield say(lang, f"changes.{key}", name=name, what=", ".join(changed), **values)


def _fallen(name: str, was: Province, now: Province, lang: str) -> Iterator[str]:
    for building in BUILDING:
        if was.built & ~now.built & BIT[building]:
            yield say(lang, "changes.fallen", name=name, the=the("building", building, lang))


def _signed(what: str, count: int, lang: str) -> str:
    """More or less of something; a +2 token has a sign already."""
    sign = "−" if count < 0 else "" if what == "plus2" else "+"
    return sign + amount(what, abs(count), lang)
