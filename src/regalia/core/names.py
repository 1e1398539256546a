"""Names that every place needs which shows a game: of its houses, its options, and of what earned points."""

from collections.abc import Iterator, Mapping

from regalia.core.game import AnyGame, Points, total
from regalia.core.known import UNKNOWN, Maybe
from regalia.core.options import Option

NOTHING = ("off", "none")  # values of an option that leaves a module in the box


def game_name(game: AnyGame, lang: str) -> str:
    return game.words.say(lang, "game.name")


def seat_range(game: AnyGame) -> str:
    """How many play: "2–5"."""
    return f"{game.seats[0]}–{game.seats[-1]}"


def houses(game: AnyGame, lang: str, seats: int | None = None) -> list[str]:
    """The names of the houses, in the order of the seats; of all houses if no number is given."""
    return [game.words.say(lang, f"house.{house}.name") for house in game.houses[:seats]]


def reason(game: AnyGame, earned: str, lang: str) -> str:
    """What earned the points: a word for it, or the part of the game of that name."""
    parts = [f"{kind}.{earned}.name" for kind, names in game.components().items() if earned in names]
    return _first(game, (f"reason.{earned}", *parts), lang) or earned


def score_table(game: AnyGame, scores: Points, lang: str) -> tuple[list[list[str | int]], list[str | int]]:
    """A row for each reason, with its name and the points of each seat; and the totals. What is not known is ?."""
    reasons = dict.fromkeys(earned for points in scores for earned in points)
    rows = [[reason(game, each, lang), *(_shown(points.get(each, 0)) for points in scores)] for each in reasons]
    return rows, [_shown(total(points)) for points in scores]


def option_name(game: AnyGame, option: Option, lang: str) -> str:
    return _first(game, (f"home.option.{option.name}",), lang) or _plain(option.name)


def option_value(game: AnyGame, option: Option, chosen: str, lang: str) -> str:
    """A value of an option: as the catalogue has it, or the part of the game of that name."""
    part, _dash, state = chosen.rpartition("-")
    if found := _first(game, _keys(game, option, chosen), lang):
        return found
    if part and game.words.has(lang, f"home.suffix.{state}"):
        return game.words.say(lang, f"home.suffix.{state}", name=option_value(game, option, part, lang))
    return _plain(chosen)


def changed_options(game: AnyGame, options: Mapping[str, str], lang: str) -> list[str]:
    """The options that are not as usual: "Destiny", "Island with the Rope Bridge", "Governors · By auction"."""
    changed = [each for each in game.options if options.get(each.name, each.default) != each.default]
    return [_setting(game, each, options[each.name], lang) for each in changed]


def leading_options(game: AnyGame, options: Mapping[str, str], lang: str) -> list[str]:
    """The modules on which other options hang, as usual or not: "Threats"."""
    leading = {name for each in game.options for name in each.when}
    modules = [each for each in game.options if each.module and each.name in leading]
    chosen = [(each, options.get(each.name, each.default)) for each in modules]
    return [option_value(game, each, value, lang) for each, value in chosen if value not in NOTHING]


def _setting(game: AnyGame, option: Option, chosen: str, lang: str) -> str:
    name, value = option_name(game, option, lang), option_value(game, option, chosen, lang)
    if chosen == "on" and not game.words.has(lang, f"home.choice.{option.name}.on"):
        return name
    return value if value.startswith(name) else f"{name} · {value}"


def _keys(game: AnyGame, option: Option, chosen: str) -> Iterator[str]:
    yield f"home.choice.{option.name}.{chosen}"
    yield f"home.choice.any.{chosen}"
    yield f"{option.name.rpartition('-')[2]}.{chosen}.name"
    yield from (f"{kind}.{chosen}.name" for kind, parts in game.components().items() if chosen in parts)


def _first(game: AnyGame, keys: Iterator[str] | tuple[str, ...], lang: str) -> str:
    """The words of the first key that the catalogue has."""
    return next((game.words.say(lang, key) for key in keys if game.words.has(lang, key)), "")


def _shown(points: Maybe[int]) -> int | str:
    return "?" if points is UNKNOWN else points


def _plain(id: str) -> str:
    return id.replace("-", " ")
