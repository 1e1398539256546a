"""Every test ends: it has a limit, and what it waits for is waited for with an end."""

import ast
from pathlib import Path

import pytest

from tests.conftest import LIMITS
from tests.patience import until

FILES = sorted(Path(__file__).parent.rglob("*.py"))


def test_every_kind_of_test_has_a_limit(request: pytest.FixtureRequest) -> None:
    assert all((Path(__file__).parents[1] / kind).exists() for kind in LIMITS)
    limits = {item.nodeid: item.get_closest_marker("timeout") for item in request.session.items}
    assert all(limit and limit.args[0] > 0 for limit in limits.values()), limits


def test_what_comes_true_is_given_back() -> None:
    steps = list[int]()
    assert until(lambda: len(steps) > 2 and steps, do=lambda: steps.append(1)) == [1, 1, 1]


def test_what_does_not_come_is_told_with_what_was_seen() -> None:
    with pytest.raises(AssertionError, match="not within 0 s; seen at last: nothing but rain"):
        until(lambda: False, 0.1, saw=lambda: "nothing but rain")


@pytest.mark.parametrize("path", [path for path in FILES if path.parent.name == "browser"], ids=lambda path: path.stem)
def test_no_browser_test_loops_by_itself(path: Path) -> None:
    """A page answers when it likes: who waits for it does so by `until`, which has a clock."""
    assert not [node.lineno for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.While)]
