"""What was decided before the first year."""

from collections.abc import Iterator

from regalia.games.kingsburg.game import GAME
from regalia.games.kingsburg.rules.view import View
from regalia.games.kingsburg.shown.words import listed, say, the
from regalia.games.kingsburg.shown.words.help import help_text


def setup_lines(view: View, lang: str) -> list[str]:
    """The turn order, the modules, the governors."""
    modules = view.modules
    played = {
        "rows": modules.extended,
        "governors": modules.governors != "off",
        "army": modules.army,
        "destiny": modules.destiny,
        "first": modules.edition == "first",
    }
    houses = ", ".join(GAME.shown.house(seat, lang) for seat in view.order)
    return [
        *([say(lang, "setup.order", houses=houses)] if houses else []),
        *(say(lang, f"setup.{module}") for module, on in played.items() if on),
        *_governors(view, lang),
    ]


def _governors(view: View, lang: str) -> Iterator[str]:
    """Who has which governor, which are open for the auction, and numbers that are not those of our cards."""
    for seat, province in enumerate(view.provinces):
        if card := province.governor:
            house, does = GAME.shown.house(seat, lang), help_text("governor", card, lang, view)
            yield say(lang, "setup.governor", house=house, the=the("governor", card, lang), help=does)
    if view.offered:
        yield say(lang, "setup.offered", governors=listed("governor", view.offered, "and", lang))
    if replaced := view.numbers.replaced:
        yield say(lang, "setup.numbers", numbers=", ".join(f"{card} {name} {value}" for card, name, value in replaced))
