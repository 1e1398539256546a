"""The two proposal areas: cards come, change and go."""

from collections.abc import Iterator

from regalia.games.wonderful_kingdom.rules.state import Card, Lying, Readable, Realm


def fill_area(state: Realm, area: int, cards: tuple[Lying[str], ...]) -> None:
    """These cards, and no others, lie in an area."""
    state.areas = (state.areas[0], cards) if area else (cards, state.areas[1])


def lay(state: Realm, area: int, *cards: Lying[str]) -> None:
    """Cards are added to an area."""
    fill_area(state, area, (*state.areas[area], *cards))


def put(state: Realm, area: int, at: int, *cards: Lying[str]) -> None:
    """Another card in a place of an area; without one the place is gone."""
    lying = state.areas[area]
    fill_area(state, area, (*lying[:at], *cards, *lying[at + 1 :]))


def remove(state: Realm, area: int, at: int) -> None:
    put(state, area, at)


def proposed(state: Readable) -> Iterator[tuple[int, int, Lying[Card]]]:
    """Every card of the areas with its place."""
    return ((area, at, lying) for area, cards in enumerate(state.areas) for at, lying in enumerate(cards))
