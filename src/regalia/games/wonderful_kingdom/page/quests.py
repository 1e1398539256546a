"""The quest boards: a picture, and four steps from what is paid to what is won."""

from collections.abc import Iterator
from functools import cache

from regalia.art.icons import Sign
from regalia.art.ink import tag
from regalia.art.wonder_quests import Step
from regalia.art.wonder_tokens import step_token
from regalia.art.wonder_vistas import HEIGHT, WIDTH, vista
from regalia.core.protocol import Seat
from regalia.games.wonderful_kingdom.draw.boards import quest_steps
from regalia.games.wonderful_kingdom.page.makes import worth
from regalia.games.wonderful_kingdom.page.parts import icon, spoken, svg, thing, words
from regalia.games.wonderful_kingdom.page.seen import Seen
from regalia.games.wonderful_kingdom.rules.quests import STEPS
from regalia.games.wonderful_kingdom.spoken.facts import step_gain
from regalia.games.wonderful_kingdom.words import goods


def quests(seen: Seen) -> str:
    return "".join(_quest(seen, name) for name in seen.view.setting.quests)


def _quest(seen: Seen, name: str) -> str:
    title = words("h3", seen.say(f"quest.{name}.name"))
    rows = quest_steps(seen.book, name, seen.view.setting.solo)
    steps = (tag("li", _step(seen, name, at, step)) for at, step in enumerate(rows, 1))
    return tag("section", _picture(name), title, tag("ol", *steps), class_="wk-quest", data_help=f"quest.{name}")


@cache
def _picture(name: str) -> str:
    return svg(f"0 0 {WIDTH} {HEIGHT}", vista(name), preserveAspectRatio="xMidYMid slice", class_="wk-vista")


def _step(seen: Seen, quest: str, at: int, step: Step) -> str:
    """Its number or a crown, its name, the price and the prize, and who has done it."""
    mark = icon("crown", 20) if step.final else words("b", at, class_="wk-number", aria_hidden="true")
    name = words("b", step.words)
    prize = (*_signs(step.gain), words("span", "/"), *_signs(step.second)) if step.second else _signs(step.gain)
    deal = tag("span", *_signs(step.cost), words("span", "▸"), *prize, class_="wk-deal", aria_hidden="true")
    done = [seen.houses[seat] for seat in came(seen, quest, at)]
    tokens = tag("span", *(svg("-22 -22 44 46", step_token(house, 0, 0, 40)) for house in done), class_="wk-done")
    told = spoken(", ".join((_told(seen, quest, at), *(seen.plates[seat].name for seat in came(seen, quest, at)))))
    token = seen.token(f"step-{quest}-{at}")
    return thing(token, mark, name, deal, tokens, told, kind="wk-step")


def _signs(signs: tuple[Sign, ...]) -> Iterator[str]:
    for name, n in signs:
        yield worth(n) if name == "points" else icon(name, 18) + (words("b", n) if n > 1 else "")


def _told(seen: Seen, quest: str, at: int) -> str:
    """The price and the prize for the ear."""
    row = seen.view.catalogue.steps[quest, seen.view.setting.solo, at - 1]
    return seen.say("page.deal", cost=goods(row.cost, seen.book.lang), gain=step_gain(row, seen.book.lang))


def came(seen: Seen, quest: str, at: int) -> list[Seat]:
    """Who has done a step; the final one remembers who was first."""
    done = [seat for seat, duchy in enumerate(seen.view.duchies) if f"{quest}-{at}" in duchy.steps]
    order = [seat for name, seat in seen.view.finals if name == quest]
    return sorted(done, key=lambda seat: order.index(seat) if at == STEPS and seat in order else len(order))
