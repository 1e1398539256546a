"""Between the players: the two areas with the cards that are offered, and the decks between them."""

from collections.abc import Iterator

from regalia.art.ink import box, fade, g, serif, text, titled
from regalia.art.sheet import Block, button
from regalia.core.html import Html, join
from regalia.games.wonderful_kingdom.box.catalogue import VERMIN
from regalia.games.wonderful_kingdom.rules.actions import AREAS
from regalia.games.wonderful_kingdom.shown.art.card_frames import HEIGHT, WIDTH, back
from regalia.games.wonderful_kingdom.shown.art.threats import CHIP, skull
from regalia.games.wonderful_kingdom.shown.art.tokens import cube
from regalia.games.wonderful_kingdom.shown.draw.book import THINGS
from regalia.games.wonderful_kingdom.shown.draw.flow import Item, sized
from regalia.games.wonderful_kingdom.shown.draw.lying import lain
from regalia.games.wonderful_kingdom.shown.sight import Sight

SCALE = 0.8
_PILES = {True: (SCALE, 0.55), False: (0.42, 0.42)}  # the open card and the rest, while cards are offered and later
GAP, _PAD, _HEAD, _APART = 14.0, 16.0, 56.0, 8.0
RATS = "giant-rats"


def felt_symbols() -> Html:
    return fade("felt", "#4a7a68", "#2f5a4a", x2=0.6)


def offers(sight: Sight, width: float) -> Block:
    """Left area, decks, right area; both areas as high as the fuller one needs, low when nothing is offered."""
    piles = list(_piles(sight))
    middle = sum(pile.width for pile in piles) + 12 * (len(piles) - 1)
    wide = (width - middle - 2 * GAP) / 2
    row = int((wide - 2 * _PAD + _APART) // (WIDTH * SCALE + _APART))
    lines = max(1, *(-(-len(area) // row) for area in sight.view.areas))
    height = _HEAD + (HEIGHT * SCALE + _APART) * lines + 8 if _open(sight) else max(pile.height for pile in piles) + 40
    left, right = (_area(sight, at, wide, height, row) for at in range(2))
    return left + g(_heart(piles), at=(wide + GAP, 0)) + g(right, at=(wide + middle + 2 * GAP, 0)), height


def _open(sight: Sight) -> bool:
    """Whether this is the time of offers."""
    return sight.view.phase == "choice"


def _area(sight: Sight, at: int, wide: float, tall: float, row: int) -> Html:
    """Felt with its cards; the verb that takes them all is at its head."""
    name, lit = sight.say(f"draw.area.{AREAS[at]}"), sight.legal(f"area-{AREAS[at]}")
    glow = box(-4, -4, wide + 8, tall + 8, "var(--glow)", 18, class_="halo pulse") if lit else ""
    cloth = box(0, 4, wide, tall, "var(--shadow)", 15) + box(0, 0, wide, tall, "url(#felt)", 14, stroke="#152b23")
    line = box(6.5, 6.5, wide - 13, tall - 13, "none", 9, stroke="#d9ad4e", stroke_opacity=".5")
    verb = _take(sight, len(sight.view.areas[at]), wide) if lit else ""
    head = serif(20, 36, name, 17, "#f6ecd2")
    return glow + cloth + line + head + verb + join(_cards(sight, at, wide, row))


def _take(sight: Sight, count: int, wide: float) -> Html:
    words = sight.say(f"draw.take.{('none', 'one', 'many')[min(count, 2)]}", n=count)
    room = 40 + 8.6 * len(words)
    return button(wide - room - 12, 10, room, words)


def _cards(sight: Sight, at: int, wide: float, row: int) -> Iterator[Html]:
    """Rows of cards around the middle."""
    cards, step = sight.view.areas[at], WIDTH * SCALE + _APART
    for number, lying in enumerate(cards):
        line, column = divmod(number, row)
        full = min(row, len(cards) - line * row)
        left = (wide - step * full + _APART) / 2
        card = lain(sight, lying, f"{AREAS[at]}-{number + 1}", SCALE)
        yield g(card.art, at=(left + step * column, _HEAD + (HEIGHT * SCALE + _APART) * line))


def _heart(piles: list[Item]) -> Html:
    art, x = Html(), 0.0
    for pile in piles:
        art, x = art + g(pile.art, at=(x, 0)), x + pile.width + 12
    return art


def _piles(sight: Sight) -> Iterator[Item]:
    """The deck, alone with its open card; the danger deck; what was discarded; vermin."""
    view, (large, small) = sight.view, _PILES[_open(sight)]
    if view.top:
        yield _pile(sight, sized(sight.book.card(view.top), large), "deck", view.left + 1, sight.book.name(view.top))
    else:
        yield _pile(sight, sized(_stack(), small), "deck", view.left)
    if view.setting.solo:
        yield _pile(sight, sized(_danger(view.bad), small), "danger", view.dangers, sight.say("draw.bad", n=view.bad))
    if view.beside:
        yield _pile(sight, Item(cube(THINGS[0], 20, 24, 34), 40, 46), "beside", view.beside)
    hole = box(2, 2, WIDTH - 4, HEIGHT - 4, "none", 9, stroke="var(--ink-3)", stroke_width=2, stroke_dasharray="8 6")
    yield _pile(sight, sized(hole, small), "discard", len(view.discard) + len(view.buried))
    if RATS in view.setting.packs:
        yield _pile(sight, Item(sight.book.chip(VERMIN), *CHIP), "vermin", view.vermin)


def _stack() -> Html:
    """The deck seen a little from the side."""
    return join(g(back(), at=(3.0 * at, -3.0 * at)) for at in range(3))


def _danger(bad: int) -> Html:
    """The danger deck, and how many of its unseen cards are bad."""
    return back("danger") + skull(48, 152, 19) + text(74, 161, bad, 27, "#fff6dc", font_weight="700")


def _pile(sight: Sight, pile: Item, key: str, count: int, name: str = "") -> Item:
    """A pile over what it is and how many there are."""
    words, middle = sight.say(f"draw.pile.{key}"), pile.width / 2
    style = {"text_anchor": "middle"}
    number = text(middle, pile.height + 20, count, 17, font_weight="700", **style)
    label = text(middle, pile.height + 36, words, 12.5, "var(--ink-2)", **style)
    return pile._replace(art=titled(f"{words} {count} {name}".strip(), pile.art + number + label))
