"""Below the court: the sentence of the turn, the verbs, and the viewer's own dice, tokens and goods."""

from collections.abc import Iterator

from regalia.art.heraldry import seat as badge
from regalia.art.icons import icon
from regalia.art.ink import box, dot, g, serif, stroke, text
from regalia.art.sheet import Block, button, lines_of, sheet
from regalia.core.protocol import Seat
from regalia.games.kingsburg.box.data import RESOURCES
from regalia.games.kingsburg.game import GAME
from regalia.games.kingsburg.rules.actions import BLESSINGS, DONE, PASS, Extra, Influence
from regalia.games.kingsburg.shown.art.dice import BONUS, die, ringed
from regalia.games.kingsburg.shown.draw.court import WIDE
from regalia.games.kingsburg.shown.draw.target import target
from regalia.games.kingsburg.shown.draw.tokens import army_token
from regalia.games.kingsburg.shown.view import SEATS, Shown
from regalia.games.kingsburg.shown.words import amount, counted
from regalia.games.kingsburg.shown.words.prompts import blessing

VERBS = {str(PASS): "page.deed.pass", str(DONE): "draw.done"}
_PIECES = 72.0  # height of the row of pieces


def tray(shown: Shown) -> Block:
    """What the viewer may do now; and the pieces of the seat in front."""
    buttons, room = _verbs(shown)
    lines = lines_of(GAME.shown.prompt(shown.view, shown.lang), WIDE - 48 - room, 18)
    head = max(60.0, 26 + 22 * len(lines))
    first = head / 2 + 6 - 11 * (len(lines) - 1)
    said = "".join(serif(24, first + 22 * at, line, 18) for at, line in enumerate(lines))
    rule = stroke(f"M16 {head - 2}H{WIDE - 16}", "var(--line)", 1)
    pieces = g(_row(shown, shown.front), at=(20, head))
    return sheet(0, 0, WIDE, head + _PIECES) + said + buttons + rule + pieces, head + _PIECES


def _verbs(shown: Shown) -> tuple[str, float]:
    """Buttons from the right, and the room they take."""
    art, right = "", WIDE - 16
    for verb, key in VERBS.items():
        if part := shown.part(verb):
            label = shown.say(key)
            wide = max(110.0, 40 + 9 * len(label))
            art, right = art + button(right - wide, 10, wide, label, part), right - wide - 10
    return art, WIDE - right


def _row(shown: Shown, seat: Seat) -> str:
    """All pieces side by side, smaller when there are very many."""
    art, x = "", 0.0
    for piece, wide in _pieces(shown, seat):
        art, x = art + g(piece, at=(x, 0)), x + wide
    return g(art, scale=min(1.0, (WIDE - 40) / x))


def _pieces(shown: Shown, seat: Seat) -> Iterator[Block]:
    """Each with its width: dice, those that may join a roll, +2 tokens, goods, soldiers, army tokens."""
    seen, usable = shown.view.provinces[seat], _usable(shown)
    yield badge(SEATS[seat], 20, 35, 36), 50
    yield from _dice(shown, "die", SEATS[seat], seen.dice, usable)
    yield from _dice(shown, "bonus", BONUS, seen.bonus, usable)
    yield from _offers(shown)
    if seen.dice or seen.bonus:
        yield stroke("M6 12V60", "var(--line)", 1.5), 16
    for resource, n in zip(RESOURCES, seen.goods, strict=True):
        yield _well(shown, resource, n, shown.part(f"goods-{resource}"))
    yield _well(shown, "plus2", seen.plus2, None, "+2" if "+2" in usable else None)
    yield _well(shown, "soldiers", seen.soldiers, shown.part("soldiers"))
    for value, part in _once(seen.tokens, shown, "army"):
        yield _token(shown, value, part, seen.pick)


def _token(shown: Shown, value: int, part: str | None, pick: str) -> Block:
    """An army token; the one that was picked is lifted."""
    y = 30 if pick == str(value) else 36
    ring = dot(22, y, 21, "none", stroke="var(--glow)", stroke_width=4, class_="halo pulse")
    art = army_token(value, 22, y, 38)
    return target((ring if part or pick == str(value) else "") + art, part, shown.say("draw.token", n=value)), 50


def _once(values: tuple[int, ...], shown: Shown, kind: str) -> Iterator[tuple[int, str | None]]:
    """Values with the part of each; of equal ones the first has it."""
    for at, value in enumerate(values):
        yield value, shown.part(f"{kind}-{value}") if value not in values[:at] else None


def _dice(shown: Shown, kind: str, colour: str, faces: tuple[int, ...], usable: set[str]) -> Iterator[Block]:
    """A die that belongs to some way to influence bears its sign, so that a page can narrow the ways."""
    for face, part in _once(faces, shown, kind):
        sign = f"{face}b" if kind == "bonus" else f"{face}"
        art = die(face, colour, 26, 34, 40)
        label = shown.say(f"draw.die.{'bonus' if kind == 'bonus' else 'own'}", n=face)
        yield target(ringed(art, 26, 34) if part else art, part, label, die=sign if sign in usable else None), 54


def _offers(shown: Shown) -> Iterator[Block]:
    """Bonus dice to add to the roll, a group for each number of them; and what the Priest's blessing may bring."""
    for count in sorted(move.count for move in shown.moves if isinstance(move, Extra)):
        label = shown.say("page.extra", dice=counted("dice.more", count, shown.lang))
        art = "".join(ringed(die(0, BONUS, 26 + 46 * at, 34), 26 + 46 * at, 34) for at in range(count))
        yield target(art, shown.part(f"extra-{count}"), label), 54 + 46 * (count - 1) + 12
    said = blessing(shown.view, shown.lang)
    for gift in (accept.gift for accept in BLESSINGS):
        if part := shown.part(f"accept-{gift}"):
            art = icon("points", 12, 20, 28) if gift == "point" else die(0, BONUS, 26, 34)
            yield target(ringed(art, 26, 34), part, shown.say(f"page.accept.{gift}", **said)), 60


def _usable(shown: Shown) -> set[str]:
    """The dice and tokens that some way to influence uses, as the notation has them."""
    ways = [way for way in shown.moves if isinstance(way, Influence)]
    own, bonus = {f"{face}" for way in ways for face in way.own}, {f"{face}b" for way in ways for face in way.bonus}
    return own | bonus | ({"+2"} if any(way.plus2 for way in ways) else set())


def _well(shown: Shown, thing: str, n: int, part: str | None, sign: str | None = None) -> Block:
    """A kind of goods and how many."""
    glow = box(1.5, 10.5, 69, 51, "var(--glow)", 10, class_="halo pulse") if part else ""
    well = box(4, 13, 64, 46, "var(--raised)" if part else "var(--sunk)", 8, stroke="var(--line)")
    number = text(60, 43, n, 19, text_anchor="end", font_weight="700")
    return target(glow + well + icon(thing, 9, 22, 28) + number, part, amount(thing, n, shown.lang), die=sign), 74
