"""Every lesson of every game keeps the law of lessons, in both languages; bad play wins the end of a first lesson."""

import re

import pytest

from regalia.agents.squire import squire
from regalia.core.book import book
from regalia.core.examples import examples
from regalia.core.game import AnyGame
from regalia.core.laws.lessons import check_lesson, wins
from regalia.core.lessons import Coach, Lesson, lessons
from regalia.core.words import LANGUAGES
from regalia.games import GAMES
from tests.sentences import misset
from tests.soaking import SOAK

EVERY = [(game, lesson) for game in GAMES.values() for lesson in lessons(game).values()]
every_lesson = pytest.mark.parametrize("game, lesson", EVERY, ids=[f"{g.id} {lesson.name}" for g, lesson in EVERY])
UNJOINED = re.compile(r"(?<![-\w])(?:(?:de|à) les? |(?:de|le|la|que) [aàâeéèêiîoôuû])", re.IGNORECASE)  # du, aux, l’or
WILD = 9 if SOAK else 2  # moves that are tried of those that fit one pattern
GAMES_AT_RANDOM, WON = 20, 18


@every_lesson
def test_the_law_of_lessons_holds(game: AnyGame, lesson: Lesson) -> None:
    walked = check_lesson(game, lesson, squire, WILD)
    assert walked.positions >= len(lesson.steps)
    assert walked.ends >= 1


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_game_has_a_first_lesson_whose_end_survives_bad_play(game: AnyGame) -> None:
    first = next(iter(lessons(game).values()))
    assert first.place == 1
    assert first.steps[-1].kind == "free"
    assert wins(game, first, squire, GAMES_AT_RANDOM) >= WON


@every_lesson
def test_lessons_are_well_set(game: AnyGame, lesson: Lesson) -> None:
    """Typographic apostrophes, French as French is set; filled, because numbers decide what follows them."""
    texts = [lesson.title, lesson.summary, *(step.idea for step in lesson.steps)]
    french = [text["fr"] for text in texts] + [each["fr"] for step in lesson.steps for each in step.sentences()]
    french += [
        text["fr"] for recall in lesson.recalls for text in (recall.ask, recall.right, recall.wrong, recall.because)
    ]
    assert [text for text in french if misset(text)] == []
    english = [each["en"] for step in lesson.steps for each in step.sentences()]
    assert [text for text in english if set("'\"\u202f") & set(text) or "..." in text] == []
    coach = Coach(game, lesson, squire)
    while not coach.over:
        said = coach.said("fr")
        assert not misset(said.sentence)
        assert not UNJOINED.search(f"{said.sentence} {said.do}"), said
        coach.skip()


@every_lesson
def test_a_lesson_says_the_same_in_both_languages(game: AnyGame, lesson: Lesson) -> None:
    """As many steps, and none of the sentences is the other language's."""
    for step in lesson.steps:
        for text in step.sentences():
            assert set(text) == set(LANGUAGES)
            assert text["en"] != text["fr"]


def test_lessons_of_a_game_stand_in_order() -> None:
    for game in GAMES.values():
        places = [lesson.place for lesson in lessons(game).values()]
        assert places == sorted(set(places))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_measure_of_a_game_is_used(game: AnyGame) -> None:
    steps = [step for lesson in lessons(game).values() for step in lesson.steps]
    specs = " ".join(spec for step in steps for spec in (*step.values.values(), *step.holds, step.until, step.goal))
    specs += " " + " ".join(spec for example in examples(game).values() for spec in example.specs())
    bound = book(game)
    if bound:
        said = [each.values for each in bound.chapters] + [each.values for each in bound.paragraphs.values()]
        specs = " ".join((specs, *(spec for values in said for spec in values.values())))
    assert [name for name in game.shown.measures if name not in specs.split()] == []
