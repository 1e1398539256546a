"""The quest boards: a picture, and four steps from what is paid to what is won."""

from collections.abc import Iterator
from functools import cache

from regalia.art.icons import Sign
from regalia.art.parts import icon, picture, spoken, thing
from regalia.core.html import Html, join, tag
from regalia.games.wonderful_kingdom.shown.art.quest_scenes import HEIGHT, WIDTH, vista
from regalia.games.wonderful_kingdom.shown.art.quests import Step
from regalia.games.wonderful_kingdom.shown.art.tokens import step_token
from regalia.games.wonderful_kingdom.shown.draw.boards import came, quest_steps
from regalia.games.wonderful_kingdom.shown.page.makes import worth
from regalia.games.wonderful_kingdom.shown.sight import Sight
from regalia.games.wonderful_kingdom.shown.words import goods
from regalia.games.wonderful_kingdom.shown.words.help import step_gain


def quests(sight: Sight) -> Html:
    return join(_quest(sight, name) for name in sight.view.setting.quests)


def _quest(sight: Sight, name: str) -> Html:
    title = tag("h3", sight.say(f"quest.{name}.name"))
    rows = quest_steps(sight.book, name, sight.view.setting.solo)
    steps = (tag("li", _step(sight, name, at, step)) for at, step in enumerate(rows, 1))
    return tag("section", _picture(name), title, tag("ol", *steps), class_="wk-quest", data_help=f"quest.{name}")


@cache
def _picture(name: str) -> Html:
    return picture(f"0 0 {WIDTH} {HEIGHT}", vista(name), preserveAspectRatio="xMidYMid slice", kind="wk-vista")


def _step(sight: Sight, quest: str, at: int, step: Step) -> Html:
    """Its number or a crown, its name, the price and the prize, and who has done it."""
    mark = icon("crown", 20) if step.final else tag("b", at, class_="wk-number", aria_hidden="true")
    name = tag("b", step.words)
    prize = (*_signs(step.gain), tag("span", "/"), *_signs(step.second)) if step.second else _signs(step.gain)
    deal = tag("span", *_signs(step.cost), tag("span", "▸"), *prize, class_="wk-deal", aria_hidden="true")
    done = came(sight.view, quest, at)
    tokens = (picture("-22 -22 44 46", step_token(sight.houses[seat], 0, 0, 40)) for seat in done)
    told = spoken(", ".join((_told(sight, quest, at), *(sight.plates[seat].name for seat in done))))
    token = sight.token(f"step-{quest}-{at}")
    return thing(token, mark, name, deal, tag("span", *tokens, class_="wk-done"), told, kind="wk-step")


def _signs(signs: tuple[Sign, ...]) -> Iterator[Html]:
    for name, n in signs:
        yield worth(n) if name == "points" else icon(name, 18) + (tag("b", n) if n > 1 else "")


def _told(sight: Sight, quest: str, at: int) -> str:
    """The price and the prize for the ear."""
    row = sight.view.catalogue.steps[quest, sight.view.setting.solo, at - 1]
    return sight.say("page.deal", cost=goods(row.cost, sight.lang), gain=step_gain(row, sight.lang))
