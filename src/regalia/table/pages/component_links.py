"""Where a component of a game is shown: its place in the browser of components."""

from regalia.core.game import AnyGame


def component_address(game: AnyGame, key: str = "") -> str:
    """The page of all components of a game; with a key ("tile.farm") the place on it where that one opens."""
    return f"/components/{game.id}" + (f"#{key}" if key else "")
