"""Two tables that differ only in what a viewer may not know: he gets the same bytes from both."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from regalia.core.codec import written
from regalia.core.protocol import CHANCE
from regalia.core.record import Match
from tests.table.playing import Crowd, Player, Tape, played
from tests.table.server import Server

VIEWER = 0
TWINS: dict[str, dict[str, str]] = {
    "kingdom-builder": {},
    "kingsburg": {"governors": "pick"},
    "wonderful-kingdom": {"extras": "on"},
}


@pytest.fixture
def crowd(server: Server) -> Iterator[Crowd]:
    with Crowd(server) as crowd:
        yield crowd


@pytest.mark.parametrize("game", TWINS)
def test_another_secret_changes_no_byte(crowd: Crowd, game: str) -> None:
    twins = _twins(game)
    assert written(twins[0].state) != written(twins[1].state)
    heard = list[Any]()
    for players in (crowd.resume(twin) for twin in twins):
        watching = [players[VIEWER], crowd.watch(players[VIEWER])]
        tapes = [Tape(player) for player in watching]
        players[VIEWER].post("chat", text="Done.")
        heard.append([*map(_sent, watching), *(tape.heard("Done.").close() for tape in tapes)])
    assert heard[0] == heard[1]


def _twins(game: str) -> tuple[Match, Match]:
    """A game with something hidden, and another in which the last secret draw of a rival was a different one."""
    one = played(game, 2, TWINS[game], lambda match: bool(match.game.hidden(match.view(VIEWER))))
    at = max(n for n, entry in enumerate(one.entries) if _secret(one, n) and entry.seat == CHANCE)
    for action in one.fork(at).options_of():
        two = one.fork(at)
        two.trust(None, CHANCE, action)
        later = one.entries[at + 1 :]
        if action != one.entries[at].action and all(_again(two, entry.action) for entry in later):
            return one, two
    raise AssertionError("there is no twin")


def _secret(match: Match, number: int) -> bool:
    entry = match.entries[number]
    return match.game.told(match.fork(number + 1).state, entry, VIEWER) != entry


def _again(match: Match, action: Any) -> bool:
    """Whether the same can happen there too; then it does."""
    if action not in match.options_of():
        return False
    match.trust(None, CHANCE, action)
    return True


def _sent(player: Player) -> dict[str, Any]:
    """Everything but what names the table, and how it refuses what it refuses."""
    served: dict[str, Any] = dict(player.served())
    nameless = {"id": "", "hash": ""}
    served[""] = json.loads(served[""]) | nameless
    served["scene"] = json.loads(served["scene"]) | {"table": json.loads(served["scene"])["table"] | nameless}
    refused = player.guest.ask("POST", player.path("act"), action="pick captain")
    return served | {"act": refused.content}
