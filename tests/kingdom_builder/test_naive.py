"""The second reading checked by hand: the rulebooks' own examples, the rulings, and the board turned upside down."""

from copy import deepcopy
from dataclasses import replace
from typing import Any

import pytest

from tests.kingdom_builder.first_game import FIRST_GAME, FIRST_GAME_TILES, ISLAND
from tests.kingdom_builder.naive import Cell, Position, after, moves, neighbours, notation, parse
from tests.kingdom_builder.naive_scores import scores

TILES = ("oracle", "farm", "tavern", "tower", "harbor", "paddock", "barn", "oasis", "rope-bridge", "tree-house")
MOVED_ONTO = (("barn", "D"), ("harbor", "W"), ("rope-bridge", "C"), ("tree-house", "T"))


def at(hexes: str) -> set[Cell]:
    return {parse(text) for text in hexes.split()}


def drawn(*rows: str, board: str = "main") -> dict[Cell, str]:
    return {(board, r, c): letter for r, row in enumerate(rows) for c, letter in enumerate(row) if letter != "."}


def position(grid: dict[Cell, str], *settlements: str, **changes: Any) -> Position:
    """Seat 0 after its mandatory action, with a full supply and nothing else unless told."""
    stand = [at(hexes) for hexes in settlements]
    none: list[set[Cell]] = [set() for _ in stand]
    plain = Position(grid, {}, set(), set(), stand, [40] * len(stand), none, deepcopy(none), None, 0, 0, [], None)
    return replace(plain, **changes)


def first_game(*settlements: str, **changes: Any) -> Position:
    locations = {cell: tile for tile, hexes in FIRST_GAME_TILES.items() for cell in at(hexes)}
    return position(drawn(*FIRST_GAME), *settlements, **{"locations": locations, **changes})


def where(position: Position, verb: str) -> set[str]:
    """The hexes of the moves that begin with a verb."""
    return {move.removeprefix(f"{verb} ") for move in moves(position) if move.startswith(f"{verb} ")}


def row(section: tuple[int, int], line: int, count: int) -> str:
    """So many hexes of a section, side by side on one of its lines."""
    down, right = section
    return " ".join(notation(("main", 10 * down + line, 10 * right + col)) for col in range(count))


def turned(cell: Cell) -> Cell:
    """The hex after half a turn of the board, and of the Island beside it."""
    board, row, col = cell
    return ("main", 19 - row, 19 - col) if board == "main" else ("island", 4 - row, 4 - col - row % 2)


ALL_CELLS = [*drawn(*FIRST_GAME), *drawn(*ISLAND, board="island")]


def test_neighbours_are_six_and_mutual() -> None:
    assert neighbours(parse("3,3")) == at("3,2 3,4 2,2 2,3 4,2 4,3")
    assert neighbours(parse("2,2")) == at("2,1 2,3 1,2 1,3 3,2 3,3")
    assert all(len(neighbours(cell)) == 6 for cell in ALL_CELLS)
    assert all(cell in neighbours(near) for cell in ALL_CELLS for near in neighbours(cell))


def test_half_a_turn_keeps_neighbours_and_the_written_hex_is_read_back() -> None:
    assert all({turned(near) for near in neighbours(cell)} == neighbours(turned(cell)) for cell in ALL_CELLS)
    assert all(parse(notation(cell)) == cell == turned(turned(cell)) for cell in ALL_CELLS)
    assert [notation(("main", 6, 11)), notation(("island", 1, 2))] == ["7,12", "i2,3"]


def test_flowers_reach_five_locations_in_the_first_game() -> None:
    start = first_game("", card="F", left=3)
    reached = set[Cell]().union(*(after(start, move).held[0] for move in moves(start)))
    assert reached == at("3,19 7,3 12,18 13,8 16,13")


def test_three_flowers_by_a_forest_leave_all_canyons_open() -> None:
    second = first_game("16,14 15,15 14,14", card="C", left=3)
    assert len(where(second, "settle")) == "".join(FIRST_GAME).count("C")
    assert after(second, "settle 17,7").held[0] == at("18,6")
    assert where(replace(second, card="T"), "settle") == {"17,14"}


def test_adjacency_is_tested_anew_for_each_settlement() -> None:
    start = position(drawn("GGGCCGGG"), "1,1", "1,6", card="G", left=3)
    assert moves(start) == {"settle 1,2"}
    second = after(start, "settle 1,2")
    assert moves(second) == {"settle 1,3"}
    assert moves(after(second, "settle 1,3")) == {"settle 1,7", "settle 1,8"}


def test_mandatory_settlements_may_be_split_over_areas() -> None:
    assert where(position(drawn("GGCCGG"), "1,1 1,5", card="G", left=3), "settle") == {"1,2", "1,6"}


def test_an_exhausted_terrain_leaves_no_move() -> None:
    assert moves(position(drawn("GD"), "1,1", card="G", left=3, ready=["oasis"])) == set()
    assert moves(position(drawn("GD"), "1,1", left=2)) == set()


def test_extra_actions_come_before_or_after_never_between() -> None:
    game = position(drawn("GGGGGDD"), "", card="G", left=3, ready=["oasis"])
    verbs = []
    for move in ("settle 1,1", "settle 1,2", "settle 1,3"):
        verbs.append({move.split()[0] for move in moves(game)})
        game = after(game, move)
    assert verbs == [{"settle", "oasis"}, {"settle"}, {"settle"}]
    assert moves(game) == {"oasis 1,6", "oasis 1,7", "end"}
    assert moves(after(game, "oasis 1,6")) == {"end"}


@pytest.mark.parametrize("move", ["settle 1,2", "farm 1,2"])
def test_an_empty_supply_ends_the_action_and_leaves_only_moving_tiles(move: str) -> None:
    last = position(drawn("GGGGW"), "1,1", card="G", left=3, supply=[1], ready=["farm", "oracle", "harbor"])
    spent = after(last, move)
    assert (spent.left, spent.supply) == (0, [0])
    assert moves(spent) == {"harbor 1,1", "harbor 1,2", "end"}
    assert moves(replace(spent, left=3)) == moves(spent)


@pytest.mark.parametrize("tile, target", [("oracle", "1,3"), ("farm", "1,1"), ("oasis", "1,2")])
def test_building_tiles_and_their_terrain(tile: str, target: str) -> None:
    assert where(position(drawn("GDFCTW"), "", card="F", ready=[tile]), tile) == {target}


@pytest.mark.parametrize("tile, letter", MOVED_ONTO)
def test_moving_tiles_and_their_terrain(tile: str, letter: str) -> None:
    game = position(drawn("GDFCTW"), "1,1", card="D", ready=[tile])
    assert moves(game) == {f"{tile} 1,1", "end"}
    assert moves(after(game, f"{tile} 1,1")) == {f"to 1,{'GDFCTW'.index(letter) + 1}"}


def test_without_a_card_oracle_and_barn_rest() -> None:
    assert moves(position(drawn("GGG"), "1,1", ready=["oracle", "barn"])) == {"end"}


def test_a_building_tile_builds_next_to_an_own_settlement_if_it_can() -> None:
    assert where(position(drawn("GGCCG"), "1,1", ready=["farm"]), "farm") == {"1,2"}
    assert where(position(drawn("GGCCG"), "1,1", "1,2", ready=["farm"]), "farm") == {"1,5"}


def test_tower_builds_on_the_edge_of_the_assembled_board() -> None:
    game = first_game("", ready=["tower"])
    game.grid.update(drawn(*ISLAND, board="island"))
    assert len(where(game, "tower")) == 17 + 3 + 11 + 16
    assert where(replace(game, settlements=[at("2,2")]), "tower") == {"1,2", "1,3", "2,1"}
    assert len(where(replace(game, settlements=[at("i1,2")]), "tower")) == 47


@pytest.mark.parametrize(
    "grid, own, ends",
    [
        pytest.param(drawn("GGGGGG"), "1,2 1,3 1,4", {"1,1", "1,5"}, id="both ends"),
        pytest.param(drawn("GGGGGG"), "1,2 1,3 1,4 1,5", {"1,1", "1,6"}, id="longer"),
        pytest.param(drawn("WWWWGG"), "1,2 1,3 1,4", {"1,5"}, id="on water, not onto it"),
        pytest.param(drawn("GGGGGGG"), "1,1 1,2 1,3 1,5 1,6 1,7", {"1,4"}, id="gap between lines"),
        pytest.param(drawn("GGGGG"), "1,1 1,2 1,4", set(), id="three with a gap are no line"),
        pytest.param(drawn(*["GGGG"] * 5), "1,1 2,1 3,2", {"4,2"}, id="diagonal"),
        pytest.param(drawn(*["GGGG"] * 5), "1,1 2,1 3,1", set(), id="bent"),
    ],
)
def test_tavern_continues_a_straight_line(grid: dict[Cell, str], own: str, ends: set[str]) -> None:
    assert where(position(grid, own, ready=["tavern"]), "tavern") == ends


def test_paddock_jumps_anything_and_owes_no_adjacency() -> None:
    grid = drawn("GGGGG", "GMWGG", "GSWLG", "GGGGG", "GGGWG")
    game = position(grid, "3,3 4,2", "4,3 1,4", ready=["paddock"])
    assert moves(after(game, "paddock 3,3")) == {"to 3,5", "to 3,1", "to 1,2", "to 5,2"}


@pytest.mark.parametrize("tile, letter", MOVED_ONTO)
def test_a_moved_settlement_may_be_bound_to_its_old_hex(tile: str, letter: str) -> None:
    rows = ["XXGGXX".replace("X", letter), "XXXGXX".replace("X", letter)]
    bound, loose = (position(drawn(row), "1,1 1,2", card="D", ready=[tile]) for row in rows)
    assert moves(bound) == {"end"}
    assert moves(loose) == {f"{tile} 1,1", "end"}
    lifted = after(loose, f"{tile} 1,1")
    still_listed = replace(lifted, settlements=loose.settlements)
    assert moves(lifted) == moves(still_listed) == {"to 1,3"}
    assert after(lifted, "to 1,3") == after(still_listed, "to 1,3")


def test_caves_move_a_neighbour_to_any_cave_once() -> None:
    game = position(drawn("GGMGGGMW", ".G"), "1,1 1,2", "2,2", caves=at("1,3 1,7"), ready=["cave"])
    assert moves(game) == {"cave 1,2", "end"}
    lifted = after(game, "cave 1,2")
    assert moves(lifted) == {"to 1,4", "to 1,6"}
    assert moves(after(lifted, "to 1,6")) == {"end"}


def test_the_island_is_open_when_nothing_is_adjacent_and_then_binds() -> None:
    grid = drawn("DDDCCGD") | drawn("DGG", board="island")
    frank = position(grid, "1,1 1,2 1,3", ready=["oasis", "farm"])
    assert where(frank, "oasis") == {"1,7", "i1,1"}
    assert where(after(frank, "oasis i1,1"), "farm") == {"i1,2"}


FARM = {parse("1,2"): "farm"}
FARMS = {parse("1,2"): "farm", parse("1,7"): "farm"}


def test_two_seats_take_a_tile_from_a_location_the_third_none() -> None:
    game = position(drawn("GLG", "GGG"), "", "", "", locations=FARM, card="G")
    for seat, cell in enumerate(("1,1", "1,3", "2,1")):
        game = after(replace(game, seat=seat, left=3), f"settle {cell}")
    assert game.held == game.taken == [at("1,2"), at("1,2"), set()]
    assert game.ready == []


def test_a_location_gives_a_seat_one_tile_ever() -> None:
    game = position(drawn("GLG"), "", locations=FARM, taken=[at("1,2")], card="G", left=3)
    assert after(game, "settle 1,1").held == [set()]


def test_a_move_gains_a_tile() -> None:
    game = after(position(drawn("GLGGG"), "1,5", locations=FARM, ready=["paddock"]), "paddock 1,5")
    assert after(game, "to 1,3").held == [at("1,2")]


@pytest.mark.parametrize(
    "own, target, ready, held, left_ready",
    [
        pytest.param("1,1", "1,4", ["farm", "cave"], "", ["cave"], id="the last neighbour leaves"),
        pytest.param("1,1", "1,3", ["farm"], "1,2", ["farm"], id="still beside it"),
        pytest.param("1,1 1,3", "1,4", ["farm"], "1,2", ["farm"], id="another stays"),
        pytest.param("1,1 1,8", "1,4", ["farm", "farm"], "1,7", ["farm"], id="two unused"),
        pytest.param("1,1 1,8", "1,4", [], "1,7", [], id="two used"),
        pytest.param("1,1", "1,6", ["farm"], "1,7", [], id="lost first, gained then"),
    ],
)
def test_a_move_loses_tiles(own: str, target: str, ready: list[str], held: str, left_ready: list[str]) -> None:
    had = [at("1,2 1,7") if "1,8" in own else at("1,2")]
    game = position(drawn("GLGGGGLG"), own, locations=FARMS, held=had, taken=had, card="G", ready=["barn", *ready])
    lifted = after(game, "barn 1,1")
    assert f"to {target}" in moves(lifted)
    landed = after(lifted, f"to {target}")
    assert (landed.held, landed.ready, landed.lifted, landed.losing) == ([at(held)], left_ready, None, "")


@pytest.mark.parametrize("which, left_ready", [("spent", ["farm"]), ("ready", [])])
def test_of_two_tiles_alike_the_seat_has_both_until_it_chooses(which: str, left_ready: list[str]) -> None:
    had, ready = [at("1,2 1,7")], ["barn", "farm"]
    game = position(drawn("GLGGGGLG"), "1,1 1,8", locations=FARMS, held=had, taken=had, card="G", ready=ready)
    landed = after(after(game, "barn 1,1"), "to 1,4")
    assert (landed.held, landed.ready, landed.losing) == ([at("1,2 1,7")], ["farm"], "farm")
    assert moves(landed) == {"discard farm spent", "discard farm ready"}
    chosen = after(landed, f"discard farm {which}")
    assert (chosen.held, chosen.ready, chosen.losing) == ([at("1,7")], left_ready, "")


@pytest.mark.parametrize(
    "card, grid, own, gold",
    [
        ("fishermen", drawn("WWGGG"), "1,1 1,2 1,3 1,4", 1),
        ("miners", drawn("GMWGG"), "1,1 1,3 1,4", 2),
        ("workers", drawn("GSGGLGG"), "1,1 1,3 1,6 1,7", 3),
        ("merchants", drawn("SGGLGGL"), "1,2 1,3 1,6", 8),
        ("merchants", drawn("SGLGSGL"), "1,2 1,4 1,6", 16),
        ("discoverers", {}, "1,1 1,5 4,4 20,1 i1,1 i5,2", 5),
        ("knights", {}, "1,1 1,5 1,9 2,1 3,1 3,2 3,3", 6),
        ("knights", {}, "1,1 1,5 i3,1 i3,3 i3,4", 6),
        ("knights", {}, "", 0),
        ("hermits", {}, "1,1 1,2 2,1 5,5 i1,1", 3),
        ("citizens", {}, row((0, 0), 0, 7) + " 5,5 5,6", 3),
        ("citizens", {}, "1,1 5,5", 0),
        ("farmers", {}, " ".join(row((r, c), 3, 4 + r + c) for r in (0, 1) for c in (0, 1)), 12),
        ("farmers", {}, "1,1 1,11 11,1 i1,1", 0),
        ("castles", drawn("GSGGS", "GGGGG"), "1,1 1,3 2,1", 3),
        ("castles", drawn("GSGGS", "GGGGG"), "1,1 1,4", 6),
    ],
)
def test_cards_and_castles(card: str, grid: dict[Cell, str], own: str, gold: int) -> None:
    assert scores(position(grid, own), [card])[0][card] == gold


def test_lords_in_each_section_with_ties_and_nobody() -> None:
    one_section = [row((0, 1), line, number) for line, number in enumerate((8, 8, 6, 2))]
    some, almost_none = position({}, *one_section), position({}, "1,1", "", "i1,1 i1,2")
    assert [seat["lords"] for seat in scores(some, ["lords"])] == [12 + 36, 12 + 36, 6 + 36, 36]
    assert [seat["lords"] for seat in scores(almost_none, ["lords"])] == [12 + 36, 6 + 36, 6 + 36]


def test_capitols_reach_two_hexes_count_once_and_stay_castles() -> None:
    one = position(drawn("GGGSGGG"), "1,1 1,2 1,3", capitols=at("1,4"))
    two = position(drawn("SGGS"), "1,2 1,3", capitols=at("1,1 1,4"))
    assert scores(one, []) == [{"castles": 3, "capitol": 2}]
    assert scores(two, ["workers"]) == [{"workers": 2, "castles": 6, "capitol": 2}]
    assert scores(replace(one, capitols=set()), []) == [{"castles": 3}]
