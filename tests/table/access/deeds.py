"""What people do around a table, each thing with numbers that say which of several is meant."""

from typing import Any, NamedTuple

import httpx
from hypothesis import note

from tests.table.access.checks import HOST
from tests.table.access.facts import Link
from tests.table.access.ground import LIMIT, WEEK, Ground
from tests.table.access.model import FINE, Model, Verdict
from tests.table.access.race import race
from tests.table.access.watch import Watch
from tests.table.playing import SOAK

DEEDS = {  # how often each is tried
    "rest": 1,
    "look": 1,
    "listen": 5,
    "join": 3,
    "leave": 4,
    "leave_in_a_race": 1,
    "back": 8,
    "bot": 1,
    "remove": 3,
    "invite": 8,
    "enter": 10,
    "end_link": 1,
    "end_device": 5,
    "play": 2,
    "act": 1,
    "undo": 1,
    "hint": 1,
    "rematch": 1,
    "chat": 2,
    "mute": 1,
    "pass_time": 1,
    "look_into_lists": 1,
    "ask_where_a_link_leads": 2,
    "send_again": 1,
}
LOOKS = (
    "view",
    "",
    "log",
    "view",
    "scene",
    "log",
    "options",
    "devices",
    "links",
    "record",
    "",
    "picture",
    "description",
    "boards/0",
    "moves",
)
KINDS = ("personal", "seat", "personal", "personal", "seat", "watch")
NOBODY = "0" * 12  # an alias that nobody has
SILENT = 99  # a number of nobody who has spoken


class Drawn(NamedTuple):
    """What a step was given: a guest, a seat or none, and numbers that say which of several things is meant."""

    who: str
    seat: int | None
    bold: bool  # by anybody, whether he may or not
    pick: int

    @property
    def lang(self) -> str:
        return "fr" if self.pick % 2 else "en"


class Deeds:
    """Everything that can be tried at a table. Mostly it is tried by who may; the model says who that is."""

    ground: Ground
    model: Model
    watch: Watch
    deal: int  # tells the nonces of one game from those of another
    live: bool  # whether time for a choice is limited

    def apt(self, deed: str) -> str:
        """Another deed, where this one would be in vain."""
        model, seats = self.model, self.model.seats
        away = any(seat.left or seat.late for seat in seats)
        if deed in ("leave", "leave_in_a_race", "listen", "end_device", "undo") and not any(
            seat.devices for seat in seats
        ):
            return "join"
        if deed in ("enter", "end_link", "ask_where_a_link_leads") and all(link.dead for link in model.links):
            return "invite"
        if deed == "end_device" and all(len(seat.devices) < 2 for seat in seats):
            return "invite"
        if deed == "join" and all(seat.persons for seat in seats):
            return "enter"
        if deed == "back" and not away:
            return "leave"
        if deed in ("leave", "leave_in_a_race") and model.begun and sum(not seat.by_bot for seat in seats) < 2:
            return "back" if away else "enter"  # bots alone play to the end, and then there is no secret left
        if deed == "remove" and model.begun:
            return "play"
        if deed == "mute" and not model.spoken:
            return "chat"
        return "play" if deed == "rematch" and not model.over else deed

    # Who looks and listens.

    def look(self, drawn: Drawn) -> None:
        who, seat = self._holder(drawn) if drawn.pick % 3 else (drawn.who, drawn.seat)
        self.watch.look(who, LOOKS[drawn.pick // 3 % len(LOOKS)], seat, drawn.lang)

    def listen(self, drawn: Drawn) -> None:
        who, seat = self._holder(drawn)
        self.watch.listen(who, None if drawn.seat is None else seat, drawn.lang)

    def look_into_lists(self, drawn: Drawn) -> None:
        self.watch.look_into_lists(drawn.who)

    # Seats.

    def join(self, drawn: Drawn) -> None:
        who, seat, nonce = drawn.who, self._takeable(drawn), self._nonce(drawn)
        self._do(who, "join", self.model.joins(who, seat, bool(nonce)), seat=seat, nonce=nonce)

    def leave(self, drawn: Drawn) -> None:
        who, seat = self._holder(drawn)
        self._do(who, "leave", self.model.leaves(who, seat), seat=seat)

    def leave_in_a_race(self, drawn: Drawn) -> None:
        who, seat = self._holder(drawn)
        if seat in self.model.held(who):
            note(f"{who} leaves seat {seat} and looks through its eyes at the same time")
            race(self.watch, who, seat)

    def back(self, drawn: Drawn) -> None:
        away = [(seat.left, number) for number, seat in enumerate(self.model.seats) if seat.left]
        away += [(who, number) for number, seat in enumerate(self.model.seats) if seat.late for who in seat.devices]
        who, seat = self._one(away, drawn)
        self._do(who, "back", self.model.comes_back(who, seat), seat=seat)

    def bot(self, drawn: Drawn) -> None:
        who, seat = self._one([(HOST, self._takeable(drawn))], drawn)
        self._do(who, "bot", self.model.gives(who, seat), seat=seat, bot="random")

    def remove(self, drawn: Drawn) -> None:
        who, seat = self._one([(HOST, number) for number, seat in enumerate(self.model.seats) if seat.devices], drawn)
        self._do(who, "remove", self.model.removes(who, seat), seat=seat)

    # Links and devices.

    def invite(self, drawn: Drawn) -> None:
        kind = KINDS[drawn.pick % len(KINDS)]
        who, seat = self._holder(drawn) if kind == "personal" else self._one([(HOST, self._takeable(drawn))], drawn)
        answer = self._do(who, "link", self.model.invites(who, kind, seat), kind=kind, seat=seat)
        if answer.is_success:
            made, of = answer.json(), None if kind == "watch" else seat
            secret, tenure = made["address"].partition(f"#{kind}=")[2], self.model.seats[seat].tenure
            self.model.links.append(Link(kind, of, secret, made["link"], who, tenure))

    def enter(self, drawn: Drawn) -> None:
        if link := self._link(drawn):
            nonce = self._nonce(drawn)
            verdict = self.model.enters(drawn.who, link, bool(nonce))
            self._do(drawn.who, "enter", verdict, token=link.secret, nonce=nonce)

    def ask_where_a_link_leads(self, drawn: Drawn) -> None:
        if link := self._link(drawn):
            self.watch.ask_where_it_leads(drawn.who, link)

    def end_link(self, drawn: Drawn) -> None:
        if link := self._link(drawn):
            who, _ = self._one([(link.by, 0)], drawn)
            self._do(who, "links/end", self.model.ends_link(who, link), link=link.name)

    def end_device(self, drawn: Drawn) -> None:
        who, seat = self._holder(drawn)
        self.watch.look(who, "devices", seat)
        devices = self.model.seats[seat].devices or [who]
        device = devices[drawn.pick // 7 % len(devices)]
        alias = self.watch.aliases.get(device, NOBODY)
        self._do(who, "devices/end", self.model.ends_device(who, seat, device), seat=seat, device=alias)

    # Words.

    def chat(self, drawn: Drawn) -> None:
        who = (sorted(self.model.muted) or [drawn.who])[0] if drawn.pick % 2 else drawn.who
        text = f"Hello from {who} {self.watch.truth.number}."
        answer = self._do(who, "chat", self.model.chats(who, drawn.seat), seat=drawn.seat, text=text)
        if answer.is_success:
            events = self.watch.place.get(HOST, "log").json()["events"]
            self.watch.speakers[who] = next(event["speaker"] for event in events if event.get("text") == text)

    def mute(self, drawn: Drawn) -> None:
        boss, _ = self._one([(HOST, 0)], drawn)
        speaker = (sorted(self.model.spoken) or [HOST])[drawn.pick // 2 % max(1, len(self.model.spoken))]
        number, muted = self.watch.speakers.get(speaker, SILENT), drawn.pick % 2 == 0
        self._do(boss, "mute", self.model.mutes(boss, speaker, muted), speaker=number, muted=muted)

    # The game.

    def play(self, drawn: Drawn) -> None:
        """Those who have to choose do so, a few times."""
        for move in range(drawn.pick, drawn.pick + 1 + drawn.pick % 5):
            turns, seats = self.watch.truth.to_choose(), self.model.seats
            if able := [(who, seat) for seat in turns if not seats[seat].late for who in seats[seat].devices]:
                who, seat = able[move % len(able)]
                self.act(Drawn(who, seat, True, move))

    def act(self, drawn: Drawn) -> None:
        seat = drawn.seat or 0
        options = self.watch.truth.to_choose().get(seat, [])
        action = options[drawn.pick % len(options)] if options else "pass"
        self._do(drawn.who, "act", self.model.acts(drawn.who, seat, bool(options)), seat=seat, action=action)

    def undo(self, drawn: Drawn) -> None:
        who, seat = self._holder(drawn)
        self._do(who, "undo", self.model.undoes(who, seat), seat=seat)

    def hint(self, drawn: Drawn) -> None:
        """The server thinks for a second about a hint that is granted: there is time for that in the long run only."""
        who, seat = self._holder(drawn)
        verdict = self.model.acts(who, seat, seat in self.watch.truth.to_choose())
        if SOAK or verdict.statuses != FINE:
            self.watch.hint(who, seat, verdict)
            self.watch.coach(who, seat, "next", verdict)
        verdict = self.model.undoes(who, seat)  # what may be said of a choice may be undone, as far as access goes
        if SOAK or verdict.statuses.isdisjoint(FINE):
            self.watch.coach(who, seat, "last", verdict)

    def rematch(self, drawn: Drawn) -> None:
        self.watch.rematch(self._holder(drawn)[0])

    def pass_time(self, drawn: Drawn) -> None:
        """Who has to choose runs out of time, where there is a limit; elsewhere a week goes by."""
        if self.live:
            self.watch.run_out_of_time(LIMIT + 1)
        else:
            self.watch.pass_a_week(WEEK + 1)

    def send_again(self, drawn: Drawn) -> None:
        self.watch.again(drawn.pick)

    # Who is meant.

    def _do(self, who: str, what: str, verdict: Verdict, **body: Any) -> httpx.Response:
        note(f"{who}: {what} {body}, to be answered by {sorted(verdict.statuses)}")
        return self.watch.do(who, what, verdict, **body)

    def _nonce(self, drawn: Drawn) -> str:
        """Mostly none once the game has begun: it would be too late."""
        return "" if self.model.begun and drawn.pick % 5 else f"nonce-{self.deal}-{drawn.who}-{drawn.pick}"

    def _link(self, drawn: Drawn) -> Link | None:
        """One of the links that were made: that work, that are void though nobody has used or ended them, or any."""
        works = [link for link in self.model.links if self.model.works(link)]
        void = [link for link in self.model.links if not link.dead and link not in works]
        links = (works, void, works, self.model.links)[drawn.pick % 4] or works or void or self.model.links
        return links[-1 - drawn.pick // 4 % len(links)] if links else None

    def _takeable(self, drawn: Drawn) -> int:
        """A seat that is free or a bot's; or any."""
        seats = [number for number, seat in enumerate(self.model.seats) if not seat.persons]
        return seats[drawn.pick // 4 % len(seats)] if seats and not drawn.bold else drawn.seat or 0

    def _holder(self, drawn: Drawn) -> tuple[str, int]:
        """One of those who hold a seat, with it; or anybody with any seat."""
        return self._one([(who, n) for n, seat in enumerate(self.model.seats) for who in seat.devices], drawn)

    def _one(self, able: list[tuple[str, int]], drawn: Drawn) -> tuple[str, int]:
        return able[drawn.pick // 4 % len(able)] if able and not drawn.bold else (drawn.who, drawn.seat or 0)
