"""A font cut to the letters and signs of pages, made when it is first asked for and kept beside the code."""

from contextlib import suppress
from functools import cached_property
from hashlib import sha256
from importlib import import_module
from importlib.metadata import version
from io import BytesIO
from pathlib import Path
from secrets import token_hex
from threading import Lock
from typing import Any

LETTERS = {*range(0x20, 0x7F), *range(0xA0, 0x180)}
SIGNS = frozenset(map(ord, "\u2009\u202f‐‑–—‘’‚“”„•…€←↑→↓−≤≥✓●▸‹›"))
ALL = frozenset(LETTERS) | SIGNS
SAME_AS = {0x202F: 0xA0, 0x2011: 0x2D, 0x25B8: 0x25B6}  # what a font lacks or draws too narrow, and what stands for it
NAMED = {1: "{title}", 3: "{title} {style}", 4: "{title} {style}", 6: "{family}-{style}", 16: "{title}"}
NAMES = [0, 1, 2, 3, 4, 5, 6, 13, 14, 16]  # copyright and licence among them
LEFT_OUT = ["GSUB", "GDEF", "BASE", "DSIG"]
KEPT = Path(__file__).parent / "__pycache__"


class Cut:
    """A font under a title of ours: its licence reserves its own name for what nobody has changed."""

    def __init__(self, source: Path, title: str, style: str, signs: frozenset[int] = ALL) -> None:
        self.source, self.title, self.style, self.signs = source, title, style, signs
        self.lock = Lock()

    def content(self) -> bytes:
        """The font as WOFF2. It takes half a second to make; who asks meanwhile waits for the same one."""
        with self.lock:
            return self._content

    @cached_property
    def _content(self) -> bytes:
        made_of = f"{version('fonttools')} {sorted(self.signs)}"
        digest = sha256(self.source.read_bytes() + Path(__file__).read_bytes() + made_of.encode())
        kept = KEPT / f"{self.source.stem}-{digest.hexdigest()[:16]}"  # no suffix: it is no part of the code
        with suppress(OSError):
            return kept.read_bytes()
        made = self._made()
        with suppress(OSError):  # where nothing can be written it is made at every start
            _write(kept, made)
        return made

    def _made(self) -> bytes:
        tool = import_module("fontTools.subset")  # slow to load, and needed once
        options = tool.Options(flavor="woff2", hinting=False, layout_features=["kern"], name_IDs=NAMES)
        options.drop_tables += LEFT_OUT
        with tool.load_font(str(self.source), options, lazy=True) as font:
            _substitute(font)
            subsetter = tool.Subsetter(options)
            subsetter.populate(unicodes=self.signs)
            subsetter.subset(font)
            self._rename(font["name"])
            file = BytesIO()
            tool.save_font(font, file, options)
        return file.getvalue()

    def _rename(self, names: Any) -> None:
        facts = {"title": self.title, "style": self.style, "family": self.title.replace(" ", "")}
        for record in names.names:
            if record.nameID in NAMED:
                record.string = NAMED[record.nameID].format(**facts)


def _substitute(font: Any) -> None:
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap |= {sign: table.cmap[other] for sign, other in SAME_AS.items() if other in table.cmap}


def _write(path: Path, content: bytes) -> None:
    """All of it or nothing, whoever else writes it at the same time."""
    path.parent.mkdir(exist_ok=True)
    part = path.with_suffix(f".{token_hex(4)}")
    part.write_bytes(content)
    part.replace(path)
