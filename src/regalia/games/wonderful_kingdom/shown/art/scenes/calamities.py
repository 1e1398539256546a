"""The calamity."""

from collections.abc import Callable, Mapping

from regalia.art.ink import dot, path, stroke
from regalia.art.masonry import STONE, wall
from regalia.core.html import Html, join


def _calamity() -> Html:
    clouds = join(
        dot(x, y, r, fill)
        for x, y, r, fill in (
            (14, 16, 17, "#3a2c3f"),
            (40, 9, 19, "#4d3a4f"),
            (67, 14, 18, "#3a2c3f"),
            (88, 9, 13, "#4d3a4f"),
        )
    )
    bolt = path("M50 22L36 48H48L38 74L64 40H53L62 22Z", "#ffe27a")
    ruin = (
        wall(68, 82, 16, 28, STONE)
        + path("M68 54l4 -7 3 6 4 -9 5 10V57H68Z", "#a9a195")
        + wall(8, 82, 12, 16, STONE)
        + path("M8 66l4 -5 3 4 5 -6V68H8Z", "#a9a195")
    )
    rubble = path("M22 84l4 -6 6 2 3 4ZM56 84l3 -4 5 1 2 3Z", "#5b4a55")
    rain = stroke("M12 40l-4 10M26 36l-4 10M72 38l-3 8M86 34l-4 10M20 56l-3 8", "#8f7f95", 1.2)
    return dot(50, 46, 32, "#ffb86b", opacity=".16") + clouds + rain + bolt + ruin + rubble


CALAMITIES: Mapping[str, Callable[[], Html]] = {"calamity": _calamity}
