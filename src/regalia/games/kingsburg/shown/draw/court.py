"""The King's court as it stands: eighteen advisors, the dice on them, and which of them may be influenced now."""

from collections.abc import Iterator

from regalia.art.faces import portrait
from regalia.art.heraldry import seat as badge
from regalia.art.ink import box, g, titled
from regalia.art.sheet import Block, heading
from regalia.core.houses import HOUSES
from regalia.core.html import Html, join
from regalia.core.protocol import Seat
from regalia.games.kingsburg.box.data import ADVISORS
from regalia.games.kingsburg.rules.actions import Copy, Influence
from regalia.games.kingsburg.rules.influence import blocked
from regalia.games.kingsburg.rules.rewards import private_gain
from regalia.games.kingsburg.shown.art import court as art
from regalia.games.kingsburg.shown.art.advisor_portraits import COURTIERS
from regalia.games.kingsburg.shown.art.court import Lot
from regalia.games.kingsburg.shown.art.dice import BONUS, NEUTRAL
from regalia.games.kingsburg.shown.art.governor_portraits import GOVERNORS
from regalia.games.kingsburg.shown.draw.gains import gain_signs, reward_signs
from regalia.games.kingsburg.shown.sight import Sight

WIDE = 836.0
PRIVATE = 330.0
SCALE, ROW = 1.06, 236.0
_COLUMNS = 6
_PITCH = (WIDE - 24) / _COLUMNS


def court(sight: Sight) -> Block:
    """Three galleries, the highest ranks above."""
    height = 48 + ROW * 3
    hall = box(0, 0, WIDE, height, "url(#hall)", 14, stroke="#000") + box(0, 0, WIDE, height, "url(#damask)", 14)
    line = box(5.5, 5.5, WIDE - 11, height - 11, "none", 10, stroke="#d9ad4e", stroke_opacity=".6")
    name = heading(40, 30, WIDE - 80, sight.say("draw.court"), "#f0d08a")
    shadow = box(-1, 4, WIDE + 2, height, "var(--shadow)", 15)
    return shadow + hall + line + name + join(_places(sight)), height


def _places(sight: Sight) -> Iterator[Html]:
    """In reading order from 1 to 18, for the ear."""
    for rank in range(1, len(ADVISORS) + 1):
        gallery, column = divmod(rank - 1, _COLUMNS)
        spot = (12 + _PITCH * column + (_PITCH - art.WIDTH * SCALE) / 2, 52 + ROW * (2 - gallery))
        yield g(place(sight, rank), at=spot, scale=SCALE)


def place(sight: Sight, rank: int) -> Html:
    """One of the eighteen, with the dice on him."""
    away = bool(blocked(sight.view) >> rank & 1)
    advisor, asked = ADVISORS[rank - 1].name, any(thing.startswith("advisor-") for thing in sight.open)
    name = sight.say(f"advisor.{advisor}.name")
    dice = lots(sight, rank, private=False)
    light = "open" if f"advisor-{rank}" in sight.open else "away" if away else "dusk" if asked else "lit"
    figure = art.place(rank, portrait(COURTIERS[advisor]), name, reward_signs(rank), dice, light)
    return titled(_spoken(sight, rank, name), figure)


def lots(sight: Sight, rank: int, private: bool) -> list[Lot]:
    """The dice on an advisor, group by group as they came."""
    there = ((seat, lying) for seat, lying in sight.view.court if (lying.rank, lying.private) == (rank, private))
    return [_lot(seat, lying) for seat, lying in there]


def _lot(seat: Seat, lying: Influence | Copy) -> Lot:
    owner = HOUSES[seat] if seat >= 0 else NEUTRAL
    if isinstance(lying, Copy):
        return Lot(owner, (), ("deal",))
    dice = (*((face, owner) for face in lying.own), *((face, BONUS) for face in lying.bonus))
    helped = {"plus2": lying.plus2, "market": bool(lying.market), "envoy": lying.envoy}
    return Lot(owner, dice, tuple(help_ for help_, used in helped.items() if used))


def _spoken(sight: Sight, rank: int, name: str) -> str:
    """A place for the ear: rank, name, whose dice lie there."""
    owners = (sight.house(seat) for seat, lying in sight.view.court if lying.rank == rank and seat >= 0)
    return ", ".join((f"{rank}", name, *dict.fromkeys(owners)))


def private_court(sight: Sight) -> Block | None:
    """The Politician's own two advisors, if somebody plays him, with the badge of his house."""
    owner = next((seat for seat, seen in enumerate(sight.view.provinces) if sight.private_ranks(seat)), None)
    if owner is None:
        return None
    ranks, height = sight.private_ranks(owner), art.HEIGHT * 0.8 + 24
    places = (g(_private(sight, rank), at=(90 + 124 * at, 14), scale=0.8) for at, rank in enumerate(ranks))
    hall = box(0, 0, PRIVATE, height, "url(#hall)", 12) + box(0, 0, PRIVATE, height, "url(#damask)", 12)
    crest = badge(sight.houses[owner], 45, height / 2, 48)
    return g(hall, crest, *places, at=((WIDE - PRIVATE) / 2, 0)), height


def _private(sight: Sight, rank: int) -> Html:
    name, reward = sight.say("governor.politician.name"), gain_signs(private_gain(sight.view, rank))
    dice, light = lots(sight, rank, private=True), "open" if f"private-{rank}" in sight.open else "lit"
    figure = art.place(rank, portrait(GOVERNORS["politician"]), name, reward, dice, light)
    return titled(f"{rank}, {name}", figure)
