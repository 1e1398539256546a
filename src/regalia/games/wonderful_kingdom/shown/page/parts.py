"""Rows and groups of cards, as the style sheet of this game has them."""

from regalia.art import parts
from regalia.core.html import Html, tag
from regalia.games.wonderful_kingdom.shown.art.card_frames import HEIGHT, WIDTH

CARD = f"0 0 {WIDTH:.0f} {HEIGHT:.0f}"


MANY = (4, 7, 8, 12)  # things in a row, from which on a style sheet lays them out otherwise


def row(*things: object, kind: str = "", scroll: str | None = None) -> Html:
    """Things side by side; on a phone they scroll in their own place."""
    return parts.row(*things, kind=f"wk-row {kind}".strip(), data_scroll=scroll)


def group(title: str, *things: object, kind: str = "", scroll: str | None = None) -> Html:
    """Things that belong together under their name; its class tells whether they are many."""
    there = [each for each in things if each]
    body = row(*there, scroll=scroll)
    many = "".join(f" wk-over-{n}" for n in MANY if len(there) > n)
    return tag("section", tag("h3", title), body, class_=f"wk-group {kind}{many}") if body else Html()
