"""Kernels compiled ahead: once for all processes, again when something has changed; a missing numba is said once."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from regalia.agents import compilation
from regalia.agents.kernels import NUMBA, __main__, jit
from regalia.agents.kernels.kingdom_builder import scoring


@pytest.fixture
def empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place where nothing was compiled yet."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(compilation, "installed", lambda: True)
    return tmp_path


def test_kernels_are_wanting_until_all_are_compiled(empty: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[str] = []
    monkeypatch.setattr(__main__, "NUMBA", object())
    monkeypatch.setattr(__main__, "play", lambda game, *_: played.append(game.id))
    assert compilation.storable() == [*compilation.GAMES]
    __main__.compile_all()
    assert played == [*compilation.GAMES]
    assert compilation.storable() == []
    compilation.stamp(compilation.GAMES[1]).unlink()
    assert compilation.storable() == [compilation.GAMES[1]]


def test_other_text_is_another_place(empty: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kernel = empty / "kernel"
    kernel.mkdir()
    (kernel / "rules.py").write_text("one", "utf-8")
    before = compilation.cache_folder(kernel)
    assert compilation.cache_folder(kernel) == before
    (kernel / "rules.py").write_text("two", "utf-8")
    assert compilation.cache_folder(kernel) != before


def test_nothing_is_wanting_without_numba_or_a_place(empty: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compilation, "installed", lambda: False)
    assert compilation.storable() == []
    monkeypatch.setattr(compilation, "installed", lambda: True)
    (empty / "regalia").write_text("no folder", "utf-8")
    assert compilation.storable() == []


@pytest.mark.skipif(not NUMBA, reason="there is no numba")
def test_a_door_keeps_its_code_in_that_place_and_clears_older_ones(empty: Path) -> None:
    kept = compilation.cache_folder(Path(scoring.__file__).parent)
    older = kept.parent / "older"
    older.mkdir(parents=True)
    jit(scoring.total)
    assert [*kept.parent.iterdir()] == [kept]


def test_without_numba_the_first_process_says_so_once(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text("import sys\nsys.modules['numba'] = None\n", "utf-8")
    program = (
        "from regalia.agents.jobs import spread; from regalia.agents.kernels import kingdom_builder, zeros;"
        "import regalia.agents.kernels; print(*(type(made).__module__ for made in spread(zeros, [1, 2, 3], 3)))"
    )
    done = subprocess.run(
        (sys.executable, "-c", program),
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | {"PYTHONPATH": os.pathsep.join((str(tmp_path), *sys.path))},
    )
    assert done.stdout.split() == ["array"] * 3
    assert done.stderr.count(compilation.NOTICE) == 1
