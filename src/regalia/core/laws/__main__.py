"""The other process of the law of twins: python -m regalia.core.laws MODULE:NAME[:KEY]."""

import sys

from regalia.core.laws.twins import answer

for line in answer(sys.argv[1], sys.stdin):
    print(line)
