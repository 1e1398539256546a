"""What seats do."""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar

from regalia.core.actions import Action, action
from regalia.core.kinds import Kind, one_of
from regalia.games.kingsburg.box.data import ADVISORS, BUILDING, RESOURCES
from regalia.games.kingsburg.rules.actions.kinds import (
    BonusDice,
    Dice,
    Face,
    Goods,
    MixedDice,
    Price,
    Prices,
    Rank,
    Resource,
)

DESTINIES = ("royal-levy",)  # powers that are neither a building's nor an advisor's nor a governor's
_RANK = {advisor.name: rank for rank, advisor in enumerate(ADVISORS, 1)}


def bearer(power: str) -> str:
    """The target of a power: the thing that has it."""
    if power in BUILDING:
        return f"building-{power}"
    if power in _RANK:
        return f"advisor-{_RANK[power]}"
    return f"{'destiny' if power in DESTINIES else 'governor'}-{power}"


@action(
    "influence [private?private ]{rank} with {own}[bonus?+{bonus}][plus2? +2][market? market{market}][envoy? envoy]",
    on=(
        "[private?private|advisor]-{rank}",
        "die-{own*}",
        "bonus-{bonus*}",
        "[plus2?plus2]",
        "[market?market]",  # which way it steps follows from the dice and the rank
        "[envoy?envoy]",
    ),
    words="influence.[private?private|public]",
)
class Influence(Action):
    """Place dice on an advisor: own ones and bonus ones, perhaps a +2 token, the Market's step, the envoy.

    A private advisor is one on the Politician's card."""

    rank: Rank
    own: MixedDice
    bonus: BonusDice = ()
    plus2: bool = False
    market: Annotated[int, Kind("[+-]1", int, "{:+}".format)] = 0
    envoy: bool = False
    private: bool = False

    @classmethod
    def read(cls, values: Mapping[str, Any]) -> "Influence":
        """The dice may be written in any order; one of them is an own one."""
        own, bonus = values["own"]
        if not own:
            raise ValueError
        return cls(**{**values, "own": own, "bonus": bonus})


@action(
    "consider [private?private ]{rank}",
    on=("[private?private|advisor]-{rank}",),
    words="consider.[private?private|public]",
)
class Consider(Action):
    """Choose the advisor first, when there are very many ways to influence."""

    rank: Rank
    private: bool = False


@action(
    "copy [private?private ]{rank}",
    on=("destiny-secret-deals", "[private?private|advisor]-{rank}"),
    words="copy.[private?private|public]",
)
class Copy(Action):
    """Secret Deals: receive what an advisor gives whom somebody else has influenced."""

    rank: Rank
    private: bool = False


@action("pass", grave=True)
class Pass(Action):
    """Stop influencing this season, or bidding for this card."""


@action("done", words="done.plain", grave=True)
class Done(Action):
    """Do nothing more here."""


@action("extra {count}")
class Extra(Action):
    """Add so many bonus dice to your roll."""

    count: Annotated[int, Kind("[1-9]", int, str)]


@action("accept {gift}", words="accept.{gift}")
class Accept(Action):
    """The Priest's blessing in a good year: his point, or his die."""

    gift: Annotated[str, one_of(("point", "die"))]


@action("take {resource}", on=("goods-{resource}",))
class Take(Action):
    """Take a resource of your choice."""

    resource: Resource


@action("lose {resource}", on=("goods-{resource}",))
class Lose(Action):
    """Lose a resource of your choice."""

    resource: Resource


@action("receive {rank} {goods}")
class Receive(Action):
    """Choose one of the gains of an advisor."""

    rank: Rank
    goods: Goods

    def clicked(self) -> tuple[str, ...]:
        """All that is received is one target: gain-gold-wood."""
        names = [name for name, count in zip(RESOURCES, self.goods, strict=True) for _ in range(count)]
        return ("-".join(("gain", *names)),)


@action("use {power}", words="invoke.{power}")
class Invoke(Action):
    """Use a power that asks for nothing else."""

    power: str

    def clicked(self) -> tuple[str, ...]:
        return (bearer(self.power),)


@action("use {power} for {price}", words="pay.{power}")
class Pay(Action):
    """Use a power that asks what you give for it: a resource, or a +2 token."""

    power: str
    price: Price

    def clicked(self) -> tuple[str, ...]:
        return bearer(self.power), f"goods-{self.price}" if self.price in RESOURCES else self.price


@action("reroll {face}[bonus?b]", on=("building-statue", "[bonus?bonus|die]-{face}"), words="reroll.[bonus?bonus|own]")
class Reroll(Action):
    """Statue: roll this die again."""

    power: ClassVar[str] = "statue"
    face: Face
    bonus: bool = False


@action("turn {face}[bonus?b]", on=("[bonus?bonus|die]-2", "to-{face}"), words="turn.[bonus?bonus|own]")
class Turn(Action):
    """Trickster: turn a die that shows 2 to this face."""

    power: ClassVar[str] = "trickster"
    face: Annotated[int, Kind("[13]", int, str)]
    bonus: bool = False


@action("prince {faces}", on=("governor-prince", "to-{faces*}"))
class Turned(Action):
    """Prince: turn the own dice to these faces."""

    power: ClassVar[str] = "prince"
    faces: Dice


@action(
    "build {building}[less? less {less}][envoy? envoy]",
    on=("building-{building}", "[less?less-{less}]"),
    words="build.[less?less|plain][envoy?-envoy]",
)
class Build(Action):
    """Construct a building; `less` is the resource that a governor's choice takes off its price."""

    building: str
    less: Annotated[str, one_of(RESOURCES)] = ""
    envoy: bool = False


@action("exchange {give} {get}", on=("goods-{give}", "get-{get}"))
class Exchange(Action):
    """Trader: one resource for another."""

    give: Resource
    get: Resource


@action("recruit [price?{price}|free]", words="recruit.[price?paid|free]")
class Recruit(Action):
    """Recruit a soldier for these resources (and +2 tokens)."""

    price: Prices = ()

    def clicked(self) -> tuple[str, ...]:
        """All that is paid is one target: pay-gold-gold, pay-nothing."""
        return ("-".join(("pay", *(self.price or ("nothing",)))),)


@action("pick {governor}", on=("governor-{governor}",), grave=True)
class Pick(Action):
    """Keep one of three governors, secretly."""

    governor: str


@action("offer {governor} {bid}", on=("governor-{governor}", "bid-{bid}"), grave=True)
class Offer(Action):
    """Auction: put a governor up for bidding with a first bid."""

    governor: str
    bid: int


@action("bid {bid}", grave=True)
class Bid(Action):
    """Auction: a higher bid."""

    bid: int


@action("token {value}", on=("army-{value}",), grave=True)
class Token(Action):
    """Choose an army token, secretly."""

    value: Annotated[int, Kind("[0-4]", int, str)]


PASS, DONE = Pass(), Done()
BLESSINGS = (Accept("point"), Accept("die"))
TAKE = tuple(Take(resource) for resource in range(3))
LOSE = tuple(Lose(resource) for resource in range(3))
