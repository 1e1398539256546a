"""The court: eighteen advisors under their arches, with the dice that lie on them."""

from collections.abc import Iterator, Sequence
from functools import cache

from regalia.art.faces import portrait
from regalia.art.icons import Sign
from regalia.art.ink import use
from regalia.art.parts import badge, heading, icon, picture, row, silent
from regalia.core.html import Html, tag
from regalia.core.protocol import Seat
from regalia.games.kingsburg.box.data import ADVISORS
from regalia.games.kingsburg.rules.actions import Influence
from regalia.games.kingsburg.rules.influence import blocked, open_ranks
from regalia.games.kingsburg.rules.rewards import private_gain
from regalia.games.kingsburg.shown.art.court import Lot, window
from regalia.games.kingsburg.shown.art.governor_portraits import GOVERNORS
from regalia.games.kingsburg.shown.draw.court import lots
from regalia.games.kingsburg.shown.draw.gains import OR, gain_signs, reward_signs
from regalia.games.kingsburg.shown.page.battle import battle
from regalia.games.kingsburg.shown.page.governors import card
from regalia.games.kingsburg.shown.page.grounds import ARCH
from regalia.games.kingsburg.shown.page.parts import choice, cube, sign_row
from regalia.games.kingsburg.shown.sight import Place, Sight
from regalia.games.kingsburg.shown.words import placed_dice

SIZE = "0 0 124 128"
AND = Sign("+")


def court(sight: Sight) -> Html:
    """Three galleries, the highest ranks above; in the page they stand from 1 to 18, for the ear and for phones."""
    away = blocked(sight.view)
    title = heading(sight.say("draw.court"))
    places = (_advisor(sight, rank, bool(away >> rank & 1)) for rank in range(1, len(ADVISORS) + 1))
    galleries = tag("div", *places, class_="kg-court")
    return tag(
        "div", title, battle(sight), _decree(sight), galleries, _private_court(sight), class_="kg-hall", data_fill=""
    )


def _decree(sight: Sight) -> Html:
    """The destiny of the year hangs where everybody looks; a power it gives is used on it."""
    return card(sight, "destiny", sight.view.destiny, kind="kg-card kg-decree") if sight.view.destiny else Html()


def _advisor(sight: Sight, rank: int, away: bool) -> Html:
    advisor = ADVISORS[rank - 1].name
    name, does = sight.say(f"advisor.{advisor}.name"), sight.say(f"advisor.{advisor}.help")
    arch = use(f"seat-{rank}-{'away' if away else 'lit'}")
    said = [sight.say("page.advisor", rank=rank, name=name), *([sight.say("page.away")] if away else []), does]
    return _niche(sight, f"advisor-{rank}", (rank, False), arch, name, _reward(rank), said, f"advisor.{advisor}")


def _reward(rank: int) -> tuple[Sign, ...]:
    """What comes in any case is set apart from what one chooses between: stone + gold / wood."""
    signs = reward_signs(rank)
    sure = signs.index(OR) - 1 if OR in signs else 0
    return (*signs[:sure], AND, *signs[sure:]) if sure else tuple(signs)


def _niche(
    sight: Sight, token: str, at: Place, arch: str, name: str, reward: tuple[Sign, ...], said: Sequence[str], about: str
) -> Html:
    """Portrait, rank, plaque and ledge. The rank is drawn too, where a portrait is large enough for it."""
    seen = picture(SIZE, use("ring", class_="kg-ring"), arch, kind="kg-arch") + silent(str(at[0]), kind="kg-rank")
    plaque = silent(tag("b", name), sign_row(reward), kind="kg-plaque")
    ledge = tag("span", *_lots(sight, at), class_="kg-ledge", aria_hidden="true", data_ghosts="")
    told = " ".join((*said, *_lying(sight, at)))
    return choice(sight.token(token), "kg-niche", seen + plaque + ledge, told, about, why=_why(sight, at))


def _why(sight: Sight, at: Place) -> str | None:
    """Why the viewer, whose dice are to be placed, cannot influence this advisor."""
    if sight.reach is None or at in sight.reach:
        return None
    (rank, private), view = at, sight.view
    if not private and blocked(view) >> rank & 1:
        return sight.say("page.away")
    taken = at in sight.keys and (private or not open_ranks(view, sight.front) >> rank & 1)
    return sight.say("page.why.taken") if taken else sight.say("page.why.reach", rank=rank)


def _lots(sight: Sight, at: Place) -> Iterator[Html]:
    """The ledge takes the colours of those whose dice lie on it."""
    if at in sight.keys:
        for lot, keys in zip(lots(sight, *at), sight.keys[at], strict=True):
            yield _lot(lot, keys)
    else:
        yield tag("i", " ")


def _lot(lot: Lot, keys: Sequence[str]) -> Html:
    dice = (cube(face, kind, key) for (face, kind), key in zip(lot.dice, keys, strict=True))
    return tag("span", *dice, *(icon(help_, 18) for help_ in lot.helps), class_=f"kg-lot {lot.owner}")


def _lying(sight: Sight, at: Place) -> Iterator[str]:
    """Whose dice lie there, for the ear."""
    for seat, placed in sight.view.court:
        if (placed.rank, placed.private) == at:
            dice = (
                placed_dice(placed, sight.lang)
                if isinstance(placed, Influence)
                else sight.say("destiny.secret-deals.name")
            )
            yield sight.say("page.lying", name=sight.name(seat), dice=dice)


def _private_court(sight: Sight) -> Html:
    """The Politician's own two advisors, if somebody plays him, with the badge of his house."""
    owned = ((seat, rank) for seat in range(len(sight.view.provinces)) for rank in sight.private_ranks(seat))
    return row(*(_private(sight, seat, rank) for seat, rank in dict.fromkeys(owned)), kind="kg-private")


def _private(sight: Sight, seat: Seat, rank: int) -> Html:
    name, reward = sight.say("governor.politician.name"), gain_signs(private_gain(sight.view, rank))
    said = [sight.say("page.advisor", rank=rank, name=name), sight.say("page.owner", name=sight.name(seat))]
    niche = _niche(
        sight, f"private-{rank}", (rank, True), _arch(rank), name, tuple(reward), said, "governor.politician"
    )
    return niche + badge(sight.houses[seat], 30)


@cache
def _arch(rank: int) -> Html:
    return tag("svg", window(rank, portrait(GOVERNORS["politician"])), viewBox=ARCH)
