"""The set-up: what the options lay out, and what they exclude in one sentence that names both."""

from typing import Any

import pytest

from regalia.core.errors import Refused
from regalia.games.wonderful_kingdom.game import GAME
from tests.wonderful_kingdom.desk import Desk


def test_the_usual_game_is_rats_against_giants_on_side_a() -> None:
    """003:76, 003:388, ruling: the advised first game is the default."""
    desk = Desk()
    setting = desk.state.setting
    assert (setting.modules, setting.packs, setting.side) == (("threat",), ("giant-rats", "frost-giants"), "A")
    assert [duchy.name for duchy in desk.state.duchies] == ["teressie", "valados"]
    assert [duchy.pack for duchy in desk.state.duchies] == [("giant-rat",) * 4, ("frost-giant",) * 4]


@pytest.mark.parametrize("module", ["threat", "advisors", "quest", "conquest", "none"])
def test_one_module_a_game(module: str) -> None:
    """003:68, 003:81, 003:365: one of the four; none is for training only, and the option says so."""
    setting = Desk(module=module).state.setting
    assert setting.modules == (() if module == "none" else (module,))
    help_text = next(option.help["en"] for option in GAME.options if option.name == "module")
    assert "practice" in help_text


@pytest.mark.parametrize("seats", [1, 2])
def test_one_or_two_players(seats: int) -> None:
    """003:32: and nobody else."""
    assert len(Desk(seats, module="none").state.duchies) == seats
    for wrong in (0, 3):
        with pytest.raises(Refused):
            Desk(wrong, module="none")


@pytest.mark.parametrize("module", ["none", "threat", "advisors", "quest", "conquest"])
def test_two_traps_each_with_two_players(module: str) -> None:
    """003:77; in Conquest the two come from slots (003:985, 003:991)."""
    desk = Desk(module=module).start().roll()
    while not desk.options()[0].startswith("propose"):
        desk.do(desk.options()[0]).roll()
    assert [duchy.traps for duchy in desk.state.duchies] == [2, 2]


def test_a_duchy_begins_empty() -> None:
    """003:70-79: nothing built, no cube, no soldier, no calamity; four rounds lie ahead."""
    desk = Desk(module="none")
    for duchy in desk.state.duchies:
        assert (duchy.built, duchy.construction, duchy.taken, duchy.hand) == ((), (), (), ())
        assert (duchy.alchemy, duchy.krystallium, duchy.soldiers, duchy.training) == ((0, 0, 0, 0), 0, 0, 0)
        assert duchy.calamities == 0
    assert (desk.state.round, desk.state.areas) == (1, ((), ()))


@pytest.mark.parametrize("extras, cards", [("off", 80), ("on", 85)])
@pytest.mark.parametrize("seats", [1, 2])
def test_the_deck_is_seventy_or_seventy_five_developments_and_ten_treasures(
    extras: str, cards: int, seats: int
) -> None:
    """003:52, 003:73, 003:787-793: the five of the extras are mixed in."""
    chances = Desk(seats, module="none", extras=extras).start().chances()
    assert sum(chances.values()) == cards
    assert sum(weight for name, weight in chances.items() if "treasure-" in name) == 10


def test_duchies_may_be_chosen() -> None:
    """003:76, 003:785: a duchy each, never the same."""
    desk = Desk(module="none", duchy="senada", rival_duchy="teressie")
    assert [duchy.name for duchy in desk.state.duchies] == ["senada", "teressie"]
    assert Desk(module="none", duchy="valados").duchy(1).name == "teressie"
    assert Desk(1, module="none", duchy="valados").duchy().name == "valados"


def test_in_conquest_teressie_is_blue_and_senada_red() -> None:
    """003:985, 003:1079, ruling: side E, and these two duchies only; alone the player is red."""
    desk = Desk(module="conquest")
    assert [duchy.name for duchy in desk.state.duchies] == ["teressie", "senada"]
    assert desk.state.setting.side == "E"
    assert (desk.armies("b1")[0], desk.armies("r1")[0]) == (0, 1)
    assert Desk(1, module="conquest").armies("r1")[0] == 0


@pytest.mark.parametrize("seats, board", [(2, "A1"), (2, "A2"), (2, "B1"), (2, "B2"), (1, "C1"), (1, "C2")])
def test_conquest_boards_by_number_of_players(seats: int, board: str) -> None:
    """003:975, 003:1075: four faces for two, two for one."""
    assert Desk(seats, module="conquest", board=board).state.setting.board == board
    assert Desk(seats, module="conquest").state.setting.board == ("A1" if seats == 2 else "C1")


REFUSED: list[tuple[int, dict[str, Any], str, str]] = [
    (2, {"scenario": "SC01"}, "seats=2", "scenario=SC01"),
    (2, {"scenario": "SC06"}, "seats=2", "scenario=SC06"),
    (1, {"scenario": "SC01", "module": "quest"}, "scenario=SC01", "module=quest"),
    (1, {"scenario": "SC02", "module": "none"}, "scenario=SC02", "module=none"),
    (1, {"pack": "black-dragons"}, "seats=1", "pack=black-dragons"),
    (1, {"pack": "illusionists"}, "seats=1", "pack=illusionists"),
    (1, {"rival_pack": "thieves"}, "seats=1", "rival-pack=thieves"),
    (1, {"rival_duchy": "valados"}, "seats=1", "rival-duchy=valados"),
    (2, {"pack": "thieves", "rival_pack": "thieves"}, "pack=thieves", "rival-pack=thieves"),
    (2, {"pack": "sisters", "rival_pack": "sisters"}, "pack=sisters", "rival-pack=sisters"),
    (2, {"duchy": "valados", "rival_duchy": "valados"}, "duchy=valados", "rival-duchy=valados"),
    (2, {"side": "C"}, "extras=off", "side=C"),
    (2, {"side": "D"}, "extras=off", "side=D"),
    (2, {"side": "E"}, "module=threat", "side=E"),
    (1, {"side": "E", "module": "none"}, "module=none", "side=E"),
    (2, {"side": "A", "module": "conquest"}, "module=conquest", "side=A"),
    (2, {"side": "B", "module": "conquest"}, "module=conquest", "side=B"),
    (2, {"side": "C", "module": "conquest", "extras": "on"}, "module=conquest", "side=C"),
    (2, {"duchy": "valados", "module": "conquest"}, "module=conquest", "duchy=valados"),
    (2, {"rival_duchy": "valados", "module": "conquest"}, "module=conquest", "rival-duchy=valados"),
    (1, {"duchy": "valados", "module": "conquest"}, "module=conquest", "duchy=valados"),
    (2, {"board": "C1", "module": "conquest"}, "seats=2", "board=C1"),
    (1, {"board": "B2", "module": "conquest"}, "seats=1", "board=B2"),
    (2, {"search": "each"}, "seats=2", "search=each"),
]


@pytest.mark.parametrize("seats, options, one, two", REFUSED, ids=[f"{row[2]} {row[3]}" for row in REFUSED])
def test_a_refusal_names_both_options(seats: int, options: dict[str, Any], one: str, two: str) -> None:
    """003:76, 003:797, 003:936, 003:964, 003:975, 003:985, 003:1075, rulings: what cannot be played together."""
    with pytest.raises(Refused) as refused:
        Desk(seats, **options)
    assert f" {one} " in str(refused.value)
    assert f" {two} " in str(refused.value)


@pytest.mark.parametrize("option, value", [("module", "siege"), ("side", "F"), ("scenario", "SC07"), ("pack", "rats")])
def test_an_unknown_value_is_refused_with_the_choices(option: str, value: str) -> None:
    """A sentence that lists what there is."""
    choices = next(each.choices for each in GAME.options if each.name == option)
    options: dict[str, Any] = {option: value}
    with pytest.raises(Refused) as refused:
        Desk(**options)
    assert value in str(refused.value)
    assert all(choice in str(refused.value) for choice in choices)


@pytest.mark.parametrize("pack", ["giant-rats", "frost-giants", "shadows", "thieves", "sisters", "siphons"])
def test_six_packs_serve_alone(pack: str) -> None:
    """003:500, 003:936, 003:964: four of its cards are in the danger deck."""
    desk = Desk(1, pack=pack)
    assert (desk.state.setting.packs, desk.view(0).bad, desk.view(0).dangers) == ((pack,), 4, 12)
