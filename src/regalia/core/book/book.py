"""The book of a game as data: chapters of numbered paragraphs, their pictures, and what each of them answers."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from regalia.core.lessons.lesson import Text
from regalia.core.options import SEATS
from regalia.core.protocol import Action, Seat

When = Mapping[str, tuple[str, ...]]  # by option, or by "seats": the values with which something holds


@dataclass(frozen=True, slots=True)
class Frame:
    """One moment of a picture: the table after an entry, or where the one who looks on has to choose."""

    say: Text
    at: str = ""  # a pattern; empty: where the viewer is asked and nothing is fixed


@dataclass(frozen=True, slots=True, kw_only=True)
class Picture:
    """A small position, played by the rules, and which details of the table it shows."""

    about: Text
    show: tuple[str, ...]
    seats: int
    viewer: Seat
    options: Mapping[str, str]
    seed: str
    draws: tuple[Action, ...]
    moves: Mapping[Seat, tuple[Action, ...]]
    frames: tuple[Frame, ...]


@dataclass(frozen=True, slots=True)
class Asked:
    """A question that people ask, and its answer."""

    ask: Text
    answer: Text


@dataclass(frozen=True, slots=True, kw_only=True)
class Paragraph:
    """One rule."""

    id: str  # "influence.exact": stays, whatever is written before it
    number: str  # "4.1"
    say: Text
    values: Mapping[str, str] = field(default_factory=dict)
    when: When = field(default_factory=dict)
    topics: tuple[str, ...] = ()
    ours: bool = False  # the books leave it open, or we have chosen it
    picture: Picture | None = None
    asked: tuple[Asked, ...] = ()

    def sentences(self) -> tuple[Text, ...]:
        """All that is said in it."""
        picture = (self.picture.about, *(frame.say for frame in self.picture.frames)) if self.picture else ()
        asked = (text for each in self.asked for text in (each.ask, each.answer))
        return (self.say, *filter(None, picture), *asked)

    def holds(self, seats: int, options: Mapping[str, str]) -> bool:
        """Whether it is a rule of a table with so many seats and these options."""
        known = {**options, SEATS: str(seats)}
        return all(known[name] in values for name, values in self.when.items())


@dataclass(frozen=True, slots=True, kw_only=True)
class Chapter:
    """A part of the rules."""

    id: str
    number: int
    title: Text
    short: Text  # all of it in a few sentences
    values: Mapping[str, str] = field(default_factory=dict)
    paragraphs: tuple[Paragraph, ...] = ()


@dataclass(frozen=True, eq=False)
class Book:
    """The rules of a game."""

    game: str
    rest: tuple[str, ...]  # what seats do in a picture where nothing is fixed: the first of these patterns that fits
    chapters: tuple[Chapter, ...]
    paragraphs: Mapping[str, Paragraph] = field(init=False)
    topics: Mapping[str, tuple[Paragraph, ...]] = field(init=False)

    def __post_init__(self) -> None:
        every = [paragraph for chapter in self.chapters for paragraph in chapter.paragraphs]
        topics: dict[str, tuple[Paragraph, ...]] = {}
        for paragraph in every:
            for topic in paragraph.topics:
                topics[topic] = (*topics.get(topic, ()), paragraph)
        object.__setattr__(self, "paragraphs", {paragraph.id: paragraph for paragraph in every})
        object.__setattr__(self, "topics", topics)

    def about(self, topic: str, seats: int, options: Mapping[str, str]) -> Paragraph | None:
        """What answers a topic at such a table, the one that hangs on most of its options first.

        If nothing answers "choice.taking.favour", then what answers "choice.taking" does."""
        while topic:
            found = [each for each in self.topics.get(topic, ()) if each.holds(seats, options)]
            if found:
                return max(found, key=lambda each: len(each.when))
            topic = topic.rpartition(".")[0]
        return None

    def chapter(self, paragraph: Paragraph) -> Chapter:
        """The chapter that it stands in."""
        return next(chapter for chapter in self.chapters if paragraph in chapter.paragraphs)
