"""What people type at the table besides moves: each order under its own name."""

from collections.abc import Callable, Iterator, Sequence
from enum import Enum, auto
from pathlib import Path

from rich.text import Text

from regalia.cli.moves import close, meant
from regalia.cli.sitting import Sitting, story
from regalia.cli.topics import chapters, kinds, members, parts, topics
from regalia.core.errors import Refused
from regalia.core.protocol import Action


class Then(Enum):
    """What follows an order."""

    ASK = auto()  # again: the table has not changed
    SHOW = auto()
    LEAVE = auto()


Order = Callable[[Sitting, str], Then]
ORDERS: dict[str, Order] = {}
SHOWN = 8  # moves in one sentence


def order(rule: Order) -> Order:
    ORDERS[rule.__name__] = rule
    return rule


def obey(sitting: Sitting, text: str) -> Then:
    """Do what was typed: an order or a move."""
    word, _, rest = text.strip().partition(" ")
    if not word:
        return Then.SHOW
    if word.casefold() in ORDERS:
        return ORDERS[word.casefold()](sitting, rest.strip())
    return move(sitting, text.strip())


def move(sitting: Sitting, text: str) -> Then:
    lane, options = sitting.options()
    found = meant(text, options, sitting.game.parse, sitting.sentence)
    if len(found) == 1:
        sitting.match.act(found[0], lane)
        return Then.SHOW
    if found:
        sitting.tell(sitting.say("play.unclear", text=text, moves=listed(found)))
    else:
        near = close(text, options, sitting.sentence)
        question = [sitting.say("play.near", moves=listed(near))] if near else []
        sitting.tell(" ".join([sitting.say("play.refused", text=text), *question]))
    return Then.ASK


def listed(found: Sequence[Action]) -> str:
    """The first few moves."""
    return ", ".join([*map(str, found[:SHOWN]), *(["…"] if len(found) > SHOWN else [])])


@order
def moves(sitting: Sitting, words: str) -> Then:
    sitting.moves(words)
    return Then.ASK


@order
def board(sitting: Sitting, _: str) -> Then:
    return Then.SHOW


@order
def describe(sitting: Sitting, _: str) -> Then:
    sitting.tell(*sitting.game.shown.describe(sitting.match.view(sitting.seat), sitting.houses, sitting.lang))
    return Then.ASK


@order
def score(sitting: Sitting, _: str) -> Then:
    sitting.score()
    return Then.ASK


@order
def log(sitting: Sitting, _: str) -> Then:
    sitting.tell(*story(sitting.match, sitting.seat, sitting.lang))
    if sitting.match.over:
        sitting.result()
    return Then.ASK


@order
def undo(sitting: Sitting, _: str) -> Then:
    try:
        undone = sitting.match.undo(sitting.people[0] if sitting.seat is None else sitting.seat)
    except Refused:
        sitting.tell(sitting.say("play.settled"))
        return Then.ASK
    sitting.news = [sitting.say("play.undone", move=undone.action)]
    return Then.SHOW


@order
def save(sitting: Sitting, name: str) -> Then:
    said = "play.saved" if name else "play.where"
    try:
        if name:
            sitting.keep(Path(name).expanduser())
    except (Refused, RuntimeError):
        said = "play.unsaved"
    sitting.tell(sitting.say(said, path=name))
    return Then.ASK


@order
def help(sitting: Sitting, topic: str) -> Then:
    game, lang, view = sitting.game, sitting.lang, sitting.match.view(None)
    found = topics(game, topic, lang, view) if topic else chapters(game, lang)
    names = [title for title, _ in members(game, topic.casefold(), lang, view)]
    for title, text in found:
        sitting.console.print(Text.assemble((title, "bold"), "  ", text))
    if not topic:
        sitting.tell(*typing(sitting))
    elif names:
        sitting.tell(" | ".join(names))
    elif not found:
        sitting.tell(sitting.say("help.unknown", topic=topic))
    return Then.ASK


def typing(sitting: Sitting) -> Iterator[str]:
    """What there is more help on, and what may be typed."""
    names = parts(sitting.game)
    yield sitting.say("help.topics" if names else "help.kinds", topics=", ".join(names or kinds(sitting.game)))
    yield sitting.say("help.typing")
    yield from (f"  {name:<9} {sitting.say(f'help.orders.{name}')}" for name in ORDERS)


@order
def quit(sitting: Sitting, _: str) -> Then:
    return Then.LEAVE
