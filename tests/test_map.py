"""MAP.md is the tree: every module has its row, every name there exists, and nothing has two rows."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "regalia"
MODULES = sorted(path.relative_to(SOURCE) for path in SOURCE.rglob("*.py"))
WHOLE = ("__init__.py", "__main__.py")  # a folder's own: its row speaks for them
NAME = re.compile(r"`([^`]+)`")


class Row(NamedTuple):
    places: tuple[str, ...]
    told: str


def rows(page: str) -> list[Row]:
    """The rows of the table, without its head."""
    cells = (line.strip("|").split("|") for line in page.splitlines() if line.startswith("| `"))
    return [Row(tuple(NAME.findall(places)), told) for places, told in cells]


def found(name: str, folders: Iterable[Path]) -> list[Path]:
    """What a name means, read from the first folder where it means something; a module may leave out its ending."""
    for folder in folders:
        if paths := [*folder.glob(name), *folder.glob(f"{name}.py")]:
            return paths
    return []


def nameless(modules: Iterable[Path], places: Iterable[Path]) -> Iterator[Path]:
    """Modules without a row. A folder speaks for all in it, unless one of its files has a row of its own: then each
    needs one."""
    named = set(places)
    by_file = {place.parent for place in named if place.suffix == ".py"}
    for module in modules:
        nearest = next((above for above in module.parents if above in named), None)
        told = nearest is not None and (module.name in WHOLE or module.parent not in by_file)
        if module not in named and not told:
            yield module


PAGE = rows((ROOT / "MAP.md").read_text("utf-8"))


@pytest.mark.parametrize("row", PAGE, ids=lambda row: row.places[0])
def test_every_name_exists(row: Row) -> None:
    assert [place for place in row.places if not found(place, (SOURCE, ROOT))] == []
    paths = (path for place in row.places for path in found(place, (SOURCE, ROOT)))
    folders = [path if path.is_dir() else path.parent for path in paths]
    assert [name for name in NAME.findall(row.told) if not found(name, (*folders, SOURCE, ROOT))] == []


def test_every_module_is_named() -> None:
    paths = (path for row in PAGE for place in row.places for path in found(place, (SOURCE, ROOT)))
    places = [path.relative_to(SOURCE) for path in paths if path.is_relative_to(SOURCE)]
    assert [str(module) for module in nameless(MODULES, [place for place in places if place != Path()])] == []


def test_nothing_has_two_rows() -> None:
    places = Counter(place for row in PAGE for place in row.places)
    assert [place for place, times in places.items() if times > 1] == []


@pytest.mark.parametrize(
    "places, missing",
    [
        ((), ["core/a.py", "core/laws/b.py", "core/laws/__init__.py"]),
        (("core",), []),
        (("core", "core/a.py"), []),
        (("core", "core/laws/b.py"), []),
        (("core/laws",), ["core/a.py"]),
        (("core/a.py",), ["core/laws/b.py", "core/laws/__init__.py"]),
    ],
)
def test_a_module_without_a_row_is_found(places: tuple[str, ...], missing: list[str]) -> None:
    modules = [Path("core/a.py"), Path("core/laws/b.py"), Path("core/laws/__init__.py")]
    assert [str(path) for path in nameless(modules, map(Path, places))] == missing


def test_a_folder_told_by_file_names_each_file() -> None:
    modules = [Path("core/a.py"), Path("core/b.py"), Path("core/__init__.py")]
    assert [*nameless(modules, [Path("core"), Path("core/a.py")])] == [Path("core/b.py")]
