"""What an option is worth to a duchy alone that follows the plan of the round."""

from collections.abc import Sequence

from regalia.agents.minds.wonderful_kingdom.explained import duchy_parts
from regalia.agents.minds.wonderful_kingdom.planner import follow, judged, thorough
from regalia.agents.minds.wonderful_kingdom.round_end import stopped_at_round_end
from regalia.agents.minds.wonderful_kingdom.value import certain, estate, kinds
from regalia.core.lanes import apply, first
from regalia.core.protocol import Action
from regalia.games.wonderful_kingdom.rules.actions import Rights, Scrap
from regalia.games.wonderful_kingdom.rules.hints import marched, promise
from regalia.games.wonderful_kingdom.rules.rights import Exercising
from regalia.games.wonderful_kingdom.rules.state import Realm

USELESS = -1e6
PREFER_NOW = 1e-4  # what can be completed now is completed now


class SoloPlans:
    """A world and the plan of its round."""

    def __init__(self, world: Realm) -> None:
        known = estate(world, 0)
        self.world, self.plan = stopped_at_round_end(world, 0), thorough(known)
        self.cards = [known.items[at].card.name for at in self.plan.order]

    def rate(self, options: Sequence[Action]) -> list[float]:
        return [self._worth(self.world, option) for option in options]

    def parts(self, option: Action) -> dict[str, float]:
        """What the worth of an option is made of; nothing, if it opens rights that are of no use."""
        after = self._reached(self.world, option)
        if after.agenda and isinstance(first(after)[1], Exercising):
            return {}
        return duchy_parts(after, 0, self.cards, self.plan.thrift)

    def _worth(self, world: Realm, option: Action) -> float:
        """What a world is worth after an option, if the plan is followed."""
        after = self._reached(world, option)
        if after.agenda and isinstance(first(after)[1], Exercising):
            return USELESS
        return self._known(after) + PREFER_NOW * isinstance(option, Rights)

    def _reached(self, world: Realm, option: Action) -> Realm:
        """The world after an option; after the best of one's rights, if it opens them and one is of use."""
        after = world.copy()
        apply(after, None, option)
        if not (after.agenda and isinstance(choice := first(after)[1], Exercising)):
            return marched(after, 0)
        duchy = after.duchies[0]
        if not (duchy.krystallium or duchy.soldiers or after.setting.quest):
            return after
        rights = [self._reached(after, right) for right in choice.options(after) if not isinstance(right, Scrap)]
        return max(rights, key=self._known, default=after)

    def _known(self, world: Realm) -> float:
        if not world.agenda:
            return certain(world, 0) + kinds(world, 0)
        known = estate(world, 0)
        return certain(world, 0) + promise(world, 0) + judged(known, follow(known, self.cards), self.plan.thrift)
