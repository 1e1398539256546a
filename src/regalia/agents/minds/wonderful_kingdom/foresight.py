"""What choices bring by the rules: points, cards, cubes on them, krystallium and soldiers, threats, territories."""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

from regalia.agents import foresight
from regalia.agents.foresight import Counts, Following
from regalia.agents.protocol import Budget
from regalia.agents.search import SearchBot
from regalia.core.lanes import pending
from regalia.core.protocol import Action, Seat
from regalia.games.wonderful_kingdom.rules.actions import Done, Rights
from regalia.games.wonderful_kingdom.rules.rights import Exercising
from regalia.games.wonderful_kingdom.rules.scoring import reasons
from regalia.games.wonderful_kingdom.rules.state import Card, Duchy, faces
from regalia.games.wonderful_kingdom.rules.view import View
from regalia.games.wonderful_kingdom.shown.words import amount, card, step_name, territory

CARDS = ("card", "built", "begun", "advisor", "threat")  # kinds whose features name a card
GOODS = {"training": "training", "illusions": "illusions", "krystallium": "krystallium", "soldiers": "soldier"}


class Foresight(foresight.Foresight):
    def tally(self, view: View) -> Counts:
        seat = view.seat or 0
        duchy = view.duchies[seat]
        found = {
            "points": sum(reasons(view, seat).values()),
            "cubes": sum(sum(site.placed) for site in duchy.construction),
        }
        found |= {f"goods.{word}": getattr(duchy, name) for name, word in GOODS.items()}
        found |= {"goods.alchemy": sum(duchy.alchemy), "bad.calamities": duchy.calamities}
        found |= Counter(_named(duchy))
        found |= {f"land.{name}": 1 for name in _held(view, seat)}
        if not view.setting.solo:
            found["others"] = sum(reasons(view, 1 - seat).values())
        return found

    def item(self, feature: str, count: int, view: View, lang: str) -> str:
        kind, _, which = feature.partition(".")
        if kind in CARDS:
            name = card(view.catalogue, which, lang)
            return name if count == 1 else self.game.words.say(lang, "join.times", card=name, n=count)
        if kind == "land":
            return territory(view.setting.board, which, lang)
        if kind == "step":
            return step_name(which, lang)
        if kind == "cubes":
            return self.mind.words.counted("item.cubes", count, lang)
        return amount(which or "points", count, lang)

    def opens(self, option: Action) -> bool:
        """The free actions, of which one is chosen then."""
        return isinstance(option, Rights)

    def telling(self, option: Action) -> bool:
        return not self.stops(option) and not self.opens(option)

    def stops(self, option: Action) -> bool:
        return isinstance(option, Done)

    def reveals(self, feature: str) -> bool:
        """What names a card or a territory."""
        return feature.partition(".")[0] in (*CARDS, "land", "step")

    def span(self, view: View) -> object:
        return view.round, view.phase, view.resource

    def following(self, view: View, option: Action, rng: Random) -> Following:
        """Which right is meant a search decides, as it will when it is asked."""
        best, search = super().following(view, option, rng), SearchBot(self.game)

        def wise(seen: View, options: Sequence[Action]) -> Action | None:
            if any(isinstance(choice, Exercising) for _, choice in pending(seen)):
                return search.choose(seen, options, rng, Budget(iterations=0))
            return best(seen, options)

        return wise


def _named(duchy: Duchy[Card]) -> Iterator[str]:
    """Everything with a name that lies in a duchy."""
    yield from (f"card.{name}" for name in (*faces(lying.card for lying in duchy.taken), *duchy.selection))
    yield from (f"built.{name}" for name in duchy.built)
    yield from (f"begun.{site.card}" for site in duchy.construction)
    yield from (f"advisor.{name}" for name in duchy.council)
    yield from (f"threat.{name}" for name in (*duchy.threats, *duchy.fresh))
    yield from (f"step.{name}" for name in duchy.steps)


def _held(view: View, seat: Seat) -> Iterator[str]:
    """The territories that a seat holds."""
    names = list(view.catalogue.boards[view.setting.board]) if view.land else []
    yield from (name for name, land in zip(names, view.land, strict=True) if land.owner == seat)
