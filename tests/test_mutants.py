"""A sample of the mutants; `make mutants` tries them all."""

from random import Random

import pytest

from tests.mutants import Registry, mutants, survives

SAMPLE = Random("mutants").sample([*mutants()], 10)


@pytest.mark.parametrize("registry, name", SAMPLE, ids=[f"{registry.name}/{name}" for registry, name in SAMPLE])
def test_the_tests_notice(registry: Registry, name: str) -> None:
    assert not survives(registry, name)
