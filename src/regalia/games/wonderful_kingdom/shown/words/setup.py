"""What was decided before the first round."""

from collections.abc import Iterator

from regalia.games.wonderful_kingdom.game import GAME
from regalia.games.wonderful_kingdom.rules.view import View
from regalia.games.wonderful_kingdom.shown.words import counted, named, say
from regalia.games.wonderful_kingdom.shown.words.help import help_text, side_facts, title


def setup_lines(view: View, lang: str) -> list[str]:
    """The scenario or the modules, the duchies and packs, the quests and the board."""
    return [*_modules(view, lang), *_seats(view, lang), *_places(view, lang)]


def _modules(view: View, lang: str) -> Iterator[str]:
    setting = view.setting
    if setting.scenario:
        does = help_text("scenario", setting.scenario, lang, view)
        yield say(lang, "setup.scenario", name=named("scenario", setting.scenario, lang), help=does)
    yield from (say(lang, f"setup.module.{module}") for module in setting.modules)
    if not setting.modules:
        yield say(lang, "setup.training")
    if setting.extras:
        yield say(lang, "setup.extras")
    if setting.search != "once":
        yield say(lang, "setup.search")
    if replaced := view.catalogue.replaced:
        yield counted("setup.box", len(replaced), lang)


def _seats(view: View, lang: str) -> Iterator[str]:
    """The duchy and the pack of every seat."""
    for seat, duchy in enumerate(view.duchies):
        side = view.setting.side
        facts = side_facts(view.catalogue.sides[duchy.name, side], lang)
        name = named("duchy", duchy.name, lang)
        yield say(lang, "setup.duchy", house=GAME.shown.house(seat, lang), duchy=name, side=side, facts=facts)
    for seat, pack in enumerate(view.setting.packs):
        does = say(lang, f"pack.{pack}.help")
        yield say(lang, "setup.pack", house=GAME.shown.house(seat, lang), pack=named("pack", pack, lang), help=does)


def _places(view: View, lang: str) -> Iterator[str]:
    for quest in view.setting.quests:
        yield say(lang, "setup.quest", quest=named("quest", quest, lang), help=say(lang, f"quest.{quest}.help"))
    if board := view.setting.board:
        yield say(lang, "setup.board", board=title("board", board, lang), help=say(lang, f"board.{board}.help"))
