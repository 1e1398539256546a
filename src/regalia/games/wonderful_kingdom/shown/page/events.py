"""What the page does with an entry of the log: its place, and pictures of production, reveals and battles."""

from collections.abc import Iterator, Sequence

from regalia.art.ink import use
from regalia.art.parts import icon, picture
from regalia.core.html import Html
from regalia.core.protocol import Entry
from regalia.core.vignette import Row, Vignette
from regalia.games.wonderful_kingdom.rules.actions import (
    Arrange,
    Bring,
    Choose,
    Complete,
    Cover,
    Crystal,
    Forfeit,
    Go,
    Imprison,
    Keep,
    March,
    Place,
    Produce,
    Recover,
    Release,
    Soldier,
    Undertake,
    Use,
)
from regalia.games.wonderful_kingdom.rules.conquest import Mustering
from regalia.games.wonderful_kingdom.rules.quests import named as step_at
from regalia.games.wonderful_kingdom.rules.view import View
from regalia.games.wonderful_kingdom.shown.draw.book import THINGS
from regalia.games.wonderful_kingdom.shown.page.cards import sort_of
from regalia.games.wonderful_kingdom.shown.words import amount, gathered, joined, named, say, territory
from regalia.games.wonderful_kingdom.shown.words.table import holder


def places(after: View, entry: Entry) -> Sequence[str]:
    """A territory, a quest, or a card that lies before its seat."""
    match entry.action:
        case March(territory=name) | Arrange(territory=name) | Imprison(territory=name) | Bring(origin=name):
            return (f"territory.{after.setting.board.lower()}-{name}",)
        case Undertake(step=step):
            return (f"quest.{step_at(step)[0]}",)
    return tuple(sort_of(after.catalogue, card) for card in _cards(entry) if card in _lying(after, entry))


def _cards(entry: Entry) -> Iterator[str]:
    """The cards that an entry names."""
    match entry.action:
        case Keep(card=card) | Choose(card=card) | Cover(card=card) | Recover(card=card) | Use(advisor=card):
            yield card
        case (Place() | Crystal() | Soldier() | Complete() | Release() | Forfeit()) as laid:
            yield laid.site.partition(".")[0]


def _lying(after: View, entry: Entry) -> set[str]:
    """The cards that stay before the seat of an entry: under construction, built, in the council."""
    duchy = after.duchies[entry.seat]
    return {*(site.card for site in duchy.construction), *duchy.built, *duchy.council}


def vignette(before: View, after: View, entry: Entry, names: Sequence[str], lang: str) -> Vignette | None:
    match entry.action:
        case Produce() as made:
            return _production(made, names, lang) if any(made.amounts) else None
        case Go() if not after.setting.solo or before.land != after.land:
            return _battle(before, entry, names, lang)
    return _reveal(after, names, lang) if before.phase == "choice" != after.phase else None


def _production(made: Produce, names: Sequence[str], lang: str) -> Vignette:
    """What everybody makes of a resource, and who has supremacy."""
    thing = THINGS[made.resource]
    art = picture("-36 -36 72 74", use("wk-medal"), use(f"i-{thing}", -19, -19, 38, 38))
    rows = (
        Row(_maker(name, seat == made.supreme, lang), seat, str(count), _helmet(seat == made.supreme),
            "good" if seat == made.supreme else "")
        for seat, (name, count) in enumerate(zip(names, made.amounts, strict=False))
    )  # fmt: skip
    return Vignette("production", named("resource", thing, lang), tuple(rows), art)


def _maker(name: str, leads: bool, lang: str) -> str:
    return say(lang, "vignette.supreme", name=name) if leads else name


def _helmet(leads: bool) -> Html:
    return icon("soldiers", 18) if leads else Html()


def _battle(before: View, entry: Entry, names: Sequence[str], lang: str) -> Vignette | None:
    """Those who march against those who stand there; where nobody stands, those of others alone."""
    step = before.agenda[-1]
    assert isinstance(step, Mustering), f"{step} sends no armies"
    board = before.setting.board
    land = before.land[list(before.catalogue.boards[board]).index(step.target)]
    mine = entry.seat == before.seat
    if land.owner == entry.seat or (mine and not land.armies):
        return None
    marching = sum(armies for _, armies in step.brought)
    title, there = territory(board, step.target, lang), amount("armies", land.armies, lang)
    came = Row(names[entry.seat], entry.seat, amount("armies", marching, lang), mark="good")
    if not land.armies:
        return Vignette("conquest", title, (came,))
    rival = land.owner if land.owner < before.setting.seats else -1
    return Vignette("conquest", title, (came, Row(holder(before, land.owner, names, lang), rival, there, mark="bad")))


def _reveal(after: View, names: Sequence[str], lang: str) -> Vignette | None:
    """All that everybody has selected."""
    taken = [gathered(after.catalogue, (*duchy.selection, *duchy.fresh), lang) for duchy in after.duchies]
    rows = (
        Row(say(lang, "vignette.taken", name=name, cards=joined(cards, "and", lang)), seat)
        for seat, (name, cards) in enumerate(zip(names, taken, strict=False))
        if cards
    )
    shown = tuple(rows)
    return Vignette("reveal", say(lang, "draw.phase.interfere"), shown) if shown else None
