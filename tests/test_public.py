"""The public API: the pages use nothing else, it is there, it is quick to import, and every name of it is explained."""

import ast
import inspect
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, get_origin

import pytest

import regalia
from regalia.agents import runner
from scripts.reference import EXTENDING, MODULES
from tests.test_docs import DOCS, ENTRANCES, blocks

PAGES = [*ENTRANCES, *sorted(DOCS.rglob("*.md"))]


def used(code: str) -> Iterator[str]:
    """Every name of Regalia that a program imports or looks up, with its module."""
    for node in ast.walk(ast.parse(code)):
        match node:
            case ast.Import():
                yield from (alias.name for alias in node.names if alias.name.partition(".")[0] == "regalia")
            case ast.ImportFrom(module=str(module)) if module.partition(".")[0] == "regalia":
                yield from (f"{module}.{alias.name}" for alias in node.names)
            case ast.Attribute(value=ast.Name(id="regalia"), attr=name):
                yield f"regalia.{name}"


def foreign(code: str, page: str) -> list[str]:
    """What a page takes from Regalia and may not."""
    public = {"regalia", *(f"regalia.{name}" for name in regalia.__all__)}
    return [
        name for name in used(code) if name not in public and name.rpartition(".")[0] not in EXTENDING.get(page, ())
    ]


@pytest.mark.parametrize("path", PAGES, ids=lambda path: "/".join(path.parts[-2:]))
def test_pages_use_public_names_only(path: Path) -> None:
    assert [name for code in blocks(path.read_text("utf-8"), "python") for name in foreign(code, path.name)] == []


@pytest.mark.parametrize(
    "code, page, names",
    [
        ("import regalia.games", "README.md", ["regalia.games"]),
        ("import regalia\nregalia.games.GAMES", "README.md", ["regalia.games"]),
        ("from regalia import core", "bots.md", ["regalia.core"]),
        ("from regalia.core.lanes import apply", "records.md", ["regalia.core.lanes.apply"]),
        ("from regalia.core.lanes import apply", "bots.md", []),
        ("from regalia import start\nimport json\njson.loads", "README.md", []),
    ],
)
def test_what_is_not_public_is_found(code: str, page: str, names: list[str]) -> None:
    assert foreign(code, page) == names


def test_every_extension_is_on_its_page() -> None:
    for page, modules in EXTENDING.items():
        for lang in ("en", "fr"):
            text = (DOCS / lang / page).read_text("utf-8")
            assert [module for module in modules if module not in text] == []


def test_importing_it_loads_nothing_else() -> None:
    code = "import regalia, sys; print([name for name in sys.modules if name.startswith('regalia.')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=True)
    assert done.stdout.strip() == "[]"


def test_every_public_name_is_there() -> None:
    assert set(regalia.__all__) <= set(dir(regalia))
    assert [name for name in regalia.__all__ if getattr(regalia, name, None) is None] == []
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        _ = regalia.nonsense


def test_play_start_and_load_take_a_name_or_a_game() -> None:
    game = regalia.GAMES["kingdom-builder"]
    match = regalia.play("kingdom-builder", ["random", "random"], seed=3)
    assert match.over
    assert match.record() == regalia.play(game, ["random", "random"], seed=3).record()
    assert match.record() == runner.play(game, ["random", "random"], 3).record()
    assert match.record() == regalia.load(match.record()).record()
    with pytest.raises(regalia.Refused, match="There is no game “chess”"):
        regalia.start("chess", ["", ""])


def explained(value: Any) -> bool:
    """Whether somebody wrote a docstring; what a dataclass writes for itself is none."""
    value = get_origin(value) or value  # a class with its parameters is explained by the class
    text = value.__doc__ or ""
    return bool(text) and not text.startswith(f"{value.__name__}(")


def mute(name: str, value: Any) -> Iterator[str]:
    """A class or a function without a docstring, and members of a class without one."""
    if not explained(value):
        yield name
    if inspect.isclass(value):
        for member, raw in vars(value).items():
            inner = getattr(raw, "fget", None) or getattr(raw, "__func__", raw)
            if not member.startswith("_") and inspect.isfunction(inner) and not explained(inner):
                yield f"{name}.{member}"


def own(module: ModuleType) -> dict[str, Any]:
    """The public classes and functions that a module defines."""
    return {
        name: value
        for name, value in vars(module).items()
        if not name.startswith("_") and getattr(value, "__module__", None) == module.__name__ and callable(value)
    }


def test_every_public_name_is_explained() -> None:
    told = {name: getattr(regalia, name) for name in regalia.__all__}
    assert [name for name in told if f"`{name}`" not in (regalia.__doc__ or "")] == []
    assert [gap for name, value in told.items() if callable(value) for gap in mute(name, value)] == []


@pytest.mark.parametrize("module", MODULES[1:])
def test_every_name_of_an_extension_module_is_explained(module: str) -> None:
    names = own(import_module(module))
    assert names
    assert [name for name, value in names.items() if not explained(value)] == []


def test_a_name_without_a_docstring_is_found() -> None:
    class Quiet:
        """Speaks for itself."""

        def told(self) -> None:
            """What it does."""

        def untold(self) -> None: ...

        @classmethod
        def made(cls) -> None: ...

        @property
        def shown(self) -> int:
            return 0

    @dataclass
    class Bare:
        size: int

    assert [*mute("Quiet", Quiet)] == ["Quiet.untold", "Quiet.made", "Quiet.shown"]
    assert [*mute("Bare", Bare)] == ["Bare"]
