"""Dice of a season, the start of a year and the auction, as the rulebook has them, over many positions."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import NamedTuple

import pytest

from regalia.core.protocol import Chance, Seat
from regalia.core.record import Match
from regalia.games.kingsburg import GAME
from regalia.games.kingsburg.box.cards import GOVERNORS
from regalia.games.kingsburg.rules.setup import appoint
from tests.kingsburg.desk import Desk, start

LIMIT = {"heiress": 9, "priest": 9, "prince": 8}  # at most so much in all
SEATS = range(2, 6)
MOVES = 400  # more than any game here needs


class Heard(NamedTuple):
    """One thing that happened: what chance brought (nobody's seat), or what a seat chose of what."""

    seat: Seat | None
    options: frozenset[str]
    move: str


def hear(desk: Desk, choose: Callable[[Seat, set[str]], str], bring: Callable[[list[str]], str]) -> list[Heard]:
    """Play until dice are placed or the desk is over."""
    heard: list[Heard] = []
    for _ in range(MOVES):
        if desk.over or (desk.choice.seat >= 0 and "pass" in desk.options()):
            return heard
        if isinstance(desk.choice, Chance):
            heard.append(Heard(None, frozenset(), bring(sorted(desk.outcomes()))))
            desk.chance(heard[-1].move)
        else:
            seat, options = desk.choice.seat, desk.options()
            heard.append(Heard(seat, frozenset(options), choose(seat, options)))
            desk.do(heard[-1].move)
    raise AssertionError("the season does not end")


def rerolls(desk: Desk, left: set[str]) -> set[str]:
    """What seat 0 may roll again: one of equal dice, or all of them by the Chapel and the Philosopher."""
    own, bonus = desk.dice(0)
    found = set[str]()
    if "statue" in left and len({*own, *bonus}) == 1:
        found |= {f"reroll {face}" for face in own} | {f"reroll {face}b" for face in bonus}
    limits = {"chapel": 7, "philosopher": 10}
    return found | {f"use {name}" for name, most in limits.items() if name in left and sum(own + bonus) <= most}


def of_the_total(desk: Desk, governor: str) -> set[str]:
    if sum(sum(desk.dice(0), ())) > LIMIT.get(governor, 0):
        return set()
    return {"prince 3+4+6"} if governor == "prince" else {f"use {governor}"}


def follow(desk: Desk, governor: str, left: set[str], rng: Random) -> int:
    """Seat 0 is asked for what is possible and for nothing else. How many effects of a total it used."""
    rerolling = True
    for _ in range(MOVES):
        if not desk.over and isinstance(desk.choice, Chance):
            desk.chance(rng.choice(sorted(desk.outcomes())))
            continue
        possible = rerolls(desk, left) if rerolling else set()
        if not possible:
            rerolling, possible = False, of_the_total(desk, governor)
        assert (desk.over, possible) == (True, set()) or desk.options() == possible | {"done"}
        if desk.over:
            return 0
        move = rng.choice(sorted(desk.options()))
        left -= {"statue"} if move.startswith("reroll") else {move.removeprefix("use ")}
        desk.do(move)
        if move == "done" and rerolling:
            rerolling = False
        elif not rerolling:
            return int(move != "done")
    raise AssertionError("the rerolls do not end")


@pytest.mark.parametrize("buildings", ("", "statue", "chapel", "statue chapel"))
@pytest.mark.parametrize("governor", (*LIMIT, "philosopher"))
def test_effects_of_the_total_come_after_the_rerolls_and_end_them(governor: str, buildings: str) -> None:
    """000:518. First what rolls again, as often as its condition holds; then, once, what depends on the total."""
    used = 0
    for seed in range(60):
        rng = Random(f"{governor} {buildings} {seed}")
        desk = Desk(rng.choice(SEATS), governors={0: governor})
        desk.build(0, buildings)
        face = rng.choice((1, 2))
        own = [face] * 3 if rng.random() < 0.5 else [rng.randint(1, 4) for _ in range(3)]
        desk.roll(0, " ".join(map(str, own)), " ".join([str(face)] * rng.randrange(3)))
        desk.start("after roll")
        used += follow(desk, governor, {*buildings.split(), governor}, rng)
        assert all(one.seat is None for one in hear(desk, lambda _, options: min(options), rng.choice))
    assert used > 5 or governor == "philosopher"


@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize("seats", SEATS)
def test_the_die_of_the_blessing_counts_for_those_who_come_after_the_priest(seats: int, face: int) -> None:
    """Ruling 7. Every condition of a later seat is read with the new die, that of an earlier seat was read without."""

    def pray(_: Seat, options: set[str]) -> str:
        return "use priest" if "use priest" in options else "done"

    def bless(draws: list[str]) -> str:
        return next(draw for draw in draws if draw.endswith(f" {face}b"))

    powers = (("heiress", "", "2 2 2", 9), ("prince", "", "1 2 2", 8), ("", "chapel", "1 1 2", 7))
    for governor, building, own, most in powers:
        for priest_first in (True, False):
            desk = Desk(seats, governors={0: "priest", 1: governor} if governor else {0: "priest"})
            desk.order(*((0, 1) if priest_first else (1, 0)), *range(2, seats))
            desk.build(1, building)
            desk.roll(0, "2 3 4")
            desk.roll(1, own)
            desk.start("after roll")
            heard = hear(desk, pray, bless)
            total = sum(map(int, own.split())) + face
            expected = [0, *([1] if total <= most else [])] if priest_first else [1, 0]
            assert [one.seat for one in heard if one.seat is not None] == expected


class Seated(NamedTuple):
    """What a seat has and will answer in a season."""

    dice: int  # of Farms and Fairy
    favour: bool
    extra: int = 0  # how many of those that it may add
    accept: str = ""  # what it takes of the Priest

    @property
    def years(self) -> bool:
        """No die of its own: in a good year it may have that of the year."""
        return not self.dice and not self.favour

    @property
    def has_other(self) -> bool:
        return self.favour or (self.dice > 0 and self.extra > 0)

    def blessed(self) -> tuple[int, int, int]:
        """Bonus dice, points and resources after a blessing in a good year, the Priest's own point aside."""
        if self.has_other:
            return self.extra + self.favour, 1, 1
        return (1, 1, 0) if self.extra and self.accept == "point" else (1, 0, 1)


def answer(seated: list[Seated], pray: str, seat: Seat, options: set[str]) -> str:
    if "extra 1" in options:
        return f"extra {seated[seat].extra}" if seated[seat].extra else "done"
    return pray if pray in options else min(options & {f"accept {seated[seat].accept}", "take gold"})


def season_of(rng: Random, good: bool) -> tuple[Desk, list[Seated], Seat]:
    """The start of a season, seats with and without dice in any turn order; one is the Priest's in a good year."""
    seats, season = rng.choice(SEATS), rng.choice(("spring", "summer", "autumn"))
    priest, fairy = rng.sample(range(seats), 2)
    governors = {priest: "priest", fairy: "fairy"} if good else {fairy: "fairy"}
    desk = Desk(seats, governors=governors, destiny="good-year" if good else rng.choice(("", "famine")), season=season)
    desk.order(*rng.sample(range(seats), seats))
    desk.state.favour = rng.randrange(-1, seats) if season == "spring" else -1
    found = []
    for seat in range(seats):
        farms = rng.random() < 0.4
        desk.build(seat, "farms" if farms else "")
        one = Seated(farms + (season == "summer" and seat == fairy), seat == desk.state.favour)
        most = one.dice or int(good and one.years)
        found.append(one._replace(extra=rng.randint(0, most), accept=rng.choice(("point", "die"))))
    desk.start("season")
    return desk, found, priest


def places(heard: list[Heard], word: str) -> list[int]:
    return [at for at, one in enumerate(heard) if one.move.startswith(word)]


@pytest.mark.parametrize("good", (False, True))
def test_every_die_of_farms_fairy_and_good_year_may_be_declined_before_anybody_rolls(good: bool) -> None:
    """000:143, 000:522, 000:527. Any number of the own dice; the King's die is rolled in any case. In turn order."""
    for seed in range(80):
        rng = Random(f"decline {good} {seed}")
        desk, seated, _ = season_of(rng, good)
        order, own = desk.state.order, 2 if desk.state.destiny == "famine" else 3
        heard = hear(desk, partial(answer, seated, "done"), rng.choice)
        most = {seat: seated[seat].dice or int(good and seated[seat].years) for seat in order}
        asked = [at for at, one in enumerate(heard) if "extra 1" in one.options]
        assert [heard[at].seat for at in asked] == [seat for seat in order if most[seat]]
        for seat, options, _ in (heard[at] for at in asked):
            assert options == {"done", *(f"extra {count + 1}" for count in range(most[seat or 0]))}
        assert max(asked, default=-1) < min(places(heard, "roll"))
        assert min(places(heard, "take"), default=MOVES) > max(places(heard, "roll"))
        takers = [heard[at].seat for at in places(heard, "take")]
        assert takers == [seat for seat in order if good and seated[seat].has_other]
        for seat, one in enumerate(seated):
            assert tuple(map(len, desk.dice(seat))) == (own, one.extra + one.favour)
        totals = {seat: sum(sum(desk.dice(seat), ())) for seat in order}
        assert desk.state.order == tuple(sorted(order, key=totals.__getitem__))


def test_in_a_good_year_the_blessing_leaves_everybody_the_choice_of_die_with_point_or_with_resource() -> None:
    """Ruling on Good Year and Priest: who has other dice has both; who has the year's die chooses, in turn order."""
    met = set[tuple[int, str]]()
    for seed in range(150):
        rng = Random(f"bless {seed}")
        desk, seated, priest = season_of(rng, True)
        order = desk.state.order

        def bring(draws: list[str], priest: Seat = priest, rng: Random = rng) -> str:
            low = {f"roll {priest} {faces}" for faces in ("1+1+1", "1b", "1b+1b", "1b+1b+1b")} & set(draws)
            return low.pop() if low else rng.choice(draws)

        heard = hear(desk, partial(answer, seated, "use priest"), bring)
        (prayed,) = places(heard, "use priest")
        assert heard[prayed].seat == priest
        accepts = [heard[at] for at in places(heard, "accept")]
        assert [one.seat for one in accepts] == [seat for seat in order if seated[seat].years and seated[seat].extra]
        assert all(one.options == {"accept point", "accept die"} for one in accepts)
        met |= {(len(order), one.move) for one in accepts}
        assert min(places(heard, "take"), default=MOVES) > max(at for at in places(heard, "roll") if at < prayed)
        for seat, one in enumerate(seated):
            dice, points, goods = one.blessed()
            found = len(desk.dice(seat)[1]), desk.total(seat), sum(desk.goods(seat).values())
            assert found == (dice, points + (seat == priest), goods), (seed, seat, one)
    assert met == {(seats, f"accept {gift}") for seats in SEATS for gift in ("point", "die")}


@pytest.mark.parametrize("seats", SEATS)
def test_scouts_turn_the_enemy_up_before_the_sorcerer_builds(seats: int) -> None:
    """Ruling on the start of the year. Whatever his seat and the turn order: first the card, then his choice."""
    for sorcerer in range(seats):
        for turn in range(seats):
            desk = Desk(seats)
            desk.match = Match.start(GAME, seats, {"destiny": "on"})
            desk.state.year, desk.state.order = 2, tuple((seat + turn) % seats for seat in range(seats))
            appoint(desk.state, sorcerer, "sorcerer")
            desk.start("year")
            desk.chance("destiny scouts")
            assert {draw.split()[0] for draw in desk.outcomes()} == {"meet"}
            enemy = max(desk.outcomes())
            desk.chance(enemy)
            assert (desk.seat, "build inn" in desk.options()) == (sorcerer, True)
            for seat in (None, *range(seats)):
                assert (desk.view(seat).enemy, desk.view(seat).shown) == (enemy.removeprefix("meet "), True)


def bid_for_a_card(desk: Desk, opener: Seat, rng: Random, highest: int) -> Seat:
    """One card from the offer to the payment; the winner."""
    ring = [seat % len(desk.state.provinces) for seat in range(opener, opener + len(desk.state.provinces))]
    inside, leader, turn = [seat for seat in ring if not desk.province(seat).governor], opener, 0
    assert desk.seat == opener
    assert len({option.split()[1] for option in desk.options()}) == len(inside) + 1
    card, bid = rng.choice(sorted(desk.options())).split()[1], rng.choice((0, 0, 19, 20)) if len(inside) > 1 else 0
    desk.do(f"offer {card} {bid}" if len(inside) > 1 else f"pick {card}")
    while len(inside) > 1:
        turn = (turn + 1) % len(inside)
        assert desk.seat == inside[turn]
        bids = {int(option.split()[1]) for option in desk.options() - {"pass"}}
        assert ("pass" in desk.options(), min(bids)) == (True, bid + 1)
        desk.reject(f"bid {bid}")
        if bid < highest and rng.random() < 0.97:
            bid, leader = rng.choice((bid + 1, *bids)), inside[turn]
            desk.do(f"bid {bid}")
        else:
            desk.do("pass")
            inside.pop(turn)
            turn -= 1
    assert inside == [leader]
    assert (desk.province(leader).governor, desk.total(leader)) == (card, -bid)
    return leader


@pytest.mark.parametrize("highest", (0, 20, 21, 75))
@pytest.mark.parametrize("seats", SEATS)
def test_bids_have_no_end_and_only_the_winner_pays(seats: int, highest: int) -> None:
    """001:17-25. A bid above any other is possible; points may become negative; the last takes a card for nothing."""
    for seed in range(4):
        rng = Random(f"auction {seats} {highest} {seed}")
        desk = start({"governors": "auction"}, seats, seed)
        opener, won = desk.choice.seat, set[Seat]()
        for _ in range(seats):
            winner = bid_for_a_card(desk, opener, rng, highest)
            won.add(winner)
            if winner == opener and len(won) < seats:
                opener = next(seat % seats for seat in range(opener, opener + seats) if seat % seats not in won)
        assert won == set(range(seats))
        assert desk.total(winner) == 0


@pytest.mark.parametrize("lang, mark", [("en", "is not public"), ("fr", "n’est pas public")])
def test_all_governors_but_three_are_marked_as_ours(lang: str, mark: str) -> None:
    """Sections 3 and 6 of the rulings: Fairy, Prince and Sorcerer are as published; the Priest counts bonus dice."""
    ours = {card.name for card in GOVERNORS if mark in GAME.shown.explain(f"governor.{card.name}", lang)[1]}
    assert {card.name for card in GOVERNORS} - ours == {"fairy", "prince", "sorcerer"}
    assert "21" in next(option for option in GAME.options if option.name == "governors").help[lang]
    assert "bonus" in GAME.shown.explain("governor.priest", lang)[1].split(":")[0]
