"""The home page leads a newcomer into each game, and on from there."""

import re
from dataclasses import replace

import pytest

from regalia.core.game import AnyGame
from regalia.core.lessons import lessons
from regalia.core.words import LANGUAGES
from regalia.games import GAMES
from regalia.table.lessons.progress import Standing, standings
from regalia.table.pages.learning import invitation, strip
from regalia.table.pages.reader import Reader
from tests.table.server import Guest, Server

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def reader(lang: str = "en") -> Reader:
    return Reader(lang, "light")


def fresh(game: AnyGame) -> list[Standing]:
    return standings(game, {})


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_newcomer_is_told_how_long_the_first_lesson_takes(game: AnyGame, lang: str) -> None:
    first = next(iter(lessons(game).values()))
    words, address = invitation(fresh(game), reader(lang))
    assert str(first.minutes) in words
    assert address == f"/learn/{game.id}/{first.name}"


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_line_follows_the_learner_to_the_last_lesson(game: AnyGame, lang: str) -> None:
    """Each lesson is begun, left in its middle and done, in their order."""
    found = fresh(game)
    for at, each in enumerate(found):
        _, address = invitation(found, reader(lang))
        assert address == each.address
        found[at] = each._replace(step=2, steps=max(each.steps, 3), moved=True, changed=float(at))
        words, address = invitation(found, reader(lang))
        assert re.search(rf"\b2\b.*\b{found[at].steps}\b", words)
        assert address == each.address
        found[at] = found[at]._replace(step=found[at].steps, done=True)
        if at + 1 < len(found):
            words, _ = invitation(found, reader(lang))
            assert found[at + 1].lesson.title[lang] in words
    assert invitation(found, reader(lang))[1] == f"/new/{game.id}?first=1"


@every_game
def test_who_is_in_several_lessons_goes_on_with_the_last_one(game: AnyGame) -> None:
    found = [each._replace(step=2, steps=9, moved=True, changed=float(at)) for at, each in enumerate(fresh(game))]
    assert invitation(found, reader())[1] == found[-1].address


def test_a_game_without_lessons_has_no_line() -> None:
    assert strip([], reader()) == ""


def test_what_is_said_is_escaped() -> None:
    [first, second, *_] = fresh(GAMES["kingsburg"])
    odd = second._replace(lesson=replace(second.lesson, title={"en": "<b>", "fr": "<b>"}))
    assert "<b>" not in strip([first._replace(done=True), odd], reader())


def test_the_home_page_has_the_line_of_every_game(server: Server) -> None:
    nobody = Guest(server)
    for lang in LANGUAGES:
        page = nobody.ask("GET", f"/?lang={lang}").text
        for game in GAMES.values():
            words, address = invitation(fresh(game), reader(lang))
            assert f'href="{address}"' in page
            assert words in page
    ann = server.guest("Ann")
    here = "/api/lessons/kingsburg/first"
    ann.ok("POST", f"{here}/skip", at=ann.ok("GET", f"{here}/scene")["coach"]["at"])
    assert "Go on learning: step 2 of" in ann.ask("GET", "/").text
