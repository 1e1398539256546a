"""A server and a Chromium to look at its pages with."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Browser

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
ALONE = ("no-sandbox", "disable-gpu", "disable-background-networking", "disable-component-update", "disable-sync")
WIDE = dict.fromkeys(("MESSAGES", "GUESTS", "TABLES", "CHATS", "HINTS", "READS", "STREAMS"), "1000000")
LISTENS = "Regalia listens on "


class Unmeasurable(Exception):
    """Why pages cannot be looked at: one sentence for developers."""


@contextmanager
def chromium() -> Iterator["Browser"]:
    """A browser without a window; one sentence if what it takes is missing."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        raise Unmeasurable("The laws of the page need Playwright: pip install 'regalia[table,test]'.") from None
    path = next(filter(None, map(shutil.which, NAMES)), None)
    if not path:
        raise Unmeasurable("The laws of the page need a Chromium: install the package chromium-headless-shell.")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=[f"--{each}" for each in ALONE])
        yield browser
        browser.close()


@contextmanager
def server() -> Iterator[str]:
    """A server of its own on a free port, with limits that nobody meets: its address."""
    wide = {f"REGALIA_{name}": value for name, value in WIDE.items()}
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "regalia", "serve", "--port", "0", "--data", str(Path(folder) / "data")]
        with subprocess.Popen(command, stdout=subprocess.PIPE, env=os.environ | wide, text=True) as process:
            try:
                yield _address(process)
            finally:
                process.kill()


def _address(process: subprocess.Popen[str]) -> str:
    assert process.stdout
    for line in process.stdout:
        if line.startswith(LISTENS):
            return line.removeprefix(LISTENS).strip()
    raise Unmeasurable("The server did not start.")
