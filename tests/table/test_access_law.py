"""Nobody sits in another's chair: the law, and that it finds what breaks it."""

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, Phase, seed, settings
from hypothesis.stateful import run_state_machine_as_test

from tests.table.access.ground import SEED, Ground, ground
from tests.table.access.holes import HOLES
from tests.table.access.machine import AccessLaw
from tests.table.playing import SOAK

RUNS = 300 if SOAK else 20
STEPS = 50
PROFILE = settings(
    max_examples=2,  # the first does nothing but open a table
    stateful_step_count=STEPS,
    phases=(Phase.generate, Phase.shrink),
    database=None,
    deadline=None,
    print_blob=False,
    report_multiple_bugs=False,
    suppress_health_check=list(HealthCheck),
)


def obey(ground: Ground, runs: Iterable[int], profile: settings = PROFILE) -> Counter[str]:
    """Runs of the law against a server, each by its number; what happened in them."""
    happened: Counter[str] = Counter()
    for run in runs:
        law = seed(run)(type(f"Run{run}", (AccessLaw,), {"ground": ground, "happened": happened}))
        run_state_machine_as_test(law, settings=profile)
    return happened


@pytest.mark.timeout(7200 if SOAK else 900)
def test_nobody_learns_what_is_not_for_him(tmp_path: Path) -> None:
    with ground(tmp_path, seed="" if SOAK else SEED) as built:
        happened = obey(built, Random().sample(range(1 << 32), RUNS) if SOAK else range(RUNS))
    print(sorted(happened.items()))
    assert all(happened[deed] for deed in ("join", "leave", "back", "enter", "undo", "stream cut off", "right lost"))


FINDINGS = {"a_personal_link_outlives_the_holder": 9, "a_stream_outlives_the_holder": 0}  # found by these runs


@pytest.mark.timeout(1200 if SOAK else 300)
@pytest.mark.parametrize("hole", HOLES if SOAK else FINDINGS)
def test_the_law_finds_every_hole(tmp_path: Path, hole: str) -> None:
    """With one guard taken out of the server, some run breaks the law; if it is another one now, it is looked for."""
    first, most = FINDINGS.get(hole, 0), 120 if SOAK else RUNS
    with ground(tmp_path, hole=hole) as built, pytest.raises(AssertionError):
        obey(built, (*range(first, most), *range(first)), settings(PROFILE, phases=(Phase.generate,)))
