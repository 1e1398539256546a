"""The court: eighteen advisors under their arches, with the dice that lie on them."""

from collections.abc import Iterator, Sequence
from functools import cache

from regalia.art.faces import portrait
from regalia.art.icons import Sign
from regalia.art.ink import use
from regalia.art.parts import badge, icon, picture, row, silent
from regalia.core.html import Html, tag
from regalia.core.protocol import Seat
from regalia.games.kingsburg.box.data import ADVISORS
from regalia.games.kingsburg.rules import moments
from regalia.games.kingsburg.rules.actions import Influence
from regalia.games.kingsburg.rules.hooks import effects
from regalia.games.kingsburg.rules.influence import blocked, open_ranks
from regalia.games.kingsburg.rules.rewards import private_gain
from regalia.games.kingsburg.shown.art.court import Lot, place
from regalia.games.kingsburg.shown.art.governors import GOVERNORS
from regalia.games.kingsburg.shown.draw.court import lots
from regalia.games.kingsburg.shown.draw.gains import OR, gain_signs, reward_signs
from regalia.games.kingsburg.shown.page.battle import battle
from regalia.games.kingsburg.shown.page.governors import card
from regalia.games.kingsburg.shown.page.grounds import ARCH
from regalia.games.kingsburg.shown.page.parts import choice, cube, sign_row
from regalia.games.kingsburg.shown.view import SEATS, Place, Shown
from regalia.games.kingsburg.shown.words.actions import lain

SIZE = "0 0 124 128"
AND = Sign("+")


def court(shown: Shown) -> Html:
    """Three galleries, the highest ranks above; in the page they stand from 1 to 18, for the ear and for phones."""
    away = blocked(shown.view)
    title = tag("h2", shown.say("draw.court"), class_="title")
    places = (_advisor(shown, rank, bool(away >> rank & 1)) for rank in range(1, len(ADVISORS) + 1))
    galleries = tag("div", *places, class_="kg-court")
    return tag("div", title, battle(shown), _decree(shown), galleries, _private_court(shown), class_="kg-hall")


def _decree(shown: Shown) -> Html:
    """The destiny of the year hangs where everybody looks; a power it gives is used on it."""
    return card(shown, "destiny", shown.view.destiny, kind="kg-card kg-decree") if shown.view.destiny else Html()


def _advisor(shown: Shown, rank: int, away: bool) -> Html:
    advisor = ADVISORS[rank - 1].name
    name, does = shown.say(f"advisor.{advisor}.name"), shown.say(f"advisor.{advisor}.help")
    arch = use(f"seat-{rank}-{'away' if away else 'lit'}")
    said = [shown.say("page.advisor", rank=rank, name=name), *([shown.say("page.away")] if away else []), does]
    return _niche(shown, f"advisor-{rank}", (rank, False), arch, name, _reward(rank), said, f"advisor.{advisor}")


def _reward(rank: int) -> tuple[Sign, ...]:
    """What comes in any case is set apart from what one chooses between: stone + gold / wood."""
    signs = reward_signs(rank)
    sure = signs.index(OR) - 1 if OR in signs else 0
    return (*signs[:sure], AND, *signs[sure:]) if sure else tuple(signs)


def _niche(
    shown: Shown, token: str, at: Place, arch: str, name: str, reward: tuple[Sign, ...], said: Sequence[str], about: str
) -> Html:
    """Portrait, plaque and ledge."""
    window = picture(SIZE, use("ring", class_="kg-ring"), arch, kind="kg-arch")
    plaque = silent(tag("b", name), sign_row(reward), kind="kg-plaque")
    ledge = silent(*_lots(shown, at), kind="kg-ledge")
    told = " ".join((*said, *_lying(shown, at)))
    return choice(shown.token(token), "kg-niche", window + plaque + ledge, told, about, why=_why(shown, at))


def _why(shown: Shown, at: Place) -> str | None:
    """Why the viewer, whose dice are to be placed, cannot influence this advisor."""
    if shown.reach is None or at in shown.reach:
        return None
    (rank, private), view = at, shown.view
    if not private and blocked(view) >> rank & 1:
        return shown.say("page.away")
    taken = at in shown.keys and (private or not open_ranks(view, shown.front) >> rank & 1)
    return shown.say("page.why.taken") if taken else shown.say("page.why.reach", rank=rank)


def _lots(shown: Shown, at: Place) -> Iterator[Html]:
    """The ledge takes the colours of those whose dice lie on it."""
    if at in shown.keys:
        for lot, keys in zip(lots(shown, *at), shown.keys[at], strict=True):
            yield _lot(lot, keys)
    else:
        yield tag("i", " ")


def _lot(lot: Lot, keys: Sequence[str]) -> Html:
    dice = (cube(face, kind, key) for (face, kind), key in zip(lot.dice, keys, strict=True))
    return tag("span", *dice, *(icon(help_, 18) for help_ in lot.helps), class_=f"kg-lot {lot.owner}")


def _lying(shown: Shown, at: Place) -> Iterator[str]:
    """Whose dice lie there, for the ear."""
    for seat, placed in shown.view.court:
        if (placed.rank, placed.private) == at:
            dice = lain(placed, shown.lang) if isinstance(placed, Influence) else shown.say("destiny.secret-deals.name")
            yield shown.say("page.lying", name=shown.name(seat), dice=dice)


def _private_court(shown: Shown) -> Html:
    """The Politician's own two advisors, if somebody plays him, with the badge of his house."""
    owned = ((seat, rank) for seat in range(len(shown.view.provinces)) for rank in _private_ranks(shown, seat))
    return row(*(_private(shown, seat, rank) for seat, rank in dict.fromkeys(owned)), kind="kg-private")


def _private_ranks(shown: Shown, seat: Seat) -> Sequence[int]:
    return next((effect(shown.view) for effect in effects(shown.view, seat, moments.PRIVATE)), ())


def _private(shown: Shown, seat: Seat, rank: int) -> Html:
    name, reward = shown.say("governor.politician.name"), gain_signs(private_gain(shown.view, rank))
    said = [shown.say("page.advisor", rank=rank, name=name), shown.say("page.owner", name=shown.name(seat))]
    niche = _niche(
        shown, f"private-{rank}", (rank, True), _arch(rank), name, tuple(reward), said, "governor.politician"
    )
    return niche + badge(SEATS[seat], 30)


@cache
def _arch(rank: int) -> Html:
    art = place(rank, portrait(GOVERNORS["politician"]), "", ())
    return tag("svg", art, viewBox=ARCH)
