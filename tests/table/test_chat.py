"""Who says what: nobody speaks under the name of another, and nothing that is said turns the rest around."""

import pytest

from tests.table.playing import Crowd, Player, Tape
from tests.table.server import Guest, Server


def speakers(player: Player, lang: str = "en") -> list[str]:
    return [event["name"] for event in player.get(f"log?lang={lang}")["events"] if event["kind"] == "said"]


def test_who_only_watches_is_marked(server: Server) -> None:
    """Though he has the name of the host; in everybody's language, in the log and on the stream."""
    with Crowd(server) as crowd:
        ann, bob = crowd.sit("kingsburg", "", "")
        watching = crowd.watch(ann)
        watching.guest.ok("POST", "/api/me", name="Ann")
        tape = Tape(bob)
        watching.post("chat", text="I give up.")
        ann.post("chat", text="I do not.")
        assert speakers(bob) == ["Ann (watching)", "Ann"]
        assert speakers(bob, "fr") == ["Ann (regarde)", "Ann"]
        heard = [event["name"] for event in tape.heard("I do not.").events if event["kind"] == "said"]
        assert heard == ["Ann (watching)", "Ann"]
        tape.close()


def test_the_host_who_does_not_play_is_marked_too(server: Server) -> None:
    with Crowd(server) as crowd:
        ann = crowd.guest("Ann")
        table = Player(ann, ann.open("kingsburg", "", ""))
        table.post("chat", text="Come in.")
        assert speakers(table) == ["Ann (watching)"]


@pytest.mark.parametrize("name", ["Ann", "ANN"])
def test_two_players_of_one_name_are_told_apart_by_their_houses(server: Server, name: str) -> None:
    with Crowd(server) as crowd:
        ann, bob = crowd.sit("kingsburg", "", "")
        ann.post("chat", text="Alone.")
        other = crowd.guest(name)
        table = ann.guest.open("kingsburg", "", "", open=True)
        both = [Player(ann.guest, table, 0), Player(other, table, 1)]
        for player in both:
            player.post("join", seat=player.seat)
            player.post("chat", text="Me.")
        houses = [chair["house"] for chair in both[0].get()["chairs"]]
        assert speakers(bob) == ["Ann"]
        assert speakers(both[0]) == ["Ann", f"{name} ({houses[1]})"]


def test_marks_that_nobody_sees_are_not_told(server: Server) -> None:
    guest = Guest(server)
    guest.refused(422, "POST", "/api/me", name="\u202eAnn")
    guest.ok("POST", "/api/me", name="Ann\ufe0f")
    table = Player(guest, guest.open("kingsburg", "", ""))
    guest.refused(422, "POST", table.path("join"), seat=0, name="A\u200bnn")
    table.post("chat", text="I \u202ehave\u2069 won\u200b.")
    guest.refused(422, "POST", table.path("chat"), text="\u202e\u200b")
    [said] = table.get("log")["events"]
    assert (said["name"], said["text"]) == ("Ann (watching)", "I have won.")
