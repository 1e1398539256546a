"""Pages of components as tests read them."""

from regalia.core.game import AnyGame
from regalia.table.pages import components
from regalia.table.pages.component_filters import Wanted
from regalia.table.pages.reader import Reader
from tests.table.reading import Element, Reading


def page(game: AnyGame, lang: str = "en", wanted: Wanted = Wanted(), theme: str = "light") -> Reading:  # noqa: B008
    return Reading(components.of_game(game, Reader(lang, theme), wanted, ""))


def cards(reading: Reading) -> list[Element]:
    return [each for each in reading.all("li") if each.attrs.get("class") == "comp"]


def shown(reading: Reading) -> list[str]:
    """The keys of what is not hidden, in order."""
    keys = [str(each.attrs["id"]) for each in reading.all("div") if each.attrs.get("class") == "detail sheet"]
    every = zip(keys, cards(reading), strict=True)
    return [key for key, card in every if "hidden" not in card.attrs]
