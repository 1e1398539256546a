"""At the foot: the terrain cards the viewer sees, the settlements of this turn, the viewer's tiles."""

from collections import Counter
from collections.abc import Iterator
from functools import cache

from regalia.art.parts import badge, picture, spoken, symbol_picture, thing
from regalia.core.houses import HOUSES
from regalia.core.html import Html, tag
from regalia.core.page import Zone
from regalia.games.kingdom_builder.box.data import LETTERS, TERRAINS
from regalia.games.kingdom_builder.rules.actions import END, Use
from regalia.games.kingdom_builder.rules.turn import MANDATORY, Acting, Discarding, Landing
from regalia.games.kingdom_builder.shown.art.terrain_cards import HEIGHT, WIDTH, terrain_card
from regalia.games.kingdom_builder.shown.sight import Sight
from regalia.games.kingdom_builder.shown.words import named, say

Mine = Acting | Landing | Discarding  # the steps of a turn


def zone(sight: Sight) -> Zone:
    cards = tag("div", *_cards(sight), class_="kb-cards")
    html = tag("div", cards, _steps(sight), _powers(sight), class_="kb-tray")
    return Zone("hand", sight.say("page.hand"), "cards", "tray", html)


def _cards(sight: Sight) -> Iterator[Html]:
    """The viewer's own card can be chosen as a tile can, for what is built with it; where two lie each has a crest."""
    cards = list(sight.cards())
    for seat, card in cards:
        mine, terrain = seat == sight.view.seat, TERRAINS[card]
        whose = spoken(sight.say("draw.yours") if mine else sight.plates[seat].name)
        name = tag("span", badge(HOUSES[seat], 14) if len(cards) > 1 else "", named("terrain", terrain, sight.lang))
        about = {"data_help": f"terrain.{terrain}", "data_piece": f"card-{seat}"}
        yield thing("card" if mine else None, _face(card), name, whose, kind="kb-card", element="figure", **about)


@cache
def _face(card: int) -> Html:
    return picture(f"0 0 {WIDTH} {HEIGHT}", terrain_card(LETTERS[card]), width=WIDTH, height=HEIGHT)


def _turn(sight: Sight) -> Mine | None:
    """Where the viewer's turn stands."""
    step = sight.view.agenda[-1] if sight.view.agenda else None
    return step if isinstance(step, Mine) and step.seat == sight.view.seat else None


def _steps(sight: Sight) -> Html:
    """The settlements of the mandatory action: those built in full, those to build pale."""
    step = _turn(sight)
    if step is None:
        return Html()
    built = MANDATORY - step.left
    total = built + min(step.left, sight.view.supply[step.seat])
    huts = (symbol_picture(f"hut-{HOUSES[step.seat]}", 26, 26, None if n < built else "kb-todo") for n in range(total))
    said = tag("small", sight.say("page.steps", built=built, total=total))
    return tag("div", *huts, said, class_="kb-steps", data_help="help.mandatory")


def _powers(sight: Sight) -> Html:
    powers = (_power(tile, state, sight.lang) for tile, state in _states(sight))
    return tag("div", *powers, class_="kb-powers", data_scroll="powers")


def _power(tile: str, state: str, lang: str) -> Html:
    """A tile with when it works, and why not now."""
    spent = state in ("next", "over")
    when = tag("small", say(lang, f"page.state.{state}")) if state else ""
    return tag(
        "button",
        symbol_picture(f"tile-{tile}", 46, 46),
        tag("span", named("tile", tile, lang)),
        when,
        type="button",
        class_="can kb-power kb-off" if spent else "can kb-power",
        data_token=f"{'spent' if spent else 'tile'}-{tile}",
        data_help=f"tile.{tile}",
        data_why=say(lang, f"page.why.{state}", tile=named("tile", tile, lang)) if state not in ("", "now") else None,
    )


def _states(sight: Sight) -> Iterator[tuple[str, str]]:
    """Each tile of the viewer, the Caves among them, and whether it works now, later, next turn, nowhere or never."""
    if sight.view.seat is None:
        return
    step = _turn(sight)
    held = sight.view.tiles(sight.view.seat) + ["cave"] * bool(sight.view.board.layout.caves)
    ready = Counter(step.ready) if step else Counter(held)
    for tile in sorted(held):
        ready[tile] -= 1
        yield tile, _state(sight, step, tile, ready[tile] >= 0) if step else ""


def _state(sight: Sight, step: Mine, tile: str, ready: bool) -> str:
    if not ready:
        return "over" if sight.view.last_round else "next"
    if any(isinstance(move, Use) and move.tile == tile for move in sight.moves):
        return "now"
    free = isinstance(step, Acting) and (step.left == MANDATORY or END in sight.moves)
    return "none" if free else "later"
