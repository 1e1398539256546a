"""Both languages are complete, and every sentence can be said in every game."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import get_args

import pytest

from regalia.core.protocol import CHANCE, Choice, Entry
from regalia.core.record import Dice, Match
from regalia.core.words import LANGUAGES
from regalia.games import GAMES
from regalia.games.kingdom_builder.box.data import CARDS, ISLANDS, PLACES, TERRAINS, TILES
from regalia.games.kingdom_builder.box.hexes import NAMES
from regalia.games.kingdom_builder.rules.actions import Discard, Found, Move
from regalia.games.kingdom_builder.rules.effects import MOVES
from regalia.games.kingdom_builder.rules.queenies import Allotting, Founding
from regalia.games.kingdom_builder.rules.turn import Acting, Discarding, Landing
from regalia.games.kingdom_builder.shown.words import WORDS
from regalia.games.kingdom_builder.shown.words.table import heading
from tests.kingdom_builder.desk import Desk, start
from tests.sentences import NAMED, said

GAME = GAMES["kingdom-builder"]
STEPS = (Acting, Landing, Discarding, Allotting, Founding)
SETUPS: tuple[dict[str, str], ...] = (
    {},
    {"preset": "first-game", "capitol": "random", "caves": "random", "island": "tree-house"},
    {"northwest": "oracle", "northeast": "harbor", "capitol": "chosen", "caves": "chosen", "island": "rope-bridge"},
    {"northwest": "oracle", "northeast": "harbor", "capitol": "chosen", "capitol-section": "chosen"},
    {"northwest": "oracle", "northeast": "harbor", "capitol": "north", "capitol-section": "random"},
    {"southeast": "oasis-turned", "caves": "chosen", "island": "random"},
)
DEEDS = (
    "settle 14,14", "farm 1,9", "barn 14,14", "to 14,13", "discard farm spent", "end", "lay northwest farm-turned",
    "reveal lords", "begin 1", "allot both", "found capitol 4,4", "anchor rope-bridge", "draw 1 ?", "draw 1 grass",
    "redraw 1 canyon",
)  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_part_of_a_sentence_has_its_words(lang: str) -> None:
    wanted = [
        *(f"house.{house}.name" for house in GAME.houses),
        *(f"place.{place}.name" for place in PLACES),
        *(f"terrain.{terrain}.a" for terrain in TERRAINS),
        *(f"card.{card}.short" for card in (*CARDS, "castles", "capitol")),
        *(f"tile.{tile}.the" for tile in (*TILES, "cave")),
        *(f"beside.{special}" for special in (*TILES, "castle")),
        *(f"prompt.landing.{tile}" for tile in MOVES),
        *(f"prompt.wait.{step.__name__.lower()}" for step in STEPS),
    ]
    assert [key for key in wanted if not WORDS.has(lang, key)] == []
    assert len(GAME.houses) == max(GAME.seats)


def test_every_kind_of_action_has_a_deed_here() -> None:
    assert {type(GAME.parse(deed)) for deed in DEEDS} == set(get_args(Move))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_has_its_line(lang: str) -> None:
    view = Desk().view(None)
    actions = [*map(GAME.parse, DEEDS), Found("cave", NAMES["1,4"]), Discard("farm", False)]
    lines = [said(GAME.shown.log_line(view, Entry(None, 1, action), NAMED, lang)) for action in actions]
    assert len(set(lines)) == len(lines)
    for action in (action for action in actions if isinstance(action, Found)):
        assert "Élie" not in said(GAME.shown.log_line(view, Entry(None, CHANCE, action), NAMED, lang))


@pytest.mark.parametrize(
    "deed, en, fr",
    [
        (
            "settle 14,14",
            "Élie builds on a flower field (row 14, column 14).",
            "Élie construit dans un champ de fleurs (ligne 14, colonne 14).",
        ),
        (
            "farm 11,19",
            "Élie uses the Farm and builds on grass (row 11, column 19), beside a Farm.",
            "Élie utilise la Ferme et construit sur une prairie (ligne 11, colonne 19), à côté d’une Ferme.",
        ),
        ("draw 1 ?", "Élie draws a terrain card.", "Élie pioche une carte Terrain."),
        (
            "redraw 1 canyon",
            "No hex was free for the card: Élie removes it from the game and draws Canyon.",
            "Plus aucune case libre pour la carte\u202f: Élie la retire du jeu et pioche Canyon.",
        ),
    ],
)
def test_the_log_tells_where_and_why(deed: str, en: str, fr: str) -> None:
    view, entry = Desk().view(None), Entry(None, 1, GAME.parse(deed))
    assert [GAME.shown.log_line(view, entry, NAMED, lang) for lang in LANGUAGES] == [en, fr]


def asked(desk: Desk, lang: str = "en") -> str:
    return GAME.shown.prompt(desk.view(desk.seat), lang)


def test_before_during_and_after_the_mandatory_action() -> None:
    desk = Desk()
    desk.turn(0, "flowers")
    assert asked(desk) == "Flower field: build 3 settlements."
    desk.do("settle 14,14")
    assert asked(desk) == "Flower field: build settlement 2 of 3."
    desk.do("settle 15,15", "settle 16,14")
    assert asked(desk) == "All done: end your turn."


def test_the_last_settlements_are_counted() -> None:
    desk = Desk()
    desk.supply(0, 2)
    desk.turn(0, "flowers")
    assert asked(desk) == "Flower field: build your last 2 settlements."
    desk.do("settle 14,14")
    assert asked(desk, "fr") == "Champ de fleurs\u202f: construisez la cité 2 sur 2."


def test_only_tiles_that_can_be_used_are_named() -> None:
    desk = Desk()
    desk.place(0, "11,19")
    desk.hold(0, "12,18 7,3")
    desk.turn(0, "flowers")
    assert asked(desk) == "Flower field: build 3 settlements, or first use the Farm."
    desk.supply(0, 0)
    assert asked(desk) == "Last round. All done: end your turn."


def test_the_last_round_is_told_as_soon_as_it_is_decided() -> None:
    desk = Desk()
    desk.hold(0, "12,18")
    desk.turn(0, "flowers", left=0)
    assert heading(desk.view(0), ("Ada", "Ben"), "en") == "Ada’s turn"
    desk.supply(1, 0)
    assert heading(desk.view(0), ("Ada", "Ben"), "en") == "Last round, Ada’s turn"
    assert heading(desk.view(0), ("Ada", "Ben"), "fr") == "Dernier tour de table, à Ada de jouer"
    assert asked(desk, "fr").startswith("Dernier tour. ")


def test_tiles_can_be_used_after_the_mandatory_action() -> None:
    desk = Desk()
    desk.place(0, "11,19")
    desk.hold(0, "12,18 3,19")
    desk.turn(0, "flowers", left=0)
    assert asked(desk) == "Use the Farm or the Paddock, or end your turn."
    desk.do("paddock 11,19")
    assert (
        asked(desk) == "Paddock: put the lifted settlement (row 11, column 19) down two hexes away in a straight line."
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "step",
    [
        *(Landing(1, 0, (), tile, 0) for tile in MOVES),
        Discarding(1, 0, (), "farm"),
        Founding(1, "capitol", 0),
        Founding(1, "cave", 3),
    ],
)
def test_every_step_has_its_prompt_and_its_waiting(step: Choice, lang: str) -> None:
    view = replace(Desk().view(1), agenda=(step,))
    prompts = {said(GAME.shown.prompt(replace(view, seat=seat), lang)) for seat in (0, 1, None)}
    assert len(prompts) == 2


def test_the_end_names_who_won() -> None:
    desk = Desk()
    desk.place(0, "14,14")
    assert GAME.shown.prompt(desk.view(None), "en") == "Rose wins with 3 gold."
    assert GAME.shown.prompt(desk.view(0), "fr") == "Vous gagnez avec 3 points\u202f!"
    assert GAME.shown.prompt(Desk().view(0), "en") == "Rose and Moon share the victory with 0 gold each."


def test_a_missing_capitol_is_explained() -> None:
    missing = "There is no Capitol, because neither Oracle nor Harbor is in play."
    board = {"preset": "first-game", "capitol": "random"}
    assert missing in GAME.shown.setup_lines(start(board).view(None), "en")
    assert missing not in GAME.shown.setup_lines(start({"preset": "first-game"}).view(None), "en")
    assert missing not in GAME.shown.setup_lines(
        start({"northwest": "oracle-turned", "capitol": "north"}).view(None), "en"
    )


def test_a_section_without_a_cave_is_explained() -> None:
    lines = GAME.shown.setup_lines(Desk(caves="1,4").view(None), "en")
    assert lines[-2:] == [
        "Caves open in these mountains: row 1, column 4.",
        "The Oasis section has no mountain for a Cave.",
    ]


def test_the_island_says_that_its_layout_is_ours() -> None:
    view = Desk(island="rope-bridge").view(None)
    ours = WORDS.say("en", "setup.ours")
    assert ours in GAME.shown.setup_lines(view, "en")
    layout = replace(view.board.layout, island=ISLANDS["tree-house"])
    assert ours not in GAME.shown.setup_lines(replace(view, board=view.board.made(layout)), "en")


def test_settlements_are_told_area_by_area() -> None:
    desk = Desk(island="rope-bridge")
    desk.place(0, "14,13 14,14 13,13 i1,2")
    lines = GAME.shown.describe(desk.view(None), NAMED[:2], "en")
    assert "Ana, 3 settlements together: row 13, column 13; row 14, columns 13 and 14." in lines
    assert "Ana, a lone settlement: Island row 1, column 2." in lines


def test_the_ear_learns_what_can_be_done() -> None:
    desk = Desk()
    desk.place(0, "11,19")
    desk.hold(0, "12,18")
    desk.turn(0, "grass", left=0)
    farms = sum(option.startswith("farm") for option in desk.options())
    assert (
        GAME.shown.describe(desk.view(0), NAMED[:2], "en")[-1]
        == f"You may use the Farm in {farms} ways or end the turn."
    )
    assert not any("may" in line for line in GAME.shown.describe(desk.view(1), NAMED[:2], "en"))


def played(match: Match, seed: int) -> Iterator[Entry]:
    """A random game, entry by entry."""
    dice, rng = Dice(seed), Random(seed)
    while True:
        yield from match.roll(dice)
        if match.over:
            return
        choice = match.choice()
        yield match.trust(None, choice.seat, choice.sample(match.state, rng))


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", SETUPS, ids=lambda options: "-".join(options) or "plain")
def test_random_games_are_told_from_the_box_to_the_end(options: dict[str, str], seats: int) -> None:
    match, names = Match.start(GAME, seats, options), NAMED[:seats]
    for number, entry in enumerate(played(match, seats)):
        seat = (None, *range(seats))[number % (seats + 1)]
        view, told = match.view(seat), GAME.told(match.state, entry, seat)
        assert told
        for lang in LANGUAGES:
            said(GAME.shown.log_line(view, told, names, lang))
            said(GAME.shown.prompt(view, lang))
            assert number % 25 > seats or all(map(said, GAME.shown.describe(view, names, lang)))
    assert all(map(said, GAME.shown.setup_lines(match.view(None), "fr")))
