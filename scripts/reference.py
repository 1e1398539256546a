"""The API reference, made from docstrings by pdoc: python -m scripts.reference, which is make docs."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
PUBLIC = "regalia"
EXTENDING = {  # by page of the docs: what else may be imported by who adds to Regalia
    "add-a-game.md": (
        "regalia.cli",
        "regalia.core.actions",
        "regalia.core.game",
        "regalia.core.known",
        "regalia.core.lanes",
        "regalia.core.options",
        "regalia.core.protocol",
        "regalia.games",
    ),
    "api.md": ("regalia.core.codec",),
    "bots.md": ("regalia.core.game", "regalia.core.lanes", "regalia.core.protocol"),
}
MODULES = (PUBLIC, *sorted({module for modules in EXTENDING.values() for module in modules}))


def main() -> int:
    """Write the pages to build/api, from the sources of this tree."""
    folder = ROOT / "build" / "api"
    done = subprocess.run([sys.executable, "-m", "pdoc", "--output-directory", folder, *MODULES], check=False)
    if not done.returncode:
        print(f"The reference is in {folder.relative_to(ROOT)}/index.html.")
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
