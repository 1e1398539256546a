"""Frost giants that lie under no card yet, and the cards that could carry them."""

from regalia.games.wonderful_kingdom.box.catalogue import TREASURE, Catalogue
from regalia.games.wonderful_kingdom.rules.state import Card, Duchy

GIANT = "frost-giant"


def loose_giants(duchy: Duchy[Card]) -> int:
    return duchy.threats.count(GIANT)


def bearers(duchy: Duchy[Card]) -> int:
    """Cards under construction that could carry one."""
    return sum(not site.giant for site in duchy.construction)


def coming(catalogue: Catalogue, duchy: Duchy[Card]) -> int:
    """Selected developments that could."""
    return sum(catalogue.kinds[card] != TREASURE for card in duchy.selection)


def cornered(catalogue: Catalogue, duchy: Duchy[Card]) -> bool:
    """A giant is loose and no card can be spared."""
    return GIANT in duchy.threats and bearers(duchy) + coming(catalogue, duchy) <= loose_giants(duchy)
