"""Beside the map: the players, the terrain cards, what earns gold, and the sentence of the turn."""

from collections import Counter
from collections.abc import Iterator

from regalia.art.ink import dot, g, path, serif, sprite, stroke, text, title, use
from regalia.art.sheet import Block, button, chip, heading, lines_of, paragraph, plate, resting, sheet
from regalia.core.houses import HOUSES
from regalia.core.html import Html, join
from regalia.core.protocol import Seat
from regalia.games.kingdom_builder.box.data import LETTERS, TERRAINS
from regalia.games.kingdom_builder.game import GAME
from regalia.games.kingdom_builder.rules.actions import Allot, Discard, End
from regalia.games.kingdom_builder.rules.scoring import points
from regalia.games.kingdom_builder.rules.turn import Acting, Discarding, Landing
from regalia.games.kingdom_builder.rules.view import View
from regalia.games.kingdom_builder.shown.art.places import TILE
from regalia.games.kingdom_builder.shown.art.scoring_cards import vignette
from regalia.games.kingdom_builder.shown.art.terrain_cards import terrain_card
from regalia.games.kingdom_builder.shown.sight import Sight
from regalia.games.kingdom_builder.shown.words import WORDS

LEFT, RIGHT = 244.0, 336.0  # widths of the two rails
PLATE = 80.0
say = WORDS.say


def player(sight: Sight, seat: Seat) -> Block:
    """House, supply, tiles and gold of a seat."""
    house, gold = HOUSES[seat], sum(points(sight.view, seat).values())
    you = sight.say("draw.you") if seat == sight.view.seat else ""
    total = serif(LEFT - 12, 28, gold, 24, text_anchor="end")
    unit = text(LEFT - 12, 43, sight.say("draw.gold"), 12, "var(--ink-2)", text_anchor="end")
    supply = sprite(f"hut-{house}", 73, 58, 25) + text(88, 63, sight.view.supply[seat], 15, font_weight="700")
    begins = _first(LEFT - 62, 20) if seat == sight.first else ""
    flag = plate(house, LEFT, PLATE, sight.house(seat), you, seat in sight.waiting)
    return flag + total + unit + supply + begins + join(_tiles(sight, seat)), PLATE


def _first(x: float, y: float) -> Html:
    """The marker of the first player."""
    disc = dot(x, y, 9, "#f0bf45", stroke="#6b4709", stroke_width=1.4)
    return disc + text(x, y + 4.5, 1, 13, "#3f2a06", text_anchor="middle", font_weight="700")


def _tiles(sight: Sight, seat: Seat) -> Iterator[Html]:
    """The tiles of a seat; those it cannot use any more this turn are pale, with a bar."""
    shown = list(_states(sight.view, seat))
    step = min(25.0, 100 / max(len(shown) - 1, 1))
    goals = {(move.tile, move.spent) for move in sight.moves if isinstance(move, Discard)}
    for i, (tile, idle) in enumerate(shown):
        lit = seat == sight.view.seat and (tile, idle) in goals and (tile, idle) not in shown[:i]
        yield _tile(tile, 124 + i * step, 59, idle, lit, sight.lang)


def _states(view: View, seat: Seat) -> Iterator[tuple[str, bool]]:
    """Each tile with whether this turn has nothing more for it: used, or just gained."""
    held, step = view.tiles(seat), view.agenda[-1] if view.agenda else None
    if not isinstance(step, Acting | Landing | Discarding) or step.seat != seat:
        yield from ((tile, False) for tile in held)
        return
    ready = Counter(step.ready)
    idle = Counter(held) - ready
    yield from ((tile, False) for tile in ready.elements())
    yield from ((tile, True) for tile in idle.elements())


def _tile(tile: str, x: float, y: float, idle: bool, lit: bool, lang: str) -> Html:
    name = title(say(lang, f"tile.{tile}.name"))
    art = name + use(f"tile-{tile}", x - 14, y - 14, 28, 28, opacity=".4" if idle else None)
    ring = g(path(TILE, stroke="var(--glow)", stroke_width=8, class_="halo pulse"), at=(x, y), scale=0.6)
    return g(ring if lit else "", art, resting(x + 8, y + 9) if idle else "")


def hand(sight: Sight) -> Block:
    """The viewer's terrain card and the open one, or the pile beside the one there is."""
    cards = [*_cards(sight), (use("card-back"), sight.say("draw.pile", n=sight.view.pile))]
    shown = (_card(art, words, 16 + 112 * i) for i, (art, words) in enumerate(cards[:2]))
    return sheet(0, 0, LEFT, 190) + join(shown), 190


def _card(art: Html, words: str, x: float) -> Html:
    return g(art, at=(x, 16), scale=0.83) + text(x + 50, 176, words, 12.5, "var(--ink-2)", text_anchor="middle")


def _cards(sight: Sight) -> Iterator[tuple[Html, str]]:
    """Cards with a face, and whose they are."""
    for seat, card in sight.cards():
        yield _face(card, sight.lang), sight.say("draw.yours") if seat == sight.view.seat else sight.house(seat)


def _face(card: int, lang: str) -> Html:
    return terrain_card(LETTERS[card], say(lang, f"terrain.{TERRAINS[card]}.name"))


def places(sight: Sight) -> Block:
    """The locations in play by sign and name."""
    tiles = dict.fromkeys(tile for _, tile in sorted(sight.view.board.locations.items()))
    height = 44.0 + 32 * -(-len(tiles) // 2)
    rows = (_named(tile, 30 + 112 * (i % 2), 54 + 32 * (i // 2), sight.lang) for i, tile in enumerate(tiles))
    return sheet(0, 0, LEFT, height) + heading(16, 26, LEFT - 32, sight.say("draw.places")) + join(rows), height


def _named(tile: str, x: float, y: float, lang: str) -> Html:
    lines = lines_of(say(lang, f"tile.{tile}.name"), 84, 13)
    top = y + 5 - 7.5 * (len(lines) - 1)
    words = (text(x + 18, top + 15 * i, line, 13) for i, line in enumerate(lines))
    return sprite(f"tile-{tile}", x, y, 30) + join(words)


def scoring(sight: Sight) -> Block:
    """The three cards with picture, rule and running gold; castles and Capitol in a line each."""
    earned = [points(sight.view, seat) for seat in range(len(sight.view.own))]
    y, rows = 44.0, Html()
    for card in sight.view.cards:
        row, height = _aim(card, y, [gold[card] for gold in earned], sight.lang)
        rows, y = rows + row, y + height
    for reason in ("castles", "capitol"):
        if reason in earned[0]:
            rows += _always(reason, y, [gold[reason] for gold in earned], sight.lang)
            y += 36
    return sheet(0, 0, RIGHT, y + 6) + heading(16, 26, RIGHT - 32, sight.say("draw.scoring")) + rows, y + 6


def _aim(card: str, y: float, gold: list[int], lang: str) -> Block:
    rule = say(lang, f"card.{card}.short")
    lines = len(lines_of(rule, 222, 13))
    name = serif(98, y + 16, say(lang, f"card.{card}.name"), 18)
    words = paragraph(98, y + 34, rule, 222)
    chips = _chips(gold, y + 26 + 16.25 * lines)
    return vignette(card, 16, y, 70) + name + words + chips, max(94.0, 62 + 16.25 * lines)


def _always(reason: str, y: float, gold: list[int], lang: str) -> Html:
    rule = stroke(f"M16 {y}H{RIGHT - 16}", "var(--line)", 1)
    return rule + serif(16, y + 23, say(lang, f"card.{reason}.name"), 15) + _chips(gold, y + 7)


def _chips(gold: list[int], y: float) -> Html:
    step = min(54.0, 224 / len(gold))
    return join(chip(HOUSES[seat], 96 + seat * step, y, step - 2.5, n) for seat, n in enumerate(gold))


def sentence(sight: Sight, w: float) -> Block:
    """What the viewer may do now, and the verbs that need no hex."""
    verbs = [move for move in sight.moves if isinstance(move, End | Allot)]
    lines = lines_of(GAME.shown.prompt(sight.view, sight.lang), w - 48 - 150 * len(verbs), 18)
    words = join(serif(24, 36 - 11 * (len(lines) - 1) + 22 * i, line, 18) for i, line in enumerate(lines))
    buttons = (button(w - 150 * at, 10, 134, _verb(move, sight.lang)) for at, move in enumerate(reversed(verbs), 1))
    return sheet(0, 0, w, 60) + words + join(buttons), 60


def _verb(move: End | Allot, lang: str) -> str:
    return say(lang, f"home.choice.capitol-section.{move.section}" if isinstance(move, Allot) else "page.end")
