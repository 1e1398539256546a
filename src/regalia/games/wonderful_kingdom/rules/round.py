"""A round: choice, planning, production, and what a module adds; four of them."""

from dataclasses import dataclass

from regalia.core.protocol import Step, then
from regalia.games.wonderful_kingdom.rules import combat, conquest, interfere, planning, production, proposals, solo
from regalia.games.wonderful_kingdom.rules.meeting import Meet
from regalia.games.wonderful_kingdom.rules.state import ROUNDS, Realm
from regalia.games.wonderful_kingdom.rules.window import Windows


@dataclass(frozen=True, slots=True)
class Round(Step):
    """The parts of a round in their order."""

    number: int

    def run(self, state: Realm) -> None:
        state.round, state.phase, state.searched = self.number, "choice", 0
        for duchy in state.duchies:
            duchy.used, duchy.doubled = frozenset(), 0
        then(
            state,
            *(solo.choice_phase(state) if state.setting.solo else proposals.choice_phase(state)),
            interfere.Reveal(),
            planning.PlanningPhase(),
            Meet(),
            production.ProductionPhase(),
            *((combat.CombatPhase(), Meet(), combat.Swarm()) if state.setting.threat else ()),
            *((conquest.ConquestPhase(),) if state.setting.conquest else ()),
            Windows(),
            Meet(),
            Round(self.number + 1) if self.number < ROUNDS else Scoring(),
        )


@dataclass(frozen=True, slots=True)
class Scoring(Step):
    """The end: nothing is left to decide."""

    def run(self, state: Realm) -> None:
        state.phase = "over"
