"""Cards under construction, the threats among them, and alchemy, where cubes go that no card wants."""

from collections import Counter
from collections.abc import Iterator

from regalia.art.ink import use
from regalia.art.parts import can, icon, picture, spoken, thing
from regalia.core.html import Html, tag
from regalia.core.protocol import Seat
from regalia.games.wonderful_kingdom.box.catalogue import RESOURCES
from regalia.games.wonderful_kingdom.rules.actions import HEAP, token
from regalia.games.wonderful_kingdom.rules.advisors import Furnishing
from regalia.games.wonderful_kingdom.rules.placing import Placing
from regalia.games.wonderful_kingdom.rules.state import ALCHEMY
from regalia.games.wonderful_kingdom.shown.art.slots import laid
from regalia.games.wonderful_kingdom.shown.page.cards import card, site
from regalia.games.wonderful_kingdom.shown.page.parts import group, row
from regalia.games.wonderful_kingdom.shown.sight import Sight
from regalia.games.wonderful_kingdom.shown.words import amount

_SHOWN = 10  # cubes of a pool; its words tell how many there are


def works(sight: Sight, seat: Seat) -> Html:
    """Cubes to place, then where they can go, then what threatens."""
    own = sight.duchy(seat)
    sites = (site(sight, seat, each, sight.token(token(f"site-{each.key}"), seat)) for each in own.construction)
    standing = Counter(own.threats).items()
    threats = (card(sight, name, sight.token(f"threat-{name}", seat), count) for name, count in standing)
    built = group(sight.say("draw.works"), *sites, alchemy(sight, seat), kind="wk-works", scroll="works")
    return _pool(sight) + built + group(sight.say("draw.threats"), *threats, kind="wk-threats", scroll="threats")


def _pool(sight: Sight) -> Html:
    """The cubes that the viewer has to place now."""
    match sight.asked:
        case Placing(_, resource, left):
            kind, cube = RESOURCES[resource], picture("0 0 20 20", laid(RESOURCES[resource]))
            sign = icon(kind, 40)
        case Furnishing(_, _, left):
            kind, cube, sign = "cubes", Html(), Html()
        case _:
            return Html()
    cubes = (tag("i", cube, data_piece=f"pool-{at}") for at in range(min(left, _SHOWN) if cube else 0))
    said = sight.say("page.pool", cubes=amount(kind, left, sight.lang))
    return tag("p", sign, tag("span", said), *cubes, class_="wk-pool")


def alchemy(sight: Sight, seat: Seat) -> Html:
    """Five hollows that make a krystallium; where quests are paid from there more can lie, and each can be chosen."""
    count = sum(sight.duchy(seat).alchemy)
    star = picture("-52 -52 104 104", use("wk-star"), kind="wk-star")
    name = tag("b", sight.say("draw.alchemy"))
    number = spoken(amount("alchemy", count, sight.lang))
    head = thing(sight.token(HEAP, seat), star, name, number, kind="wk-vessel")
    hollows = (tag("i", class_="wk-hollow") for _ in range(ALCHEMY - count))
    heap = row(*_heap(sight, seat), *hollows, kind="wk-heap")
    return tag("div", head, heap, class_="wk-alchemy", data_help="rules.alchemy")


def _heap(sight: Sight, seat: Seat) -> Iterator[Html]:
    choose = sight.mine(seat) and sight.view.setting.quest
    kinds = (RESOURCES[at] for at, n in enumerate(sight.duchy(seat).alchemy) for _ in range(n))
    for at, kind in enumerate(kinds):
        art, key = picture("0 0 20 20", laid(kind)), f"alchemy-{seat}-{at}"
        said = spoken(sight.say(f"resource.{kind}.name"))
        yield (
            can(f"heap-{kind}", art, said, kind="wk-hollow", data_piece=key)
            if choose
            else tag("i", art, class_="wk-hollow", data_piece=key)
        )
