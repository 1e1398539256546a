"""Cards in one line of a terminal: kind, name, and everything printed on them in letters.

"st Farm  MMM PPP (P)" is a structure that costs MMM, produces PPP and is recycled for P; "P/st" is P for each
structure, "!SS" a bonus when it is built, "3pt" its points, "2pt/mo" points for each monument. Of a card under
construction "Mm*" is a place filled with M, one that still wants M, and one filled with krystallium.
"""

from collections.abc import Collection

from regalia.art.terminal import DIM, REACH, Line, badge
from regalia.games.wonderful_kingdom.box.catalogue import CALAMITY, RESOURCES, Catalogue, Development, PointsPer
from regalia.games.wonderful_kingdom.box.data import CALAMITY_POINTS, KINDS
from regalia.games.wonderful_kingdom.box.houses import HOUSES
from regalia.games.wonderful_kingdom.rules.state import Card, Lying, Site, has_face
from regalia.games.wonderful_kingdom.shown.words import card, letters, say, site

STYLES = {**dict(zip(KINDS, ("", "magenta", "yellow", "cyan"), strict=True)), "treasure": "green"}
BADGES = tuple(map(badge, HOUSES))
BACKS = "??"


def clipped(text: str, room: int) -> str:
    return text if len(text) <= room else text[: room - 1] + "…"


def points(count: int, lang: str) -> str:
    return say(lang, "plain.points", n=count)


def lying_cell(rows: Catalogue, lying: Lying[Card], at: int, near: Collection[str], room: int, lang: str) -> Line:
    """A card of an area with its number; a hidden one is known only to some, and may carry an illusion."""
    token = f" ~{BADGES[lying.token][0].strip()}" if lying.token >= 0 else ""
    number = (f"{at + 1:<2}", DIM)
    if not has_face(lying.card):
        return [number, (f"{BACKS}{token}", "bold")]
    mark = f" {BACKS}" if lying.down else ""
    return [number, *card_cell(rows, lying.card, near, room - 2, lang, mark + token)]


def card_cell(rows: Catalogue, name: str, near: Collection[str], room: int, lang: str, mark: str = "") -> Line:
    """A card with all that is printed on it; in brackets if the viewer may choose it now."""
    row = rows.cards.get(name)
    sign = say(lang, f"kind.{row.kind}.short") if row else "ad" if name in rows.advisors else "!!"
    title, style = card(rows, name, lang) + mark, STYLES[row.kind] if row else "bold"
    return [(sign, DIM), *_spread(title, style, name in near, _printed(rows, name, lang), room - len(sign))]


def site_cell(rows: Catalogue, each: Site, near: Collection[str], room: int, lang: str, full: bool) -> Line:
    """A card under construction: its places, and what it will give."""
    row, frozen = rows.cards[each.card], f" {say(lang, 'plain.frozen')}" if each.giant else ""
    printed = " ".join(filter(None, (places(rows, each, lang) + frozen, _gives(row, lang) if full else "")))
    return _spread(site(rows, each.key, lang), STYLES[row.kind], each.key in near, printed, room)


def _spread(title: str, style: str, near: bool, printed: str, room: int) -> Line:
    """A title on the left, cut if it must be, and what is printed on the right."""
    title = clipped(title, room - len(printed) - 3)
    run = (f"[{title}]", REACH) if near else (f" {title} ", style)
    return [run, (printed.rjust(room - len(run[0])), "")]


def places(rows: Catalogue, each: Site, lang: str) -> str:
    """Filled places in capitals, krystallium in the place of a cube as a star, open places in small letters."""
    marks = ""
    crystals = (*each.crystals, 0, 0)
    for at, resource in enumerate(RESOURCES):
        letter, there = say(lang, f"resource.{resource}.short"), each.placed[at]
        open_ = rows.cards[each.card].cost[at] - there
        marks += letter * (there - crystals[at]) + "*" * crystals[at] + letter.lower() * open_
    return marks


def _printed(rows: Catalogue, name: str, lang: str) -> str:
    if row := rows.cards.get(name):
        cost, recycling = letters(row.cost, lang), letters(row.recycling, lang)
        return " ".join(filter(None, (cost, _gives(row, lang), f"({recycling})")))
    soldier = say(lang, "resource.soldier.short")
    if threat := rows.threats.get(name):
        return f"{threat.cost}{soldier} {points(threat.points, lang)}"
    if name == CALAMITY:
        return points(CALAMITY_POINTS, lang)
    advisor = rows.advisors[name]
    return f"{advisor.cost}{soldier} {say(lang, f'phase.{advisor.phase}.short')}"


def _gives(row: Development, lang: str) -> str:
    """Production, bonus and points."""
    per = ""
    if row.per:
        resource, count, kind = row.per
        letter = say(lang, f"resource.{RESOURCES[resource]}.short")
        per = f"{letter * count}/{say(lang, f'kind.{kind}.short')}"
    bonus = f"!{letters(row.bonus, lang)}" if any(row.bonus) else ""
    flat = points(row.points, lang) if row.points else ""
    return " ".join(filter(None, (letters(row.production, lang), per, bonus, flat, points_per(row.points_per, lang))))


def points_per(row: PointsPer, lang: str) -> str:
    return f"{points(row[0], lang)}/{say(lang, f'kind.{row[1]}.short')}" if row else ""
