"""The quest boards as they stand: which steps were undertaken, and which can be."""

from regalia.games.wonderful_kingdom.shown.art.quests import SIZE, Step, quest_board
from regalia.games.wonderful_kingdom.shown.draw.boards import came, quest_steps
from regalia.games.wonderful_kingdom.shown.draw.flow import Item
from regalia.games.wonderful_kingdom.shown.sight import Sight


def quest(sight: Sight, name: str) -> Item:
    rows = quest_steps(sight.book, name, sight.view.setting.solo)
    steps = [_live(sight, name, at, step) for at, step in enumerate(rows, 1)]
    return Item(quest_board(name, sight.say(f"quest.{name}.name"), steps), *SIZE)


def _live(sight: Sight, name: str, at: int, step: Step) -> Step:
    """Houses lie in the rail as they came; the final step remembers who was first."""
    done = tuple(sight.houses[seat] for seat in came(sight.view, name, at))
    return step._replace(done=done, legal=sight.legal(f"step-{name}-{at}"))
