"""What the form of a new table knows of its options: when each of them matters, and what excludes what."""

from collections.abc import Iterable, Iterator
from typing import Any

from regalia.core.game import AnyGame
from regalia.core.options import SEATS, Clash


def option_rules(game: AnyGame, lang: str) -> dict[str, Any]:
    """As data for the script: it hides and greys out without asking the server."""
    choices = {SEATS: [str(seats) for seats in game.seats]} | {each.name: list(each.choices) for each in game.options}
    return {
        "when": {each.name: each.when for each in game.options if each.when},
        "off": [way for clash in game.clashes for way in _ways(clash, clash.pairs(choices), lang)],
    }


def _ways(clash: Clash, pairs: Iterable[tuple[str, str]], lang: str) -> Iterator[dict[str, Any]]:
    """Which values of one option take which of the other away; with peers, the other way round too."""
    yield _way(clash.first, clash.second, pairs, clash.why[lang])
    if clash.peers:
        yield _way(clash.second, clash.first, [(two, one) for one, two in pairs], clash.why[lang])


def _way(by: str, on: str, pairs: Iterable[tuple[str, str]], why: str) -> dict[str, Any]:
    taken: dict[str, list[str]] = {}
    for one, two in pairs:
        taken.setdefault(one, []).append(two)
    return {"by": by, "on": on, "taken": taken, "why": why}
