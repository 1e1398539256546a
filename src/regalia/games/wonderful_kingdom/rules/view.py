"""What a seat may know of a game."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from regalia.core.known import UNKNOWN
from regalia.core.lanes import Together, redacted
from regalia.core.protocol import Seat, Step
from regalia.games.wonderful_kingdom.box.catalogue import Catalogue
from regalia.games.wonderful_kingdom.rules.meeting import face
from regalia.games.wonderful_kingdom.rules.setting import Setting
from regalia.games.wonderful_kingdom.rules.state import (
    BACK,
    Areas,
    Card,
    Duchy,
    Land,
    Lying,
    Readable,
    Realm,
    Turns,
    has_face,
    is_danger,
)

Group = tuple[Seat, int]  # cards that a seat hid in a round; round 0 is the present one


@dataclass(frozen=True, slots=True)
class View(Turns):
    """All that one seat may know; nobody's seat is the spectator's."""

    seat: Seat | None
    setting: Setting
    catalogue: Catalogue
    duchies: tuple[Duchy[Card], ...]  # copies, with what is hidden left out
    round: int
    phase: str
    resource: int
    areas: Areas[Card]
    left: int  # cards in the deck
    spare: int
    top: str
    discard: tuple[str, ...]
    buried: tuple[Lying[Card], ...]
    veiled: int
    bad: int
    dangers: int
    aside: tuple[str, ...]
    searched: int
    vermin: int
    beside: int
    land: tuple[Land, ...]
    prison: tuple[int, ...]
    finals: tuple[tuple[str, Seat], ...]
    defeat: str
    perils: tuple[tuple[Seat, int, int], ...]  # how many dangers are among the cards that a seat hid in a round
    agenda: tuple[Step, ...]

    def _repr_svg_(self) -> str:
        from regalia.games.wonderful_kingdom.shown.draw import draw

        return draw(self)


def view(state: Realm, seat: Seat | None) -> View:
    """Built field by field: nothing is here that was not put here."""
    lanes = state.agenda[-1] if state.agenda and isinstance(state.agenda[-1], Together) else None
    foreign = [duchy for at, duchy in enumerate(state.duchies) if at != seat] if lanes else []
    return View(
        seat=seat,
        setting=state.setting,
        catalogue=state.catalogue,
        duchies=tuple(_duchy(state, at, seat, lanes) for at in range(state.setting.seats)),
        round=state.round,
        phase=state.phase,
        resource=state.resource,
        areas=(_pile(state.areas[0], seat), _pile(state.areas[1], seat)),
        left=state.left + sum(duchy.drawn for duchy in foreign),
        spare=state.spare,
        top=state.top,
        discard=state.discard,
        buried=_pile(state.buried, seat),
        veiled=state.veiled,
        bad=state.bad,
        dangers=state.dangers,
        aside=state.aside,
        searched=state.searched,
        vermin=state.vermin,
        beside=state.beside,
        land=state.land,
        prison=state.prison,
        finals=state.finals,
        defeat=state.defeat,
        perils=_perils(state, seat),
        agenda=redacted(state.agenda, seat),
    )


def _duchy(state: Realm, at: Seat, seat: Seat | None, lanes: Together | None) -> Duchy[Card]:
    """One's own duchy as it is; another as it was when the lanes opened, without what is secret."""
    duchy = state.duchies[at]
    seen: Duchy[Card]
    if at == seat or state.setting.solo:
        seen = duchy.copy()
    else:
        seen = lanes.shown[at].copy() if lanes else face(duchy)
        seen.hand, seen.pack = (UNKNOWN,) * len(duchy.hand), (UNKNOWN,) * len(duchy.pack)
        seen.looked = (UNKNOWN,) * len(seen.looked)
        seen.boxed = UNKNOWN if duchy.boxed and not seen.looked else ""
    seen.taken = _pile(duchy.taken, seat)
    return seen


def _pile(cards: tuple[Lying[str], ...], seat: Seat | None) -> tuple[Lying[Card], ...]:
    return tuple([Lying(UNKNOWN, c.by, c.down, c.known, c.token, c.round) if _secret(c, seat) else c for c in cards])


def _secret(lying: Lying[str], seat: Seat | None) -> bool:
    """A card with a face that the seat may not see."""
    return lying.down and seat not in lying.known and lying.card != BACK


def _perils(state: Realm, seat: Seat | None) -> tuple[tuple[Seat, int, int], ...]:
    """A hand holds one danger, and everybody has seen whether it came out: so this is known."""
    if state.setting.solo:
        return ()
    found: Counter[Group] = Counter()
    for owner, duchy in enumerate(state.duchies):
        if owner != seat:
            found[owner, 0] += sum(is_danger(state, card) for card in duchy.hand)
    for lying in lying_about(state):
        if lying.down and seat not in lying.known:
            found[lying.by, hidden_in(state, lying)] += has_face(lying.card) and is_danger(state, lying.card)
    return tuple((owner, round_, count) for (owner, round_), count in sorted(found.items()))


def hidden_in(seen: Readable, lying: Lying[Card]) -> int:
    """The round in which a card was hidden; 0 is the present one, until its cards are revealed."""
    return 0 if seen.phase == "choice" and lying.round == seen.round else lying.round


def lying_about(seen: Readable) -> Iterator[Lying[Card]]:
    """Every card in an area, among the cards taken, or discarded face down."""
    for pile in (*seen.areas, *(duchy.taken for duchy in seen.duchies), seen.buried):
        yield from pile
