"""Kernels compiled ahead: where they are kept, and whether they are there. Nothing here loads numba: that is slow."""

import os
import sys
from hashlib import sha256
from importlib.metadata import distributions
from importlib.util import find_spec
from pathlib import Path
from typing import ClassVar

KERNELS = Path(__file__).parent / "kernels"
GAMES = tuple(sorted(found.parent.name.replace("_", "-") for found in KERNELS.glob("*/layout.py")))  # that have kernels
NOTICE = (
    "numba is not installed: searches think as plain Python, some hundred times slower. "
    "To install it: pip install 'regalia[fast]'"
)


class Compiling:
    """Whether kernels are compiled in this process: plain Python does not wait for that."""

    disabled: ClassVar[bool] = False


def installed() -> bool:
    return find_spec("numba") is not None


def cache_folder(folder: Path) -> Path:
    """Where compiled code is kept: by the text of the whole kernel, as numba sees only one file of it change."""
    sources = [*sorted(KERNELS.glob("*.py")), *sorted(folder.glob("*.py"))]
    digest = sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()[:16]
    return Path(os.environ.get("NUMBA_CACHE_DIR") or folder / "__pycache__", "regalia", folder.name, digest)


def stamp(game: str) -> Path:
    """The file that is there when this Python and this numba have compiled all that a game needs."""
    numba = next((found.version for found in distributions(name="numba")), "")
    return cache_folder(KERNELS / game.replace("-", "_")) / f"{sys.implementation.cache_tag}-{numba}"


def missing() -> list[str]:
    """The games for which there is something to compile."""
    return [game for game in GAMES if not stamp(game).exists()] if installed() else []


def storable() -> list[str]:
    """Those of them for which there is a place to keep it."""
    return [game for game in missing() if _open(stamp(game).parent)]


def _open(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK)
