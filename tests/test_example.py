"""The example game: one small file that obeys the laws, shows only what a viewer may know, and stands in the docs."""

import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from examples.high_card import HighCard, Table, View
from regalia.core.known import UNKNOWN
from regalia.core.lanes import pending
from regalia.core.laws import cover
from regalia.core.laws.suite import check
from regalia.core.page import Plate
from regalia.core.record import Dice, Match
from regalia.core.words import LANGUAGES

ROOT = Path(__file__).parent.parent
FILE = ROOT / "examples" / "high_card.py"
GAME = HighCard()


def views() -> Iterator[tuple[Table, View]]:
    for seed, seats in enumerate((2, 3, 5)):
        match, rng = Match.start(GAME, seats, {"asked": "twice"}), Random(seed)
        while not match.over:
            match.roll(Dice(seed))
            yield from ((match.state, match.view(seat)) for seat in (None, *range(seats)))
            if pending(match.state):
                match.act(rng.choice(match.options_of()))
        yield from ((match.state, match.view(seat)) for seat in (None, *range(seats)))


def test_it_is_small() -> None:
    assert len(FILE.read_text("utf-8").splitlines()) < 120


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_file_is_the_one_of_the_page(lang: str) -> None:
    page = (ROOT / "docs" / lang / "add-a-game.md").read_text("utf-8")
    code = FILE.read_text("utf-8").partition("\n\n")[2]
    for part in code.split("\n\n\n"):
        assert part.strip() in page


def test_it_obeys_the_laws() -> None:
    assert check(GAME, cover(GAME), range(3)).games == 24


def test_points_are_right_or_unknown() -> None:
    """Two for a fold; a card counts when it is known to be the highest of those who stay, or not to be."""
    unknown = 0
    for state, view in views():
        for real, shown in zip(GAME.scores(state), GAME.scores(view), strict=True):
            unknown += UNKNOWN in shown.values()
            assert all(value is UNKNOWN or value == real[reason] for reason, value in shown.items())
    assert unknown


def test_nothing_that_is_shown_depends_on_chance_or_on_an_imagined_world(monkeypatch: pytest.MonkeyPatch) -> None:
    def shown(view: View, lang: str) -> object:
        shown, names = GAME.shown, ["Ann"] * len(view.hands)
        plates = [Plate(name, "") for name in names]
        labels = [
            GAME.shown.label(action, view, lang) for _, choice in pending(view) for action in choice.options(view)
        ]
        zones = [zone.html for zone in shown.page(view, plates, lang)]
        spoken = [shown.prompt(view, lang), *shown.describe(view, names, lang), *labels]
        return (
            zones,
            spoken,
            GAME.shown.board(view, lang),
            GAME.shown.draw(view, lang),
            GAME.scores(view),
            GAME.shown.help(lang),
        )

    def refuse(*_: object) -> None:
        raise AssertionError("a world was imagined")

    monkeypatch.setattr(HighCard, "imagine", refuse)
    for _, view in views():
        for lang in LANGUAGES:
            random.seed(1)
            first = shown(view, lang)
            random.seed(2)
            assert shown(view, lang) == first


def test_it_is_played_in_a_terminal() -> None:
    played = subprocess.run(
        [sys.executable, str(FILE), "play", "high-card", "--seed", "1"],
        input="stay\nscore\nquit\n",
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    ).stdout
    assert "Stay for the value of your card" in played
    assert "You win with 10!" in played
