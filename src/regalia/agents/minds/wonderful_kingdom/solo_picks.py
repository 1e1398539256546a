"""The choice phase alone: what an option brings, found by playing the rest of the phase with imagined cards."""

from math import fsum
from random import Random

from regalia.agents.minds.wonderful_kingdom.solo_cards import SoloCardValues
from regalia.core.protocol import Action
from regalia.games.wonderful_kingdom.box.catalogue import CALAMITY
from regalia.games.wonderful_kingdom.rules.actions import TAKEN, Choose, Drop, Rights, Search, Spy, Take
from regalia.games.wonderful_kingdom.rules.gathering import LOOK, SEARCHES, Finding, Gathering
from regalia.games.wonderful_kingdom.rules.solo import SELECTIONS, SoloSelecting
from regalia.games.wonderful_kingdom.rules.state import BACK, Realm, is_danger

SEARCH_MARGIN = 0.5  # by which a search must promise more than the cards it costs
WAITING_PENALTY = 1e6  # by which another option is better than one that can wait
STEPS = 200  # of the search for a plan at the end of an imagined phase
CHOICES = (SoloSelecting, Gathering, Finding)


class ImaginedPhase:
    """The areas and decks of an imagined choice phase. From here on what looks best by itself is taken."""

    def __init__(self, state: Realm, values: SoloCardValues, rng: Random) -> None:
        self.values, self.rng = values, rng
        self.areas = tuple([lying.card for lying in area] for area in state.areas)
        self.taken = list[str]()
        self.bag, self.pack = list(state.deck), list(state.duchies[0].pack or (CALAMITY,) * state.bad)
        rng.shuffle(self.bag)
        rng.shuffle(self.pack)
        if state.top:
            self.bag.append(state.top)
        self.veiled, self.bad, self.dangers = state.veiled, state.bad, state.dangers
        self.searches = SEARCHES[state.setting.search] - state.searched

    def face(self) -> str:
        """A danger card is turned up; what an empty deck could not deal has no face."""
        if not self.veiled:
            return BACK
        bad = self.rng.random() * self.veiled < self.bad
        self.veiled -= 1
        self.bad -= bad
        return self.pack.pop() if bad else self.draw()

    def draw(self) -> str:
        return self.bag.pop() if self.bag else BACK

    def spy(self, area: int, at: int) -> None:
        """A hidden card of an area is turned up; what one has taken already is taken, seen or not."""
        if area != TAKEN:
            self.areas[area][at] = self.face()

    def choose(self, number: int) -> None:
        """Select from here to the end."""
        gains = [fsum([self.values.gain(card) for card in area]) for area in self.areas]
        self.gather(gains.index(max(gains)), number)

    def gather(self, area: int, number: int) -> None:
        """An area is selected: search if that promises more, then take its cards."""
        cards = self.areas[area]
        open_ = [card for card in cards if card != BACK and not is_danger(self.values.state, card)]
        worst = sorted(open_, key=self.values.gain)[:2]
        if (
            self.searches > 0
            and len(worst) == 2
            and fsum(map(self.values.gain, worst)) + SEARCH_MARGIN < self.values.found
        ):
            self.search(area, *worst)
        self.collect(area, number)

    def search(self, area: int, one: str, two: str) -> None:
        cards = self.areas[area]
        cards.remove(one)
        cards.remove(two)
        self.searches -= 1
        cards.append(max([self.draw() for _ in range(LOOK)], key=self.values.gain))

    def collect(self, area: int, number: int) -> None:
        """The cards are taken; a danger comes to the other area, two cards to this one."""
        self.taken += self.areas[area]
        self.areas[area].clear()
        if number < SELECTIONS:
            if self.dangers:
                self.dangers -= 1
                self.areas[1 - area].append(BACK)
            self.areas[area].extend((self.draw(), self.draw()))
            self.choose(number + 1)

    def revealed(self) -> list[str]:
        """All that was taken."""
        return [self.face() if card == BACK else card for card in self.taken]


class Picks:
    """A choice phase from where it stands; every option is tried in the same worlds."""

    def __init__(self, state: Realm) -> None:
        self.state, self.values = state, SoloCardValues(state)
        steps = [step.number for step in state.agenda if isinstance(step, SoloSelecting)]
        top = state.agenda[-1]
        self.number = top.number if isinstance(top, SoloSelecting) else steps[-1] - 1 if steps else SELECTIONS
        self.area = top.area if isinstance(top, Gathering | Finding) else 0

    def alike(self, option: Action) -> Action:
        """The first of options that are as good as each other: hidden cards of an area are."""
        if not isinstance(option, Spy) or option.area == TAKEN:
            return option
        return Spy(option.area, next(at for at, lying in enumerate(self.state.areas[option.area]) if lying.down))

    def price(self, search: Search) -> float:
        """What the two cards are worth that a search costs."""
        return self.values.gain(search.first) + self.values.gain(search.second)

    def ended(self, option: Action, rng: Random) -> float:
        """What the duchy is worth when the phase is over; rights can wait until then."""
        if isinstance(option, Rights):
            return self.values.certain - WAITING_PENALTY
        return self.values.worth(self._taken(option, rng), STEPS)

    def parts(self, option: Action, rng: Random) -> dict[str, float]:
        """What that is made of."""
        return self.values.parts(self._taken(option, rng), STEPS)

    def _taken(self, option: Action, rng: Random) -> list[str]:
        """The cards that the phase brings after an option."""
        table = ImaginedPhase(self.state, self.values, rng)
        match option:
            case Spy(area, at):
                table.spy(area, at)
                table.choose(self.number)
            case Take(area):
                table.gather(area, self.number)
            case Search(one, two):
                table.search(self.area, one, two)
                table.collect(self.area, self.number)
            case Choose(card):
                table.areas[self.area].append(card)
                table.collect(self.area, self.number)
            case Drop(at):
                del table.areas[self.area][at]
                table.collect(self.area, self.number)
            case _:
                table.collect(self.area, self.number)
        return table.revealed()
