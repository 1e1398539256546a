"""Both languages are complete, and every sentence can be said in every game."""

import re
from collections.abc import Iterator
from random import Random

import pytest

from regalia.core.lanes import pending
from regalia.core.protocol import Chance, Choice, Entry, Result
from regalia.core.record import Dice, Match
from regalia.core.words import LANGUAGES
from regalia.games.wonderful_kingdom.box.catalogue import PACKS, RESOURCES
from regalia.games.wonderful_kingdom.box.data import KINDS, SCENARIOS
from regalia.games.wonderful_kingdom.box.replaceable import GIFTS
from regalia.games.wonderful_kingdom.game import GAME
from regalia.games.wonderful_kingdom.rules.own import Own
from regalia.games.wonderful_kingdom.shown.words import WORDS, card
from regalia.games.wonderful_kingdom.shown.words.help import OURS, UNNUMBERED, card_facts, help_text
from regalia.games.wonderful_kingdom.shown.words.table import HELD
from tests.sentences import NAMED, said
from tests.wonderful_kingdom.desk import Desk

CHOICES = {kind for kind in GAME.types if issubclass(kind, Choice) and not issubclass(kind, Chance)} - {Choice, Own}
REASONS = ("cards", "kinds", "calamities", "threats", "sisters", "eggs", "chronicle", "quest", "land", "side")
WHYS = (
    "points", "duchy", "soldiers", "shared", "quest", "gold", "silver", "bronze", "no-medal", "vermin", "cubes",
    "cards", "thieves",
)  # fmt: skip
SETUPS: tuple[tuple[int, dict[str, str]], ...] = (
    *((seats, {"module": module}) for seats in GAME.seats for module in ("threat", "advisors", "quest", "conquest")),
    (2, {"module": "none", "extras": "on", "side": "C"}),
    (2, {"module": "advisors", "extras": "on"}),
    (2, {"pack": "shadows", "rival-pack": "black-dragons"}),
    (2, {"pack": "illusionists", "rival-pack": "thieves"}),
    (2, {"pack": "sisters", "rival-pack": "siphons"}),
    (2, {"module": "conquest", "board": "B2"}),
    (1, {"pack": "siphons", "search": "each"}),
    (1, {"module": "conquest", "board": "C2"}),
    *((1, {"scenario": scenario}) for scenario, *_ in SCENARIOS),
)


def digits(sentence: str) -> list[int]:
    return sorted(map(int, re.findall(r"\d+", sentence)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_component_has_its_words(lang: str) -> None:
    for kind, parts in GAME.components().items():
        for part in parts:
            assert WORDS.has(lang, f"{kind}.{part}.name")
            said(WORDS.say(lang, f"{kind}.{part}.help"))
            said(help_text(kind, part, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_part_of_a_sentence_has_its_words(lang: str) -> None:
    forms = ("none", "one", "many")
    wanted = [
        *(f"house.{house}.name" for house in GAME.houses),
        *(f"{kind}.{part}.name" for kind, parts in UNNUMBERED.items() for part in parts),
        *(f"{kind}.{part}.help" for kind, parts in UNNUMBERED.items() for part in parts),
        *(f"quest.{quest}-{step}.name" for quest, _, step in OURS.steps for step in range(1, 5)),
        *(f"territory.{board.lower()}-{name}.name" for board, names in OURS.boards.items() for name in names),
        *(f"resource.{resource}.{what}" for resource in RESOURCES for what in ("name", "short", *forms)),
        *(f"resource.{what}.{form}" for what in (*HELD, "points", "cards", "cubes", "armies") for form in forms),
        *(f"kind.{kind}.{what}" for kind in KINDS for what in ("name", "one", "short")),
        *(f"reason.{reason}" for reason in REASONS),
        *(f"why.{why}" for why in WHYS),
        *(f"number.{name}.{form}" for name in _numbers() for form in forms),
        *(f"prompt.wait.{kind.__name__.lower()}" for kind in CHOICES),
    ]
    assert [key for key in wanted if not WORDS.has(lang, key)] == []
    assert (set(GIFTS), set(PACKS)) == (set(UNNUMBERED["slot"]), set(UNNUMBERED["pack"]))


def _numbers() -> set[str]:
    """The names of the numbers in advisors' powers."""
    return {name for advisor in OURS.advisors.values() for name in advisor.numbers} - {"cost"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_are_told_under_titles_that_differ(lang: str) -> None:
    titles, texts = zip(*GAME.shown.help(lang), strict=True)
    parts = sum(map(len, (*GAME.components().values(), *UNNUMBERED.values())))
    assert len(set(titles)) == len(titles) == len(GAME.shown.in_short(lang)) + parts + 1
    assert all(map(said, texts))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_facts_tell_the_numbers_of_the_cards(lang: str) -> None:
    for row in OURS.cards.values():
        per = [row.per[1]] if row.per else []
        pointed = [row.points_per[0]] if row.points_per else []
        goods = [n for counts in (row.cost, row.recycling, row.bonus, row.production) for n in counts if n]
        told = sorted([*goods, *per, *pointed, *([row.points] if row.points else [])])
        assert digits(card_facts(OURS, row.name, lang)) == told
    for threat in OURS.threats.values():
        assert set(digits(card_facts(OURS, threat.name, lang))) == {threat.cost, abs(threat.points)} - {0}
    for advisor in OURS.advisors.values():
        assert digits(card_facts(OURS, advisor.name, lang)) == sorted(advisor.numbers.values())


def test_a_box_file_gives_names_and_numbers() -> None:
    ours = {"cost": "MMMM", "en": "Big Farm", "fr": "Grande Ferme"}
    desk = Desk(box={"development.farm": ours, "development.quarry": {"en": "Pit"}})
    rows, view = desk.state.catalogue, desk.view(0)
    assert [card(rows, "farm", lang) for lang in LANGUAGES] == ["Big Farm", "Grande Ferme"]
    assert [card(rows, "quarry", lang) for lang in LANGUAGES] == ["Pit", "Pit"]
    assert card_facts(rows, "farm", "en").startswith("Structure; costs 4 materials; produces 3 population")
    assert "4 values come from your box file." in GAME.shown.setup_lines(view, "en")


def test_spare_cards_have_a_number() -> None:
    assert [card(OURS, "spare-7", lang) for lang in LANGUAGES] == ["Spare card 7", "Carte libre 7"]


@pytest.mark.parametrize(
    "ranks, why, word",
    [
        ((2, 1), "points", "won"),
        ((1, 1), "shared", "shared"),
        ((3, 3), "quest", "nobody"),
        ((1,), "gold", "won"),
        ((2,), "no-medal", "ended"),
        ((2,), "cards", "lost"),
    ],
)
def test_a_game_may_be_lost_by_everybody(ranks: tuple[int, ...], why: str, word: str) -> None:
    assert GAME.shown.outcome(Result(ranks, (why,) * len(ranks))) == word
    assert all(WORDS.has(lang, f"prompt.over.{word}") for lang in LANGUAGES)


def test_the_end_names_who_won() -> None:
    desk = Desk(module="none")
    desk.give(0, built="colossus")
    assert GAME.shown.prompt(desk.view(0), "en") == "You win the throne, with 11 points!"
    assert GAME.shown.prompt(desk.view(1), "fr") == "Lune l’emporte en montant sur le trône, avec 11 points."


def test_the_set_up_tells_what_is_played_with() -> None:
    lines = GAME.shown.setup_lines(Desk(module="conquest", board="B1").view(None), "en")
    assert lines[:2] == ["Module: conquest.", "House Moon rules Teressie, side E: nothing."]
    assert lines[-1].startswith("The board is The Black Prison (B1).")
    (scenario, *_) = GAME.shown.setup_lines(Desk(1, scenario="SC01").view(0), "en")
    assert scenario.endswith("To build: Farm ×4. Medals: bronze from 70 points, silver from 90, gold from 110.")


def test_the_ear_learns_what_lies_where() -> None:
    desk = Desk(module="none")
    desk.give(0, hand="farm quarry", krystallium=1, soldiers=2, alchemy="MP", built="hamlet", traps=2)
    desk.construct(0, high_wall="MMp")
    desk.areas("harbor theatre/1", "caravan/0")
    desk.selecting(0)
    lines = GAME.shown.describe(desk.view(0), NAMED[:2], "en")
    for line in (
        "The left area, 2 cards: Harbor and a hidden card.",
        "The right area: Merchant Caravan, hidden.",
        "Your hand: Farm and Quarry.",
        "Harbor: Structure; costs 3 materials; produces 1 gold and 1 exploration; recycled, gives 1 exploration.",
        "Ana, House Moon: 0 points; 1 krystallium, 2 soldiers and 2 traps.",
        "Ana produces 4 materials, 1 population and 2 gold.",
        "Ana, under construction: High Wall, with 2 materials and 1 population; still 2 materials.",
        "Ana, 1 built card: Hamlet.",
        "You may take one of 2 areas or take a free action.",
    ):
        assert line in lines
    assert not any("Theatre" in line for line in lines)
    assert not any("Your hand" in line for line in GAME.shown.describe(desk.view(None), NAMED[:2], "en"))


def played(match: Match, seed: int) -> Iterator[Entry]:
    """A random game, entry by entry, lane by lane."""
    dice, rng = Dice(seed), Random(seed)
    while True:
        yield from match.roll(dice)
        if match.over:
            return
        lane, choice = pending(match.state)[0]
        yield match.trust(lane, choice.seat, choice.sample(match.state, rng))


@pytest.mark.parametrize("seats, options", SETUPS, ids=str)
def test_random_games_are_told_from_the_box_to_the_end(seats: int, options: dict[str, str]) -> None:
    match, names = Match.start(GAME, seats, options), NAMED[:seats]
    for number, _ in enumerate(played(match, seats)):
        view, lang = match.view((None, *range(seats))[number % (seats + 1)]), LANGUAGES[number % 2]
        said(GAME.shown.prompt(view, lang))
        assert number % 20 > seats or all(map(said, GAME.shown.describe(view, names, lang)))
    for lang in LANGUAGES:
        assert all(map(said, story(match, 0, lang)))


def story(match: Match, seat: int, lang: str) -> Iterator[str]:
    """The log as one seat may read it, each line with what happened by itself."""
    before, names = match.fork(0).view(seat), NAMED[: match.seats]
    for entry, state in match.told(seat):
        after = GAME.view(state, seat)
        yield GAME.shown.log_line(after, entry, names, lang)
        yield from GAME.shown.changes(before, after, entry, names, lang)
        before = after
