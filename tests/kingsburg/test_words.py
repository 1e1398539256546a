"""Both languages are complete, and every sentence can be said in every game."""

import re
from collections.abc import Iterator
from random import Random

import pytest

from regalia.core.lanes import pending
from regalia.core.protocol import Chance, Choice, Entry
from regalia.core.record import Dice, Match
from regalia.core.words import LANGUAGES
from regalia.games.kingsburg import GAME
from regalia.games.kingsburg.box.cards import OURS, Card
from regalia.games.kingsburg.box.data import BUILDINGS, ENEMIES, SEASONS, Gain, Loss
from regalia.games.kingsburg.rules.state import REASONS
from regalia.games.kingsburg.shown.words import WORDS, listed
from regalia.games.kingsburg.shown.words.table import PHASES, PURSE
from tests.kingsburg.desk import Desk, start
from tests.sentences import NAMED, said

CHOICES = {kind for kind in GAME.types if issubclass(kind, Choice) and not issubclass(kind, Chance)} - {Choice}
ALL = {"rows": "extended", "governors": "pick", "army": "on", "destiny": "on"}
SETUPS: tuple[dict[str, str], ...] = (
    {},
    {**ALL, "edition": "first"},
    {**ALL, "governors": "auction", "army": "off"},
)


def digits(sentence: str) -> list[int]:
    return sorted(map(int, re.findall(r"\d+", sentence)))


def counts(*numbers: int) -> list[int]:
    return sorted(filter(None, numbers))


def told(gain: Gain | Loss) -> tuple[int, ...]:
    return (*gain.goods, gain.any, gain.points)


def cards() -> Iterator[tuple[str, str, Card]]:
    for key, card in OURS.items():
        sort, _, name = key.partition(".")
        yield sort, name, card


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_component_has_its_words(lang: str) -> None:
    for kind, parts in GAME.components().items():
        for part in parts:
            assert WORDS.has(lang, f"{kind}.{part}.name")
            assert WORDS.has(lang, f"{kind}.{part}.the") == (kind in ("advisor", "building", "governor"))
            said(GAME.shown.help_text(kind, part, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_part_of_a_sentence_has_its_words(lang: str) -> None:
    wanted = [
        *(f"house.{house}.name" for house in GAME.houses),
        *(f"phase.{phase}.{what}" for phase in PHASES for what in ("name", "short")),
        *(f"season.{season}.end" for season in SEASONS),
        *(f"reason.{reason}" for reason in REASONS),
        *(f"why.{why}" for why in ("points", "resources", "buildings", "shared")),
        *(f"prompt.wait.{step.__name__.lower()}" for step in CHOICES),
        *(f"resource.{what}.{form}" for what in (*PURSE, "points") for form in ("none", "one", "many")),
    ]
    assert [key for key in wanted if not WORDS.has(lang, key)] == []
    assert len(GAME.houses) == max(GAME.seats)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_tells_the_numbers_of_the_box(lang: str) -> None:
    for enemy in ENEMIES:
        numbers = counts(enemy.strength, *told(enemy.reward), *told(enemy.loss))
        assert digits(GAME.shown.help_text("enemy", enemy.name, lang)) == numbers
    for building in BUILDINGS:
        price = GAME.shown.help_text("building", building.name, lang).removesuffix(".").split(". ")[-1]
        assert digits(price) == counts(*building.cost, building.points)
    for sort, name, card in cards():
        assert set(card.numbers.values()) <= set(digits(GAME.shown.help_text(sort, name, lang))), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_that_is_ours_says_so(lang: str) -> None:
    ours = WORDS.say(lang, "help.ours")
    assert all(GAME.shown.help_text(sort, name, lang).endswith(ours) == card.ours for sort, name, card in cards())


def test_the_end_names_who_won() -> None:
    desk = Desk()
    desk.score(0, 21)
    assert GAME.shown.prompt(desk.view(None), "en") == "Rose wins with 21 points."
    assert GAME.shown.prompt(desk.view(0), "fr") == "Vous gagnez avec 21 points\u202f!"
    desk.score(1, 21)
    assert GAME.shown.prompt(desk.view(0), "en") == "Rose and Moon share the victory with 21 points each."


def test_the_set_up_tells_what_is_played_with() -> None:
    assert GAME.shown.setup_lines(Desk().view(None), "en") == ["Turn order: Rose, Moon, Sun."]
    desk = Desk(
        rows="extended", army=True, edition="first", governors={1: "priest"}, box={"governor.priest": {"total": 8}}
    )
    _, *modules, priest, numbers = GAME.shown.setup_lines(desk.view(None), "en")
    assert len(modules) == 3
    assert priest.startswith("House Moon has the Priest. Once a season,")
    assert priest.endswith("By your box file: total 8.")
    assert numbers == "Numbers from your box file: priest total 8."


def test_the_ear_learns_where_the_dice_lie_and_who_has_what() -> None:
    desk = Desk(seats=2, year=2)
    desk.place(1, "influence 17 with 6+6+5")
    desk.build(0, "inn statue")
    desk.roll(0, "1 2", "6")
    desk.envoy(0)
    desk.enemy("orcs-2-4", known=(0,))
    lines = GAME.shown.describe(desk.view(1), NAMED[:2], "en")
    for line in (
        "Year II of V, spring.",
        "Queen (17): Élie with 5, 6 and 6.",
        "Ana, 2 buildings: Statue and Inn.",
        "Ana, dice in hand: 1, 2 and a bonus 6.",
        "Ana has the King’s envoy.",
        "Who has looked at the enemy: Ana.",
    ):
        assert line in lines
    assert "Orcs" in " ".join(GAME.shown.describe(desk.view(0), NAMED[:2], "en"))
    assert "Orcs" not in " ".join(lines)


def test_the_ear_learns_its_own_governors_only() -> None:
    desk = start({"governors": "pick"})
    hand = listed("governor", desk.view(0).hand, "and", "en")
    for seat in (0, 1, None):
        heard = f"Your governors to choose from: {hand}." in GAME.shown.describe(desk.view(seat), NAMED[:3], "en")
        assert heard == (seat == 0)


def played(match: Match, seed: int) -> Iterator[Entry]:
    """A random game, entry by entry, lane by lane."""
    dice, rng = Dice(seed), Random(seed)
    while True:
        yield from match.roll(dice)
        if match.over:
            return
        lane, choice = pending(match.state)[0]
        yield match.trust(lane, choice.seat, choice.sample(match.state, rng))


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", SETUPS, ids=("base", "all", "auction"))
def test_random_games_are_told_from_the_box_to_the_end(options: dict[str, str], seats: int) -> None:
    match, names = Match.start(GAME, seats, options), NAMED[:seats]
    for number, entry in enumerate(played(match, seats)):
        seat = (None, *range(seats))[number % (seats + 1)]
        view, told = match.view(seat), GAME.told(match.state, entry, seat)
        for lang in LANGUAGES:
            assert told is None or said(GAME.shown.log_line(view, told, names, lang))
            said(GAME.shown.prompt(view, lang))
            assert number % 25 > seats or all(map(said, GAME.shown.describe(view, names, lang)))
    assert all(map(said, GAME.shown.setup_lines(match.view(None), "fr")))
