"""What a component is and does, in a few words: the text from words/, the numbers from the catalogue."""

from collections import Counter
from collections.abc import Iterable, Iterator

from regalia.core.protocol import Seat
from regalia.games.wonderful_kingdom.box.catalogue import (
    RESOURCES,
    SCENARIOS,
    Advisor,
    Catalogue,
    Development,
    PointsPer,
    QuestStep,
    Side,
    Threat,
)
from regalia.games.wonderful_kingdom.box.houses import HOUSES
from regalia.games.wonderful_kingdom.rules.quests import STEPS
from regalia.games.wonderful_kingdom.shown.words import (
    SPARE,
    amount,
    card,
    counted,
    goods,
    joined,
    named,
    say,
    territory,
)

OURS = Catalogue.made(())  # the box without a box file


def house(seat: Seat, lang: str) -> str:
    return named("house", HOUSES[seat], lang)


def help_text(kind: str, part: str, lang: str, rows: Catalogue = OURS) -> str:
    """What a component is, and its numbers; of a card that has its name from a box file only those."""
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
    """What a step of a quest brings; the final one less to who comes second."""
    parts = [goods(row.gain, lang)] if any(row.gain) else []
    if row.spy:
        parts.append(say(lang, "fact.spy"))
    if row.points != row.second:
        parts.append(say(lang, "fact.second", points=amount("points", row.points, lang), second=row.second))
    elif row.points:
        parts.append(amount("points", row.points, lang))
    return joined(parts, "and", lang) or say(lang, "fact.nothing")


def step_name(step: str, lang: str) -> str:
    """A step of a quest: "usurper-1"."""
    return named("quest", step, lang)


def gathered(rows: Catalogue, names: Iterable[str], lang: str) -> list[str]:
    """Cards, equal ones together: "Farm ×2"."""
    counts = Counter(names)
    return [
        card(rows, name, lang) if n == 1 else say(lang, "join.times", card=card(rows, name, lang), n=n)
        for name, n in counts.items()
    ]


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
