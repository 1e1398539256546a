"""The table in a terminal: a view as lines of (text, style), which reads as well without colour.

Brackets are what the viewer may choose now; "??" is a card that lies face down, after a name one that the viewer knows;
"~M" is an illusion of House Moon; advisors in parentheses were used this round. How cards are written: see cells.
"""

from collections.abc import Collection, Iterable, Iterator

from regalia.art.terminal import DIM, REACH, WIDTH, Line, Run, aligned, columns, padded, stacked, width, wrapped
from regalia.core.lanes import offered, waiting
from regalia.core.protocol import Seat
from regalia.games.wonderful_kingdom.box.catalogue import BASIC, RESOURCES, Goods
from regalia.games.wonderful_kingdom.box.data import KINDS
from regalia.games.wonderful_kingdom.game import GAME
from regalia.games.wonderful_kingdom.rules.actions import AREAS
from regalia.games.wonderful_kingdom.rules.scoring import points
from regalia.games.wonderful_kingdom.rules.state import ROUNDS, Card, Duchy, Lying, faces, has_face
from regalia.games.wonderful_kingdom.rules.view import View
from regalia.games.wonderful_kingdom.shown.terminal.cells import (
    BACKS,
    card_cell,
    lying_cell,
    places,
    site_cell,
)
from regalia.games.wonderful_kingdom.shown.terminal.land import badge, conquest, quests
from regalia.games.wonderful_kingdom.shown.words import card, gathered, letters, named, say, site
from regalia.games.wonderful_kingdom.shown.words.actions import icon_name
from regalia.games.wonderful_kingdom.shown.words.table import income

LABEL, HALF, THIRD = 12, WIDTH // 2 - 1, WIDTH // 3 - 1  # columns of a label, and of cells side by side
MANY = 10  # cards under construction that are too many to tell what they will give
HEADS = {  # columns and their widths
    "points": 7,
    **dict.fromkeys([RESOURCES[resource] for resource in BASIC], 4),
    "krystallium": 4,
    "soldiers": 9,
    "training": 9,
    "alchemy": 10,
    "traps": 7,
    "spies": 8,
    "illusions": 10,
    "calamities": 11,
}


def board(view: View, lang: str = "en") -> list[Line]:
    """The round, what everybody has, the areas, the cards of the viewer, those of the others, the boards."""
    near = _reach(view)
    mine = [] if view.seat is None else [*_mine(view, view.seat, near, lang)]
    others = (seat for seat in range(view.setting.seats) if seat != view.seat)
    parts: tuple[Iterable[Line], ...] = (
        [*_round(view, lang), *_players(view, lang)],
        _areas(view, near, lang),
        mine,
        *(_short(view, seat, lang) for seat in others),
        quests(view, near, lang),
        conquest(view, near, lang),
    )
    return stacked(parts)


def _reach(view: View) -> frozenset[str]:
    """Every card, site, step, area and territory that the viewer may name now."""
    return frozenset(word.strip(",") for move in offered(view) for word in str(move).split()[1:])


def _round(view: View, lang: str) -> Iterator[Line]:
    """The round, its phases with the present one in brackets, the decks."""
    if not view.round:
        yield [(say(lang, "game.name"), "bold")]
        return
    phases = ["choice", "planning", "production"]
    phases += [name for name, on in (("combat", view.setting.threat), ("conquest", view.setting.conquest)) if on]
    now = "planning" if view.phase == "interfere" else view.phase
    line = [(say(lang, "plain.round", round=view.round, total=ROUNDS) + "  ", "bold")]
    for name in phases:
        short = say(lang, f"phase.{name}.short")
        line.append((f"[{_now(view, short, lang)}]", REACH) if name == now else (f" {short} ", DIM))
    decks = {"deck": view.left, "danger": view.dangers, "vermin": view.vermin, "beside": view.beside}
    shown = ", ".join(say(lang, f"plain.{deck}", n=n) for deck, n in decks.items() if n or deck == "deck")
    fits = width(line) + 2 + len(shown) <= WIDTH
    yield from ([*line, ("  " + shown, "")],) if fits else (line, [(shown, "")])


def _now(view: View, phase: str, lang: str) -> str:
    """The present phase; of the production also the step."""
    if view.phase != "production":
        return phase
    return say(lang, "plain.step", phase=phase, resource=named("resource", RESOURCES[view.resource], lang))


def _players(view: View, lang: str) -> Iterator[Line]:
    """A line for each seat: who is to choose, who is first in the round, what it has and produces."""
    widths = {name: room for name, room in HEADS.items() if _counts(view, name)}
    yield [(" " * 15 + aligned({name: _head(name, lang) for name in widths}, widths), DIM)]
    now = {step.seat for step in waiting(view)}
    for seat in range(view.setting.seats):
        cells = aligned(_held(view, seat, lang), widths)
        first = "*" if view.round and not view.setting.solo and view.first == seat else " "
        mark = ">" if seat in now else " "
        yield [
            (mark + first, "bold"),
            badge(view, seat, lang),
            (f" {GAME.shown.house(seat, lang):<9}", "bold"),
            (cells, ""),
        ]


def _counts(view: View, name: str) -> bool:
    """Whether a column belongs to this game."""
    match name:
        case "traps":
            return not view.setting.solo
        case "illusions":
            return "illusionists" in view.setting.packs
        case "calamities":
            return not view.setting.threat or any(duchy.calamities for duchy in view.duchies)
    return True


def _head(name: str, lang: str) -> str:
    return say(lang, f"resource.{name}.short" if name in RESOURCES[:4] else f"plain.heads.{name}")


def _held(view: View, seat: Seat, lang: str) -> dict[str, object]:
    duchy, made = view.duchies[seat], income(view, seat)
    return {
        "points": sum(points(view)[seat].values()),
        **{RESOURCES[resource]: made[resource] for resource in BASIC},
        "krystallium": duchy.krystallium,
        "soldiers": duchy.soldiers,
        "training": duchy.training,
        "alchemy": _heap(duchy.alchemy, lang),
        "traps": duchy.traps,
        "spies": f"{duchy.spies}/{duchy.spies + duchy.spied}",
        "illusions": duchy.illusions,
        "calamities": duchy.calamities,
    }


def _heap(cubes: Goods, lang: str) -> str:
    """Cubes by their letters, or counted where they are many."""
    if sum(cubes) < HEADS["alchemy"]:
        return letters(cubes, lang) or "-"
    each = (letters([count if at == place else 0 for at, count in enumerate(cubes)], lang) for place in BASIC)
    return "".join(f"{len(heap)}{heap[0]}" for heap in each if heap)


def _areas(view: View, near: Collection[str], lang: str) -> Iterator[Line]:
    """The two areas side by side, and alone the card on top of the deck."""
    if view.phase != "choice":
        return
    rows = view.catalogue
    yield [run for area in AREAS for run in _title(area, near, lang)]
    sides = [
        [lying_cell(rows, lying, at, near, HALF, lang) for at, lying in enumerate(view.areas[area])] for area in (0, 1)
    ]
    for at in range(max(map(len, sides))):
        yield from columns([side[at] if at < len(side) else [] for side in sides], 2)
    if view.top:
        yield [_label("top", lang), *card_cell(rows, view.top, (), HALF, lang)]


def _title(area: str, near: Collection[str], lang: str) -> Line:
    name = say(lang, f"plain.part.{area}")
    return padded([(f"[{name}]", REACH) if area in near else (f" {name} ", "bold")], WIDTH // 2)


def _label(part: str, lang: str) -> Run:
    return f"{say(lang, f'plain.part.{part}'):<{LABEL}}", "bold"


def _mine(view: View, seat: Seat, near: Collection[str], lang: str) -> Iterator[Line]:
    """The cards of the viewer: to read and choose from in cells, the rest in short."""
    rows, duchy = view.catalogue, view.duchies[seat]
    for part, cards in (("hand", duchy.hand), ("looked", duchy.looked), ("selection", duchy.selection)):
        if cards:
            yield [_label(part, lang)]
            yield from columns([card_cell(rows, name, near, HALF, lang) for name in faces(cards)], 2)
    if duchy.construction:
        yield [_label("construction", lang)]
        full = len(duchy.construction) <= MANY
        room = HALF if full else THIRD
        cells = [site_cell(rows, each, near, room, lang, full) for each in duchy.construction]
        yield from columns(cells, 2 if full else 3)
    yield from _rest(view, duchy, lang)


def _short(view: View, seat: Seat, lang: str) -> Iterator[Line]:
    """The cards of another seat."""
    rows, duchy = view.catalogue, view.duchies[seat]
    sites = ", ".join(
        f"{site(rows, each.key, lang)}\N{NO-BREAK SPACE}{places(rows, each, lang)}" for each in duchy.construction
    )
    parts = [
        *wrapped([_label("selection", lang)], ", ".join(gathered(rows, duchy.selection, lang))),
        *wrapped([_label("construction", lang)], sites),
        *_rest(view, duchy, lang),
    ]
    if parts:
        yield [badge(view, seat, lang), (f" {GAME.shown.house(seat, lang)}", "bold")]
        yield from parts


def _rest(view: View, duchy: Duchy[Card], lang: str) -> Iterator[Line]:
    """Cards that were taken, built, beaten, that threaten or advise, and what is stolen."""
    rows = view.catalogue
    council = ((card(rows, name, lang), name in duchy.used) for name in duchy.council)
    piles: dict[str, Iterable[str]] = {
        "selection": (_taken(view, lying, lang) for lying in duchy.taken),
        "built": ["; ".join(_built(view, duchy, lang))],
        "threats": gathered(rows, duchy.threats, lang),
        "defeated": gathered(rows, duchy.defeated, lang),
        "council": (f"({name})" if used else name for name, used in council),
        "stolen": (icon_name(view, icon, lang) for icon in duchy.stolen),
    }
    for part, cards in piles.items():
        yield from wrapped([_label(part, lang)], ", ".join(cards))


def _taken(view: View, lying: Lying[Card], lang: str) -> str:
    """A card that was taken this round; its back as long as it lies face down."""
    if not has_face(lying.card):
        return BACKS
    return card(view.catalogue, lying.card, lang) + (f" {BACKS}" if lying.down else "")


def _built(view: View, duchy: Duchy[Card], lang: str) -> Iterator[str]:
    """Built cards by kind: "2 st Farm ×2"; tamed siphons last."""
    kinds = view.catalogue.kinds
    for kind in KINDS:
        if cards := [name for name in duchy.built if kinds.get(name) == kind]:
            yield f"{len(cards)} {say(lang, f'kind.{kind}.short')} {', '.join(gathered(view.catalogue, cards, lang))}"
    yield from gathered(view.catalogue, (name for name in duchy.built if name not in kinds), lang)
