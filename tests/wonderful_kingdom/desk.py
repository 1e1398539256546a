"""A desk on which a test lays out any position of It's a Wonderful Kingdom and plays a part of a round, in notation."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from regalia.core.codec import written
from regalia.core.errors import Illegal
from regalia.core.lanes import pending
from regalia.core.protocol import Chance, Result, Seat, Step, settle, then
from regalia.core.record import Dice, Match
from regalia.games.wonderful_kingdom.box.catalogue import RESOURCES
from regalia.games.wonderful_kingdom.box.data import LETTERS
from regalia.games.wonderful_kingdom.game import GAME
from regalia.games.wonderful_kingdom.rules.combat import CombatPhase, Swarm
from regalia.games.wonderful_kingdom.rules.conquest import ConquestPhase
from regalia.games.wonderful_kingdom.rules.dealing import Refresh
from regalia.games.wonderful_kingdom.rules.interfere import Reveal
from regalia.games.wonderful_kingdom.rules.lands import board
from regalia.games.wonderful_kingdom.rules.meeting import Meet
from regalia.games.wonderful_kingdom.rules.planning import PlanningPhase
from regalia.games.wonderful_kingdom.rules.production import Crystals, ProductionPhase, ProductionStep
from regalia.games.wonderful_kingdom.rules.proposals import Leftovers, Proposing, Selecting
from regalia.games.wonderful_kingdom.rules.scoring import points, result
from regalia.games.wonderful_kingdom.rules.solo import Lay, Rest, SoloSelecting
from regalia.games.wonderful_kingdom.rules.state import Duchy, Land, Lying, Realm, Site
from regalia.games.wonderful_kingdom.rules.view import View
from regalia.games.wonderful_kingdom.rules.window import Windows


def goods(text: str) -> tuple[int, ...]:
    return tuple(text.upper().count(letter) for letter in LETTERS)


def site(key: str, laid: str = "", giant: bool = False) -> Site:
    """A card under construction; a small letter is krystallium that stands in for a cube."""
    crystals = tuple(laid.count(letter) for letter in LETTERS[:4].lower())
    return Site(key, key.split(".")[0], goods(laid), crystals, "frost-giant" if giant else "")


def lying(text: str) -> Lying[str]:
    """ "farm" lies open; "farm/0" was hidden by seat 0; "farm~1" carries an illusion of seat 1; "?" is a danger."""
    name, _, token = text.partition("~")
    name, _, by = name.partition("/")
    token_of = int(token) if token else -1
    if name == "?":
        return Lying("?", down=True)
    return Lying(name, int(by), True, frozenset((int(by),)), token_of) if by else Lying(name, token=token_of)


class Desk:
    """A position under construction, then in play. No draw of the set-up has happened; round 1, seat 0 plays first."""

    def __init__(
        self, seats: int = 2, box: Mapping[str, Mapping[str, Any]] | None = None, round: int = 1, **options: str
    ) -> None:
        """Options as at the table: module="quest", pack="thieves", rival_pack="shadows", side="B", scenario="SC01"."""
        given = {name.replace("_", "-"): value for name, value in options.items()}
        self.match = Match.start(GAME, seats, given, box)
        self.dice = Dice("desk")
        state = self.state
        self.beginning, self.opening = state.agenda[:], state.round
        state.agenda.clear()
        state.round = round

    @property
    def state(self) -> Realm:
        state: Realm = self.match.state
        return state

    def duchy(self, seat: Seat = 0) -> Duchy[str]:
        return self.state.duchies[seat]

    # laying out

    def give(self, seat: Seat = 0, **fields: Any) -> None:
        """Set fields of a duchy by name. Cards are texts with spaces ("farm farm harbor"), alchemy is letters ("MMP").

        The fields are hand, selection, built, threats, fresh (threats of this round), council, defeated, steps, pack,
        stolen ("hamlet:M duchy:G"), alchemy, calamities, krystallium, soldiers, training, traps, spies, spied,
        illusions, debt."""
        duchy = self.duchy(seat)
        for name, value in fields.items():
            match name, value:
                case "alchemy", str():
                    duchy.alchemy = goods(value)[:4]
                case "stolen", str():
                    duchy.stolen = tuple(sorted((c, i) for c, _, i in (icon.partition(":") for icon in value.split())))
                case "built" | "council" | "steps", str():
                    setattr(duchy, name, tuple(value.split()))
                case _, str():
                    setattr(duchy, name, tuple(sorted(value.split())))
                case _:
                    setattr(duchy, name, value)

    def construct(self, seat: Seat = 0, giants: Sequence[str] = (), **sites: str) -> None:
        """Cards under construction with what lies on them: high_wall="MMp" (a small letter: krystallium for a cube)."""
        keys = {name.replace("_", "-").replace("-2", ".2"): laid for name, laid in sites.items()}
        self.duchy(seat).construction = tuple(site(key, laid, key in giants) for key, laid in keys.items())

    def areas(self, left: str = "", right: str = "") -> None:
        """Cards in the proposal areas: see lying."""
        one, two = (tuple(lying(card) for card in words.split()) for words in (left, right))
        self.state.areas = (one, two)

    def taken(self, seat: Seat = 0, cards: str = "") -> None:
        """Cards selected before the reveal: see lying."""
        self.duchy(seat).taken = tuple(lying(card) for card in cards.split())

    def land(self, **armies: str) -> None:
        """Armies on the board: r1="1:2:0" is two armies of seat 1, one of them on slot 0 ("1:2:01" on slots 0 and 1).

        Territories that are not named keep what stands there; r1="" empties it."""
        names = list(board(self.state))
        for name, text in armies.items():
            owner, count, slots = (*text.split(":"), "", "")[:3] if text else ("-1", "0", "")
            new = Land(int(owner), int(count), sum(1 << int(slot) for slot in slots))
            at = names.index(name)
            self.state.land = (*self.state.land[:at], new, *self.state.land[at + 1 :])

    def armies(self, name: str) -> tuple[int, int, tuple[int, ...]]:
        """Who stands in a territory, how many, and on which slots."""
        land = self.state.land[list(board(self.state)).index(name)]
        return land.owner, land.armies, tuple(at for at in range(8) if land.slots >> at & 1)

    # playing a part of a round

    def start(self) -> "Desk":
        """The game from its very beginning: draws of the set-up come first (see draw)."""
        self.state.agenda[:] = self.beginning
        self.state.round = self.opening
        return self._begin()

    def proposing(self, seat: Seat = 0) -> "Desk":
        """The choice phase of two players, from this seat's proposal with the hands that were given."""
        return self._begin(Proposing(seat), Leftovers(), phase="choice")

    def selecting(self, seat: Seat = 0) -> "Desk":
        """The choice phase of two players, from this seat's selection."""
        return self._begin(Selecting(seat), Leftovers(), phase="choice")

    def refresh(self) -> "Desk":
        """Traps and spies at the start of a round of two players."""
        return self._begin(Refresh(), phase="choice")

    def solo_choice(self, number: int = 1) -> "Desk":
        """The choice phase alone, from its n-th selection; for the first one four cards are laid before."""
        lays = (Lay(0), Lay(0), Lay(1), Lay(1)) if number == 1 and not any(self.state.areas) else ()
        return self._begin(*lays, SoloSelecting(0, number), Leftovers(), Rest(), phase="choice")

    def reveal(self) -> "Desk":
        """From the reveal of the cards taken to the end of planning."""
        return self._begin(Reveal(), PlanningPhase(), Meet(), phase="interfere")

    def planning(self) -> "Desk":
        """The planning phase with the selections that were given."""
        return self._begin(PlanningPhase(), Meet(), phase="planning")

    def production(self, resource: str = "") -> "Desk":
        """The whole production phase, or the step of one resource by its letter."""
        if not resource:
            return self._begin(ProductionPhase(), phase="production")
        self.state.resource = LETTERS.index(resource)
        return self._begin(ProductionStep(LETTERS.index(resource)), phase="production")

    def crystals(self) -> "Desk":
        """What follows the exploration step."""
        return self._begin(Crystals(), phase="production")

    def combat(self) -> "Desk":
        return self._begin(CombatPhase(), Meet(), Swarm(), phase="combat")

    def conquest(self) -> "Desk":
        return self._begin(ConquestPhase(), phase="conquest")

    def window(self) -> "Desk":
        """The last moment of a round; in round 4 that of the game."""
        return self._begin(Windows(), Meet())

    def _begin(self, *steps: Step, phase: str = "") -> "Desk":
        if steps:
            self.state.agenda.clear()
            self.state.phase = phase or self.state.phase
            then(self.state, *steps)
        settle(self.state)
        return self._news()

    def _news(self) -> "Desk":
        """What happens with certainty happens."""
        while chances := [(at, c) for at, c in pending(self.state) if isinstance(c, Chance)]:
            lane, chance = chances[0]
            if len(options := chance.options(self.state)) > 1:
                break
            self.match.trust(lane, chance.seat, options[0])
        return self

    # acting

    def do(self, *moves: str, seat: Seat | None = None) -> "Desk":
        """Act in notation, one move after the other: the seat's lane, or the only choice there is."""
        for move in moves:
            self.match.act(move, self._lane(seat))
            self._news()
        return self

    def draw(self, *outcomes: str) -> "Desk":
        """What chance brings next, in notation: "deal 0 farm", "open hamlet", "top farm", "unveil taken 1 calamity"."""
        return self.do(*outcomes)

    def roll(self) -> "Desk":
        """Let chance do what it likes until a seat chooses."""
        self.match.roll(self.dice)
        return self

    def refused(self, move: str, seat: Seat | None = None) -> None:
        """The move is not possible, and nothing changes."""
        before = written(self.state)
        with pytest.raises(Illegal):
            self.match.act(move, self._lane(seat))
        assert written(self.state) == before

    def options(self, seat: Seat | None = None) -> list[str]:
        """What can be done now, in notation."""
        return [str(action) for action in self.match.options_of(self._lane(seat))]

    def chances(self) -> dict[str, int]:
        """The outcomes of the draw that waits, with their weights."""
        chance = next(c for _, c in pending(self.state) if isinstance(c, Chance))
        return {str(action): weight for action, weight in chance.outcomes(self.state)}

    def can(self, move: str, seat: Seat | None = None) -> bool:
        return move in self.options(seat)

    def waiting(self) -> list[Seat]:
        """Who chooses now; -1 is chance."""
        return [choice.seat for _, choice in pending(self.state)]

    def over(self) -> bool:
        """The part that was played is at its end."""
        return not self.state.agenda

    def _lane(self, seat: Seat | None) -> Seat | None:
        return next((lane for lane, choice in pending(self.state) if seat is not None and choice.seat == seat), None)

    # looking

    def laid(self, key: str, seat: Seat = 0) -> str:
        """What lies on a card under construction: letters, small ones for krystallium in the place of a cube."""
        found = self.duchy(seat).site(key)
        text = ""
        for at, letter in enumerate(LETTERS):
            crystals = found.crystals[at] if at < 4 else 0
            text += letter * (found.placed[at] - crystals) + letter.lower() * crystals
        return text

    def sites(self, seat: Seat = 0) -> list[str]:
        return [found.key for found in self.duchy(seat).construction]

    def frozen(self, seat: Seat = 0) -> list[str]:
        return [found.key for found in self.duchy(seat).construction if found.giant]

    def alchemy(self, seat: Seat = 0) -> str:
        return "".join(letter * n for letter, n in zip(LETTERS, self.duchy(seat).alchemy, strict=False))

    def produced(self) -> list[tuple[str, tuple[int, ...], int]]:
        """The production steps so far: resource, amounts by seat, who had supremacy (-1 nobody)."""
        found = [e.action for e in self.match.entries if type(e.action).__name__ == "Produce"]
        return [(RESOURCES[a.resource], a.amounts, a.supreme) for a in found]

    def view(self, seat: Seat | None) -> View:
        return GAME.view(self.state, seat)

    def points(self, seat: Seat = 0) -> dict[str, int]:
        return points(self.state)[seat]

    def total(self, seat: Seat = 0) -> int:
        return sum(self.points(seat).values())

    def result(self) -> Result:
        return result(self.state)
