"""Names that every place needs which shows a game: of its houses, and of what earned points."""

from regalia.core.game import AnyGame


def houses(game: AnyGame, lang: str) -> list[str]:
    """The names of all houses, in the order of the seats."""
    return [game.words.say(lang, f"house.{house}.name") for house in game.houses]


def reason(game: AnyGame, earned: str, lang: str) -> str:
    """What earned the points: a word for it, or the part of the game of that name."""
    parts = [f"{kind}.{earned}.name" for kind, names in game.components().items() if earned in names]
    keys = (f"reason.{earned}", *parts)
    return next((game.words.say(lang, key) for key in keys if game.words.has(lang, key)), earned)
