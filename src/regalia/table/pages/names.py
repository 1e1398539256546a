"""How a game is spoken of before it begins: its name, its options and their values."""

from collections.abc import Iterator, Mapping

from regalia.core.game import AnyGame
from regalia.core.options import Option


def name(game: AnyGame, lang: str) -> str:
    return game.words.say(lang, "game.name")


def seats(game: AnyGame) -> str:
    """How many play: "2–5"."""
    return f"{game.seats[0]}–{game.seats[-1]}"


def option(game: AnyGame, each: Option, lang: str) -> str:
    """The name of an option."""
    key = f"home.option.{each.name}"
    return game.words.say(lang, key) if game.words.has(lang, key) else _plain(each.name)


def value(game: AnyGame, each: Option, chosen: str, lang: str) -> str:
    """A value of an option: as the catalogue has it, or the part of the game of that name."""
    for key in _keys(game, each, chosen):
        if game.words.has(lang, key):
            return game.words.say(lang, key)
    part, _dash, state = chosen.rpartition("-")
    if part and game.words.has(lang, f"home.suffix.{state}"):
        return game.words.say(lang, f"home.suffix.{state}", name=value(game, each, part, lang))
    return _plain(chosen)


def _keys(game: AnyGame, each: Option, chosen: str) -> Iterator[str]:
    yield f"home.choice.{each.name}.{chosen}"
    yield f"home.choice.any.{chosen}"
    yield f"{each.name.rpartition('-')[2]}.{chosen}.name"
    yield from (f"{kind}.{chosen}.name" for kind, parts in game.components().items() if chosen in parts)


def _plain(id: str) -> str:
    return id.replace("-", " ")


def changed(game: AnyGame, options: Mapping[str, str], lang: str) -> list[str]:
    """The options of a table that are not as usual."""
    return [
        f"{option(game, each, lang)} · {value(game, each, options[each.name], lang)}"
        for each in game.options
        if options.get(each.name, each.default) != each.default
    ]
