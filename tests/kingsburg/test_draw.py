"""The table as a picture: well made, complete, and saying exactly what the rules say."""

import re
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from random import Random

import pytest

from regalia.core.lanes import offered, pending
from regalia.core.protocol import Action, Seat
from regalia.core.record import Dice, Match
from regalia.games.kingsburg import GAME
from regalia.games.kingsburg.box.cards import OURS
from regalia.games.kingsburg.box.data import ARMY_TOKENS, BUILDINGS, ENEMY, RANGES
from regalia.games.kingsburg.rules import actions
from regalia.games.kingsburg.rules.view import View
from regalia.games.kingsburg.shown.art.court import LIGHTS
from regalia.games.kingsburg.shown.art.dice import KINDS
from regalia.games.kingsburg.shown.draw import draw, gallery
from regalia.games.kingsburg.shown.sight import subject
from regalia.games.kingsburg.shown.words import WORDS
from tests.kingsburg.desk import Desk, start
from tests.pictures import HREF, TABLE, check

PLUS = "M105 107V117M100 112H110"  # on the arch of an advisor who may be influenced
EVERYTHING = {"rows": "extended", "governors": "pick", "army": "on", "destiny": "on"}


def step(match: Match, rng: Random, dice: Dice) -> None:
    """A random move of a seat that is to move."""
    lane, choice = rng.choice(pending(match.state))
    match.act(choice.sample(match.state, rng), lane)
    match.roll(dice)


def played(seats: int, moves: int, options: dict[str, str] | None = None) -> Desk:
    """A game after so many random moves, or at its end."""
    desk, rng, dice = start(options or {}, seats, seed=seats), Random(moves), Dice(moves)
    while moves and not desk.over:
        step(desk.match, rng, dice)
        moves -= 1
    return desk


def chosen(desk: Desk) -> View:
    return desk.view(desk.seat)


def crowded() -> View:
    """Dice of two owners on an advisor, a +2 token, the Market and the envoy at work, and a wealth of ways."""
    desk = Desk(2, destiny="king-ill", governors={0: "politician"})
    desk.place(1, "influence 9 with 6+3", "influence 4 with 1 +2 market+1")
    desk.place(0, "influence 9 with 6+1+2 envoy", "influence private 5 with 3+2")
    desk.envoy(0)
    desk.give(0, 2, 3, 4, plus2=2)
    desk.build(0, "inn market")
    desk.roll(0, "1 2 3 4", "5 6")
    desk.score(1, -7)
    desk.start("influence")
    return desk.view(0)


def at(part: str, seat: Seat = 0, governor: str = "", destiny: str = "", season: str = "spring") -> Callable[[], View]:
    """A part of the year with something to decide in it."""

    def view() -> View:
        governors = {0: governor} if governor else {}
        desk = Desk(3, "extended", governors, army=part == "winter", destiny=destiny, season=season)
        desk.build(0, "sawmill quarry statue barracks barricade crane town-hall improvised-defenses recruiting-center")
        desk.give(0, 3, 3, 3, plus2=2, soldiers=1)
        desk.enemy("dragons-5-9", known=(0,))
        desk.roll(0, "2 2 2", "2")
        desk.start(part)
        return desk.view(seat)

    return view


def rewarded() -> View:
    desk = Desk()
    desk.place(0, "influence 9 with 6+3")
    desk.start("rewards")
    return desk.view(0)


def considering() -> View:
    """More ways than can be listed: the advisor is chosen first. One of the others may be copied instead."""
    desk = Desk(3, destiny="secret-deals")
    desk.place(1, "influence 9 with 6+3")
    desk.build(0, "inn market")
    desk.give(0, plus2=1)
    desk.roll(0, "1 2 3 4 5 6", "1 2 3 4 5")
    desk.start("influence")
    return desk.view(0)


def low(governor: str) -> View:
    """Dice that a governor would like to change."""
    desk = Desk(governors={0: governor})
    desk.roll(0, "1 2 3")
    desk.start("after roll")
    return desk.view(0)


def defeated() -> View:
    desk = Desk()
    desk.give(0, 2, 2, 2)
    desk.enemy("orcs-1-3", shown=True)
    desk.start("battle")
    return desk.view(0)


def adding(governor: str = "", destiny: str = "", season: str = "spring") -> View:
    """Bonus dice may join the roll of who has Farms."""
    desk = Desk(governors={0: governor} if governor else {}, destiny=destiny, season=season)
    desk.build(0, "inn market farms")
    desk.start("season")
    return desk.view(0)


def blessing() -> View:
    """A good year in which the Priest blesses."""
    desk = Desk(governors={0: "priest"}, destiny="good-year")
    desk.start("season")
    desk.do("extra 1", "extra 1", "extra 1")
    for seat in range(3):
        desk.chance(f"roll {seat} 1+2+2", f"roll {seat} 3b")
    desk.do("use priest")
    return desk.view(0)


POSITIONS: dict[str, Callable[[], View]] = {
    "before the set-up": lambda: GAME.view(Match.start(GAME, 5, EVERYTHING).state, None),
    "picking": lambda: chosen(played(3, 0, EVERYTHING)),
    "auction": lambda: chosen(played(5, 0, {"governors": "auction"})),
    "bidding": lambda: chosen(played(5, 1, {"governors": "auction"})),
    "first turn": lambda: chosen(played(2, 0)),
    "two seats": lambda: chosen(played(2, 2)),
    "late, five seats, all modules": lambda: chosen(played(5, 260, EVERYTHING)),
    "crowded": crowded,
    "considering": considering,
    "a die of the Farms": adding,
    "dice of Farms and Fairy": lambda: adding("fairy", season="summer"),
    "a good year": lambda: adding(destiny="good-year"),
    "a blessing": blessing,
    "the Prince": lambda: low("prince"),
    "the Priest": lambda: low("priest"),
    "defeated": defeated,
    "changing dice": at("after roll", governor="trickster"),
    "receiving": rewarded,
    "building": at("build", governor="trader"),
    "end of season": at("end effects", season="summer", destiny="royal-levy"),
    "recruiting": at("recruit"),
    "choosing a token": at("winter"),
    "spectator": lambda: played(4, 60).view(None),
    "another's turn": lambda: (desk := played(3, 30)).view((desk.choice.seat + 1) % 3),
    "over": lambda: played(5, 10_000, EVERYTHING).view(0),
}


@cache
def seen(position: str) -> View:
    return POSITIONS[position]()


@cache
def pictured(position: str, lang: str = "en", theme: str = "light") -> str:
    return draw(seen(position), lang, theme)


def moves(position: str) -> Sequence[Action]:
    return offered(seen(position))


@pytest.mark.parametrize("position", POSITIONS)
def test_a_drawing_stands_on_its_own(position: str) -> None:
    check(pictured(position), TABLE)
    check(pictured(position, "fr", "dark"), TABLE)


@pytest.mark.parametrize(
    "notation, where",
    (
        ("influence private 5 with 5", "private-5"), ("copy 7", "advisor-7"), ("receive 9 gold+wood", "advisor-9"),
        ("use smuggler", "advisor-14"), ("reroll 4b", "bonus-4"), ("turn 3", "die-2"),
        ("prince 1+2", "governor-prince"),
        ("exchange gold stone", "goods-gold"), ("recruit gold+gold", "soldiers"), ("bid 4", "bid"), ("done", "done"),
    ),
)  # fmt: skip
def test_an_option_is_about_a_thing(notation: str, where: str) -> None:
    assert subject(GAME.parse(notation)) == where


def test_what_may_be_chosen_is_lit() -> None:
    ways = ((move.rank, move.private) for move in moves("crowded") if isinstance(move, actions.Influence))
    assert pictured("crowded").count(PLUS) == len({*ways}) > 10
    assert all('class="halo' in pictured(position) for position in ("building", "recruiting", "a blessing", "picking"))


@pytest.mark.parametrize("position", ("spectator", "another's turn", "over"))
def test_nothing_is_lit_while_the_viewer_has_no_choice(position: str) -> None:
    assert 'class="halo' not in pictured(position)


def test_dice_lie_on_advisors_in_the_colours_of_their_owners() -> None:
    svg = pictured("crowded")
    assert svg.count("#die-moon") == 3, "two on the Huntress, one on the Merchant"
    assert svg.count("#die-rose") == 3 + 2 + 4, "on the Huntress, on a private advisor, in the tray"
    assert svg.count('"#i-market"') == 1
    assert svg.count("#die-bonus") == 2


def test_dice_of_nobody_are_grey() -> None:
    lying = [placed for seat, placed in seen("two seats").court if seat < 0 and isinstance(placed, actions.Influence)]
    assert pictured("two seats").count("#die-neutral") == sum(len(placed.own) for placed in lying) > 3


def test_the_enemy_is_drawn_for_those_who_may_know_it() -> None:
    low, high = RANGES[1]
    hidden, known = draw(at("build", 1)()), draw(at("build")())
    assert f">{low} – {high}</text>" in hidden
    assert ">Dragons</text>" not in hidden
    assert ">Dragons</text>" in known
    assert f">{low} – {high}</text>" not in known


def test_the_panel_tells_points_and_goods_of_every_seat() -> None:
    view, svg = seen("over"), pictured("over")
    shown = Counter(re.findall(r">([^<>]+)</text>", svg))
    for province in view.provinces:
        assert shown[str(province.score).replace("-", "−")]
        assert all(shown[str(n)] for n in (*province.goods, province.plus2, province.soldiers))


def test_a_score_below_zero_has_its_stone() -> None:
    assert ">−7</text>" in pictured("crowded")


@pytest.mark.parametrize("position", ("first turn", "picking"))
def test_every_seat_has_its_board(position: str) -> None:
    uses, view = Counter(HREF.findall(pictured(position))), seen(position)
    for building in BUILDINGS:
        assert uses[f"b-{building.name}"] == len(view.provinces) * (building.row in view.modules.rows)


def test_cards_of_ours_say_so() -> None:
    mark = WORDS.say("en", "draw.ours")
    cards = seen("auction").offered
    assert pictured("auction").count(mark) == sum(OURS[f"governor.{card}"].ours for card in cards)
    assert gallery().count(mark) >= sum(card.ours for card in OURS.values())


@pytest.mark.parametrize("lang", ("en", "fr"))
def test_every_component_is_in_the_gallery(lang: str) -> None:
    svg = gallery(lang)
    names = set(re.findall(r' data-name="([^"]+)"', svg))
    assert names >= {f"{kind}.{part}" for kind, those in GAME.components().items() for part in those}
    assert names >= {f"dice.{kind}" for kind in KINDS} | {f"army.{value}" for value in ARMY_TOKENS}
    assert names >= {f"thing.{thing}" for thing in ("gold", "wood", "stone", "plus2", "soldiers", "envoy")}
    assert names >= {f"back.{year}" for year in RANGES} | {"board.base", "board.extended", "wheel"}
    assert names >= {f"state.{state}" for state in (*LIGHTS, "taken", "shared", "built", "near", "far", "plot")}


@pytest.mark.parametrize("sort, count", (("b", 28), ("foe", 6), ("who", 24), ("fate", 29)))
def test_pictures_all_differ(sort: str, count: int) -> None:
    arts = re.findall(rf'<symbol id="{sort}-[\w-]+"[^>]*>(.*?)</symbol>', gallery())
    assert len(arts) == len(set(arts)) == count
    assert len({enemy.kind for enemy in ENEMY.values()}) == 6
