"""The laws as one script for the browser. It is put into the page past the network, so that the page's own rules on
scripts stay in force."""

import re
from functools import cache
from pathlib import Path

HERE = Path(__file__).parent / "js"
SEEN = ("targets", "sizes", "parts", "text", "focus", "light")
ORDER = ("boxes", "settled", *SEEN, "live", "picture", "log", "boards", "kinds", "laws")
IMPORT = re.compile(r'^import (\{[^}]*\}) from "\./(\w+)\.js"$', re.MULTILINE)
EXPORT = re.compile(r"^export ((?:async )?(?:function|const) (\w+))", re.MULTILINE)


@cache
def script() -> str:
    """The modules, each after those it needs: globalThis.pageLaws has what they export."""
    modules = "".join(map(_module, ORDER))
    return (
        f"{{\nconst modules = {{}}\n{modules}globalThis.pageLaws = Object.assign({{}}, ...Object.values(modules))\n}}"
    )


def _module(name: str) -> str:
    """A module as a function that is called once and returns what it exports."""
    source = (HERE / f"{name}.js").read_text("utf-8")
    exported = ", ".join(found[2] for found in EXPORT.finditer(source))
    body = EXPORT.sub(r"\1", IMPORT.sub(r"const \1 = modules.\2", source))
    return f"modules.{name} = (() => {{\n{body}\nreturn {{ {exported} }}\n}})()\n"
