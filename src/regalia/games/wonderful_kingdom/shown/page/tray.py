"""At the foot: what the viewer has at hand, the council, and small choices that show only when they are legal."""

from collections.abc import Iterator

from regalia.art.ink import tag
from regalia.core.protocol import Seat
from regalia.games.wonderful_kingdom.box.catalogue import RESOURCES, K
from regalia.games.wonderful_kingdom.box.data import ARMIES, KINDS
from regalia.games.wonderful_kingdom.rules.icons import kind_count
from regalia.games.wonderful_kingdom.shown.page.parts import can, icon, words
from regalia.games.wonderful_kingdom.shown.page.stores import council, goods
from regalia.games.wonderful_kingdom.shown.view import Shown


def tray(shown: Shown, seat: Seat) -> str:
    picks = tag("div", *_picks(shown, seat), class_="wk-picks")
    return tag("div", goods(shown, seat), council(shown, seat), picks, class_="wk-tray")


def _picks(shown: Shown, seat: Seat) -> Iterator[str]:
    """What is done with a card, with which cube; at war how many armies; at the end which kind."""
    for token, sign in (("krystallium", "krystallium"), ("soldier", "soldiers"), ("scrap", "planning")):
        yield _pick(token, sign, shown.say(f"page.pick.{token}"))
    cubes = ((f"cube-{name}", name, shown.say(f"resource.{name}.name")) for name in RESOURCES[: K + 1])
    yield tag("div", *(_pick(*cube) for cube in cubes), class_="wk-cubes")
    if shown.view.phase == "conquest":
        yield _numbers(shown, "recruit")
        yield _numbers(shown, "bring")
    if shown.view.phase == "end":
        own = shown.duchy(seat)
        for kind in KINDS:
            count = kind_count(shown.view.catalogue, own.built, kind)
            yield _pick(f"kind-{kind}", kind, f"{shown.say(f'kind.{kind}.many')} {count}")


def _pick(token: str, sign: str, said: str) -> str:
    return can(token, icon(sign, 20), words("span", said), kind="wk-pick")


def _numbers(shown: Shown, what: str) -> str:
    """So many armies."""
    name = words("b", shown.say(f"page.pick.{what}"))
    buttons = (can(f"{what}-{n}", words("span", n), kind="wk-pick") for n in range(1, ARMIES + 1))
    return tag("div", name, *buttons, class_="wk-numbers", role="group", aria_label=shown.say(f"page.pick.{what}"))
