"""What seats do to each other and against threats, and with armies."""

from typing import Annotated

from regalia.core.actions import Action, action
from regalia.core.kinds import counted, many
from regalia.games.wonderful_kingdom.rules.actions.kinds import At, Letter, OnCard, Resource, Site


@action("swap {mine} for {other}", on=("selected-{mine}", "theirs-{other}"))
class Swap(Action):
    """The Blackmailer: a selected card of one's own for one of the other's."""

    mine: str
    other: str


@action("destroy {card}", on=("theirs-{card}",))
class Destroy(Action):
    """Discard a selected card of the other player."""

    card: str


@action("surrender {card}", on=("selected-{card}",))
class Surrender(Action):
    """Discard a selected card because of a shadow."""

    card: str


@action("cover {card} {icon}", on=("icon-{card}-{icon}",))
class Cover(OnCard):
    """Lay a stolen token on a production icon."""

    card: str
    icon: Letter


@action("recover {card} {icon}", on=("icon-{card}-{icon}",))
class Recover(OnCard):
    """Take a stolen token off a production icon."""

    card: str
    icon: Letter


@action("freeze {site}", on=("site-{site}",))
class Attach(OnCard):
    """Put a frost giant under a card under construction."""

    site: Site


@action("forfeit soldier {site}", on=("site-{site}",))
class Forfeit(OnCard):
    """Lose a soldier from a card under construction to a dragon."""

    site: Site


@action("release {resource} {site}", on=("site-{site}", "cube-{resource}"))
class Release(OnCard):
    """Lose a cube of a card under construction to a sister."""

    resource: Resource
    site: Site


@action(
    "fight {threat}[site? {site}]",
    on=("[site?site-{site}|threat-{threat}]",),
    words="fight.[site?frozen|plain]",
)
class Fight(OnCard):
    """Spend soldiers on a threat; a frost giant is fought at the card it freezes."""

    threat: str
    site: Site = ""


@action("recruit {armies}", on=("recruit-{armies}",))
class Recruit(Action):
    """Buy armies for the castle."""

    armies: int


@action("march {territory}", on=("land-{territory}",))
class March(Action):
    """Name the territory to which armies move."""

    territory: str


@action("bring {armies} {origin}", on=("land-{origin}", "bring-{armies}"))
class Bring(Action):
    """Add armies of a territory to the move."""

    armies: int
    origin: str


@action("arrange {territory} {slots}")
class Arrange(Action):
    """Stand the armies of a territory on some of its slots."""

    territory: str
    slots: Annotated[tuple[int, ...], many(counted())]

    def clicked(self) -> tuple[str, ...]:
        return tuple([f"slot-{self.territory}-{slot + 1}" for slot in self.slots])


@action(
    "imprison {territory}[slot? {slot}]",
    on=("[slot?slot-{territory}-{slot}|land-{territory}]",),
    words="imprison.[slot?slot|free]",
)
class Imprison(Action):
    """Lay an army in prison: one from a slot, or one that stands on none."""

    territory: str
    slot: At = -1


@action("go")
class Go(Action):
    """The armies that were named march."""


@action("pass", grave=True)
class Pass(Action):
    """Leave the conquest to the other."""


GO, PASS = Go(), Pass()
