"""Below the court: the sentence of the turn, the verbs, and the viewer's own dice, tokens and goods."""

from collections.abc import Iterator

from regalia.art.heraldry import seat as badge
from regalia.art.icons import icon
from regalia.art.ink import box, dot, g, serif, stroke, text, titled
from regalia.art.sheet import Block, button, lines_of, sheet
from regalia.core.html import Html, join
from regalia.core.protocol import Seat
from regalia.games.kingsburg.box.data import RESOURCES
from regalia.games.kingsburg.game import GAME
from regalia.games.kingsburg.rules.actions import BLESSINGS, DONE, PASS, Extra
from regalia.games.kingsburg.shown.art.dice import BONUS, die, ringed
from regalia.games.kingsburg.shown.draw.court import WIDE
from regalia.games.kingsburg.shown.draw.tokens import army_token
from regalia.games.kingsburg.shown.sight import Sight
from regalia.games.kingsburg.shown.words import amount, counted
from regalia.games.kingsburg.shown.words.prompts import blessing

VERBS = {str(PASS): "page.deed.pass", str(DONE): "draw.done"}
PIECES = 72.0  # height of the row of pieces


def tray(sight: Sight) -> Block:
    """What the viewer may do now; and the pieces of the seat in front."""
    buttons, room = _verbs(sight)
    lines = lines_of(GAME.shown.prompt(sight.view, sight.lang), WIDE - 48 - room, 18)
    head = max(60.0, 26 + 22 * len(lines))
    first = head / 2 + 6 - 11 * (len(lines) - 1)
    said = join(serif(24, first + 22 * at, line, 18) for at, line in enumerate(lines))
    rule = stroke(f"M16 {head - 2}H{WIDE - 16}", "var(--line)", 1)
    pieces = g(_row(sight, sight.front), at=(20, head))
    return sheet(0, 0, WIDE, head + PIECES) + said + buttons + rule + pieces, head + PIECES


def _verbs(sight: Sight) -> Block:
    """Buttons from the right, and the room they take."""
    art, right = Html(), WIDE - 16
    for verb, key in VERBS.items():
        if verb in sight.open:
            label = sight.say(key)
            wide = max(110.0, 40 + 9 * len(label))
            art, right = art + button(right - wide, 10, wide, label), right - wide - 10
    return art, WIDE - right


def _row(sight: Sight, seat: Seat) -> Html:
    """All pieces side by side, smaller when there are very many."""
    art, wide = side_by_side(_pieces(sight, seat))
    return g(art, scale=min(1.0, (WIDE - 40) / wide))


def side_by_side(pieces: Iterator[Block]) -> Block:
    """Pieces in a row, and how wide it is."""
    art, x = Html(), 0.0
    for piece, wide in pieces:
        art, x = art + g(piece, at=(x, 0)), x + wide
    return art, x


def _pieces(sight: Sight, seat: Seat) -> Iterator[Block]:
    """Each with its width: dice, those that may join a roll, +2 tokens, goods, soldiers, army tokens."""
    seen = sight.view.provinces[seat]
    yield from dice_of(sight, seat)
    if seen.dice or seen.bonus:
        yield stroke("M6 12V60", "var(--line)", 1.5), 16
    yield from goods_of(sight, seat)


def dice_of(sight: Sight, seat: Seat) -> Iterator[Block]:
    """Whose they are, the dice in hand, those that may join a roll."""
    seen = sight.view.provinces[seat]
    yield badge(sight.houses[seat], 20, 35, 36), 50
    yield from _dice(sight, "die", sight.houses[seat], seen.dice)
    yield from _dice(sight, "bonus", BONUS, seen.bonus)
    yield from _offers(sight)


def goods_of(sight: Sight, seat: Seat) -> Iterator[Block]:
    seen = sight.view.provinces[seat]
    for resource, n in zip(RESOURCES, seen.goods, strict=True):
        yield _well(sight, resource, n, f"goods-{resource}" in sight.open)
    yield _well(sight, "plus2", seen.plus2)
    yield _well(sight, "soldiers", seen.soldiers, "soldiers" in sight.open)
    for value, lit in _once(seen.tokens, sight, "army"):
        yield _token(sight, value, lit, seen.pick)


def _token(sight: Sight, value: int, lit: bool, pick: str) -> Block:
    """An army token; the one that was picked is lifted."""
    y = 30 if pick == str(value) else 36
    ring = dot(22, y, 21, "none", stroke="var(--glow)", stroke_width=4, class_="halo pulse")
    art = army_token(value, 22, y, 38)
    return titled(sight.say("draw.token", n=value), (ring if lit or pick == str(value) else "") + art), 50


def _once(values: tuple[int, ...], sight: Sight, kind: str) -> Iterator[tuple[int, bool]]:
    """Values with whether they may be chosen; of equal ones the first is lit."""
    for at, value in enumerate(values):
        yield value, value not in values[:at] and f"{kind}-{value}" in sight.open


def _dice(sight: Sight, kind: str, colour: str, faces: tuple[int, ...]) -> Iterator[Block]:
    for face, lit in _once(faces, sight, kind):
        art = die(face, colour, 26, 34, 40)
        label = sight.say(f"draw.die.{'bonus' if kind == 'bonus' else 'own'}", n=face)
        yield titled(label, ringed(art, 26, 34) if lit else art), 54


def _offers(sight: Sight) -> Iterator[Block]:
    """Bonus dice to add to the roll, a group for each number of them; and what the Priest's blessing may bring."""
    for count in sorted(move.count for move in sight.moves if isinstance(move, Extra)):
        label = sight.say("page.extra", dice=counted("dice.more", count, sight.lang))
        art = join(ringed(die(0, BONUS, 26 + 46 * at, 34), 26 + 46 * at, 34) for at in range(count))
        yield titled(label, art), 54 + 46 * (count - 1) + 12
    said = blessing(sight.view, sight.lang)
    for gift in (accept.gift for accept in BLESSINGS):
        if f"accept-{gift}" in sight.open:
            art = icon("points", 12, 20, 28) if gift == "point" else die(0, BONUS, 26, 34)
            yield titled(sight.say(f"page.accept.{gift}", **said), ringed(art, 26, 34)), 60


def _well(sight: Sight, thing: str, n: int, lit: bool = False) -> Block:
    """A kind of goods and how many."""
    glow = box(1.5, 10.5, 69, 51, "var(--glow)", 10, class_="halo pulse") if lit else ""
    well = box(4, 13, 64, 46, "var(--raised)" if lit else "var(--sunk)", 8, stroke="var(--line)")
    number = text(60, 43, n, 19, text_anchor="end", font_weight="700")
    return titled(amount(thing, n, sight.lang), glow + well + icon(thing, 9, 22, 28) + number), 74
