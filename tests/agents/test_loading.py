"""Bots from a file: one method is enough, names are found or given, and what is wrong is one sentence."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from regalia.agents import BOTS, seated
from regalia.agents.loading import load
from regalia.agents.protocol import Budget
from tests.core.lanes_toy import Ask, refusal, toy

TOY = toy(Ask(0))
GOOD = """
from regalia.agents.greedy import GreedyBot
from dataclasses import dataclass

class First:
    def choose(self, view, options, rng, budget):
        return options[0]

@dataclass
class LastOne:
    game: object
    name = "last-1"
    def choose(self, view, options, rng, budget):
        return options[-1]

class _Inner(First): ...
class Helper: ...
"""


@pytest.fixture(autouse=True)
def _same_bots() -> Iterator[None]:
    before = dict(BOTS)
    yield
    load.cache_clear()
    BOTS.clear()
    BOTS.update(before)


def file(folder: Path, text: str) -> str:
    path = folder / "mine.py"
    path.write_text(text, "utf-8")
    return str(path)


def test_every_class_that_chooses_is_a_bot(tmp_path: Path) -> None:
    assert load(file(tmp_path, GOOD)) == ("first", "last-1")
    first, budget = seated(TOY, "first:3it")
    assert (first.choose(None, "abc", Random(), budget), budget) == ("a", Budget(iterations=3))
    last, _ = seated(TOY, "last-1")
    assert last.choose(None, "abc", Random(), Budget()) == "c"
    assert getattr(last, "game", None) is TOY


def test_a_file_is_run_once(tmp_path: Path) -> None:
    path = file(tmp_path, GOOD)
    assert load(path) == load(path)


@pytest.mark.parametrize(
    "text, sentence",
    [
        ("x = 1", "The file {path} has no bot: it needs a class with a method “choose”."),
        ("class A", "The file {path} cannot be run: SyntaxError: "),
        ("1 / 0", "The file {path} cannot be run: ZeroDivisionError: division by zero."),
        ("exit(1)", "The file {path} cannot be run: SystemExit: 1."),
        ("import nowhere_at_all", "The file {path} cannot be run: ModuleNotFoundError: No module named"),
        ("class Greedy:\n def choose(self): ...", "The file {path} names a bot “greedy”, which is there already"),
        ("class A:\n name = 'A:1'\n def choose(self): ...", "The class A in {path} has the name “A:1”: write it in"),
        ("class A:\n name = 3\n def choose(self): ...", "The class A in {path} has the name “3”: write it in"),
    ],
)
def test_a_bad_file_is_one_sentence(text: str, sentence: str, tmp_path: Path) -> None:
    path = file(tmp_path, text)
    assert refusal(load, path).startswith(sentence.format(path=path))
    assert not {"a", "mine"} & set(BOTS)


def test_there_has_to_be_a_file(tmp_path: Path) -> None:
    for path in (tmp_path / "none.py", tmp_path, tmp_path / "none.txt"):
        assert refusal(load, str(path)).startswith(f"There is no Python file {path}: ")


def test_a_bot_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    load(file(tmp_path, "class Shy:\n def __init__(self): ...\n def choose(self): ..."))
    assert refusal(seated, TOY, "shy").startswith("The bot Shy cannot sit down: TypeError: ")


@pytest.mark.parametrize("bases", ["Bot", "Weighing", "Helper, Bot", "Helper"])
def test_a_bot_may_build_on_our_protocol(bases: str, tmp_path: Path) -> None:
    head = "from regalia.agents.mild import Weighing\nfrom regalia.agents.protocol import Bot\nclass Helper: ...\n"
    choose = " def choose(self, view, options, rng, budget): return options[0]\n"
    asks = " def __init__(self, game): self.game = game\n"
    load(file(tmp_path, f"{head}class Mine({bases}):\n{choose}class Asks({bases}):\n{asks}{choose}"))
    for _ in range(2):
        assert seated(TOY, "mine")[0].choose(None, "abc", Random(), Budget()) == "a"
        assert getattr(seated(TOY, "asks")[0], "game", None) is TOY
