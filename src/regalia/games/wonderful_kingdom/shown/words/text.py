"""It's a Wonderful Kingdom in words: what a view and its log say in a language. The sentences are in words/."""

from collections.abc import Iterator, Mapping, Sequence

from regalia.core.lanes import Together, offered
from regalia.core.protocol import CHANCE, Choice, Entry, Result
from regalia.games.wonderful_kingdom.box import catalogue as rows
from regalia.games.wonderful_kingdom.box.data import SPARE_NAMES
from regalia.games.wonderful_kingdom.box.replaceable import GIFTS
from regalia.games.wonderful_kingdom.rules import scoring
from regalia.games.wonderful_kingdom.rules.actions import Crystal, March, Recruit, Scrap, Soldier, Transmute, Undertake
from regalia.games.wonderful_kingdom.rules.conquest import Acting
from regalia.games.wonderful_kingdom.rules.rights import Exercising, rights
from regalia.games.wonderful_kingdom.rules.state import ROUNDS
from regalia.games.wonderful_kingdom.rules.view import View
from regalia.games.wonderful_kingdom.shown.words import amount, card, counted, joined, named, say
from regalia.games.wonderful_kingdom.shown.words.actions import told
from regalia.games.wonderful_kingdom.shown.words.facts import OURS, help_text, house, side_facts
from regalia.games.wonderful_kingdom.shown.words.prompts import asked, kind
from regalia.games.wonderful_kingdom.shown.words.table import table

CHAPTERS = (
    "aim", "round", "choice", "traps", "planning", "production", "alchemy", "rights", "solo", "threat", "advisors",
    "quest", "conquest", "scenarios", "end",
)  # fmt: skip
PARTS = {
    "development": rows.DESIGNS,
    "treasure": rows.TREASURES,
    "threat": rows.THREATS,
    "advisor": rows.ADVISORS,
    "quest": rows.QUESTS,
    "duchy": rows.DUCHIES,
    "board": rows.BOARDS,
    "scenario": tuple(rows.SCENARIOS),
}
PLAIN_PARTS = {"pack": rows.PACKS, "slot": GIFTS}  # without numbers of their own
NO_MEDAL = "no-medal"
RIGHTS = (Undertake, Crystal, Soldier, Transmute, Scrap)


def prompt(view: View, lang: str) -> str:
    """One sentence on what the viewer may do now, or on what everybody waits for."""
    if not view.agenda:
        return _over(view, lang)
    step = asking(view)
    if step is None:
        return say(lang, "prompt.chance")
    if step.seat == view.seat:
        return " ".join((asked(view, step, lang), *_possible(view, step, lang)))
    if isinstance(view.agenda[-1], Together):
        return say(lang, f"prompt.together.{view.phase}")
    return say(lang, f"prompt.wait.{kind(step)}", house=house(step.seat, lang))


def rights_of(view: View) -> list[str]:
    """What the viewer may do at any time, as far as it can be done now: the rarest first."""
    found = {type(move) for move in rights(view, view.seat or 0)}
    return [right.__name__.lower() for right in RIGHTS if right in found]


def _possible(view: View, step: Choice, lang: str) -> Iterator[str]:
    """What exactly can be done, where a question has more answers than are open now."""
    if isinstance(step, Exercising):
        ways = [say(lang, f"prompt.right.{right}") for right in rights_of(view)]
        yield say(lang, "prompt.rights", what=joined(ways, "or", lang))
    if isinstance(step, Acting):
        kinds = {type(move) for move in offered(view)}
        way = ("both" if March in kinds else "recruit") if Recruit in kinds else "march" if March in kinds else "idle"
        yield say(lang, f"prompt.war.{way}")


def log_line(view: View, entry: Entry, names: Sequence[str], lang: str) -> str:
    """What happened, in the third person. Of the view only the box and the board are used: any later one will do."""
    return told(view, entry, names, lang)


def setup_lines(view: View, lang: str) -> list[str]:
    """What was decided before the first round."""
    return [*_modules(view, lang), *_seats(view, lang), *_places(view, lang)]


def describe(view: View, names: Sequence[str], lang: str) -> list[str]:
    """The whole table for the ear."""
    return [*_turn(view, names, lang), *setup_lines(view, lang), *table(view, names, lang)]


def help(lang: str, view: View | None = None) -> list[tuple[str, str]]:
    """The rules in short, then every component: title and text, as the box of a view has them, else ours."""
    box = view.catalogue if view else OURS
    spares = [("development", name) for name in SPARE_NAMES if box.cards[name].copies]
    parts = [*((sort, part) for sort in PARTS for part in PARTS[sort]), *spares]
    return [
        *((say(lang, f"help.{chapter}.title"), say(lang, f"help.{chapter}.text")) for chapter in CHAPTERS),
        *((titled(sort, part, lang, box), help_text(sort, part, lang, box)) for sort, part in parts),
        *(
            (titled(sort, part, lang), say(lang, f"{sort}.{part}.help"))
            for sort in PLAIN_PARTS
            for part in PLAIN_PARTS[sort]
        ),
        (say(lang, "calamity.name"), say(lang, "calamity.help")),
    ]


def titled(sort: str, part: str, lang: str, box: rows.Catalogue = OURS) -> str:
    """A name that no other component has; of a development that of the box."""
    name = card(box, part, lang) if sort == "development" else named(sort, part, lang)
    return say(lang, f"title.{sort}", name=name, part=part)


def result_lines(
    view: View, names: Sequence[str], lang: str, scores: Sequence[Mapping[str, int]], result: Result
) -> list[str]:
    """Who won and why, or who lost, then every player by rank."""
    ranked = sorted(range(len(names)), key=lambda seat: result.ranks[seat])
    leaders = [names[seat] for seat in ranked if result.ranks[seat] == result.ranks[ranked[0]]]
    total, why = sum(scores[ranked[0]].values()), say(lang, f"why.{result.why[ranked[0]]}")
    return [
        say(lang, f"end.{outcome(result)}", names=joined(leaders, "and", lang), total=total, why=why),
        *(_rank(result.ranks[seat], names[seat], scores[seat], lang) for seat in ranked),
    ]


def outcome(result: Result) -> str:
    """One winner, two, or none: then everybody has lost, or there is no medal."""
    winners = result.ranks.count(1)
    if winners:
        return "won" if winners == 1 else "shared"
    if len(result.ranks) > 1:
        return "nobody"
    return "ended" if result.why[0] == NO_MEDAL else "lost"


def asking(view: View) -> Choice | None:
    """The choice of the viewer, or else of the first seat that chooses; none when chance decides or all is over."""
    choices = waiting(view)
    mine = (step for step in choices if step.seat == view.seat)
    return next(mine, choices[0] if choices else None)


def waiting(view: View) -> list[Choice]:
    """The choices of seats that are open, as far as the viewer knows."""
    top = view.agenda[-1] if view.agenda else None
    steps = [lane[-1] for _, lane in top.lanes] if isinstance(top, Together) else [top]
    return [step for step in steps if isinstance(step, Choice) and step.seat != CHANCE]


def _over(view: View, lang: str) -> str:
    result = scoring.result(view)
    best = min(result.ranks)
    seats = [seat for seat, rank in enumerate(result.ranks) if rank == best]
    way = "you" if best == 1 and seats == [view.seat] else outcome(result)
    points = _points(sum(scoring.points(view)[seats[0]].values()), lang)
    houses = joined([house(seat, lang) for seat in seats], "and", lang)
    return say(lang, f"prompt.over.{way}", houses=houses, points=points, why=say(lang, f"why.{result.why[seats[0]]}"))


def _turn(view: View, names: Sequence[str], lang: str) -> Iterator[str]:
    """The round and its phase, and who is to choose."""
    if view.round:
        phase = named("phase", view.phase, lang)
        yield say(lang, "spoken.round", round=view.round, total=ROUNDS, phase=phase)
        if not view.setting.solo:
            yield say(lang, "spoken.first", name=names[view.first])
    step = asking(view)
    lanes = step and isinstance(view.agenda[-1], Together)
    if step and not lanes:
        yield say(lang, "spoken.turn", name=names[step.seat])
    if not step or step.seat == view.seat or lanes:
        yield prompt(view, lang)


def _modules(view: View, lang: str) -> Iterator[str]:
    setting = view.setting
    if setting.scenario:
        does = help_text("scenario", setting.scenario, lang, view.catalogue)
        yield say(lang, "setup.scenario", name=named("scenario", setting.scenario, lang), help=does)
    yield from (say(lang, f"setup.module.{module}") for module in setting.modules)
    if not setting.modules:
        yield say(lang, "setup.training")
    if setting.extras:
        yield say(lang, "setup.extras")
    if setting.search != "once":
        yield say(lang, "setup.search")
    if replaced := view.catalogue.replaced:
        yield counted("setup.box", len(replaced), lang)


def _seats(view: View, lang: str) -> Iterator[str]:
    """The duchy and the pack of every seat."""
    for seat, duchy in enumerate(view.duchies):
        side = view.setting.side
        facts = side_facts(view.catalogue.sides[duchy.name, side], lang)
        name = named("duchy", duchy.name, lang)
        yield say(lang, "setup.duchy", house=house(seat, lang), duchy=name, side=side, facts=facts)
    for seat, pack in enumerate(view.setting.packs):
        does = say(lang, f"pack.{pack}.help")
        yield say(lang, "setup.pack", house=house(seat, lang), pack=named("pack", pack, lang), help=does)


def _places(view: View, lang: str) -> Iterator[str]:
    for quest in view.setting.quests:
        yield say(lang, "setup.quest", quest=named("quest", quest, lang), help=say(lang, f"quest.{quest}.help"))
    if board := view.setting.board:
        yield say(lang, "setup.board", board=titled("board", board, lang), help=say(lang, f"board.{board}.help"))


def _rank(rank: int, who: str, scores: Mapping[str, int], lang: str) -> str:
    earned = (earning(name, n, lang) for name, n in scores.items())
    points = _points(sum(scores.values()), lang)
    return say(lang, "end.place", rank=rank, name=who, points=points, reasons=", ".join(earned))


def earning(reason: str, points: int, lang: str) -> str:
    """What brought how many points: "Calamities −4"."""
    return say(lang, "end.reason", reason=say(lang, f"reason.{reason}"), points=f"{points}".replace("-", "−"))


def _points(points: int, lang: str) -> str:
    return amount("points", points, lang).replace("-", "−")
