"""The pages about the server: their bot plays a whole game, and they name every route, setting, event and metric."""

import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest

from regalia.core.words import LANGUAGES
from regalia.table import feed
from regalia.table.app import create_app
from regalia.table.metrics import Metrics
from regalia.table.refusals import Rejected
from regalia.table.settings import Settings
from tests.table.server import Server
from tests.test_docs import blocks, text

GAME = "kingdom-builder"
LINES = 30
CODE = re.compile(r"`([^`]*)`")
KIND = re.compile(r'(?:_event\(applied|Event\(1), "(\w+)"')

every_language = pytest.mark.parametrize("lang", LANGUAGES)


@pytest.fixture(scope="module")
def busy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where a quick bot has to wait now and then."""
    running = Server(tmp_path_factory.mktemp("busy"), messages=60, messages_in=1)
    yield running
    running.stop()


def play(folder: Path, lang: str, address: str) -> str:
    """Run the bot of a page to the end of its game; what it says."""
    (code,) = blocks(text(lang, "api.md"), "python")
    path = folder / "bot.py"
    path.write_text(code.lstrip("\n"), "utf-8")
    done = subprocess.run([sys.executable, path, address], capture_output=True, timeout=120, check=False, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@every_language
def test_the_bot_fits_on_a_page(lang: str) -> None:
    (code,) = blocks(text(lang, "api.md"), "python")
    assert len(code.strip().splitlines()) <= LINES


def test_the_bot_opens_a_table_and_plays_it_to_the_end(busy: Server, tmp_path: Path) -> None:
    assert play(tmp_path, "en", busy.address) in ("[1, 2]\n", "[2, 1]\n", "[1, 1]\n")


def test_the_bot_takes_a_link_and_plays_to_the_end(busy: Server, tmp_path: Path) -> None:
    ann = busy.guest("Ann")
    id = ann.open(GAME, "random", "")
    address = ann.ok("POST", f"/api/tables/{id}/link", kind="seat", seat=1)["address"]
    ranks = play(tmp_path, "fr", busy.address + address)
    assert ranks == f"{ann.ok('GET', f'/api/tables/{id}/view')['ranks']}\n"
    assert ann.ok("GET", f"/api/tables/{id}")["chairs"][1]["name"] == "Dice"
    assert ann.ok("GET", f"/api/tables/{id}/record")["fair"]["nonces"][1]


# what the pages name


@every_language
def test_every_route_is_named(lang: str) -> None:
    paths = create_app(Settings()).openapi()["paths"]
    named = [f"| `{method.upper()} {path.removeprefix('/api')}` |" for path, item in paths.items() for method in item]
    assert len(named) > 10
    assert [name for name in named if name not in text(lang, "api.md")] == []


@every_language
def test_every_setting_is_named_with_its_default(lang: str) -> None:
    rows = [row.split("|") for row in text(lang, "host.md").splitlines() if row.startswith("| `REGALIA_")]
    named = {name for _, names, *_ in rows for name in CODE.findall(names)}
    pairs = (zip(CODE.findall(names), CODE.findall(values), strict=False) for _, names, values, *_ in rows)
    ours = {f"REGALIA_{name.upper()}": field.default for name, field in Settings.model_fields.items()}
    assert named == ours.keys()
    assert {*chain(*pairs)} == {(name, written(default)) for name, default in ours.items() if default != ""}


def written(default: object) -> str:
    return f"{default:g}" if isinstance(default, float) else str(default).replace("False", "false")


@every_language
def test_every_status_event_and_metric_is_named(lang: str) -> None:
    page = text(lang, "api.md")
    kinds = KIND.findall(Path(feed.__file__).read_text("utf-8"))
    assert len(kinds) > 3
    assert [kind for kind in kinds if f"| `{kind}` |" not in page] == []
    assert [field for field in feed.Event.__struct_fields__ if f"`{field}`" not in page] == []
    assert [kind.status for kind in Rejected.__subclasses__() if f"| {kind.status} |" not in page] == []
    metrics = re.findall(r"^# TYPE (regalia_\w+)(?<!_created) ", Metrics().page().decode(), re.MULTILINE)
    assert [name for name in metrics if f"`{name}`" not in text(lang, "host.md")] == []
