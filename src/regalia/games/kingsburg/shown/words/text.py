"""Kingsburg in words: what a view and its log say in a language. The sentences themselves are in words/."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from regalia.core.lanes import Together, offered
from regalia.core.protocol import CHANCE, NOBODY, Choice, Entry, Result, Seat
from regalia.core.words import Number
from regalia.games.kingsburg.box.cards import OURS, Numbers
from regalia.games.kingsburg.box.data import ADVISORS, BIT, BUILDINGS, ENEMIES, ENEMY, RANGES, RESOURCES
from regalia.games.kingsburg.rules import scoring
from regalia.games.kingsburg.rules.actions import DONE, Copy, Royal
from regalia.games.kingsburg.rules.building import Constructing
from regalia.games.kingsburg.rules.recruiting import Recruiting
from regalia.games.kingsburg.rules.season import Season
from regalia.games.kingsburg.rules.state import NEUTRAL, Placed
from regalia.games.kingsburg.rules.view import View
from regalia.games.kingsburg.rules.winter import Winter
from regalia.games.kingsburg.rules.year import EndOfYear, Favour
from regalia.games.kingsburg.shown.words import WORDS, amount, counted, joined, listed, named, say, the
from regalia.games.kingsburg.shown.words.actions import advisor, hand, house, kind, lain, told
from regalia.games.kingsburg.shown.words.prompts import asked

CHAPTERS = (
    "aim", "year", "dice", "influence", "rewards", "building", "king", "recruiting", "winter", "two", "rows",
    "governors", "army", "fate", "end",
)  # fmt: skip
PHASES = ("favour", "spring", "reward", "summer", "envoy", "autumn", "recruitment", "winter")
BEFORE = {Favour: "start", Winter: "recruitment", EndOfYear: "winter"}  # by what comes next
ROMAN = ("", "I", "II", "III", "IV", "V")
PRINTED = Numbers(())  # the cards as they are in our box
PURSE = (*RESOURCES, "plus2", "soldiers")


def prompt(view: View, lang: str) -> str:
    """One sentence on what the viewer may do now, or on what everybody waits for."""
    if not view.agenda:
        return _over(view, lang)
    step = asking(view)
    if step is None:
        return say(lang, "prompt.chance")
    if step.seat == view.seat:
        return asked(view, step, lang)
    if isinstance(view.agenda[-1], Together):
        return say(lang, f"prompt.together.{kind(step)}")
    return say(lang, f"prompt.wait.{kind(step)}", house=house(step.seat, lang))


def log_line(view: View, entry: Entry, names: Sequence[str], lang: str) -> str:
    """What happened, in the third person. The view is that before it: it knows what was declined."""
    if entry.action == DONE:
        return say(lang, f"log.done.{_declined(view, entry.seat, lang)}", name=names[entry.seat])
    seat = getattr(entry.action, "seat", entry.seat)
    seats = entry.action.seats if isinstance(entry.action, Royal) else (seat,) if seat >= 0 else ()
    return told(entry.action, joined([names[at] for at in seats], "and", lang), lang)


def _declined(view: View, seat: Seat, lang: str) -> str:
    """What a seat did not do, at all or not once more; of a later view nobody can tell."""
    match next((step for step in waiting(view) if step.seat == seat), None):
        case Constructing(built=False) | Recruiting(first=True) as step:
            return f"{kind(step)}.first"
        case Constructing() | Recruiting() as step:
            return f"{kind(step)}.more"
        case Choice() as step if WORDS.has(lang, f"log.done.{kind(step)}"):
            return kind(step)
    return "plain"


def setup_lines(view: View, lang: str) -> list[str]:
    """What was decided before the first year."""
    modules = view.modules
    played = {
        "rows": modules.extended,
        "governors": modules.governors != "off",
        "army": modules.army,
        "destiny": modules.destiny,
        "first": modules.edition == "first",
    }
    return [
        *([say(lang, "setup.order", houses=", ".join(house(seat, lang) for seat in view.order))] if view.order else []),
        *(say(lang, f"setup.{module}") for module, on in played.items() if on),
        *_governors(view, lang),
    ]


def describe(view: View, names: Sequence[str], lang: str) -> list[str]:
    """The whole table for the ear."""
    return [
        *_turn(view, names, lang),
        *setup_lines(view, lang),
        *_year(view, names, lang),
        *_court(view, names, lang),
        *(line for seat in view.order for line in _player(view, seat, names[seat], lang)),
        *_legal(view, lang),
    ]


def help_text(sort: str, part: str, lang: str, numbers: Numbers = PRINTED) -> str:
    """What a component does, and whether that is our own reading or has other numbers by a box file."""
    card = OURS.get(f"{sort}.{part}")
    does = say(lang, f"{sort}.{part}.help")
    if other := box_numbers(numbers, part, lang):
        return f"{does} {other}"
    return f"{does} {say(lang, 'help.ours')}" if card and card.ours else does


def box_numbers(numbers: Numbers, part: str, lang: str) -> str:
    """The numbers of a card that a box file has replaced, in a sentence; nothing if there are none."""
    mine = ", ".join(f"{name} {value}" for card, name, value in numbers.replaced if card == part)
    return say(lang, "help.box", numbers=mine) if mine else ""


def help(lang: str, view: View | None = None) -> list[tuple[str, str]]:
    """The rules in short, then every component: title and text."""
    parts = (
        *(("advisor", advisor.name) for advisor in ADVISORS),
        *(("building", building.name) for building in BUILDINGS),
        *(("enemy", enemy.name) for enemy in ENEMIES),
        *(tuple(card.split(".")) for card in OURS),
    )
    return [
        *((say(lang, f"help.{chapter}.title"), say(lang, f"help.{chapter}.text")) for chapter in CHAPTERS),
        *((titled(sort, part, lang), help_text(sort, part, lang)) for sort, part in parts),
    ]


def titled(sort: str, part: str, lang: str) -> str:
    """A name that no other component has: enemies tell their year and strength."""
    foe = ENEMY.get(part)
    more = {"year": ROMAN[foe.year], "strength": foe.strength} if foe else {}
    return say(lang, f"title.{sort}", name=named(sort, part, lang), **more)


def result_lines(
    view: View, names: Sequence[str], lang: str, scores: Sequence[Mapping[str, int]], result: Result
) -> list[str]:
    """Who won and why, then every player by rank, those who are level in turn order."""
    ranked = sorted(view.order, key=lambda seat: result.ranks[seat])
    winners = [names[seat] for seat in ranked if result.ranks[seat] == 1]
    total = sum(scores[ranked[0]].values())
    outcome, why = "won" if len(winners) == 1 else "shared", say(lang, f"why.{result.why[ranked[0]]}")
    return [
        say(lang, f"end.{outcome}", names=joined(winners, "and", lang), total=total, why=why),
        *(_rank(result.ranks[seat], names[seat], scores[seat], lang) for seat in ranked),
    ]


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


def phase(view: View) -> str:
    """The phase of the year, or its start."""
    if view.season:
        return view.season
    for step in reversed(view.agenda):
        if isinstance(step, Season):
            return PHASES[PHASES.index(step.name) - 1]
        if type(step) in BEFORE:
            return BEFORE[type(step)]
    return PHASES[-1]


def _over(view: View, lang: str) -> str:
    winners = [seat for seat, rank in enumerate(scoring.result(view).ranks) if rank == 1]
    outcome = "shared" if len(winners) > 1 else "you" if winners == [view.seat] else "won"
    houses = joined([house(seat, lang) for seat in winners], "and", lang)
    points = amount("points", view.provinces[winners[0]].score, lang)
    return say(lang, f"prompt.over.{outcome}", houses=houses, points=points)


def _governors(view: View, lang: str) -> Iterator[str]:
    """Who has which governor, which are open for the auction, and numbers that are not those of our cards."""
    for seat, province in enumerate(view.provinces):
        if card := province.governor:
            does = help_text("governor", card, lang, view.numbers)
            yield say(lang, "setup.governor", house=house(seat, lang), the=the("governor", card, lang), help=does)
    if view.offered:
        yield say(lang, "setup.offered", governors=listed("governor", view.offered, "and", lang))
    if replaced := view.numbers.replaced:
        yield say(lang, "setup.numbers", numbers=", ".join(f"{card} {name} {value}" for card, name, value in replaced))


def _turn(view: View, names: Sequence[str], lang: str) -> Iterator[str]:
    """The year and its phase, and who is to choose."""
    if view.year:
        yield say(lang, "spoken.year", year=ROMAN[view.year], phase=named("phase", phase(view), lang))
    step = asking(view)
    if step and not isinstance(view.agenda[-1], Together):
        yield say(lang, "spoken.turn", name=names[step.seat])
    if not step or step.seat == view.seat or isinstance(view.agenda[-1], Together):
        yield prompt(view, lang)


def _year(view: View, names: Sequence[str], lang: str) -> Iterator[str]:
    """The cards of the year, and whom the King has helped."""
    if view.destiny:
        does = help_text("destiny", view.destiny, lang, view.numbers)
        yield say(lang, "spoken.destiny", destiny=named("destiny", view.destiny, lang), help=does)
    if foe := view.known_enemy:
        does = help_text("enemy", foe, lang)
        yield say(lang, "spoken.enemy", kind=named("enemy", foe, lang), help=does)
    elif view.year and view.agenda:
        low, high = RANGES[view.year]
        yield say(lang, "spoken.back", low=low, high=high)
    if view.known:
        yield say(lang, "spoken.looked", names=joined([names[seat] for seat in sorted(view.known)], "and", lang))
    if view.envoy != NOBODY:
        yield say(lang, "spoken.envoy", name=names[view.envoy])
    if view.favour != NOBODY:
        yield say(lang, "spoken.favour", name=names[view.favour])


def _court(view: View, names: Sequence[str], lang: str) -> Iterator[str]:
    """Who lies on which advisor, by rank."""
    if view.season and not view.court:
        yield say(lang, "spoken.empty")
    yield from (_lying(placed, names, lang) for placed in sorted(view.court, key=lambda placed: placed[1].rank))


def _lying(placed: Placed, names: Sequence[str], lang: str) -> str:
    seat, lying = placed
    who = say(lang, "spoken.neutral") if seat == NEUTRAL else names[seat]
    whom = advisor(lying.rank, lying.private, lang)
    if isinstance(lying, Copy):
        return say(lang, "spoken.copied", advisor=whom, rank=lying.rank, name=who)
    sort = "private" if lying.private else "placed"
    return say(lang, f"spoken.{sort}", advisor=whom, rank=lying.rank, name=who, dice=lain(lying, lang))


def _player(view: View, seat: Seat, who: str, lang: str) -> Iterator[str]:
    """Points and goods, dice in hand, buildings, army tokens, governors to choose from."""
    province = view.provinces[seat]
    purse = zip(PURSE, (*province.goods, province.plus2, province.soldiers), strict=True)
    held = joined([amount(what, count, lang) for what, count in purse], "and", lang)
    points = amount("points", province.score, lang)
    yield say(lang, "spoken.player", name=who, house=house(seat, lang), points=points, goods=held)
    if province.dice or province.bonus:
        yield say(lang, "spoken.dice", name=who, dice=hand(view, seat, lang))
    built = [building.name for building in BUILDINGS if province.built & BIT[building.name]]
    yield counted("spoken.built", len(built), lang, name=who, buildings=listed("building", built, "and", lang))
    if province.tokens:
        yield say(lang, "spoken.tokens", name=who, tokens=joined([*map(str, province.tokens)], "and", lang))
    if view.hand and seat == view.seat:
        yield say(lang, "spoken.hand", governors=listed("governor", view.hand, "and", lang))


def _legal(view: View, lang: str) -> Iterator[str]:
    """How many ways there are to do each thing, if it is the viewer's turn to choose."""
    counts = Counter(str(move).partition(" ")[0] for move in offered(view))
    if counts:
        ways = [counted(f"spoken.may.{verb}", count, lang) for verb, count in counts.items()]
        yield say(lang, "spoken.legal", choices=joined(ways, "or", lang))


def _rank(rank: int, who: str, scores: Mapping[str, int], lang: str) -> str:
    earned = (
        say(lang, "end.reason", reason=say(lang, f"reason.{name}"), points=Number(n)) for name, n in scores.items()
    )
    points = amount("points", sum(scores.values()), lang)
    return say(lang, "end.place", rank=rank, name=who, points=points, reasons=", ".join(earned))
