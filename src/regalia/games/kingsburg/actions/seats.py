"""What seats do: frozen values, each with a short notation that parses back."""

from regalia.core.protocol import frozen
from regalia.games.kingsburg.data import RESOURCES, Goods

Dice = tuple[int, ...]  # faces in rising order
UNSEEN = "?"


def dice(faces: Dice, mark: str = "") -> str:
    return "+".join(f"{face}{mark}" for face in faces)


@frozen
class Influence:
    """Place dice on an advisor: own ones and bonus ones, perhaps a +2 token, the Market's step, the envoy.

    A private advisor is one on the Politician's card."""

    rank: int
    own: Dice
    bonus: Dice = ()
    plus2: bool = False
    market: int = 0
    envoy: bool = False
    private: bool = False

    def __str__(self) -> str:
        extras = (" +2" if self.plus2 else "") + (f" market{self.market:+}" if self.market else "")
        placed = "+".join(filter(None, (dice(self.own), dice(self.bonus, "b"))))
        who = f"private {self.rank}" if self.private else f"{self.rank}"
        return f"influence {who} with {placed}{extras}{' envoy' if self.envoy else ''}"


@frozen
class Consider:
    """Choose the advisor first, when there are very many ways to influence."""

    rank: int
    private: bool = False

    def __str__(self) -> str:
        return f"consider {'private ' if self.private else ''}{self.rank}"


@frozen
class Copy:
    """Secret Deals: receive what an advisor gives whom somebody else has influenced."""

    rank: int
    private: bool = False

    def __str__(self) -> str:
        return f"copy {'private ' if self.private else ''}{self.rank}"


@frozen
class Pass:
    """Stop influencing this season, or bidding for this card."""

    def __str__(self) -> str:
        return "pass"


@frozen
class Done:
    """Do nothing more here."""

    def __str__(self) -> str:
        return "done"


@frozen
class Extra:
    """Add so many bonus dice to your roll."""

    count: int

    def __str__(self) -> str:
        return f"extra {self.count}"


@frozen
class Accept:
    """The Priest's blessing in a good year: his point, or his die."""

    gift: str

    def __str__(self) -> str:
        return f"accept {self.gift}"


@frozen
class Take:
    """Take a resource of your choice."""

    resource: int

    def __str__(self) -> str:
        return f"take {RESOURCES[self.resource]}"


@frozen
class Lose:
    """Lose a resource of your choice."""

    resource: int

    def __str__(self) -> str:
        return f"lose {RESOURCES[self.resource]}"


@frozen
class Receive:
    """Choose one of the gains of an advisor."""

    rank: int
    goods: Goods

    def __str__(self) -> str:
        held = (name for name, count in zip(RESOURCES, self.goods, strict=True) for _ in range(count))
        return f"receive {self.rank} {'+'.join(held)}"


@frozen
class Invoke:
    """Use a power that asks for nothing else."""

    power: str

    def __str__(self) -> str:
        return f"use {self.power}"


@frozen
class Pay:
    """Use a power that asks what you give for it: a resource, or a +2 token."""

    power: str
    price: str

    def __str__(self) -> str:
        return f"use {self.power} for {self.price}"


@frozen
class Reroll:
    """Statue: roll this die again."""

    face: int
    bonus: bool = False

    def __str__(self) -> str:
        return f"reroll {self.face}{'b' if self.bonus else ''}"


@frozen
class Turn:
    """Trickster: turn a die that shows 2 to this face."""

    face: int
    bonus: bool = False

    def __str__(self) -> str:
        return f"turn {self.face}{'b' if self.bonus else ''}"


@frozen
class Turned:
    """Prince: turn the own dice to these faces."""

    faces: Dice

    def __str__(self) -> str:
        return f"prince {dice(self.faces)}"


@frozen
class Build:
    """Construct a building; `less` is the resource that a governor's choice takes off its price."""

    building: str
    less: str = ""
    envoy: bool = False

    def __str__(self) -> str:
        return f"build {self.building}{' less ' + self.less if self.less else ''}{' envoy' if self.envoy else ''}"


@frozen
class Exchange:
    """Trader: one resource for another."""

    give: int
    get: int

    def __str__(self) -> str:
        return f"exchange {RESOURCES[self.give]} {RESOURCES[self.get]}"


@frozen
class Recruit:
    """Recruit a soldier for these resources (and +2 tokens)."""

    price: tuple[str, ...]

    def __str__(self) -> str:
        return f"recruit {'+'.join(self.price) or 'free'}"


@frozen
class Pick:
    """Keep one of three governors, secretly."""

    governor: str

    def __str__(self) -> str:
        return f"pick {self.governor}"


@frozen
class Offer:
    """Auction: put a governor up for bidding with a first bid."""

    governor: str
    bid: int

    def __str__(self) -> str:
        return f"offer {self.governor} {self.bid}"


@frozen
class Bid:
    """Auction: a higher bid."""

    bid: int

    def __str__(self) -> str:
        return f"bid {self.bid}"


@frozen
class Token:
    """Choose an army token, secretly."""

    value: int

    def __str__(self) -> str:
        return f"token {self.value}"


PASS, DONE = Pass(), Done()
BLESSINGS = (Accept("point"), Accept("die"))
TAKE = tuple(Take(resource) for resource in range(3))
LOSE = tuple(Lose(resource) for resource in range(3))
