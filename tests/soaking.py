"""Whether this is the long run (make soak): what is cut short in make test is done whole then."""

import os

SOAK = os.environ.get("REGALIA_SOAK") == "1"
PATIENCE = 5 if SOAK else 1  # times as long as usual a whole game may take: others are played beside it
