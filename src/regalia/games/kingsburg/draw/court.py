"""The King's court as it stands: eighteen advisors, the dice on them, and who may be influenced now."""

from collections.abc import Iterator, Sequence

from regalia.art import court as art
from regalia.art.court import Lot
from regalia.art.courtiers import COURTIERS
from regalia.art.dice import BONUS, NEUTRAL
from regalia.art.faces import portrait
from regalia.art.governors import GOVERNORS
from regalia.art.heraldry import seat as badge
from regalia.art.ink import box, g
from regalia.art.sheet import Block, heading
from regalia.core.protocol import Seat
from regalia.games.kingsburg import moments
from regalia.games.kingsburg.actions import Copy, Influence
from regalia.games.kingsburg.data import ADVISORS
from regalia.games.kingsburg.draw.gains import gain_signs, reward_signs
from regalia.games.kingsburg.draw.scene import SEATS, Scene, joined, target
from regalia.games.kingsburg.hooks import destiny, effects
from regalia.games.kingsburg.rules.rewards import private_gain

WIDE = 836.0
PRIVATE = 330.0
SCALE, ROW = 1.06, 236.0
_COLUMNS = 6
_PITCH = (WIDE - 24) / _COLUMNS


def court(scene: Scene) -> Block:
    """Three galleries, the highest ranks above."""
    height = 48 + ROW * 3
    hall = box(0, 0, WIDE, height, "url(#hall)", 14, stroke="#000") + box(0, 0, WIDE, height, "url(#damask)", 14)
    line = box(5.5, 5.5, WIDE - 11, height - 11, "none", 10, stroke="#d9ad4e", stroke_opacity=".6")
    name = heading(40, 30, WIDE - 80, scene.say("draw.court"), "#f0d08a")
    shadow = box(-1, 4, WIDE + 2, height, "var(--shadow)", 15)
    return shadow + hall + line + name + "".join(_places(scene)), height


def _places(scene: Scene) -> Iterator[str]:
    """In reading order from 1 to 18, for the ear."""
    blocked = destiny(scene.world, moments.BLOCKED)
    away: int = blocked(scene.world) if blocked else 0
    for rank in range(1, len(ADVISORS) + 1):
        gallery, column = divmod(rank - 1, _COLUMNS)
        spot = (12 + _PITCH * column + (_PITCH - art.WIDTH * SCALE) / 2, 52 + ROW * (2 - gallery))
        yield g(_advisor(scene, rank, bool(away >> rank & 1)), at=spot, scale=SCALE)


def _advisor(scene: Scene, rank: int, away: bool) -> str:
    advisor, part = ADVISORS[rank - 1].name, scene.part(f"advisor-{rank}")
    name = scene.say(f"advisor.{advisor}.name")
    dice = lots(scene, rank, private=False)
    light = "open" if part else "away" if away else "dusk" if scene.asks("advisor-") else "lit"
    figure = art.place(rank, portrait(COURTIERS[advisor]), name, reward_signs(rank), dice, light)
    return target(figure, part, _spoken(scene, rank, name))


def lots(scene: Scene, rank: int, private: bool) -> list[Lot]:
    """The dice on an advisor, group by group as they came."""
    there = ((seat, lying) for seat, lying in scene.view.court if (lying.rank, lying.private) == (rank, private))
    return [_lot(seat, lying) for seat, lying in there]


def _lot(seat: Seat, lying: Influence | Copy) -> Lot:
    owner = SEATS[seat] if seat >= 0 else NEUTRAL
    if isinstance(lying, Copy):
        return Lot(owner, (), ("deal",))
    dice = (*((face, owner) for face in lying.own), *((face, BONUS) for face in lying.bonus))
    helped = {"plus2": lying.plus2, "market": bool(lying.market), "envoy": lying.envoy}
    return Lot(owner, dice, tuple(help_ for help_, used in helped.items() if used))


def _spoken(scene: Scene, rank: int, name: str) -> str:
    """A place for the ear: rank, name, whose dice lie there."""
    owners = (scene.house(seat) for seat, lying in scene.view.court if lying.rank == rank and seat >= 0)
    return joined((f"{rank}", name, *dict.fromkeys(owners)))


def private_court(scene: Scene) -> Block | None:
    """The Politician's own two advisors, if somebody plays him, with the badge of his house."""
    owner = next((seat for seat, seen in enumerate(scene.view.provinces) if _private_ranks(scene, seat)), None)
    if owner is None:
        return None
    ranks, height = _private_ranks(scene, owner), art.HEIGHT * 0.8 + 24
    places = (g(_private(scene, rank), at=(90 + 124 * at, 14), scale=0.8) for at, rank in enumerate(ranks))
    hall = box(0, 0, PRIVATE, height, "url(#hall)", 12) + box(0, 0, PRIVATE, height, "url(#damask)", 12)
    crest = badge(SEATS[owner], 45, height / 2, 48)
    return g(hall, crest, *places, at=((WIDE - PRIVATE) / 2, 0)), height


def _private_ranks(scene: Scene, seat: Seat) -> Sequence[int]:
    return next((effect(scene.world) for effect in effects(scene.world, seat, moments.PRIVATE)), ())


def _private(scene: Scene, rank: int) -> str:
    part, name = scene.part(f"private-{rank}"), scene.say("governor.politician.name")
    reward = gain_signs(private_gain(scene.world, rank))
    dice, light = lots(scene, rank, private=True), "open" if part else "lit"
    figure = art.place(rank, portrait(GOVERNORS["politician"]), name, reward, dice, light)
    return target(figure, part, f"{rank}, {name}")
