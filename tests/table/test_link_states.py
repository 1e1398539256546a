"""Links in every state: what is said of one before a name is asked for is what entering would say."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from regalia.agents.runner import play
from regalia.games import GAMES
from tests.patience import until
from tests.table.hotseat import secret, serving
from tests.table.playing import Crowd, Player
from tests.table.server import Guest

KINDS = ("seat", "personal", "watch")
GAME = "wonderful-kingdom"
VOID = "This link does not work"


class Link:
    """A link to a table of Ann's, who sits on its first seat; for the other seat, for hers, or to watch."""

    def __init__(self, crowd: Crowd, kind: str, ann: Guest | None = None, table: str = "") -> None:
        self.crowd, self.kind, self.ann = crowd, kind, ann or crowd.guest("Ann")
        self.table = table or self.ann.open(GAME, "", "")
        self.post("join", seat=0)
        self.secret = self.make()

    def make(self) -> str:
        seat = {"seat": 1, "personal": 0}.get(self.kind)
        return secret(self.post("link", kind=self.kind, seat=seat)["address"])

    def path(self, what: str) -> str:
        return f"/api/tables/{self.table}/{what}"

    def post(self, what: str, **body: Any) -> Any:
        return self.ann.ok("POST", self.path(what), **body)

    def read(self, guest: Guest) -> tuple[int, str]:
        return told(guest.ask("POST", "/api/me/invitation", table=self.table, token=self.secret))

    def enter(self, guest: Guest) -> tuple[int, str]:
        return told(guest.ask("POST", self.path("enter"), token=self.secret))


def told(answer: Any) -> tuple[int, str]:
    """What a request is answered: nothing but its status if it is granted."""
    return answer.status_code, "" if answer.is_success else answer.json()["error"]


def fresh(link: Link) -> None:
    """As it was made."""


def used(link: Link) -> None:
    assert link.enter(link.crowd.guest("Bob"))[0] == 200


def ended(link: Link) -> None:
    [name] = [each["link"] for each in link.ann.ok("GET", link.path("links"))]
    link.post("links/end", link=name)


def wrong(link: Link) -> None:
    link.secret = link.secret[:-1]


def nonsense(link: Link) -> None:
    link.secret = "é\u2028 <b>" * 10


def of_another_table(link: Link) -> None:
    link.secret = Link(link.crowd, link.kind).secret


def another_holder(link: Link) -> None:
    """Somebody else has had the seat, or a device of it was ended; whoever watches is not concerned."""
    if link.kind == "seat":
        other = Player(link.crowd.guest("Bob"), link.table, 1)
        other.post("enter", token=link.make())
        other.post("leave", seat=1)
    else:
        link.post("leave", seat=0)


def deleted(link: Link) -> None:
    link.post("delete")


State = Callable[[Link], None]
STATES: dict[State, dict[str, tuple[int, str]]] = {  # what each kind is answered; as `seat`, if nothing else is said
    fresh: {"seat": (200, "")},
    used: {"seat": (404, VOID), "watch": (200, "")},
    ended: {"seat": (404, VOID)},
    wrong: {"seat": (404, VOID)},
    nonsense: {"seat": (404, VOID)},
    of_another_table: {"seat": (404, VOID)},
    another_holder: {"seat": (404, VOID), "watch": (200, "")},
    deleted: {"seat": (404, VOID)},
}


@pytest.fixture(scope="module")
def crowd(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Crowd]:
    with serving(tmp_path_factory.mktemp("links")) as server, Crowd(server) as found:
        yield found


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("state", STATES, ids=lambda state: state.__name__)
def test_a_link_is_judged_before_a_name_is_asked_for(crowd: Crowd, state: State, kind: str) -> None:
    """Whoever asks, and as often as they like: asking uses nothing up."""
    link = Link(crowd, kind)
    state(link)
    status, sentence = STATES[state].get(kind, STATES[state]["seat"])
    eve = crowd.guest("Eve")
    read = [link.read(guest) for guest in (crowd.stranger(), crowd.stranger(), eve, link.ann)]
    entered = link.enter(eve)
    assert {*read} == {entered}
    assert entered[0] == status
    assert entered[1].startswith(sentence)


@pytest.mark.parametrize("kind", KINDS)
def test_an_expired_link_says_so(tmp_path: Path, kind: str) -> None:
    with serving(tmp_path, link_days=1e-9) as server, Crowd(server) as crowd:
        link = Link(crowd, kind)
        assert link.read(crowd.stranger()) == link.enter(crowd.guest("Eve"))
        assert link.read(crowd.stranger())[1].startswith(VOID)


def test_a_seat_of_a_game_that_is_over_cannot_be_taken(crowd: Crowd) -> None:
    """Its bot has played to the end; the link is as good as new."""
    whole = play(GAMES[GAME], ["random", "random"], 1)
    last = max(at for at, entry in enumerate(whole.entries) if entry.seat == 0)
    ann = crowd.guest("Ann")
    opened = ann.ok("POST", "/api/records", record=whole.record(), at=last, chairs=["", "random"])
    link = Link(crowd, "seat", ann, opened["id"])
    player = Player(ann, link.table, 0)
    until(lambda: player.get()["phase"] == "over", do=lambda: act(player))
    assert link.read(crowd.stranger()) == link.enter(crowd.guest("Eve")) == (409, "The game is over.")


def act(player: Player) -> None:
    if options := player.options():
        player.act(options[0])


@pytest.mark.parametrize("kind", KINDS)
def test_whoever_is_there_already_stays_there(crowd: Crowd, kind: str) -> None:
    """A second click on the same link, or one on a link for a seat that one holds, takes nothing away."""
    link = Link(crowd, kind)
    bob = crowd.guest("Bob")
    assert link.enter(bob)[0] == 200
    before = bob.ok("GET", link.path("view"))["seat"]
    assert link.enter(bob)[0] in (200, 404, 409)
    assert bob.ok("GET", link.path("view"))["seat"] == before


def test_a_device_that_holds_a_seat_is_told_so(crowd: Crowd) -> None:
    link = Link(crowd, "personal")
    assert link.enter(link.ann) == (409, "You hold this seat already.")
