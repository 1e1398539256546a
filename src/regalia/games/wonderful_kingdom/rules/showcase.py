"""Games worth recording: every module, pack, quest, board, side and scenario. The numbers are seeds."""

from collections.abc import Iterator

from regalia.core.protocol import Show
from regalia.games.wonderful_kingdom.box.catalogue import SCENARIOS, SOLO_PACKS

DUELS = (
    ("giant-rats", "frost-giants", 1),
    ("shadows", "thieves", 1),
    ("sisters", "siphons", 9),
    ("sisters", "siphons", 10),
    ("black-dragons", "illusionists", 5),
)
COURTS = (24, 29, 47)  # played at random: every advisor helps in one of them or in the councils
QUESTS = {  # in which every step is undertaken: with two players, alone
    "usurper": (1, 3),
    "plague-lord": (2, 4),
    "northern-lands": (2, 2),
    "shattered-crown": (1, 18),
    "dragon-pact": (2, 4),
}
BOARDS = {"A1": 3, "A2": 3, "B1": 3, "B2": 3, "C1": 1, "C2": 2}


def _shows() -> Iterator[Show]:
    for pack, rival, seed in DUELS:
        yield Show(f"duel-{pack}-{rival}-{seed}", 2, {"pack": pack, "rival-pack": rival, "extras": "on"})
    yield Show("council", 2, {"module": "advisors", "extras": "on", "side": "D"})
    yield Show("council-alone", 1, {"module": "advisors", "extras": "on", "side": "C"})
    for seed in COURTS:
        yield Show(f"court-{seed}", 2, {"module": "advisors", "extras": "on", "side": "B"}, wisely=False)
    for quest, (two, alone) in QUESTS.items():
        yield Show(f"quest-together-{quest}-{two}", 2, {"module": "quest", "quest": quest})
        yield Show(f"quest-alone-{quest}-{alone}", 1, {"module": "quest", "quest": quest})
    for board, seed in BOARDS.items():
        yield Show(f"war-{board}-{seed}", 2 if board < "C" else 1, {"module": "conquest", "board": board})
    for pack in SOLO_PACKS:
        yield Show(f"alone-{pack}", 1, {"pack": pack, "side": "B"})
    for scenario in SCENARIOS:
        yield Show(f"tale-{scenario}", 1, {"scenario": scenario})


SHOWCASE = tuple(_shows())
