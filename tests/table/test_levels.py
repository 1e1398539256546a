"""Ranks: every bot that people may choose has a name and a line, and nobody chooses how long one thinks."""

import pytest

from regalia import agents
from regalia.agents import kind, seated
from regalia.core.game import AnyGame
from regalia.core.words import LANGUAGES
from regalia.games import GAMES
from regalia.table.levels import LEVELS, RULER, bots, described, line, rank, short
from tests.table.server import Server


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_level_can_play(game: AnyGame) -> None:
    for name in LEVELS:
        bot, budget = seated(game, name)
        assert bot
        assert (budget.seconds == 1) == (kind(name) == "search")


def test_ranks_rise_and_are_told_in_every_language() -> None:
    assert [rank(name, "en") for name in LEVELS] == [
        "Page",
        "Squire",
        "Knight, gentle",
        "Knight",
        "Ruler, gentle",
        "Ruler",
    ]
    for lang in LANGUAGES:
        assert (
            len({rank(name, lang) for name in LEVELS}) == len({described(name, lang) for name in LEVELS}) == len(LEVELS)
        )
    assert described(RULER, "fr").startswith("Souverain\u202f: ")
    assert [short(name, "fr") for name in LEVELS][2:] == ["Chevalier", "Chevalier", "Souverain", "Souverain"]


def test_a_bot_of_another_package_goes_by_its_own_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regalia.table.levels.names", lambda: [*agents.BOTS, "theirs"])
    assert bots() == [*LEVELS, "theirs"]
    assert rank("theirs", "fr") == short("theirs", "fr") == described("theirs", "fr") == "theirs"
    assert line("theirs", "fr") == ""


def test_the_api_offers_the_levels_and_no_others(server: Server) -> None:
    ann = server.guest("Ann")
    offered = ann.ok("GET", "/api/games/kingsburg")["bots"]
    assert [bot["id"] for bot in offered][: len(LEVELS)] == list(LEVELS)
    assert offered[0] == {"id": "random", "name": "Page", "line": "Page: is still learning, and plays at random"}
    for wrong in ("search:60s", "search", "tuned~9", "greedy:1s", "random~1"):
        sentence = ann.refused(422, "POST", "/api/tables", game="kingsburg", chairs=["", wrong])
        assert sentence.startswith(f"There is no bot “{wrong}”: choose from random, greedy, ")
    table = ann.open("kingsburg", "", "tuned", RULER)
    ann.ok("POST", f"/api/tables/{table}/bot", seat=1, bot="tuned~0.2")
    assert [chair["bot"] for chair in ann.ok("GET", f"/api/tables/{table}")["chairs"]] == ["", "tuned~0.2", RULER]
