"""What the pages say holds: their code runs, their links lead somewhere, and they name all there is to name."""

import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import typer

from regalia.agents import BOTS, GROUP, names, seated
from regalia.agents.protocol import Budget
from regalia.cli import app
from regalia.cli.orders import ORDERS
from regalia.core.options import Option
from regalia.core.record import Match
from regalia.core.words import LANGUAGES
from regalia.games import GAMES

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
NAMES = sorted(path.name for path in (DOCS / "en").iterdir())
ENTRANCES = sorted(ROOT.glob("*.md"))  # in English only
FENCED = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[[^\]\n]*\]\(([^)\s]+)\)")

every_language = pytest.mark.parametrize("lang", LANGUAGES)


def text(lang: str, name: str) -> str:
    return (DOCS / lang / name).read_text("utf-8")


def blocks(page: str, kind: str) -> list[str]:
    """The code blocks of a page, each as far down as it stands there, so that a traceback names the line."""
    found = (block for block in FENCED.finditer(page) if block[1] == kind)
    return ["\n" * page.count("\n", 0, block.start(2)) + block[2] for block in found]


def run(path: Path) -> None:
    """The python of a page from top to bottom, as one program."""
    program = sys.modules[path.stem] = ModuleType(path.stem)
    for code in blocks(path.read_text("utf-8"), "python"):
        exec(compile(code, path, "exec"), vars(program))


RUNNING = [
    path for path in (*ENTRANCES, *(DOCS / "en" / name for name in NAMES)) if blocks(path.read_text("utf-8"), "python")
]


@every_language
def test_every_page_is_there(lang: str) -> None:
    assert sorted(path.name for path in (DOCS / lang).iterdir()) == NAMES


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("kind", ("python", "toml"))
def test_the_languages_show_the_same_code(name: str, kind: str) -> None:
    first, *others = [[code.strip() for code in blocks(text(lang, name), kind)] for lang in LANGUAGES]
    assert all(other == first for other in others)


@pytest.mark.parametrize("path", RUNNING, ids=lambda path: path.stem)
def test_the_code_runs(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    run(path)


def test_code_that_fails_names_its_line(tmp_path: Path) -> None:
    path = tmp_path / "page.md"
    path.write_text("# A page\n\n```python\nx = 1\n```\n\n```python\nx / 0\n```\n", "utf-8")
    with pytest.raises(ZeroDivisionError) as error:
        run(path)
    assert (str(error.traceback[-1].path), error.traceback[-1].lineno + 1) == (str(path), 8)


@pytest.mark.parametrize(
    "path", [*ENTRANCES, *sorted(DOCS.rglob("*.md"))], ids=lambda path: str(path.relative_to(ROOT))
)
def test_links_lead_somewhere(path: Path) -> None:
    targets = LINK.findall(FENCED.sub("", path.read_text("utf-8")))
    assert [target for target in targets if "://" not in target and not (path.parent / target).exists()] == []


def commands(command: Any, name: str = "regalia") -> Iterator[tuple[str, list[str]]]:
    """Every command that does something, with its options."""
    inner = getattr(command, "commands", {})
    for word, below in inner.items():
        yield from commands(below, f"{name} {word}")
    if not inner:
        yield name, [param.opts[0] for param in command.params if param.param_type_name == "option"]


@every_language
@pytest.mark.parametrize("command, options", [*commands(typer.main.get_command(app))])
def test_every_command_is_named_on_a_page_with_its_options(lang: str, command: str, options: list[str]) -> None:
    pages = "".join(page for page in (text(lang, name) for name in NAMES) if re.search(rf"{command}\b", page))
    assert [word for word in (command, *options) if not re.search(rf"{word}\b", pages)] == []


@every_language
@pytest.mark.parametrize("option", [option for game in GAMES.values() for option in game.options], ids=lambda o: o.name)
def test_every_option_of_a_game_is_named(lang: str, option: Option) -> None:
    assert f"`{option.name}`" in text(lang, "play.md")


@every_language
def test_every_order_bot_and_field_is_named(lang: str) -> None:
    fields = Match.start(next(iter(GAMES.values()))).record()
    for page, words in (("play.md", ORDERS), ("bots.md", BOTS), ("records.md", fields)):
        assert [word for word in words if not re.search(rf"`{word}\b", text(lang, page))] == []


@every_language
@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_that_a_test_cites_is_there(lang: str, game: str) -> None:
    tests = "".join(path.read_text("utf-8") for path in ROOT.glob(f"tests/{game.replace('-', '_')}/test_*.py"))
    rulings = text(lang, f"rulings-{game}.md")
    assert [n for n in re.findall(r"[Rr]uling (\d+)", tests) if not re.search(rf"^## {n}\. ", rulings, re.M)] == []
    cases = re.findall(r"[Rr]uling \"(.+?)\"", tests)
    assert [case for case in cases if f"| {case} |" not in rulings and f"(*{case}*) |" not in rulings] == []


def test_the_bot_of_the_page_can_be_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package with the code and the entry point as they stand there."""
    (page,) = (tomllib.loads(code)["project"] for code in blocks(text("en", "bots.md"), "toml"))
    ((name, target),) = page["entry-points"][GROUP].items()
    (tmp_path / f"{target.partition(':')[0]}.py").write_text(blocks(text("en", "bots.md"), "python")[0], "utf-8")
    info = tmp_path / f"my_bots-{page['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Name: {page['name']}\nVersion: {page['version']}\n", "utf-8")
    (info / "entry_points.txt").write_text(f"[{GROUP}]\n{name} = {target}\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert name in names()
    bot, budget = seated(GAMES["kingdom-builder"], f"{name}:8it")
    assert (type(bot).__name__, budget) == (target.partition(":")[2], Budget(iterations=8))
