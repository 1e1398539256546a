"""Worked examples on the table: what a page is told, what a move leads to, who may ask, what is refused."""

import pytest

from regalia.core.codec import written
from regalia.core.examples import Example, examples
from regalia.core.game import AnyGame
from regalia.core.words import LANGUAGES
from regalia.games import GAMES
from regalia.table.examples import Visit, shown, stand
from regalia.table.store import Guest as Row
from tests.table.server import Guest, Server

ANN = Row("ann", "Ann", "en", 1.0)
EVERY = [(game, example) for game in GAMES.values() for example in examples(game).values()]
every_example = pytest.mark.parametrize("game, example", EVERY, ids=[f"{g.id} {each.name}" for g, each in EVERY])
HERE = "/api/examples/kingsburg/recruit-or-keep"


def at(game: str, name: str) -> Visit:
    return Visit(stand(game, name), ANN)


@every_example
def test_what_a_page_is_told_of_an_example(game: AnyGame, example: Example) -> None:
    """All that can be done is offered, every card is one of it, and the examples lead on to each other."""
    visit, names = at(game.id, example.name), list(examples(game))
    for lang in LANGUAGES:
        scene = shown.scene(visit, lang, [])
        asked = scene["example"]
        offered = {option["action"] for option in scene["options"]}
        assert offered == set(map(str, visit.stand.offered()))
        assert {card["move"] for card in asked["cards"]} <= offered
        assert scene["turns"] == [example.learner]
        assert asked["of"] == len(names)
        assert names[asked["number"] - 1] == example.name
        assert asked["next"].rpartition("/")[2] == names[asked["number"] % len(names)]
    before = written(visit.stand.match.state)
    tried = visit.stand.attempt(asked["cards"][0]["move"], "en")
    told = shown.tried(tried, (), visit, "en", [])
    assert told["sentence"] == tried.sentence
    assert told["shown"]["options"] == []
    assert written(visit.stand.match.state) == before


def test_the_odds_are_told_beside_each_answer() -> None:
    visit = at("kingsburg", "recruit-or-keep")
    assert shown.odds(visit, "en") == ["wins: 29 in 30", "wins: 26 in 30"]
    assert shown.odds(visit, "fr") == ["gagne\u202f: 29 sur 30", "gagne\u202f: 26 sur 30"]
    assert shown.odds(at("kingsburg", "the-crane"), "en") == []


def test_an_example_over_http(server: Server) -> None:
    """Looked at, tried, and left as it was; a move without an answer is explained by the rules."""
    guest = Guest(server)
    guest.ok("POST", "/api/me", name="Ann")
    assert guest.ok("GET", "/api/examples/kingsburg")[14] == {
        "example": "recruit-or-keep",
        "title": "A soldier or the gold",
    }
    assert guest.ok("GET", HERE)["title"] == "A soldier or the gold"
    assert guest.ok("GET", f"{HERE}/log")["events"]
    assert guest.ok("GET", f"{HERE}/description")
    assert guest.ok("GET", f"{HERE}/boards/0")
    before = guest.ok("GET", f"{HERE}/scene")
    for _twice in range(2):
        answered = guest.ok("POST", f"{HERE}/act", action="recruit gold+gold")
        assert (answered["number"], answered["right"]) == (0, True)
        assert answered["odds"] == ["wins: 29 in 30", "wins: 26 in 30"]
    other = guest.ok("POST", "/api/examples/kingsburg/the-crane/act", action="done")
    assert (other["number"], other["right"]) == (None, False)
    assert other["sentence"].startswith("Allowed, though the example is about something else.")
    assert guest.ok("GET", f"{HERE}/scene") == before


def test_what_is_refused(server: Server) -> None:
    guest = Guest(server)
    guest.refused(401, "GET", HERE)
    guest.ok("POST", "/api/me", name="Ann")
    guest.refused(409, "POST", f"{HERE}/act", action="recruit wood+wood")
    guest.refused(422, "POST", f"{HERE}/act", action="x" * 500)
    guest.refused(422, "POST", f"{HERE}/act")
    assert "no such example" in guest.refused(404, "GET", "/api/examples/kingsburg/nothing")
    guest.refused(404, "GET", "/api/examples/chess/first")
    for path in ("/try/chess", "/try/kingsburg/nothing", "/try/chess/first"):
        assert guest.ask("GET", path).status_code == 404
    listed = guest.ask("GET", "/try/kingsburg").text
    for name in examples(GAMES["kingsburg"]):
        assert f'href="/try/kingsburg/{name}"' in listed
    assert guest.ask("GET", "/try/kingsburg/recruit-or-keep").status_code == 200
    for path in ("/", "/learn/kingsburg", "/rules/kingsburg"):
        assert 'href="/try/kingsburg"' in guest.ask("GET", path).text
