"""Imports go one way: core <- art <- games <- agents <- table <- cli; three need nothing else. Files stay short."""

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "regalia"
BELOW = {
    "core": {"core"},
    "art": {"core", "art"},
    "games": {"core", "art", "games"},
    "agents": {"core", "games", "agents"},
    "table": {"core", "art", "games", "agents", "table"},
    "cli": {"core", "art", "games", "agents", "table", "cli"},
}
PLAIN = ("core", "art", "games")
FILES = sorted(SOURCE.rglob("*.py"))


@cache
def imported(path: Path) -> tuple[str, ...]:
    return tuple(_imports(path))


def _imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}: a relative import"
            yield node.module or ""


def room(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_room_imports_only_from_rooms_below(path: Path) -> None:
    if path.parent == SOURCE and path.stem in ("__init__", "__main__"):
        return
    for module in imported(path):
        top, *below = module.split(".")
        assert top != "regalia" or not below or below[0] in BELOW[room(path)], f"{path} imports {module}"


@pytest.mark.parametrize("path", [p for p in FILES if room(p) in PLAIN], ids=lambda path: str(path.relative_to(SOURCE)))
def test_core_art_and_games_need_only_the_standard_library(path: Path) -> None:
    for module in imported(path):
        top = module.split(".")[0]
        assert top == "regalia" or top in sys.stdlib_module_names, f"{path} imports {module}"


@pytest.mark.parametrize(
    "path", [p for p in FILES if "/games/" in str(p)], ids=lambda path: str(path.relative_to(SOURCE))
)
def test_games_do_not_know_each_other(path: Path) -> None:
    mine = path.relative_to(SOURCE / "games").parts[0]
    for module in imported(path):
        parts = module.split(".")
        if parts[:2] == ["regalia", "games"] and len(parts) > 2 and mine != "__init__.py":
            assert parts[2] == mine, f"{path} imports {module}"


def test_no_file_is_longer_than_300_lines_and_no_function_than_40() -> None:
    """Tables of data are free."""
    root = SOURCE.parent.parent
    for path in [
        *FILES,
        *(root / "tests").rglob("*.py"),
        *(root / "benchmarks").glob("*.py"),
        *(root / "scripts").glob("*.py"),
    ]:
        source = path.read_text("utf-8")
        assert source.count("\n") <= 300 or path.stem == "data", f"{path} is too long"
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                assert (node.end_lineno or 0) - node.lineno < 40, f"{path}: {node.name} is too long"


@pytest.mark.parametrize("path", sorted(SOURCE.rglob("*.js")), ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_script_is_longer_than_300_lines_and_none_of_them_than_120_characters(path: Path) -> None:
    lines = path.read_text("utf-8").splitlines()
    assert len(lines) <= 300
    assert [line for line in lines if len(line) > 120] == []
