"""The combat phase: soldiers against the threats of one's construction area."""

from collections.abc import Sequence
from dataclasses import dataclass

from regalia.core.protocol import Action, Seat, Step, then
from regalia.games.wonderful_kingdom.box.catalogue import VERMIN
from regalia.games.wonderful_kingdom.rules.actions import DONE, Fight, Recover
from regalia.games.wonderful_kingdom.rules.cubes import build, complete, dragons
from regalia.games.wonderful_kingdom.rules.decks import added, without
from regalia.games.wonderful_kingdom.rules.giants import GIANT
from regalia.games.wonderful_kingdom.rules.interfere import infest
from regalia.games.wonderful_kingdom.rules.meeting import lanes
from regalia.games.wonderful_kingdom.rules.own import Own
from regalia.games.wonderful_kingdom.rules.planning import THIEF
from regalia.games.wonderful_kingdom.rules.reach import in_reach, thaws
from regalia.games.wonderful_kingdom.rules.state import Readable, Realm

FARM = "farm"


@dataclass(frozen=True, slots=True)
class CombatPhase(Step):
    """Everybody fights at once, each against the threats of one's own area."""

    def run(self, state: Realm) -> None:
        state.phase = "combat"
        lanes(state, lambda seat: (Combat(seat),))


@dataclass(frozen=True, slots=True)
class Combat(Step):
    """Combat goes on while a threat can be beaten, or free actions could complete a card, frozen or not."""

    seat: Seat

    def run(self, state: Realm) -> None:
        if fights(state, self.seat) or thaws(state, self.seat) or in_reach(state, self.seat):
            then(state, Fighting(self.seat))


def fights(state: Readable, seat: Seat) -> list[Fight]:
    """Threats that there are soldiers for; a giant falls only if the card above it is complete."""
    duchy, threats = state.duchies[seat], state.catalogue.threats
    names = dict.fromkeys(threat for threat in duchy.threats if threat != GIANT)
    found = [Fight(threat) for threat in names if threats[threat].cost <= duchy.soldiers]
    if duchy.soldiers >= threats[GIANT].cost:
        found += [Fight(GIANT, site.key) for site in duchy.construction if site.giant and complete(state, site)]
    return found


@dataclass(frozen=True, slots=True)
class Fighting(Own):
    """Beat a threat, or stop."""

    seat: Seat

    def offers(self, state: Readable) -> Sequence[Action]:
        return [*fights(state, self.seat), DONE]

    def do(self, state: Realm, action: Action) -> None:
        if isinstance(action, Fight):
            then(state, Combat(self.seat))
            beat(state, self.seat, action)

    def back(self) -> Step:
        return Combat(self.seat)


def beat(state: Realm, seat: Seat, action: Fight) -> None:
    """The soldiers are spent; what a threat leaves is received."""
    duchy, row = state.duchies[seat], state.catalogue.threats[action.threat]
    duchy.soldiers -= row.cost
    duchy.krystallium += row.reward
    if action.site:
        build(state, seat, duchy.site(action.site))
    else:
        duchy.threats = without(duchy.threats, action.threat)
        duchy.debt = min(duchy.debt, dragons(duchy))
    if row.siphons is not None:
        duchy.built = (*duchy.built, action.threat)
    elif action.threat == VERMIN and state.setting.scenario == "SC01":
        state.vermin += 1
    else:
        duchy.defeated = added(duchy.defeated, (action.threat,))
    if action.threat == THIEF:
        then(state, Restitution(seat))


@dataclass(frozen=True, slots=True)
class Restitution(Step):
    """A beaten thief gives back a stolen icon."""

    seat: Seat

    def run(self, state: Realm) -> None:
        if state.duchies[self.seat].stolen:
            then(state, Restoring(self.seat))


@dataclass(frozen=True, slots=True)
class Restoring(Own):
    """Choose the icon that produces again."""

    seat: Seat

    def offers(self, state: Readable) -> Sequence[Action]:
        return [Recover(card, icon) for card, icon in dict.fromkeys(state.duchies[self.seat].stolen)]

    def do(self, state: Realm, action: Action) -> None:
        duchy = state.duchies[self.seat]
        at = duchy.stolen.index((action.card, action.icon))
        duchy.stolen = (*duchy.stolen[:at], *duchy.stolen[at + 1 :])


@dataclass(frozen=True, slots=True)
class Swarm(Step):
    """The plague of rats: a vermin for each farm that is not built yet."""

    def run(self, state: Realm) -> None:
        if state.setting.scenario == "SC01":
            farms = sum(site.card == FARM for site in state.duchies[0].construction)
            infest(state, 0, farms)
