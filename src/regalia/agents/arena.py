"""Paired games: every seed is played in every rotation of the seats, so that luck and seats fall to all alike."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import ceil
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from regalia.agents.loading import load
from regalia.agents.protocol import Bot, Budget
from regalia.agents.runner import Table
from regalia.core.errors import Refused
from regalia.core.game import counted_points
from regalia.core.protocol import Action, Seat
from regalia.core.record import Match
from regalia.games import game as named


@dataclass(frozen=True, slots=True)
class Contest:
    """Which bots play which game, as plain data. The last bot takes all seats that are left."""

    game: str
    bots: tuple[str, ...]
    seats: int
    games: int
    seed: str
    options: Mapping[str, str]
    box: Mapping[str, Any]
    code: tuple[str, ...] = ()  # files that bring bots

    @property
    def rotations(self) -> int:
        """Games of one seed: one for each seat; alone, a game for each bot."""
        return self.seats if self.seats > 1 else len(self.bots)

    def sittings(self) -> list["Sitting"]:
        """The games to be played, in whole blocks: seed after seed, rotation after rotation."""
        blocks, rotations = range(ceil(self.games / self.rotations)), range(self.rotations)
        return [Sitting(self, f"{self.seed}/{block}", rotation) for block in blocks for rotation in rotations]

    def start(self) -> Match:
        """The game before its first draw, or one sentence on what cannot be."""
        if not self.bots or len(self.bots) > self.seats > 1:
            raise Refused(f"{len(self.bots)} bots do not fit on {self.seats} seats.")
        return Match.start(named(self.game), self.seats, self.options, self.box)


class Sitting(NamedTuple):
    """One game of a contest: a seed, and by how many seats the bots have moved on."""

    contest: Contest
    seed: str
    rotation: int

    @property
    def bots(self) -> tuple[int, ...]:
        """Which bot of the contest sits at each seat."""
        if (seats := self.contest.seats) == 1:
            return (self.rotation,)
        return tuple(min((seat - self.rotation) % seats, len(self.contest.bots) - 1) for seat in range(seats))


class Fault(NamedTuple):
    """A bot that broke down or left its options, in the words of the runner."""

    seat: Seat
    why: str


class Played(NamedTuple):
    """What is counted of one game, by seat. A game with a fault is lost by its bot and won by the others."""

    seed: str
    bots: tuple[int, ...]
    scores: tuple[int, ...]
    wins: tuple[float, ...]
    why: tuple[str, ...]
    thought: tuple[tuple[float, ...], ...]  # seconds, choice by choice
    fault: Fault | None = None
    record: Mapping[str, Any] | None = None


class TimedBot:
    """A bot on the clock; if it breaks down, the refusal names it."""

    def __init__(self, bot: Bot, name: str, seat: Seat) -> None:
        self.bot, self.name, self.seat = bot, name, seat
        self.seconds: list[float] = []

    def choose(self, view: Any, options: Any, rng: Random, budget: Budget) -> Action:
        began = perf_counter()
        try:
            return self.bot.choose(view, options, rng, budget)
        except (Exception, SystemExit) as error:
            why = f"{type(error).__name__}: {error}"
            values: dict[str, Any] = {"bot": self.name, "seat": self.seat, "why": why}
            raise Refused("The bot “{bot}” at seat {seat} broke down: {why}", **values) from error
        finally:
            self.seconds.append(perf_counter() - began)


def played(sitting: Sitting) -> Played:
    """Play one game to its end, or to the fault of a bot."""
    contest = sitting.contest
    for path in contest.code:
        load(path)
    match = contest.start()
    match.players = [contest.bots[at] for at in sitting.bots]
    table = Table(match, sitting.seed)
    clocks = _timed(table, sitting.rotation)
    fault = _fault(table)
    thought = tuple(tuple(clock.seconds) for clock in clocks)
    return counted(match, sitting.seed, sitting.bots, thought, fault)


def counted(
    match: Match, seed: str, bots: tuple[int, ...], thought: tuple[tuple[float, ...], ...], fault: Fault | None
) -> Played:
    """What a game brought to its seats."""
    scores = tuple(map(counted_points, match.game.scores(match.state)))
    if fault:
        wins = tuple(float(seat != fault.seat) / max(1, match.seats - 1) for seat in range(match.seats))
        why = ("fault",) * match.seats
    else:
        result = match.game.result(match.state)
        wins, why = result.shares(), result.why
    return Played(seed, bots, scores, wins, why, thought, fault, match.record())


def _timed(table: Table, rotation: int) -> list[TimedBot]:
    """Put every bot on the clock. In the rotations a bot brings its random numbers along: otherwise two bots of one
    kind would play the same game in each of them, and a mirror would show nothing."""
    bots, clocks = [table.bots[seat] for seat in range(table.match.seats)], list[TimedBot]()
    for seat, (bot, budget, _) in enumerate(bots):
        clocks.append(TimedBot(bot, table.match.players[seat], seat))
        table.bots[seat] = clocks[-1], budget, bots[(seat - rotation) % len(bots)][2]
    return clocks


def _fault(table: Table) -> Fault | None:
    try:
        table.advance()
    except Refused as error:
        seat = error.values["seat"]
        assert isinstance(seat, int)
        return Fault(seat, str(error))
    return None
