"""Guests, hosts, bots, devices, links and streams in any order: nobody learns what is not for him."""

from collections import Counter
from typing import ClassVar, NamedTuple

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule

from tests.table.access.checks import HOST
from tests.table.access.deeds import DEEDS, Deeds, Drawn
from tests.table.access.facts import Seat
from tests.table.access.ground import IDLE, LIMIT, NAMES, SETUPS, Place
from tests.table.access.model import Model
from tests.table.access.watch import Watch

CHAIR = st.sampled_from(["link", "host", "link", "bot", "link", "free", "free"])
PICKS = 360  # a multiple of the lengths of most lists


class Opening(NamedTuple):
    """How a table is opened, and who takes which seat of it at first."""

    deal: int
    game: str
    past: bool  # it plays on from a record
    open: bool
    one_screen: bool
    live: bool  # time for a choice is limited
    chairs: tuple[str, str, str]


OPENING = st.tuples(
    st.integers(0, 99),
    st.sampled_from(list(SETUPS)),
    *[st.booleans()] * 4,
    st.tuples(CHAIR, CHAIR, CHAIR),
).map(lambda drawn: Opening(*drawn))


class AccessLaw(Deeds, RuleBasedStateMachine):
    """Draws have fixed ranges and are read by what the model says, so that the same steps can be taken again."""

    happened: ClassVar[Counter[str]]

    @initialize(opening=OPENING)
    def open_table(self, opening: Opening) -> None:
        setup, terms = SETUPS[opening.game], {"open": opening.open, "one_screen": opening.one_screen, "coach": True}
        pace = {"pace": "live", "limit": LIMIT} if opening.live else {}
        place = Place(self.ground, setup, opening.past, chairs=[""] * setup.seats, **terms, **pace)
        self.deal, self.live = opening.deal, opening.live
        self.model = Model(HOST, [Seat() for _ in range(setup.seats)], opening.open, opening.one_screen)
        self.watch = Watch(place, self.model, self.happened)
        for seat, chair in enumerate(opening.chairs[: setup.seats]):
            self._take(seat, chair)

    def _take(self, seat: int, chair: str) -> None:
        """At least one seat is not a bot's at first."""
        if chair == "host" or (chair == "bot" and seat == 0):
            self.join(Drawn(HOST, seat, True, 0))
        elif chair == "bot":
            self.bot(Drawn(HOST, seat, True, 0))
        elif chair == "link":
            self.invite(Drawn(HOST, seat, True, 1))
            self.enter(Drawn(NAMES[seat + 1], seat, True, 0))

    def teardown(self) -> None:
        if hasattr(self, "watch"):
            self.watch.close()
            self.ground.pass_time(IDLE + 1)  # the table is laid to rest, and nobody is late there any more

    @rule(
        deed=st.sampled_from([deed for deed, often in DEEDS.items() for _ in range(often)]),
        who=st.sampled_from(NAMES),
        seat=st.integers(0, 2) | st.none(),
        bold=st.sampled_from([False] * 4 + [True]),
        pick=st.integers(0, PICKS - 1),
    )
    def step(self, deed: str, who: str, seat: int | None, bold: bool, pick: int) -> None:
        if deed != "rest":
            drawn = Drawn(who, None if seat is None else seat % len(self.model.seats), bold, pick)
            getattr(self, deed if bold else self.apt(deed))(drawn)
            self.look(drawn)
