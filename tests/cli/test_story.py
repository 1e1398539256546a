"""The log as people read it: each entry with what changed by itself, from any entry on."""

import pytest

from regalia.agents.runner import play
from regalia.cli.session import story
from regalia.core.names import houses
from regalia.core.record import Match
from regalia.core.words import LANGUAGES
from regalia.games import GAMES


@pytest.fixture(scope="module", params=GAMES)
def match(request: pytest.FixtureRequest) -> Match:
    return play(GAMES[request.param], ["random", "random"], "a story")


def changed(match: Match, number: int, lang: str) -> list[str]:
    """What the entry of this number changed by itself, for a spectator."""
    before, after = match.fork(number).view(None), match.fork(number + 1).view(None)
    names = houses(match.game, lang, match.seats)
    return [*match.game.shown.changes(before, after, match.entries[number], names, lang)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_changes_follow_the_line_of_their_entry(match: Match, lang: str) -> None:
    number = next(number for number in range(20, len(match.entries)) if changed(match, number, lang))
    told = [*story(match.fork(number + 1), None, lang, number)]
    assert told[1:] == changed(match, number, lang)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_story_goes_on_where_it_was_left(match: Match, seat: int | None) -> None:
    middle = len(match.entries) // 2
    whole = [*story(match, seat, "en")]
    assert [*story(match.fork(middle), seat, "en"), *story(match, seat, "en", middle)] == whole
