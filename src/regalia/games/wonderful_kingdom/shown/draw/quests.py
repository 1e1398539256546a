"""The quest boards as they stand: which steps were undertaken, and which can be."""

from regalia.games.wonderful_kingdom.shown.art.quests import SIZE, Step, quest_board
from regalia.games.wonderful_kingdom.shown.draw.boards import came, quest_steps
from regalia.games.wonderful_kingdom.shown.draw.flow import Item
from regalia.games.wonderful_kingdom.shown.view import Shown


def quest(shown: Shown, name: str) -> Item:
    rows = quest_steps(shown.book, name, shown.view.setting.solo)
    steps = [_live(shown, name, at, step) for at, step in enumerate(rows, 1)]
    return Item(quest_board(name, shown.say(f"quest.{name}.name"), steps), *SIZE)


def _live(shown: Shown, name: str, at: int, step: Step) -> Step:
    """Houses lie in the rail as they came; the final step remembers who was first."""
    done = tuple(shown.houses[seat] for seat in came(shown.view, name, at))
    return step._replace(done=done, legal=shown.legal(f"step-{name}-{at}"))
