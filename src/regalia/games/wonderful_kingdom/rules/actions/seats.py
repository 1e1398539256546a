"""What seats do for their duchies: plan, place, use rights and advisors."""

from typing import Annotated

from regalia.core.actions import Action, action
from regalia.core.kinds import NUMBER, many, one_of
from regalia.games.wonderful_kingdom.box.catalogue import BASIC, RESOURCES, K
from regalia.games.wonderful_kingdom.box.data import KINDS
from regalia.games.wonderful_kingdom.rules.actions.kinds import HEAP, OnCard, Resource, Site

Cubes = Annotated[tuple[int, ...], many(NUMBER)._replace(pattern=rf"\d{{1,3}}(?:\+\d{{1,3}}){{{len(BASIC) - 1}}}")]


@action("keep {card}", on=("keep-{card}",))
class Keep(Action):
    """Put a selected card under construction."""

    card: str


@action("recycle {card}", on=("recycle-{card}",))
class Recycle(Action):
    """Discard a selected card for its recycling bonus."""

    card: str


@action(
    "place {resource} {site}",
    on=("[site?site-{site}|{site}]", "cube-{resource}"),
    words="place.[site?card|alchemy]",
)
class Place(OnCard):
    """Put a cube on a card under construction, or in alchemy."""

    resource: Resource
    site: Site = HEAP


@action("crystal {resource} {site}", on=("site-{site}", "krystallium", "cube-{resource}"))
class Crystal(OnCard):
    """Put krystallium on a card under construction, for a cube or in a place of its own."""

    resource: Resource
    site: Site

    def key(self) -> str:
        return "crystal.own" if self.resource == K else "crystal.cube"


@action("soldier {site}", on=("site-{site}", "soldier"))
class Soldier(OnCard):
    """Put a soldier on a card under construction."""

    site: Site


@action("scrap {site}", on=("site-{site}", "scrap"), grave=True)
class Scrap(OnCard):
    """Recycle a card under construction: its bonus goes to alchemy, what lies on it is lost."""

    site: Site


@action("quest {step}", on=("step-{step}",))
class Undertake(Action):
    """Pay a step of a quest."""

    step: str


@action("transmute {cubes}")
class Transmute(Action):
    """Turn five cubes of alchemy, the named ones, into krystallium."""

    cubes: Cubes

    def clicked(self) -> tuple[str, ...]:
        return tuple([f"heap-{RESOURCES[at]}" for at, n in enumerate(self.cubes) for _ in range(n)])


@action("use {advisor}", on=("advisor-{advisor}",))
class Use(Action):
    """Use the power of an advisor."""

    advisor: str


@action("chronicle {kind}", on=("kind-{kind}",))
class Chronicle(Action):
    """The Chronicler counts the cards of a kind."""

    kind: Annotated[str, one_of(KINDS)]


@action("complete {site}", on=("site-{site}",))
class Complete(OnCard):
    """The Old Veteran completes a card under construction."""

    site: Site


@action("rights")
class Rights(Action):
    """Look at what may be done at any time: krystallium, soldiers, recycling, quests."""


@action("done")
class Done(Action):
    """Do nothing more here."""


RIGHTS, DONE = Rights(), Done()
