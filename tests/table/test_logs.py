"""What is counted, and what is written in the log and what never."""

import json
import logging
from collections.abc import Iterator

import pytest
import structlog

from regalia.table import logs
from regalia.table.metrics import Metrics
from tests.table.calls import call


def test_metrics_speak_of_games_bots_and_seconds() -> None:
    metrics = Metrics()
    metrics.entries.labels("kingsburg").inc(3)
    metrics.broadcasts.observe(0.02)
    metrics.saves.observe(0.002)
    metrics.unsaved.inc()
    metrics.thoughts.labels("greedy").observe(0.4)
    metrics.tables.set(7)
    metrics.streams.inc(2)
    metrics.streams.dec()
    metrics.dropped.inc()
    lines = metrics.page().decode().splitlines()
    for line in (
        'regalia_entries_total{game="kingsburg"} 3.0',
        "regalia_told_seconds_count 1.0",
        "regalia_save_seconds_count 1.0",
        "regalia_unsaved_total 1.0",
        'regalia_thought_seconds_count{bot="greedy"} 1.0',
        "regalia_tables 7.0",
        "regalia_streams 1.0",
        "regalia_dropped_streams_total 1.0",
    ):
        assert line in lines


@pytest.fixture
def quiet() -> Iterator[None]:
    """The logging of the test run, put back afterwards."""
    root, access = logging.getLogger(), logging.getLogger("uvicorn.access")
    handlers, level = root.handlers[:], root.level
    root.handlers.clear()
    yield
    root.handlers[:], access.disabled = handlers, False
    root.setLevel(level)
    structlog.reset_defaults()


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize("as_json", [True, False])
def test_no_line_of_the_log_holds_a_secret(as_json: bool, capsys: pytest.CaptureFixture[str]) -> None:
    logs.setup(as_json)
    structlog.get_logger().warning("seen", **dict.fromkeys(logs.SECRETS, "HUSH"), table="bcd")
    token = "HU" + "SH"
    try:
        raise RuntimeError(f"not the {len(token)}")
    except RuntimeError:
        structlog.get_logger().exception("failed")
    written = capsys.readouterr().err
    assert "seen" in written
    assert "bcd" in written
    assert "RuntimeError" in written
    assert "HUSH" not in written


@pytest.mark.usefixtures("quiet")
def test_libraries_write_the_same_lines_with_the_request(capsys: pytest.CaptureFixture[str]) -> None:
    logs.setup(json=True)
    with structlog.contextvars.bound_contextvars(request="abc"):
        logging.getLogger("uvicorn.error").info("listening on %s", "é", extra={"token": "HUSH"})
        structlog.get_logger("regalia").info("started")
    logging.getLogger("uvicorn.access").info("GET /?token=HUSH")
    theirs, ours = map(json.loads, capsys.readouterr().err.splitlines())
    assert theirs.keys() == ours.keys() == {"event", "logger", "level", "timestamp", "request"}
    assert (theirs["event"], theirs["logger"], theirs["request"]) == ("listening on é", "uvicorn.error", "abc")


@pytest.mark.usefixtures("quiet")
def test_no_request_can_write_to_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    logs.setup(json=False)
    call("GET", "/%1b%5b31m%0aforged")
    [line] = [line for line in capsys.readouterr().err.splitlines() if "refused" in line]
    assert "request=" in line
    assert "forged" in line
    assert "\x1b" not in line
