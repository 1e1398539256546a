"""Options of a game, declared once: whoever starts games reads them here."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product

from regalia.core.errors import Refused, Unknown

SEATS = "seats"  # the number of seats clashes like an option
Said = Mapping[str, str]  # a text by language: "en", "fr"


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that may be decided before a game. A module is a part of the rulebook that can be left out."""

    name: str
    choices: tuple[str, ...]
    default: str
    help: Said
    module: bool = False
    ours: tuple[str, ...] = ()  # values that bring data of our own invention
    when: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # what others must be for it to matter


@dataclass(frozen=True, slots=True)
class Clash:
    """Two options, or one and the number of seats, that exclude each other for some of their values.

    In a form the second yields to the first; peers are of one kind, and what one has the other leaves alone."""

    first: str
    second: str
    excludes: Callable[[str, str], bool]
    why: Said
    peers: bool = False

    def pairs(self, choices: Mapping[str, Sequence[str]]) -> list[tuple[str, str]]:
        """The values that exclude each other, of all that there are by name."""
        return [pair for pair in product(choices[self.first], choices[self.second]) if self.excludes(*pair)]


def choose(
    options: tuple[Option, ...], clashes: tuple[Clash, ...], given: Mapping[str, str], seats: int
) -> dict[str, str]:
    """Every option with its value, or one sentence on what cannot be with so many seats."""
    names = {option.name: option for option in options}
    for name, value in given.items():
        if name not in names:
            raise Unknown("option", name, names)
        if value not in names[name].choices:
            raise Refused(
                "The option {name} has no value “{value}”: choose from {valid}.",
                name=name,
                value=value,
                valid=names[name].choices,
            )
    chosen = {option.name: given.get(option.name, option.default) for option in options}
    known = chosen | {SEATS: str(seats)}
    for clash in clashes:
        if clashing(clash, known):
            one, two = (f"{name}={known[name]}" for name in (clash.first, clash.second))
            raise Refused("The options {one} and {two} exclude each other: {why}.", one=one, two=two, why=clash.why)
    return chosen


def clashing(clash: Clash, chosen: Mapping[str, str]) -> bool:
    """Whether the values chosen are among those that exclude each other."""
    return clash.excludes(chosen[clash.first], chosen[clash.second])
