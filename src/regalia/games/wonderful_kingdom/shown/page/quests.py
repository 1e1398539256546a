"""The quest boards: a picture, and four steps from what is paid to what is won."""

from collections.abc import Iterator
from functools import cache

from regalia.art.icons import Sign
from regalia.art.ink import tag
from regalia.core.protocol import Seat
from regalia.games.wonderful_kingdom.rules.quests import STEPS
from regalia.games.wonderful_kingdom.shown.art.quests import Step
from regalia.games.wonderful_kingdom.shown.art.tokens import step_token
from regalia.games.wonderful_kingdom.shown.art.vistas import HEIGHT, WIDTH, vista
from regalia.games.wonderful_kingdom.shown.draw.boards import quest_steps
from regalia.games.wonderful_kingdom.shown.page.makes import worth
from regalia.games.wonderful_kingdom.shown.page.parts import icon, spoken, svg, thing, words
from regalia.games.wonderful_kingdom.shown.view import Shown
from regalia.games.wonderful_kingdom.shown.words import goods
from regalia.games.wonderful_kingdom.shown.words.help import step_gain


def quests(shown: Shown) -> str:
    return "".join(_quest(shown, name) for name in shown.view.setting.quests)


def _quest(shown: Shown, name: str) -> str:
    title = words("h3", shown.say(f"quest.{name}.name"))
    rows = quest_steps(shown.book, name, shown.view.setting.solo)
    steps = (tag("li", _step(shown, name, at, step)) for at, step in enumerate(rows, 1))
    return tag("section", _picture(name), title, tag("ol", *steps), class_="wk-quest", data_help=f"quest.{name}")


@cache
def _picture(name: str) -> str:
    return svg(f"0 0 {WIDTH} {HEIGHT}", vista(name), preserveAspectRatio="xMidYMid slice", class_="wk-vista")


def _step(shown: Shown, quest: str, at: int, step: Step) -> str:
    """Its number or a crown, its name, the price and the prize, and who has done it."""
    mark = icon("crown", 20) if step.final else words("b", at, class_="wk-number", aria_hidden="true")
    name = words("b", step.words)
    prize = (*_signs(step.gain), words("span", "/"), *_signs(step.second)) if step.second else _signs(step.gain)
    deal = tag("span", *_signs(step.cost), words("span", "▸"), *prize, class_="wk-deal", aria_hidden="true")
    done = [shown.houses[seat] for seat in came(shown, quest, at)]
    tokens = tag("span", *(svg("-22 -22 44 46", step_token(house, 0, 0, 40)) for house in done), class_="wk-done")
    told = spoken(", ".join((_told(shown, quest, at), *(shown.plates[seat].name for seat in came(shown, quest, at)))))
    token = shown.token(f"step-{quest}-{at}")
    return thing(token, mark, name, deal, tokens, told, kind="wk-step")


def _signs(signs: tuple[Sign, ...]) -> Iterator[str]:
    for name, n in signs:
        yield worth(n) if name == "points" else icon(name, 18) + (words("b", n) if n > 1 else "")


def _told(shown: Shown, quest: str, at: int) -> str:
    """The price and the prize for the ear."""
    row = shown.view.catalogue.steps[quest, shown.view.setting.solo, at - 1]
    return shown.say("page.deal", cost=goods(row.cost, shown.book.lang), gain=step_gain(row, shown.book.lang))


def came(shown: Shown, quest: str, at: int) -> list[Seat]:
    """Who has done a step; the final one remembers who was first."""
    done = [seat for seat, duchy in enumerate(shown.view.duchies) if f"{quest}-{at}" in duchy.steps]
    order = [seat for name, seat in shown.view.finals if name == quest]
    return sorted(done, key=lambda seat: order.index(seat) if at == STEPS and seat in order else len(order))
