"""Proposals and selections: what each area is worth to either side, card by card."""

from collections.abc import Sequence
from functools import cached_property
from math import fsum
from random import Random

from regalia.agents.mind import win_chance
from regalia.agents.minds.wonderful_kingdom.bluffs import drawn, equilibrium, face
from regalia.agents.minds.wonderful_kingdom.duel_cards import CardValues, card_values
from regalia.agents.minds.wonderful_kingdom.duel_plans import USELESS, Parts
from regalia.agents.minds.wonderful_kingdom.offers_playout import DENIED_SHARE, LEFT_SHARE
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
WORLDS, SPY_WORLDS, SEARCH_WORLDS = 2, 6, 24  # in which an offer is looked at; where a spy may help; by a search
DOUBT = 0.7  # points by which the other may judge an area otherwise
SLACK = 1.0  # points that a bluff may cost
SPY_PRICE, SOLDIER_PRICE, ILLUSION_PRICE = 0.1, 1.0, 0.5  # what a look, a soldier and an illusion must bring
ILLUSION_SHARE = 0.35  # of a card under an illusion


class Offers:
    """What a seat thinks of proposals and selections, over a few worlds."""

    def __init__(self, game: AnyGame, view: View, options: Sequence[Action], rng: Random, worlds: int = WORLDS) -> None:
        assert view.seat is not None
        known = card_values(game, view, rng)
        count = max(worlds, SPY_WORLDS * any(isinstance(option, Spy) for option in options))
        self.worlds = [AreaValues(game.imagine(view, rng), view.seat, known) for _ in range(count)]
        self.asked = view.agenda[-1]

    def rate(self, options: Sequence[Action], rng: Random) -> list[float]:
        rates = [round(fsum(self.parts(option).values()), 9) for option in options]
        return self._bluffed(options, rates, rng)

    def parts(self, option: Action) -> Parts:
        """What an option brings, by reason, on average."""
        if isinstance(option, Spy):
            return self._spied(option)
        found = [world.parts(option) for world in self.worlds]
        return {name: fsum([parts[name] for parts in found]) / len(found) for name in found[0]}

    def lead(self, option: Action) -> float:
        """The lead in points after an option, on average."""
        mine, theirs = self.worlds[0].card_values
        return mine.base - theirs.base + fsum(self.parts(option).values())

    def _spied(self, option: Spy) -> Parts:
        """With what lies there known, the better area is taken in each world; before a proposal that is of no use."""
        if option.area > 1 or isinstance(self.asked, Proposing):
            return {"never": USELESS}
        worths = [world.best for world in self.worlds]
        if isinstance(self.asked, Infiltrating):
            worths = [max(world.best, world.moved(Move(option.area, option.at)).best) for world in self.worlds]
        return {"spy": fsum(worths) / len(worths) - SPY_PRICE}

    def _bluffed(self, options: Sequence[Action], rates: list[float], rng: Random) -> list[float]:
        """Among the best proposals that look alike to the other, one is drawn, so that a back tells nothing."""
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
        answers = [world.answered(option) for world in self.worlds]
        return [fsum(worths) / len(answers) for worths in zip(*answers, strict=True)]


class AreaValues:
    """What both areas bring to both sides in one world, and what each card of the hand adds to them."""

    def __init__(self, world: Realm, seat: Seat, known: Sequence[CardValues]) -> None:
        self.world, self.seat, self.known, self.card_values = world, seat, known, (known[seat], known[1 - seat])
        self.areas = [tuple([lying.card for lying in area]) for area in world.areas]
        self.now = [[values.gain(area) for area in self.areas] for values in self.card_values]

    @cached_property
    def more(self) -> list[list[dict[str, float]]]:
        """What a card of the hand adds: for me and for the other, by area."""
        return [[self._added(values, area) for area in self.areas] for values in self.card_values]

    def _added(self, values: CardValues, area: tuple[str, ...]) -> dict[str, float]:
        hand = dict.fromkeys(self.world.duchies[self.seat].hand)
        return {card: values.gain((*area, card)) - values.gain(area) for card in hand}

    @cached_property
    def blind(self) -> list[float]:
        """What the other expects of a back: any card of the hand."""
        return [fsum(more.values()) / len(more) for more in self.more[1]]

    @cached_property
    def best(self) -> float:
        """What the better area brings."""
        return max([fsum(self._taken(area).values()) for area in (0, 1)])

    def moved(self, move: Move) -> "AreaValues":
        """When a card has changed sides."""
        world = self.world.copy()
        shift(world, move)
        return AreaValues(world, self.seat, self.known)

    def used(self, advisor: str) -> "AreaValues":
        """After the best use of an advisor of the selection, which moves a card; the double agent one that lies face
        down."""
        free = advisor != "double-agent"
        moves = [Move(area, at) for area, at, lying in proposed(self.world) if lying.down or free]
        return max([self.moved(move) for move in moves], key=lambda then: then.best, default=self)

    def parts(self, option: Action) -> Parts:
        match option:
            case Take(area):
                return self._taken(area)
            case Propose():
                return self._proposed(option)
            case Use(advisor):
                price = SOLDIER_PRICE * self.world.catalogue.advisors[advisor].cost
                return {"power": self.used(advisor).best - price}
            case Move():
                return {"power": self.moved(option).best}
            case Illusion(area, at):
                card = self.areas[area][at]
                return {"power": self.best - ILLUSION_PRICE + ILLUSION_SHARE * self.card_values[0].price(card)}
            case Done():
                return {"power": self.best}
        return {"never": USELESS}

    def _taken(self, area: int) -> Parts:
        mine, theirs = self.card_values[0].price, self.now[1][1 - area]
        danger = fsum([mine(card) for card in self.areas[area] if is_danger(self.world, card)])
        return {"gain": self.now[0][area] - danger, "danger": danger, "deny_area": -DENIED_SHARE * max(0.0, theirs)}

    def _proposed(self, option: Propose) -> Parts:
        """The other takes what looks better, without seeing what lies face down."""
        mine, theirs, seen = self.laid(option)
        second = win_chance(seen[1] - seen[0], DOUBT)
        odds = (1 - second, second)
        return {
            "left": LEFT_SHARE * (odds[0] * max(0.0, mine[1]) + odds[1] * max(0.0, mine[0])),
            "deny_offer": -odds[0] * seen[0] - odds[1] * seen[1],
            "deny_trap": odds[0] * (seen[0] - theirs[0]) + odds[1] * (seen[1] - theirs[1]),
        }

    def answered(self, option: Propose) -> list[float]:
        """What a proposal brings if the other takes the first area, and if the second is taken."""
        mine, theirs, _ = self.laid(option)
        return [LEFT_SHARE * max(0.0, mine[1 - area]) - theirs[area] for area in (0, 1)]

    def laid(self, option: Propose) -> tuple[list[float], list[float], list[float]]:
        """What the areas bring me, what they bring the other, and what they seem to."""
        mine, theirs, seen = list(self.now[0]), list(self.now[1]), list(self.now[1])
        for card, area, down in (option.first, option.second):
            assert card is not UNKNOWN, "a proposal of one's own"
            mine[area] += self.more[0][area][card]
            theirs[area] += self.more[1][area][card]
            seen[area] += self.blind[area] if down else self.more[1][area][card]
        return mine, theirs, seen
