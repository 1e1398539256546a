"""What people type at the table besides moves: each order under its own name."""

from collections.abc import Callable, Iterator, Sequence
from enum import Enum, auto
from pathlib import Path

from rich.text import Text

from regalia.cli.session import Session, story
from regalia.core.errors import Refused
from regalia.core.protocol import Action
from regalia.core.topics import chapters, kinds, members, parts, topics
from regalia.core.typed import close, meant


class Then(Enum):
    """What follows an order."""

    ASK = auto()  # again: the table has not changed
    SHOW = auto()
    LEAVE = auto()


Order = Callable[[Session, str], Then | None]  # None: ask again
ORDERS: dict[str, Order] = {}
SHOWN = 8  # moves in one sentence


def order(rule: Order) -> Order:
    ORDERS[rule.__name__] = rule
    return rule


def obey(session: Session, text: str) -> Then:
    """Do what was typed: an order or a move."""
    word, _, rest = text.strip().partition(" ")
    if not word:
        return Then.SHOW
    if word.casefold() in ORDERS:
        return ORDERS[word.casefold()](session, rest.strip()) or Then.ASK
    return move(session, text.strip())


def move(session: Session, text: str) -> Then:
    lane, options = session.options()
    found = meant(text, options, session.game.parse, session.sentence)
    if len(found) == 1:
        session.match.act(found[0], lane)
        return Then.SHOW
    if found:
        session.tell(session.say("play.unclear", text=text, moves=listed(found)))
    else:
        near = close(text, options, session.sentence)
        question = [session.say("play.near", moves=listed(near))] if near else []
        session.tell(" ".join([session.say("play.refused", text=text), *question]))
    return Then.ASK


def listed(found: Sequence[Action]) -> str:
    """The first few moves."""
    return ", ".join([*map(str, found[:SHOWN]), *(["…"] if len(found) > SHOWN else [])])


@order
def moves(session: Session, words: str) -> None:
    session.moves(words)


@order
def board(session: Session, _: str) -> Then:
    return Then.SHOW


@order
def describe(session: Session, _: str) -> None:
    session.tell(*session.game.shown.describe(session.match.view(session.seat), session.houses, session.lang))


@order
def score(session: Session, _: str) -> None:
    session.score()


@order
def log(session: Session, _: str) -> None:
    session.tell(*story(session.match, session.seat, session.lang))
    if session.match.over:
        session.result()


@order
def undo(session: Session, _: str) -> Then | None:
    try:
        undone = session.match.undo(session.people[0] if session.seat is None else session.seat)
    except Refused:
        session.tell(session.say("play.settled"))
        return None
    session.news = [session.say("play.undone", move=undone.action)]
    return Then.SHOW


@order
def save(session: Session, name: str) -> None:
    said = "play.saved" if name else "play.where"
    try:
        if name:
            session.keep(Path(name).expanduser())
    except (Refused, RuntimeError):
        said = "play.unsaved"
    session.tell(session.say(said, path=name))


@order
def help(session: Session, topic: str) -> None:
    game, lang, view = session.game, session.lang, session.match.view(None)
    found = topics(game, topic, lang, view) if topic else chapters(game, lang)
    names = [title for title, _ in members(game, topic.casefold(), lang, view)]
    for title, text in found:
        session.console.print(Text.assemble((title, "bold"), "  ", text))
    if not topic:
        session.tell(*typing(session))
    elif names:
        session.tell(" | ".join(names))
    elif not found:
        session.tell(session.say("help.unknown", topic=topic))


def typing(session: Session) -> Iterator[str]:
    """What there is more help on, and what may be typed."""
    names = parts(session.game)
    yield session.say("help.topics" if names else "help.kinds", topics=", ".join(names or kinds(session.game)))
    yield session.say("help.typing")
    yield from (f"  {name:<9} {session.say(f'help.orders.{name}')}" for name in ORDERS)


@order
def quit(session: Session, _: str) -> Then:
    return Then.LEAVE
