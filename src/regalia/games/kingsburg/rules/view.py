"""What a seat may know of a game, and a world that this knowledge allows."""

from dataclasses import dataclass
from random import Random

from regalia.core.known import UNKNOWN, Maybe, sure
from regalia.core.lanes import redacted
from regalia.core.protocol import Seat, Step
from regalia.games.kingsburg.box.cards import GOVERNORS, Numbers
from regalia.games.kingsburg.box.data import ENEMIES
from regalia.games.kingsburg.rules.actions import Fight
from regalia.games.kingsburg.rules.state import Modules, Placed, Province, Readable, Realm


@dataclass(frozen=True, slots=True)
class View:
    """All that one seat may know; nobody's seat is the spectator's."""

    seat: Seat | None
    modules: Modules
    numbers: Numbers
    provinces: tuple[Province, ...]  # copies, with what is hidden left out
    order: tuple[Seat, ...]
    year: int
    season: str
    court: tuple[Placed, ...]
    taken: int
    envoy: Seat
    favour: Seat
    enemy: Maybe[str]  # unknown if others have looked and I have not
    known: frozenset[Seat]
    shown: bool
    destiny: str
    past: tuple[str, ...]
    foe: str
    fights: tuple[Fight, ...]
    offered: tuple[str, ...]
    agenda: tuple[Step, ...]

    @property
    def known_enemy(self) -> str:
        """The enemy of the year, if there is one and the viewer knows it."""
        return "" if self.enemy is UNKNOWN else self.enemy

    @property
    def hand(self) -> tuple[str, ...]:
        """The viewer's governors to choose from."""
        return () if self.seat is None else tuple(map(sure, self.provinces[self.seat].hand))

    @property
    def governors(self) -> tuple[str, ...]:
        """Those in play that the viewer sees."""
        cards = (card for province in self.provinces for card in (province.governor, *province.hand))
        seen = (card for card in (*cards, *self.offered) if card is not UNKNOWN)
        return tuple(dict.fromkeys(filter(None, seen)))

    def _repr_svg_(self) -> str:
        from regalia.games.kingsburg.shown.draw import draw

        return draw(self)


def view(state: Realm, seat: Seat | None) -> View:
    """Built field by field: nothing is here that was not put here."""
    mine = state.shown or seat in state.known or not state.enemy
    return View(
        seat=seat,
        modules=state.modules,
        numbers=state.numbers,
        provinces=tuple(_seen(province, at == seat) for at, province in enumerate(state.provinces)),
        order=state.order,
        year=state.year,
        season=state.season,
        court=state.court,
        taken=state.taken,
        envoy=state.envoy,
        favour=state.favour,
        enemy=state.enemy if mine else UNKNOWN,
        known=state.known,
        shown=state.shown,
        destiny=state.destiny,
        past=state.past,
        foe=state.foe,
        fights=state.fights,
        offered=state.offered,
        agenda=redacted(state.agenda, seat),
    )


def _seen(province: Province, mine: bool) -> Province:
    """A province as somebody sees it: all but the governors to choose from and what was picked in secret."""
    seen = province.copy()
    if not mine:
        seen.hand, seen.pick = (UNKNOWN,) * len(province.hand), ""
    return seen


def imagine(view: View, rng: Random) -> Realm:
    """A world: other hands dealt from the governors that are unseen, an enemy that others know drawn again."""
    deck = _unseen_governors(view)
    rng.shuffle(deck)
    enemies = [enemy.name for enemy in ENEMIES if enemy.year == view.year]
    return Realm(
        modules=view.modules,
        numbers=view.numbers,
        provinces=[_province(province, deck) for province in view.provinces],
        order=view.order,
        year=view.year,
        season=view.season,
        court=view.court,
        taken=view.taken,
        envoy=view.envoy,
        favour=view.favour,
        enemy=rng.choice(enemies) if view.enemy is UNKNOWN else view.enemy,
        known=view.known,
        shown=view.shown,
        destiny=view.destiny,
        past=view.past,
        foe=view.foe,
        fights=view.fights,
        offered=view.offered,
        agenda=list(view.agenda),
    )


def _province(seen: Province, deck: list[str]) -> Province:
    province = seen.copy()
    province.hand = tuple(sorted(deck.pop() if card is UNKNOWN else card for card in seen.hand))
    return province


def _unseen_governors(seen: View) -> list[str]:
    """Those that lie in no place the viewer can see."""
    known = set(seen.governors)
    return [card.name for card in GOVERNORS if card.name not in known]


def secrets(table: Readable) -> dict[str, Maybe[str]]:
    """The governors to choose from, and the enemy of the year."""
    hands = enumerate(province.hand for province in table.provinces)
    return {f"hand {seat} {at}": card for seat, hand in hands for at, card in enumerate(hand)} | {"enemy": table.enemy}


def candidates(view: View, place: str) -> tuple[str, ...]:
    """What may lie in a hidden place: a governor, or an enemy of the year."""
    if place == "enemy":
        return tuple(enemy.name for enemy in ENEMIES if enemy.year == view.year)
    return tuple(_unseen_governors(view))
