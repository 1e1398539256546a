"""A wheel of the tree, built, installed in an environment of its own and tried there."""

import os
import subprocess
import sys
import venv
from pathlib import Path
from tempfile import TemporaryDirectory

GAME, SECONDS = "kingdom-builder", 600
TRIED = (
    ("--version",),
    ("games", "--ids"),
    ("simulate", GAME, "--bots", "random,random", "--games", "1", "--seed", "1", "--jobs", "1"),
    ("serve", "--help"),
)


class Failed(Exception):
    """A command that did not do what it should."""


def run(*command: str | Path, cwd: Path) -> str:
    """What a command prints. It sees nothing of the tree that it did not get."""
    kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")}
    done = subprocess.run(command, cwd=cwd, env=kept, capture_output=True, text=True, check=False, timeout=SECONDS)
    if done.returncode:
        last = " ".join((done.stderr or done.stdout).split())[-500:]
        raise Failed(f"“{' '.join(map(str, command))}” ended with {done.returncode}: {last}")
    return done.stdout


def build(root: Path, version: str) -> Path:
    """The wheel, in dist."""
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet")
    run(*pip, "wheel", "--no-deps", "--wheel-dir", root / "dist", root, cwd=root)
    return root / "dist" / f"regalia-{version}-py3-none-any.whl"


def try_wheel(root: Path, version: str) -> str | None:
    """What is wrong with the wheel of this tree, if anything is."""
    try:
        with TemporaryDirectory() as folder:
            _install_and_try(build(root, version), root / "constraints.txt", Path(folder), version)
    except (Failed, subprocess.TimeoutExpired) as wrong:
        return str(wrong)
    return None


def _install_and_try(wheel: Path, constraints: Path, folder: Path, version: str) -> None:
    venv.create(folder / "env", with_pip=True)
    inside = folder / "env" / ("Scripts" if os.name == "nt" else "bin")
    pip = (inside / "python", "-m", "pip", "--disable-pip-version-check", "--quiet")
    run(*pip, "install", "--constraint", constraints, f"{wheel}[table]", cwd=folder)
    said = [run(inside / "regalia", *words, cwd=folder) for words in TRIED]
    if said[0].split() != ["regalia", version]:
        raise Failed(f"it says that it is “{said[0].strip()}”.")
    if GAME not in said[1].split():
        raise Failed(f"it does not know the game “{GAME}”.")
