"""What a season brings by the rules: points, resources, soldiers, buildings, and what advisors will give."""

from collections import Counter
from collections.abc import Sequence

from regalia.agents import foresight
from regalia.agents.foresight import Counts
from regalia.agents.minds.kingsburg.gifts import Gift, gift
from regalia.core.lanes import open_lanes
from regalia.core.protocol import Action, Seat
from regalia.games.kingsburg.box.data import BIT, RESOURCES, Gain
from regalia.games.kingsburg.rules.actions import DONE, PASS, Consider
from regalia.games.kingsburg.rules.rewards import Rewards
from regalia.games.kingsburg.rules.state import Realm
from regalia.games.kingsburg.rules.view import View


class Foresight(foresight.Foresight):
    def tally(self, view: View) -> Counts:
        seat = view.seat or 0
        province = view.provinces[seat]
        found = {"points": province.score} | {
            f"goods.{name}": n for name, n in zip(RESOURCES, province.goods, strict=True)
        }
        found |= {"goods.plus2": province.plus2, "goods.soldiers": province.soldiers}
        found |= {f"built.{name}": 1 for name, bit in BIT.items() if province.built & bit}
        found |= {f"due.{name}": count for name, count in _due(view, seat).items()}
        found["envoy"] = int(view.envoy == seat)
        found["army"] = len(province.tokens)
        found["enemy"] = int(view.shown or seat in view.known)
        return found | ({f"governor.{province.governor}": 1} if province.governor else {})

    def item(self, feature: str, count: int, view: View, lang: str) -> str:
        kind, _, which = feature.partition(".")
        words = self.game.words
        if kind == "built":
            return words.the("building", which, lang)
        if kind == "governor":
            return words.named("governor", which, lang)
        if which == "choice":
            return self.mind.words.counted("item.choice", count, lang)
        return words.amount(which or "points", count, lang)

    def opens(self, option: Action) -> bool:
        """The advisor is chosen before the dice."""
        return isinstance(option, Consider)

    def telling(self, option: Action) -> bool:
        return not self.stops(option) and not self.opens(option)

    def stops(self, option: Action) -> bool:
        return option in (PASS, DONE)

    def reveals(self, feature: str) -> bool:
        return feature.startswith(("built.", "governor."))

    def estimated(self, feature: str, lang: str) -> str:
        kind, _, building = feature.partition(".")
        return self.game.words.the("building", building, lang) if building else super().estimated(kind, lang)

    def span(self, view: View) -> object:
        return view.year, view.season

    def meanwhile(self, world: Realm, options: Sequence[Action]) -> Action | None:
        """In a season the others pass."""
        if not world.season or open_lanes(world) is not None:
            return None
        return next((option for option in (PASS, DONE) if option in options), options[0])


def _due(view: View, seat: Seat) -> Counter[str]:
    """What the advisors that a seat has influenced will give at least."""
    found = Counter[str]()
    if any(isinstance(step, Rewards) for step in view.agenda):
        for who, lying in view.court:
            if who == seat:
                found.update(_least(gift(view, seat, lying.rank, lying.private)))
    return found


def _least(gains: Gift) -> Counter[str]:
    """What is in each of these gifts, or that there is a choice."""
    least = _counted(gains[0]) if gains else Counter[str]()
    for gain in gains[1:]:
        least &= _counted(gain)
    return least or Counter(choice=len(gains) > 1)


def _counted(gain: Gain) -> Counter[str]:
    found = Counter({name: count for name, count in zip(RESOURCES, gain.goods, strict=True) if count > 0})
    found.update(plus2=gain.plus2, soldiers=gain.soldiers, any=gain.any, points=max(0, gain.points))
    return +found
