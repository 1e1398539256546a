"""The help of everything that is shown: the texts of the words, the numbers of the box."""

from collections.abc import Iterable, Iterator

from regalia.games.wonderful_kingdom.box.catalogue import (
    PACKS,
    RESOURCES,
    SCENARIOS,
    Advisor,
    Catalogue,
    Development,
    PointsPer,
    QuestStep,
    Side,
    Territory,
    Threat,
)
from regalia.games.wonderful_kingdom.box.data import SPARE_NAMES
from regalia.games.wonderful_kingdom.box.replaceable import GIFTS
from regalia.games.wonderful_kingdom.game import GAME
from regalia.games.wonderful_kingdom.rules.quests import STEPS
from regalia.games.wonderful_kingdom.rules.view import View
from regalia.games.wonderful_kingdom.shown.words import (
    SPARE,
    WORDS,
    amount,
    card,
    counted,
    gathered,
    goods,
    joined,
    named,
    say,
    step_name,
    territory,
)

UNNUMBERED = {"pack": PACKS, "slot": GIFTS}  # components without numbers of their own
PIECE = "piece"  # of wood or cardboard
OURS = Catalogue.made(())  # the box without a box file


def more_help(lang: str, view: View | None = None) -> list[tuple[str, str]]:
    """What is no component of every box: spare cards that a box file uses; and parts without numbers."""
    rows = view.catalogue if view else OURS
    spares = [f"development.{name}" for name in SPARE_NAMES if rows.cards[name].copies]
    plain = [(kind, part) for kind, parts in UNNUMBERED.items() for part in parts]
    return [
        *(explain(key, lang, view) for key in spares),
        *((title(kind, part, lang), say(lang, f"{kind}.{part}.help")) for kind, part in plain),
        explain("card.calamity", lang, view),
    ]


def explain(key: str, lang: str, view: View | None = None) -> tuple[str, str]:
    """Name and help of whatever is shown: "development.farm", "rules.alchemy", "score.cards=3,kinds=2"."""
    rows = view.catalogue if view else OURS
    kind, _, part = key.partition(".")
    match kind:
        case "score":
            return say(lang, "draw.points"), _score(part, lang)
        case "rules":
            return GAME.shown.chapter(part, lang)
        case "territory":
            return say(lang, f"{key}.name"), _territory(part, lang, rows)
        case "card":
            return card(rows, part, lang), f"{card_facts(rows, part, lang)}."
        case _ if kind in UNNUMBERED or kind == PIECE:
            return say(lang, f"{key}.name"), say(lang, f"{key}.help")
    return title(kind, part, lang, view), help_text(kind, part, lang, view)


def title(kind: str, part: str, lang: str, view: View | None = None) -> str:
    """A name that no other component has; of a development that of the box."""
    rows = view.catalogue if view else OURS
    name = card(rows, part, lang) if kind == "development" else named(kind, part, lang)
    return say(lang, f"title.{kind}", name=name, part=part)


def help_text(kind: str, part: str, lang: str, view: View | None = None) -> str:
    """What a component is, and its numbers; of a card that has its name from a box file only those."""
    rows = view.catalogue if view else OURS
    if kind == "development" and (part in rows.names or part.startswith(SPARE)):
        return _numbers(kind, part, lang, rows)
    return f"{say(lang, f'{kind}.{part}.help')} {_numbers(kind, part, lang, rows)}"


def card_facts(rows: Catalogue, name: str, lang: str) -> str:
    """The numbers of a card: "Structure; costs 3 materials; produces 3 population"."""
    if row := rows.cards.get(name):
        return gap(_development(row, lang), lang)
    if threat := rows.threats.get(name):
        return gap(_threat(threat, lang), lang)
    if advisor := rows.advisors.get(name):
        return gap(_advisor(advisor, lang), lang)
    return say(lang, "calamity.help").removesuffix(".")


def side_facts(side: Side, lang: str) -> str:
    """What one side of a duchy card makes, is worth and brings."""
    parts = [
        *([say(lang, "fact.production", goods=goods(side.production, lang))] if any(side.production) else []),
        *_points_per(side.points_per, lang),
        *([_start(side.krystallium, lang)] if side.krystallium else []),
    ]
    return gap(parts, lang) if parts else say(lang, "fact.nothing")


def step_gain(row: QuestStep, lang: str) -> str:
    """What a step of a quest brings; the final one brings less to the second."""
    parts = [goods(row.gain, lang)] if any(row.gain) else []
    if row.spy:
        parts.append(say(lang, "fact.spy"))
    if row.points != row.second:
        parts.append(say(lang, "fact.second", points=amount("points", row.points, lang), second=row.second))
    elif row.points:
        parts.append(amount("points", row.points, lang))
    return joined(parts, "and", lang) or say(lang, "fact.nothing")


def gap(parts: Iterable[str], lang: str) -> str:
    return say(lang, "join.gap").join(parts)


def _numbers(kind: str, part: str, lang: str, rows: Catalogue) -> str:
    match kind:
        case "quest":
            return " ".join(_steps(rows, part, alone, lang) for alone in (False, True))
        case "duchy":
            return " ".join(_sides(rows, part, lang))
        case "board":
            names = [territory(part, name, lang) for name in rows.boards[part]]
            return say(lang, "fact.territories", names=joined(names, "and", lang))
        case "scenario":
            return " ".join(_scenario(rows, part, lang))
    return card_facts(rows, part, lang) + "."


def _development(row: Development, lang: str) -> Iterator[str]:
    yield named("kind", row.kind, lang)
    for what in ("cost", "production"):
        if any(counts := getattr(row, what)):
            yield say(lang, f"fact.{what}", goods=goods(counts, lang))
    if row.per:
        resource, count, kind = row.per
        made = amount(RESOURCES[resource], count, lang)
        yield say(lang, "fact.per", goods=made, kind=say(lang, f"kind.{kind}.one"))
    if any(row.bonus):
        yield say(lang, "fact.bonus", goods=goods(row.bonus, lang))
    if row.points:
        yield amount("points", row.points, lang)
    yield from _points_per(row.points_per, lang)
    yield say(lang, "fact.recycling", goods=goods(row.recycling, lang))


def _points_per(row: PointsPer, lang: str) -> Iterator[str]:
    if row:
        points, kind = row
        yield say(lang, "fact.points_per", points=amount("points", points, lang), kind=say(lang, f"kind.{kind}.one"))


def _threat(row: Threat, lang: str) -> Iterator[str]:
    yield say(lang, "fact.beaten", soldiers=amount("soldier", row.cost, lang))
    if row.points:
        yield say(lang, "fact.standing", points=amount("points", row.points, lang))


def _advisor(row: Advisor, lang: str) -> Iterator[str]:
    yield say(lang, "fact.power", phase=named("phase", row.phase, lang))
    yield say(lang, "fact.price", soldiers=amount("soldier", row.cost, lang))
    yield from (counted(f"number.{what}", n, lang) for what, n in row.numbers.items() if what != "cost")
    if row.duel:
        yield say(lang, "fact.duel")


def _start(krystallium: int, lang: str) -> str:
    return say(lang, "fact.start", goods=amount("krystallium", krystallium, lang))


def _sides(rows: Catalogue, duchy: str, lang: str) -> Iterator[str]:
    for (name, side), row in rows.sides.items():
        if name == duchy:
            yield say(lang, "fact.side", side=side, facts=side_facts(row, lang))


def _steps(rows: Catalogue, quest: str, alone: bool, lang: str) -> str:
    steps = []
    for at in range(STEPS):
        row, name = rows.steps[quest, alone, at], step_name(f"{quest}-{at + 1}", lang)
        steps.append(say(lang, "fact.step", name=name, cost=goods(row.cost, lang), gain=step_gain(row, lang)))
    return say(lang, "fact.alone" if alone else "fact.duo", steps=gap(steps, lang))


def _scenario(rows: Catalogue, name: str, lang: str) -> Iterator[str]:
    story = SCENARIOS[name]
    if story.construction:
        cards = gathered(rows, story.construction, lang)
        yield say(lang, "fact.construction", cards=joined(cards, "and", lang))
    bronze, silver, gold = story.medals
    yield say(lang, "fact.medals", bronze=bronze, silver=silver, gold=gold)


def worth(row: Territory, lang: str) -> str:
    """What a territory is worth to either colour, in one number where they agree."""
    red, blue = (amount("points", row.points[colour], lang) for colour in ("red", "blue"))
    return red if row.points["red"] == row.points["blue"] else say(lang, "spoken.worth", red=red, blue=blue)


def _territory(part: str, lang: str, rows: Catalogue) -> str:
    """Its slots, its points and its neighbours."""
    board, _, name = part.partition("-")
    row = rows.boards[board.upper()][name]
    slots = WORDS.listed("slot", [slot.kind for slot in row.slots], "and", lang)
    near = joined([territory(board, other, lang) for other in row.neighbours], "and", lang)
    return say(lang, "page.territory", slots=slots or say(lang, "spoken.slot.none"), points=worth(row, lang), near=near)


def _score(part: str, lang: str) -> str:
    """Points by reason, in a line: "Calamities −4"."""
    earned = (each.partition("=") for each in part.split(","))
    points = {say(lang, f"reason.{reason}"): n.replace("-", "−") for reason, _, n in earned}
    return ", ".join(say(lang, "end.reason", reason=reason, points=n) for reason, n in points.items()) + "."
