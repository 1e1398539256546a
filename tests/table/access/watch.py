"""Everything that is asked and done at one table, and those who listen meanwhile."""

import time
from collections import Counter
from typing import Any
from uuid import uuid4

import httpx

from tests.table.access.checks import CHECKS, HOST, NOBODY, Checks, whole
from tests.table.access.facts import Eyes, Link
from tests.table.access.ground import NAMES, Ear, Place
from tests.table.access.model import FINE, Model, Verdict

PATIENCE = 60.0  # seconds until a bot that has to choose has chosen
POLL = 0.005
THROUGH_EYES = (
    "view",
    "log",
    "scene",
    "picture",
    "options",
    "devices",
    "description",
    "boards/0",
    "moves",
)  # take a seat in their address
OWN = ("options", "devices", "moves")  # are for the holder of a seat alone
EARS = 8  # streams at the same time
Sent = tuple[str, str, str, dict[str, Any], bytes]  # who, what, under which key, with what, and the answer


class Watch(Checks):
    """Asks, and judges the answers."""

    def __init__(self, place: Place, model: Model, happened: Counter[str]) -> None:
        super().__init__(place, model, happened)
        self.ears, self.sent, self.markers, self.next = list[Ear](), list[Sent](), 0, ""
        self.settle()

    def close(self) -> None:
        for ear in self.ears:
            ear.tape.close()
        self.truth.close()

    # Asking.

    def do(self, who: str, what: str, verdict: Verdict, **body: Any) -> httpx.Response:
        """Somebody does something; then everybody is looked at who listens or has lost a right."""
        before, number, key = self._rights(), self.truth.number, uuid4().hex
        answer = self.place.post(who, what, key, **body)
        self.judge(who, answer, verdict)
        if answer.is_success:
            verdict.then()
            self.happened[what] += 1
        self.clean(whole(answer), self.model.knows(who))
        self.settle()
        if answer.is_success and self.truth.number > number:
            self.sent.append((who, what, key, body, answer.content))
        self.listen_to_all()
        for guest, eyes in sorted(before - self._rights(), key=str):
            self.happened["right lost"] += 1
            self.look(guest, "view", eyes)
            self.look(guest, "log", eyes)
            self.listen(guest, eyes)
        return answer

    def again(self, pick: int) -> None:
        """What has changed something is sent once more under its key: it is answered the same, and nothing happens."""
        if self.sent:
            who, what, key, body, before = self.sent[pick % len(self.sent)]
            number = self.truth.number
            answer = self.place.post(who, what, key, **body)
            self.truth.read()
            assert (answer.status_code, answer.content) == (200, before), f"{who}, {what} again: {answer.text}"
            assert self.truth.number == number, f"{who} has done {what} twice"
            self.happened["again"] += 1

    def look(self, who: str, what: str, seat: Eyes = None, lang: str = "en") -> None:
        """Somebody asks for something through the eyes of a seat, of the only one he holds, or of a spectator."""
        model, seat = self.model, seat if what in THROUGH_EYES else None
        verdict = model.record(who) if what == "record" else (model.own if what in OWN else model.look)(who, seat)
        answer = self.place.get(who, what, seat=seat, lang=lang)
        self.judge(who, answer, verdict)
        eyes = model.eyes(who, seat) if what in THROUGH_EYES else None
        self.clean(whole(answer), self.known(eyes) if answer.is_success else NOBODY)
        self.happened[f"{what or 'face'} {'seen' if answer.is_success else 'refused'}"] += 1
        if answer.is_success and what in CHECKS:
            CHECKS[what](self, who, eyes, answer.json())

    def look_into_lists(self, who: str) -> None:
        """A table is in the list of who has a seat there or may take it back, and among the open ones that wait."""
        model, guest = self.model, self.place.ground.guests[who]
        mine, waiting = (guest.ok("GET", path) for path in ("/api/me/tables", "/api/tables"))
        here = bool(who == HOST or model.held(who) or model.left(who))
        assert (self.place.id in [table["id"] for table in mine]) == here, f"{who} has {mine}"
        assert (self.place.id in [table["id"] for table in waiting]) == (model.open and not model.begun)

    def ask_where_it_leads(self, who: str, link: Link) -> None:
        guest = self.place.ground.guests[who]
        answer = guest.ask("POST", "/api/me/invitation", table=self.place.id, token=link.secret)
        self.judge(who, answer, self.model.leads(link))
        self.clean(whole(answer), NOBODY)

    def hint(self, who: str, seat: int, verdict: Verdict) -> None:
        self._advised(who, seat, verdict, self.place.post(who, "hint", seat=seat))

    def coach(self, who: str, seat: int, about: str, verdict: Verdict) -> None:
        self._advised(who, seat, verdict, self.place.post(who, "coach", seat=seat, about=about, fully=True))

    def _advised(self, who: str, seat: int, verdict: Verdict, answer: httpx.Response) -> None:
        """A server that is busy may have no time for it."""
        if answer.status_code != 503:
            self.judge(who, answer, verdict)
        self.clean(whole(answer), self.known(seat) if answer.is_success else NOBODY)
        self.happened["hint"] += answer.is_success

    def rematch(self, who: str) -> None:
        """The next table is there for the same people; others come there only if it is open."""
        answer, model = self.place.post(who, "rematch"), self.model
        self.judge(who, answer, model.rematches(who))
        if answer.is_success:
            assert self.next in ("", answer.json()["id"]), "there is one rematch"
            self.next = answer.json()["id"]
            people = {guest for seat in model.seats for guest in (*seat.devices, seat.left)}
            for each, guest in self.place.ground.guests.items():
                status = guest.ask("GET", f"/api/tables/{self.next}").status_code
                assert status == (200 if model.open or each in people else 404), f"{each} at the rematch: {status}"
            self.happened["rematch"] += 1

    # Time and streams.

    def listen(self, who: str, seat: Eyes, lang: str = "en") -> None:
        """A stream is opened, if it may be."""
        verdict = self.model.look(who, seat)
        if verdict.statuses != FINE:
            answer = self.place.refused_stream(who, seat)
            self.judge(who, answer, verdict)
            self.clean(whole(answer), NOBODY)
            return
        self._open_ear(who, seat, lang)
        if len(self.ears) > EARS:
            self.ears.pop(0).tape.close()
        self.listen_to_all()

    def run_out_of_time(self, seconds: float) -> None:
        """Those who have to choose and have not are late, as soon as anything happens at the table."""
        seats, until = self.model.seats, time.monotonic() + PATIENCE
        slow = [seats[seat] for seat in self.truth.to_choose() if not seats[seat].by_bot]
        self.place.ground.pass_time(seconds)
        self._mark()
        while not all(seat.late for seat in slow):
            assert time.monotonic() < until, f"nobody is late within {PATIENCE} s"
            self._waits_for_bots()
            time.sleep(POLL)
        self.settle()
        self.listen_to_all()

    def pass_a_week(self, seconds: float) -> None:
        """Everybody hangs up; links expire; the table leaves the memory and is read from the storage again."""
        while self.ears:
            self.ears.pop().tape.close()
        self.place.ground.pass_time(seconds)
        for link in self.model.links:
            link.dead = True
        until = time.monotonic() + PATIENCE
        while self.place.ground.in_memory():
            assert time.monotonic() < until, f"a table that nobody looks at is not laid to rest within {PATIENCE} s"
            time.sleep(POLL)
        self.happened["week"] += 1

    def settle(self) -> None:
        """Wait until no bot has to choose; one that is alone with others plays a whole game."""
        number, until = -1, 0.0
        while self._waits_for_bots():
            if self.truth.number > number:
                number, until = self.truth.number, time.monotonic() + PATIENCE
            assert time.monotonic() < until, f"no bot has chosen for {PATIENCE} s"
            time.sleep(POLL)
        assert self.truth.begun == self.model.begun, "the game begins when no seat is free, and not before"

    def _waits_for_bots(self) -> bool:
        truth, model = self.truth, self.model
        truth.read()
        while truth.late:
            model.seats[truth.late.pop()].late = True
            self.happened["late"] += 1
        self.happened["over"] += truth.match.over and not model.over
        model.over = truth.match.over
        if model.begun and not model.over and all(seat.by_bot for seat in model.seats) and not self.ears:
            self._open_ear(HOST, None, "en")  # bots alone play for an audience
        return any(model.seats[seat].by_bot for seat in truth.to_choose())

    def listen_to_all(self) -> None:
        """Who may listen has heard everything that is for him; who may not was cut off before he heard any more.

        What a bot has chosen is on the disk before it is true: it is when the next thing is answered."""
        if self.ears or any(self.model.seats[seat].by_bot for seat in self.truth.moved if seat >= 0):
            self._mark()
        self.truth.moved.clear()
        for ear in self.ears[:]:
            if self.model.may_look(ear.who, ear.eyes):
                self._has_heard(ear)
            else:
                self._is_cut_off(ear)

    def _mark(self) -> None:
        """The host says something, which comes after everything that was told before."""
        self.markers += 1
        said = self.place.post(HOST, "chat", text=f"marker {self.markers}")
        assert said.is_success, said.text
        self.truth.read()

    def _open_ear(self, who: str, seat: Eyes, lang: str) -> None:
        self.ears.append(Ear(who, self.model.eyes(who, seat), self.place.listen(who, seat, lang)))
        self.happened["stream"] += 1

    def _has_heard(self, ear: Ear) -> None:
        events = ear.tape.heard(f"marker {self.markers}").events
        self.clean(ear.news(), self.known(ear.eyes))
        self.told(ear.who, ear.eyes, events)

    def _is_cut_off(self, ear: Ear) -> None:
        ear.tape.until(lambda tape: tape.ended or len(tape.events) > ear.events)
        later = ear.tape.events[ear.events :]
        assert not later, f"{ear.who} has heard more through the eyes of {ear.eyes}: {later}"
        self.ears.remove(ear)
        ear.tape.close()
        self.happened["stream cut off"] += 1

    def _rights(self) -> set[tuple[str, Eyes]]:
        eyes: list[Eyes] = [None, *range(len(self.model.seats))]
        return {(who, each) for who in NAMES for each in eyes if self.model.may_look(who, each)}
