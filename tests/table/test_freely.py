"""Against bots choices can be undone as far as one likes: the dice stay the same, the record counts it, and nobody
learns what they did not know."""

import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from regalia.agents.random import RandomBot
from regalia.core import fair
from regalia.core.codec import encode
from regalia.core.errors import Refused
from regalia.core.protocol import CHANCE, Chance, Entry
from regalia.core.record import Match
from regalia.games import GAMES
from regalia.table import lines, snapshots
from regalia.table.applied import Applied
from regalia.table.feed import Feed
from regalia.table.outdated import record_from_log
from regalia.table.room import Room
from regalia.table.thoughts import bot_seed
from tests.soaking import SOAK
from tests.table.hotseat import soon
from tests.table.indoors import charter
from tests.table.playing import Crowd
from tests.table.server import Server

ME, BOT, NAME = 0, 1, "Ann"
every_game = pytest.mark.parametrize("game", GAMES)
SEEDS = range(20 if SOAK else 2)
MOVES = 300 if SOAK else 45


class Alone:
    """One person against bots that think at once, and the whole log of it."""

    def __init__(self, game: str, seed: int, **terms: Any) -> None:
        self.room = Room(charter(game, seed=f"{seed:064x}", **{"freely": True} | terms))
        self.told = list[Applied]()
        self.tell(self.room.seat_bot(BOT, "random", 0.0))
        self.tell(self.room.sit(ME, NAME, NAME, "a nonce", 0.0))
        self.bots()

    def tell(self, applied: list[Applied]) -> None:
        self.told += applied

    def bots(self) -> None:
        """They answer as they do on a server."""
        while BOT in (turns := self.room.to_choose()):
            options = turns[BOT][1].options(self.room.match.state)
            chosen = RandomBot(self.room.game).choose(None, options, Random(bot_seed(self.room, BOT)), None)  # type: ignore[arg-type]
            self.tell(self.room.act(BOT, str(chosen), 0.0))

    def choose(self, action: str) -> None:
        self.tell(self.room.choose(ME, NAME, action, 0.0))
        self.bots()

    def undo(self) -> None:
        self.tell(self.room.undo(ME, NAME, 0.0))
        self.bots()

    def options(self) -> list[str]:
        return self.room.options(ME)

    @property
    def entries(self) -> list[Entry]:
        return self.room.match.entries

    def face(self) -> str:
        """All that is known of the game, and what everybody sees there."""
        views = [encode(self.room.match.view(viewer)) for viewer in (ME, BOT, None)]
        return json.dumps([sorted(map(str, self.entries)), views, +(self.room.dice or fair.FairDice("", ())).drawn])


def wandering(game: str, seed: int) -> Iterator[tuple[Alone, list[str], Random]]:
    """A game with a way back now and then: before each, the choices that were made."""
    alone, rng, made = Alone(game, seed), Random(seed), list[str]()
    for _ in range(MOVES):
        if not alone.options():
            return
        made.append(rng.choice(alone.options()))
        alone.choose(made[-1])
        if not alone.room.match.over and rng.random() < 0.25:
            yield alone, made, rng


@every_game
@pytest.mark.parametrize("seed", SEEDS)
def test_who_takes_back_and_does_the_same_again_has_the_same_game(game: str, seed: int) -> None:
    for alone, made, rng in wandering(game, seed):
        back = rng.randint(1, len(made))
        before = alone.face()
        for _ in range(back):
            alone.undo()
        for action in made[-back:]:
            assert action in alone.options()
            alone.choose(action)
        assert alone.face() == before


@every_game
@pytest.mark.parametrize("seed", SEEDS)
def test_who_does_otherwise_has_the_same_dice(game: str, seed: int) -> None:
    """The draw of a number for a purpose has the same outcome wherever it is made among the same outcomes."""
    known = dict[tuple[str, int, str], str]()
    for alone, made, rng in wandering(game, seed):
        for _ in range(rng.randint(1, len(made))):
            alone.undo()
            made.pop()
        assert sum(entry.seat == ME for entry in alone.entries) == len(made)
        for draw, outcome in draws(alone.room.match):
            assert known.setdefault(draw, outcome) == outcome


def draws(match: Match) -> Iterator[tuple[tuple[str, int, str], str]]:
    """Each draw by its purpose, its number, and what could be drawn."""
    again, times = match.fork(0), Counter[str]()
    for lane, seat, action in match.entries:
        if seat == CHANCE:
            choice = again.choice(lane)
            assert isinstance(choice, Chance)
            times[choice.purpose()] += 1
            outcomes = sorted((str(outcome), weight) for outcome, weight in choice.outcomes(again.state))
            yield (choice.purpose(), times[choice.purpose()], str(outcomes)), str(action)
        again.trust(lane, seat, action)


@every_game
def test_the_log_and_a_snapshot_give_the_same_room(game: str) -> None:
    for alone, made, rng in wandering(game, 7):
        for _ in range(rng.randint(1, min(4, len(made)))):
            alone.undo()
            made.pop()
        room = Room(alone.room.charter)
        for applied in alone.told:
            room.fold(lines.read(lines.encode(applied.line)), 0.0)
        assert snapshots.encode_room(room) == snapshots.encode_room(alone.room)
        again = snapshots.decode_room(room.charter, room.number, snapshots.encode_room(room))
        assert again
        assert again.match.undone == room.match.undone
        assert snapshots.encode_room(again) == snapshots.encode_room(room)


@every_game
def test_what_is_told_is_what_was_told_and_what_is_left(game: str) -> None:
    """A viewer hears of no move that they did not know before it was undone, and what they know in the end is what they
    would know of a game in which nothing was."""
    for alone, made, rng in wandering(game, 3):
        before = len(alone.told)
        back = rng.randint(1, min(5, len(made)))
        for _ in range(back):
            alone.tell(alone.room.undo(ME, NAME, 0.0))  # the bots have not answered yet
        for viewer in (ME, BOT, None):
            feed = Feed(Room(alone.room.charter), viewer, "en")
            for number, applied in enumerate(alone.told):
                sent = len(feed.events)
                feed.add(applied)
                said = feed.events[sent:]
                if number >= before:
                    assert [event.kind for event in said] in ([], ["undone"])
                    assert not any(event.action or event.vignette for event in said)
            straight = heard_straight(alone.room, viewer)
            assert [*map(str, feed.log.withheld)] == [*map(str, straight.log.withheld)]
            assert encode(feed.before) == encode(alone.room.match.view(viewer))
        alone.bots()
        del made[-back:]


def heard_straight(room: Room, viewer: int | None) -> Feed:
    """The feed of the same game without a way back."""
    again = Alone.__new__(Alone)
    again.room, again.told = Room(room.charter), []
    again.tell(again.room.seat_bot(BOT, "random", 0.0))
    sat = again.room.sit(ME, NAME, NAME, "a nonce", 0.0)
    begun = next(number for number, applied in enumerate(sat) if isinstance(applied.line, lines.Began))
    fresh = Room(room.charter)
    feed = Feed(fresh, viewer, "en")
    for applied in [*again.told, *sat[: begun + 1]]:
        feed.add(fresh.fold(applied.line, 0.0))
    for lane, seat, action in room.match.entries:
        feed.add(fresh.fold(lines.Acted(lane, seat, str(action)), 0.0))
    return feed


@every_game
def test_the_record_counts_it_and_its_dice_are_right(game: str) -> None:
    alone, rng, undone = Alone(game, 11), Random(11), 0
    for _ in range(3000):
        if not alone.options():
            break
        alone.choose(rng.choice(alone.options()))
        if not alone.room.match.over and rng.random() < 0.1:
            undone += alone.room.check_undo(ME) is not None
            alone.undo()
    record = alone.room.record()
    assert record["undone"] == undone > 0
    match = Match.load(json.loads(json.dumps(record)), GAMES)
    assert match.record() == record
    assert fair.verify(match) > 0
    log = [lines.read(lines.encode(applied.line)) for applied in alone.told]
    assert record_from_log(alone.room.charter, log) == record


def test_what_has_come_of_nothing_is_undone_as_anywhere() -> None:
    """Then it is not counted."""
    alone = Alone("kingdom-builder", 1)
    alone.choose(alone.options()[0])
    assert alone.room.check_undo(ME) is None
    alone.undo()
    assert alone.room.match.undone == 0
    assert "undone" not in alone.room.match.record()


def test_the_first_choice_is_the_last_that_can_be_undone() -> None:
    alone, rng = Alone("kingsburg", 2), Random(2)
    for _ in range(20):
        alone.choose(rng.choice(alone.options()))
    for _ in range(20):
        alone.undo()
    with pytest.raises(Refused, match="There is nothing to undo"):
        alone.undo()


@pytest.mark.parametrize("undone", [0, -1, True, "1", None, 1.5])
def test_a_record_that_counts_wrongly_is_refused(undone: Any) -> None:
    record = Match.start(GAMES["kingsburg"]).record() | {"undone": undone}
    with pytest.raises(Refused, match="counts choices, from 1"):
        Match.load(record, GAMES)


def test_a_charter_of_before_is_as_it_was() -> None:
    kept = json.loads(lines.encode(charter("kingsburg")))
    del kept["freely"], kept["past_undone"]
    assert lines.charter(json.dumps(kept).encode()) == charter("kingsburg")


# on a server


REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "another person": ({"chairs": ["", ""]}, "against bots only"),
    "no person": ({"chairs": ["random", "random"]}, "against bots only"),
    "a limit": ({"chairs": ["", "random"], "pace": "live"}, "no time limit"),
    "no undo at all": ({"chairs": ["", "random"], "undo": False}, "undoable at all"),
}


@pytest.mark.parametrize("why", REFUSED)
def test_where_others_would_be_deceived_it_is_refused(server: Server, why: str) -> None:
    ann, (terms, sentence) = server.guest("Ann"), REFUSED[why]
    for where, more in (("tables", {"game": "kingsburg"}), ("records", {"record": begun()})):
        assert sentence in ann.refused(422, "POST", f"/api/{where}", **more, **terms, freely=True)
    assert ann.ok("GET", "/api/me/tables") == []


def begun() -> dict[str, Any]:
    return Match.start(GAMES["kingsburg"]).record()


def test_nobody_else_sits_down_there(server: Server) -> None:
    """Not by a link either; the same person comes by as many devices as they like."""
    with Crowd(server) as crowd:
        [ann] = crowd.sit("kingsburg", "", "random", "random", freely=True)
        bob = crowd.watch(ann)
        sentence = "Choices can be undone as far as one likes here, so only one person plays."
        assert bob.guest.ask("POST", bob.path("join"), seat=1).status_code == 403
        token = ann.post("link", kind="seat", seat=2)["address"].partition("#seat=")[2]
        assert bob.guest.refused(409, "POST", bob.path("enter"), token=token) == sentence
        assert bob.guest.ask("POST", bob.path("undo"), seat=0).status_code == 403
        token = ann.post("link", kind="personal", seat=0)["address"].partition("#personal=")[2]
        assert crowd.guest("Ann").ok("POST", ann.path("enter"), token=token) == {"kind": "personal", "seat": 0}


def test_a_game_goes_back_over_the_moves_of_bots(server: Server) -> None:
    """And a record that is played on says what was undone before."""
    with Crowd(server) as crowd:
        [ann] = crowd.sit("kingsburg", "", "greedy", freely=True)
        face = ann.get()
        assert face["freely"]
        assert "Choices can be undone as far as you like; the dice and draws stay the same." in face["agreed"]
        views, made = list[Any](), list[str]()
        for _ in range(4):
            soon(ann.options)
            views.append(ann.get("view")["view"])
            made.append(ann.options()[0])
            ann.act(made[-1])
        for view in reversed(views):
            ann.post("undo", seat=0)
            assert ann.get("view")["view"] == view
        assert ann.guest.ask("POST", ann.path("undo"), seat=0).status_code == 409
        ann.act(made[0])
        soon(ann.options)
        assert ann.get("view")["view"] == views[1]
