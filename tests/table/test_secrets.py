"""Nobody is sent what he may not know: by no view, option, log, stream, picture or refusal."""

import json
from collections.abc import Iterator

import pytest

from regalia.core.codec import written
from regalia.core.fair import commitment
from tests.table.playing import Crowd
from tests.table.server import Server
from tests.table.watched import Watched, marks

CHAT = "canary in the chat"
WATCHED: dict[str, dict[str, str]] = {
    "kingdom-builder": {},
    "kingsburg": {"governors": "pick", "army": "on"},
    "wonderful-kingdom": {"extras": "on"},
}


@pytest.fixture(scope="module", params=list(WATCHED))
def watched(server: Server, request: pytest.FixtureRequest) -> Iterator[Watched]:
    with Crowd(server) as crowd:
        yield Watched(crowd, request.param, WATCHED[request.param], CHAT)


def test_every_view_is_what_the_game_shows_and_nothing_else(watched: Watched) -> None:
    for look, moment in watched.pairs:
        seen = json.loads(look.served["view"])
        assert seen["view"] == json.loads(written(moment.view)), f"{look.viewer} after {look.choices}"
        assert json.loads(look.served["view?lang=fr"])["view"] == seen["view"]


def test_no_hidden_name_is_sent_before_it_is_shown(watched: Watched) -> None:
    looked_for = 0
    for look, moment in watched.pairs:
        assert not watched.betrayed(look, moment), f"{look.viewer} after {look.choices}"
        looked_for += sum(len(marks(watched.match.game.id, secret)) for secret in moment.secrets)
    assert looked_for


def test_the_seed_is_promised_at_the_beginning_and_told_at_the_end(watched: Watched) -> None:
    fair = watched.match.fair
    assert fair
    assert commitment(fair["seed"]) == watched.promise
    for look in watched.looks:
        assert not any(fair["seed"] in text for text in watched.sent(look))
        assert json.loads(look.served["record"])["status"] == 409


def test_the_log_of_the_server_holds_no_secret(watched: Watched, server: Server) -> None:
    said = server.said()
    assert "/act" in said  # refusals are there
    cookies = [player.guest.http.cookies["regalia"] for player in watched.viewers]
    assert watched.match.fair
    for secret in (CHAT, watched.match.fair["seed"], *cookies, *(cookie.partition(".")[0] for cookie in cookies)):
        assert secret not in said
