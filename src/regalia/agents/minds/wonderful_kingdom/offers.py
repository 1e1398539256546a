"""Proposals and selections: what each area is worth to either side, card by card."""

from collections.abc import Sequence
from functools import cached_property
from math import exp, fsum
from random import Random

from regalia.agents.minds.wonderful_kingdom.duel_plans import NEVER, Parts
from regalia.agents.minds.wonderful_kingdom.duel_value import Book, books
from regalia.agents.minds.wonderful_kingdom.offers_playout import DENIED, LEFT
from regalia.agents.minds.wonderful_kingdom.traps import drawn, equilibrium, face
from regalia.core.game import AnyGame
from regalia.core.known import UNKNOWN
from regalia.core.protocol import Action, Seat
from regalia.games.wonderful_kingdom.rules.actions import Done, Illusion, Move, Propose, Spy, Take, Use
from regalia.games.wonderful_kingdom.rules.areas import proposed
from regalia.games.wonderful_kingdom.rules.counsel import Infiltrating, Negotiating, Smuggling, shift
from regalia.games.wonderful_kingdom.rules.illusions import Conjuring
from regalia.games.wonderful_kingdom.rules.proposals import Proposing, Selecting
from regalia.games.wonderful_kingdom.rules.state import Realm, is_danger
from regalia.games.wonderful_kingdom.rules.view import View

CHOICES = (Proposing, Selecting, Negotiating, Infiltrating, Smuggling, Conjuring)
WORLDS, SPYING, SEARCHED = 2, 6, 24  # in which an offer is looked at; where a spy may help; by a search
DOUBT = 0.7  # points by which the other may judge an area otherwise
SLACK = 1.0  # points that a bluff may cost
SPY, SOLDIER, TOKEN = 0.1, 1.0, 0.5  # what a look, a soldier and an illusion must bring
FETCHED = 0.35  # of a card under an illusion


class Offers:
    """What a seat thinks of proposals and selections, over a few worlds."""

    def __init__(self, game: AnyGame, view: View, options: Sequence[Action], rng: Random, worlds: int = WORLDS) -> None:
        assert view.seat is not None
        known = books(game, view, rng)
        count = max(worlds, SPYING * any(isinstance(option, Spy) for option in options))
        self.ledgers = [Ledger(game.imagine(view, rng), view.seat, known) for _ in range(count)]
        self.asked = view.agenda[-1]

    def rate(self, options: Sequence[Action], rng: Random) -> list[float]:
        rates = [round(fsum(self.parts(option).values()), 9) for option in options]
        return self._bluffed(options, rates, rng)

    def parts(self, option: Action) -> Parts:
        """What an option brings, by reason, on average."""
        if isinstance(option, Spy):
            return self._spied(option)
        found = [ledger.parts(option) for ledger in self.ledgers]
        return {name: fsum([parts[name] for parts in found]) / len(found) for name in found[0]}

    def lead(self, option: Action) -> float:
        """The lead in points after an option, on average."""
        mine, his = self.ledgers[0].books
        return mine.base - his.base + fsum(self.parts(option).values())

    def _spied(self, option: Spy) -> Parts:
        """Who knows what lies there takes the better area in each world; before a proposal that is of no use."""
        if option.area > 1 or isinstance(self.asked, Proposing):
            return {"never": NEVER}
        worths = [ledger.best for ledger in self.ledgers]
        if isinstance(self.asked, Infiltrating):
            worths = [max(ledger.best, ledger.moved(option.area, option.at)) for ledger in self.ledgers]
        return {"spy": fsum(worths) / len(worths) - SPY}

    def _bluffed(self, options: Sequence[Action], rates: list[float], rng: Random) -> list[float]:
        """Among the best proposals that look alike to the other, one is drawn, so that a back tells him nothing."""
        best = rates.index(max(rates))
        top = options[best]
        if not isinstance(top, Propose) or not (top.first.down or top.second.down):
            return rates
        near = [at for at, rate in enumerate(rates) if rate >= rates[best] - SLACK]
        alike = [at for at in near if isinstance(options[at], Propose) and face(options[at]) == face(top)]
        rows, _ = equilibrium([self._payoffs(options[at]) for at in alike])
        rates[alike[drawn(rows, rng)]] = rates[best] + 1e-6
        return rates

    def _payoffs(self, option: Propose) -> list[float]:
        answers = [ledger.answered(option) for ledger in self.ledgers]
        return [fsum(worths) / len(answers) for worths in zip(*answers, strict=True)]


class Ledger:
    """What both areas bring to both sides in one world, and what each card of the hand adds to them."""

    def __init__(self, world: Realm, seat: Seat, known: Sequence[Book]) -> None:
        self.world, self.seat, self.known, self.books = world, seat, known, (known[seat], known[1 - seat])
        self.areas = [tuple([lying.card for lying in area]) for area in world.areas]
        self.now = [[book.gain(area) for area in self.areas] for book in self.books]

    @cached_property
    def more(self) -> list[list[dict[str, float]]]:
        """What a card of the hand adds: for me and for the other, by area."""
        return [[self._added(book, area) for area in self.areas] for book in self.books]

    def _added(self, book: Book, area: tuple[str, ...]) -> dict[str, float]:
        hand = dict.fromkeys(self.world.duchies[self.seat].hand)
        return {card: book.gain((*area, card)) - book.gain(area) for card in hand}

    @cached_property
    def blind(self) -> list[float]:
        """What the other expects of a back: any card of the hand."""
        return [fsum(more.values()) / len(more) for more in self.more[1]]

    @cached_property
    def best(self) -> float:
        """What the better area brings."""
        return max([fsum(self._taken(area).values()) for area in (0, 1)])

    def moved(self, area: int, at: int) -> float:
        """What the better area brings when a card has changed sides."""
        world = self.world.copy()
        shift(world, Move(area, at))
        return Ledger(world, self.seat, self.known).best

    def parts(self, option: Action) -> Parts:
        match option:
            case Take(area):
                return self._taken(area)
            case Propose():
                return self._proposed(option)
            case Use(advisor):
                return {"power": self._used(advisor)}
            case Move(area, at):
                return {"power": self.moved(area, at)}
            case Illusion(area, at):
                return {"power": self.best - TOKEN + FETCHED * self.books[0].price(self.areas[area][at])}
            case Done():
                return {"power": self.best}
        return {"never": NEVER}

    def _taken(self, area: int) -> Parts:
        mine, his = self.books[0].price, self.now[1][1 - area]
        danger = fsum([mine(card) for card in self.areas[area] if is_danger(self.world, card)])
        return {"gain": self.now[0][area] - danger, "danger": danger, "deny_area": -DENIED * max(0.0, his)}

    def _used(self, advisor: str) -> float:
        """Advisors of the selection move a card; the double agent one that lies face down."""
        movable = [(a, at) for a, at, lying in proposed(self.world) if lying.down or advisor != "double-agent"]
        price = SOLDIER * self.world.catalogue.advisors[advisor].cost
        return max([self.moved(area, at) for area, at in movable], default=self.best) - price

    def _proposed(self, option: Propose) -> Parts:
        """The other takes what looks better to him; he does not see what lies face down."""
        mine, his, seen = self.laid(option)
        second = 1 / (1 + exp(max(-50.0, min(50.0, (seen[0] - seen[1]) / DOUBT))))
        odds = (1 - second, second)
        return {
            "left": LEFT * (odds[0] * max(0.0, mine[1]) + odds[1] * max(0.0, mine[0])),
            "deny_offer": -odds[0] * seen[0] - odds[1] * seen[1],
            "deny_trap": odds[0] * (seen[0] - his[0]) + odds[1] * (seen[1] - his[1]),
        }

    def answered(self, option: Propose) -> list[float]:
        """What a proposal brings if the other takes the first area, and if he takes the second."""
        mine, his, _ = self.laid(option)
        return [LEFT * max(0.0, mine[1 - area]) - his[area] for area in (0, 1)]

    def laid(self, option: Propose) -> tuple[list[float], list[float], list[float]]:
        """What the areas bring me, what they bring the other, and what he thinks."""
        mine, his, seen = list(self.now[0]), list(self.now[1]), list(self.now[1])
        for card, area, down in (option.first, option.second):
            assert card is not UNKNOWN, "a proposal of one's own"
            mine[area] += self.more[0][area][card]
            his[area] += self.more[1][area][card]
            seen[area] += self.blind[area] if down else self.more[1][area][card]
        return mine, his, seen
