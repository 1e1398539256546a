"""At the foot: what the viewer has at hand, the council, and small choices that show only when they are legal."""

from collections.abc import Iterator

from regalia.art.parts import can, icon
from regalia.core.html import Html, tag
from regalia.core.protocol import Seat
from regalia.games.wonderful_kingdom.box.catalogue import RESOURCES, K
from regalia.games.wonderful_kingdom.box.data import ARMIES, KINDS
from regalia.games.wonderful_kingdom.rules.icons import kind_count
from regalia.games.wonderful_kingdom.rules.rights import Exercising
from regalia.games.wonderful_kingdom.shown.page.stores import council, goods
from regalia.games.wonderful_kingdom.shown.sight import Sight


def tray(sight: Sight, seat: Seat) -> Html:
    picks = tag("div", *_picks(sight, seat), class_="wk-picks")
    back = {"data_back": ""} if isinstance(sight.asked, Exercising) else {}
    return tag("div", goods(sight, seat), council(sight, seat), picks, class_="wk-tray", **back)


def _picks(sight: Sight, seat: Seat) -> Iterator[Html]:
    """What is done with a card, with which cube; at war how many armies; at the end which kind."""
    for token, sign in (("krystallium", "krystallium"), ("soldier", "soldiers"), ("scrap", "planning")):
        yield _pick(token, sign, sight.say(f"page.pick.{token}"), then=sight.say("page.then.pick"))
    cubes = ((f"cube-{name}", name, sight.say(f"resource.{name}.name")) for name in RESOURCES[: K + 1])
    after = "krystallium" if isinstance(sight.asked, Exercising) else "site-"
    then = sight.say("page.then.cube")
    yield tag("div", *(_pick(*cube, after, then) for cube in cubes), class_="wk-cubes")
    if sight.view.phase == "conquest":
        yield _numbers(sight, "recruit")
        yield _numbers(sight, "bring")
    if sight.view.phase == "end":
        own = sight.duchy(seat)
        for kind in KINDS:
            count = kind_count(sight.view.catalogue, own.built, kind)
            yield _pick(f"kind-{kind}", kind, f"{sight.say(f'kind.{kind}.many')} {count}")


def _pick(token: str, sign: str, said: str, after: str | None = None, then: str | None = None) -> Html:
    """After: what has to be chosen before it. Then: how it is asked for."""
    return can(token, icon(sign, 20), tag("span", said), kind="wk-pick", data_after=after, data_next=then)


def _numbers(sight: Sight, what: str) -> Html:
    """So many armies."""
    name = tag("b", sight.say(f"page.pick.{what}"))
    buttons = (can(f"{what}-{n}", tag("span", n), kind="wk-pick") for n in range(1, ARMIES + 1))
    return tag("div", name, *buttons, class_="wk-numbers", role="group", aria_label=sight.say(f"page.pick.{what}"))
