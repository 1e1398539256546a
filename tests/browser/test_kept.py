"""What is left of a visit when a test has failed."""

from pathlib import Path

import pytest

from tests.browser import visit as visits
from tests.browser.arriving import sit_down
from tests.browser.visit import Visit
from tests.table.server import Server


def test_a_picture_the_console_and_the_log_of_the_server_are_kept(
    served: Server, visit: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(visits, "RESULTS", tmp_path)
    page = visit()
    sit_down(page, served, "kingsburg")
    page.evaluate("console.log('a word for the reader')")
    assert "a word for the reader" in visit.last_words()
    veiled = page.screenshot()
    kept = visit.keep("tests/browser/test_kept.py::test_of/some[kind]")
    assert kept == tmp_path / "test_kept.py-test_of-some-kind"
    assert (kept / "page-1.png").read_bytes().startswith(b"\x89PNG")
    assert (kept / "page-1.png").read_bytes() != veiled
    assert "a word for the reader" in (kept / "console-1.txt").read_text("utf-8")
    assert "Kingsburg" in (kept / "page-1.html").read_text("utf-8")
    assert served.said() in {path.read_text("utf-8") for path in kept.glob("server-*.txt")}


def test_a_fault_of_a_page_is_a_fault_unless_it_is_expected(visit: Visit) -> None:
    page = visit()
    page.evaluate("setTimeout(() => { throw new Error('on purpose') })")
    page.wait_for_timeout(100)
    page.evaluate("console.error('and said')")
    assert visit.faults == ["on purpose", "and said"]
    visit.expect("on purpose", "and said")
    assert visit.faults == []
