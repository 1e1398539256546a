"""A sample of the mutants; `make mutants` tries them all."""

from random import Random

import pytest

from tests.mutants import Mutant, mutants, survives
from tests.soaking import SOAK

SAMPLE = Random("mutants").sample([*mutants()], 60 if SOAK else 6)


@pytest.mark.parametrize("mutant", SAMPLE, ids=[mutant.name for mutant in SAMPLE])
def test_the_tests_notice(mutant: Mutant) -> None:
    assert not survives(mutant)
