"""Playthroughs: whole random games written as text, entry by entry, so that any change of the rules shows as a diff."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import NamedTuple

from regalia.core.codec import written
from regalia.core.game import AnyGame, total, worth
from regalia.core.lanes import apply, pending
from regalia.core.options import SEATS, Clash, Option, clashing
from regalia.core.protocol import CHANCE, Action, Chance, Seat
from regalia.core.record import Dice, Match


class Cell(NamedTuple):
    """A game to be played: its label is its seed and the name of its file."""

    label: str
    seats: int
    options: Mapping[str, str]
    wisely: bool = False  # played by worth, so that what random play never reaches is shown too


def cells(game: AnyGame) -> list[Cell]:
    """Every seat count without modules and with as many as go together, every value of every module, the showcase."""
    modules = [option for option in game.options if option.module]
    plain = [Cell(f"{game.id}-{seats}-seats", seats, {}) for seats in game.seats]
    whole = [
        Cell(f"{game.id}-{seats}-seats-everything", seats, _together(game, modules, seats))
        for seats in game.seats
        if len(modules) > 1
    ]
    each = [
        Cell(f"{game.id}-{option.name}-{value}", *_fitting(game, {option.name: value}, at))
        for option in modules
        for at, value in enumerate(_on(option))
    ]
    shown = [Cell(f"{game.id}-{show.name}", show.seats, show.options, show.wisely) for show in game.showcase]
    return [*plain, *whole, *each, *shown]


def _on(option: Option) -> list[str]:
    return [value for value in option.choices if value != option.default]


def _turn(option: Option, seats: int) -> str:
    """The values of a module by turns, so that the seat counts show different ones."""
    values = _on(option)
    return values[-seats % len(values)]


def _clash(game: AnyGame, seats: int, options: Mapping[str, str]) -> Clash | None:
    """The first clash of the options as they would be played."""
    chosen = {option.name: option.default for option in game.options} | {SEATS: str(seats), **options}
    return next((clash for clash in game.clashes if clashing(clash, chosen)), None)


def _together(game: AnyGame, modules: Iterable[Option], seats: int) -> dict[str, str]:
    """One module after the other, as long as nothing clashes."""
    options: dict[str, str] = {}
    for option in modules:
        more = options | {option.name: _turn(option, seats)}
        options = options if _clash(game, seats, more) else more
    return options


def _fitting(game: AnyGame, given: Mapping[str, str], turn: int) -> tuple[int, dict[str, str]]:
    """A number of seats, and values of other options, with which these can be played."""
    for at in range(len(game.seats)):
        seats, options = game.seats[(turn + at) % len(game.seats)], dict(given)
        while (clash := _clash(game, seats, options)) and (better := _amended(game, clash, seats, options)):
            options = better
        if clash is None:
            return seats, options
    raise AssertionError(f"nothing goes with {given}")


def _amended(game: AnyGame, clash: Clash, seats: int, options: Mapping[str, str]) -> dict[str, str] | None:
    """Another value for an option that was left open and clashes."""
    for option in game.options:
        if option.name in (clash.first, clash.second) and option.name not in options:
            for value in option.choices:
                more = dict(options) | {option.name: value}
                if _clash(game, seats, more) is not clash:
                    return more
    return None


def write(game: AnyGame, folder: Path) -> list[Path]:
    """Play every cell again and replace its two files: the game as text, and the hashes of all views."""
    files = []
    for cell in cells(game):
        for kind, text in zip(("txt", "views"), recorded(game, cell), strict=True):
            files.append(folder / f"{cell.label}.{kind}")
            files[-1].write_text(text, "utf-8")
    return files


def recorded(game: AnyGame, cell: Cell) -> tuple[str, str]:
    """The game as text, and a short hash of the views of all seats and of the spectator after every entry."""
    hashes = list[str]()
    text = played(game, cell, lambda match: hashes.append(_hash(match)))
    return text, "\n".join([*hashes, ""])


def played(game: AnyGame, cell: Cell, look: Callable[[Match], None] = lambda _: None) -> str:
    """The whole game with the number of options at each entry, the scores by reason and the ranks."""
    lines = [f"game {game.id}, rules {game.version}, {cell.seats} seats"]
    lines += [f"option {name} {value}" for name, value in cell.options.items()]
    match = None
    for match, count in walk(game, cell):
        lane, seat, action = match.entries[-1]
        look(match)
        who = "chance" if seat == CHANCE else f"seat {seat}"
        lines.append(f"{len(match.entries):4} {who} {count:3} {action}" + ("" if lane is None else f" (lane {lane})"))
    assert match is not None
    for seat, reasons in enumerate(game.scores(match.state)):
        sums = ", ".join(f"{reason} {points}" for reason, points in reasons.items())
        lines.append(f"score {seat} {total(reasons)}: {sums}")
    ranks = " ".join(map(str, game.result(match.state).ranks))
    return "\n".join([*lines, f"ranks {ranks}", ""])


def _hash(match: Match) -> str:
    views = (written(match.view(seat)) for seat in (*range(match.seats), None))
    return sha256(b"\n".join(views)).hexdigest()[:16]


def walk(game: AnyGame, cell: Cell) -> Iterator[tuple[Match, int]]:
    """The match after each entry, with how many options there were."""
    match, dice, rng = Match.start(game, cell.seats, cell.options), Dice(cell.label), Random(cell.label)
    while not match.over:
        open_choices = pending(match.state)
        lane, choice = open_choices[rng.randrange(len(open_choices))]
        options = choice.options(match.state)
        if isinstance(choice, Chance):
            action = dice.draw(match.state, choice)
        elif cell.wisely:
            worths = [(_worth(match, lane, option, choice.seat), rng.random(), at) for at, option in enumerate(options)]
            action = options[max(worths)[-1]]
        else:
            action = rng.choice(options)
        match.trust(lane, choice.seat, action)
        yield match, len(options)


def _worth(match: Match, lane: Seat | None, action: Action, seat: Seat) -> float:
    after = match.state.copy()
    apply(after, lane, action)
    return worth(match.game, after, seat)
