"""What a turn brings by the rules: points of each card, tiles won and lost, what it costs the others."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from regalia.agents import foresight
from regalia.agents.foresight import Counts, Following
from regalia.agents.kernels.kingdom_builder import layout
from regalia.agents.kernels.kingdom_builder.codes import ACTION, CODE
from regalia.agents.kernels.kingdom_builder.kernel import turns
from regalia.agents.minds.kingdom_builder.mind import SETTING_UP, VALUE_WEIGHTS, KingdomBuilderMind, after, position_of
from regalia.core.protocol import Action
from regalia.games.kingdom_builder.box.data import TILES_EACH
from regalia.games.kingdom_builder.box.hexes import members
from regalia.games.kingdom_builder.rules.actions import END, End, Use
from regalia.games.kingdom_builder.rules.effects import MOVES
from regalia.games.kingdom_builder.rules.scoring import scores
from regalia.games.kingdom_builder.rules.view import View


class Foresight(foresight.Foresight):
    def tally(self, view: View) -> Counts:
        points, seat = scores(view), view.seat or 0
        found = {f"points.{reason}": count for reason, count in points[seat].items()}
        found |= {f"tile.{tile}": count for tile, count in Counter(view.tiles(seat)).items()}
        found |= {f"empty.{tile}": count for tile, count in _emptied(view).items()}
        found["others"] = sum(sum(made.values()) for other, made in enumerate(points) if other != seat)
        found["last"] = int(not all(view.supply))
        return found

    def item(self, feature: str, count: int, view: View, lang: str) -> str:
        kind, _, which = feature.partition(".")
        words, shown = self.mind.words, self.game.words
        if kind == "points":
            return words.counted("item.points", count, lang, what=words.say(lang, f"for.{which}"))
        if kind in ("tile", "empty"):
            return words.counted(f"item.{kind}", count, lang, what=shown.named("tile", which, lang))
        return words.counted("item.gold", count, lang)

    def opens(self, option: Action) -> bool:
        """A settlement is lifted, to be put down somewhere."""
        return isinstance(option, Use) and option.tile in MOVES

    def stops(self, option: Action) -> bool:
        return isinstance(option, End)

    def following(self, view: View, option: Action, rng: Random) -> Following:
        """The best turn that begins with the option."""
        codes = iter(self._turn(view, option, rng))

        def planned(_: Any, options: Sequence[Action]) -> Action | None:
            code = next(codes, None)
            return None if code is None else ACTION[code]

        return planned

    def _turn(self, view: View, option: Action, rng: Random) -> Sequence[int]:
        assert isinstance(self.mind, KingdomBuilderMind)
        position = position_of(self.game, view, rng)
        if option == END or position[layout.KIND] in SETTING_UP:
            return ()
        begun = [turn for turn in turns(position, VALUE_WEIGHTS) if turn.plan[:1] == (CODE[option],)]
        if begun:
            return begun[0].plan[1:]
        found = turns(after(position, CODE[option]), VALUE_WEIGHTS)
        return max(found, key=lambda turn: turn.worth).plan if found else ()


def _emptied(view: View) -> Counter[str]:
    """Locations without any tile left, by their tile."""
    taken = Counter(hex_ for bits in view.taken for hex_ in members(bits))
    return Counter(view.board.locations[hex_] for hex_, count in taken.items() if count == TILES_EACH)
