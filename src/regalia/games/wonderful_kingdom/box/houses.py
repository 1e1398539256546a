"""The house of each seat: blue and red, as on the conquest boards."""

from collections.abc import Mapping

from regalia.games.wonderful_kingdom.box.options import NONE, duchies

HOUSES = ("moon", "rose")
CONQUEST, RED = "conquest", "senada"


def red_first(seats: int, options: Mapping[str, str]) -> bool:
    """Whether the first seat has the red armies of a conquest: alone always, else with Senada."""
    conquest = options["module"] == CONQUEST and options["scenario"] == NONE
    return conquest and (seats == 1 or duchies(seats, options)[0] == RED)
