"""Whether this is the long run (make soak): what is cut short in make test is done whole then."""

import os

SOAK = os.environ.get("REGALIA_SOAK") == "1"
