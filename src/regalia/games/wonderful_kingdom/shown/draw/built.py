"""Built cards as strips in four columns, one a kind, with the icons that thieves have covered."""

from collections import Counter
from collections.abc import Iterator, Sequence

from regalia.art.icons import Sign, icon
from regalia.art.ink import box, g, serif, text, titled
from regalia.art.sheet import Block
from regalia.core.html import Html, join
from regalia.core.protocol import Seat
from regalia.games.wonderful_kingdom.box.catalogue import Catalogue
from regalia.games.wonderful_kingdom.box.data import KINDS, LETTERS
from regalia.games.wonderful_kingdom.rules.icons import STAR
from regalia.games.wonderful_kingdom.rules.state import Icon
from regalia.games.wonderful_kingdom.shown.art.cards import STRIP, strip
from regalia.games.wonderful_kingdom.shown.draw.book import THINGS
from regalia.games.wonderful_kingdom.shown.draw.flow import Item
from regalia.games.wonderful_kingdom.shown.sight import Sight

_HEAD, _STEP, _ROW = 34.0, STRIP[1] + 6, 2  # strips side by side
_COLUMN = _ROW * (STRIP[0] + 6) - 6


def built(sight: Sight, seat: Seat, width: float) -> Block:
    """A column for each kind, equal cards together."""
    cards, kinds = sight.duchy(seat).built, sight.view.catalogue.kinds
    order = sorted(range(len(cards)), key=lambda at: cards.index(cards[at]))
    columns = [[at for at in order if kinds.get(cards[at]) == kind] for kind in KINDS]
    art = join(
        g(_kind(sight, seat, kind) + _column(sight, seat, places), at=(width / len(KINDS) * at, 0))
        for at, (kind, places) in enumerate(zip(KINDS, columns, strict=True))
    )
    return art, _HEAD + _STEP * max(-(-len(places) // _ROW) for places in columns)


def tamed(sight: Sight, seat: Seat) -> list[Item]:
    """Siphons that were beaten and work for the duchy now: they are of no kind."""
    cards, kinds = sight.duchy(seat).built, sight.view.catalogue.kinds
    return [Item(_strip(sight, seat, at), *STRIP) for at, card in enumerate(cards) if card not in kinds]


def _column(sight: Sight, seat: Seat, places: Sequence[int]) -> Html:
    return join(
        g(_strip(sight, seat, place), at=((STRIP[0] + 6) * (at % _ROW), _HEAD + _STEP * (at // _ROW)))
        for at, place in enumerate(places)
    )


def _kind(sight: Sight, seat: Seat, kind: str) -> Html:
    """The head of a column."""
    own, kinds = sight.duchy(seat), sight.view.catalogue.kinds
    count = sum(kinds.get(card) == kind for card in own.built)
    words = sight.say(f"kind.{kind}.many")
    ground = box(0, -1, _COLUMN, 30, "var(--sunk)", 8)
    halo = box(0, -1, _COLUMN, 30, "none", 8, stroke="var(--glow)", stroke_width=4, class_="halo pulse")
    glow = halo if sight.legal(f"kind-{kind}", seat) else ""
    mark = icon("crown", 264, 4, 20) if own.chronicle == kind else ""
    number = text(_COLUMN - 12, 20, count, 16, text_anchor="end", font_weight="700")
    head = ground + glow + icon(kind, 6, 3, 22) + serif(36, 20, words, 15) + mark + number
    return titled(f"{words} {count}", head)


def _strip(sight: Sight, seat: Seat, place: int) -> Html:
    """Of equal cards the first is lit."""
    own = sight.duchy(seat)
    card = own.built[place]
    light = sight.light(f"built-{card}", seat) if own.built.index(card) == place else "lit"
    gone = stolen(sight.view.catalogue, own.built, own.stolen).get(place, ())
    return titled(sight.book.name(card), strip(sight.book.face(card), gone, light))


def stolen(catalogue: Catalogue, cards: Sequence[str], icons: Sequence[Icon]) -> dict[int, list[Sign]]:
    """The covered icons by the place of the card; of equal cards the first ones lose theirs first."""
    left, found = Counter(icons), dict[int, list[Sign]]()
    for at, card in enumerate(cards):
        for (name, letter), room in _icons(catalogue, card):
            gone = min(left[name, letter], room)
            left[name, letter] -= gone
            if gone:
                found.setdefault(at, []).append(Sign(THINGS[LETTERS.index(letter[0])], gone))
    return found


def _icons(catalogue: Catalogue, card: str) -> Iterator[tuple[Icon, int]]:
    """The production icons of a card, and how many of each."""
    if card in catalogue.threats:
        yield (card, LETTERS[catalogue.threats[card].siphons or 0]), 1
        return
    row = catalogue.cards[card]
    yield from (((card, letter), n) for letter, n in zip(LETTERS, row.production, strict=True) if n)
    if row.per:
        yield (card, LETTERS[row.per[0]] + STAR), 1
