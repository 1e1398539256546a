"""What all tests share."""

import os

from tests.mutants import VARIABLE, mutate

if wanted := os.environ.get(VARIABLE):
    mutate(wanted)
