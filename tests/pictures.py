"""What every drawing has to be, for the tests of each game."""

import re
from collections import Counter
from random import Random
from typing import Any
from xml.etree import ElementTree

from regalia.core.game import AnyGame
from regalia.core.lanes import pending

TABLE, GALLERY = 400_000, 1_200_000  # bytes
HREF, URL = re.compile(r' href="#([^"]+)"'), re.compile(r"url\(#([^)]+)\)")


def check(svg: str, limit: int) -> None:
    """Well formed, on its own, and light."""
    names = Counter(element.get("id") for element in ElementTree.fromstring(svg).iter() if element.get("id"))
    assert not [name for name, count in names.items() if count > 1]
    assert set(HREF.findall(svg)) | set(URL.findall(svg)) <= set(names)
    assert "<style" not in svg
    assert " style=" not in svg
    assert "var(" not in svg
    assert "http" not in svg.replace("http://www.w3.org/2000/svg", "")
    assert len(svg.encode()) < limit


def parts(svg: str) -> Counter[str]:
    """Every action that can be clicked."""
    return Counter(part for found in re.findall(r' data-part="([^"]*)"', svg) for part in found.split("|"))


def offered(game: AnyGame, view: Any) -> Counter[str]:
    """Every action that the viewer may take."""
    state = game.imagine(view, Random(7))
    choices = [choice for _, choice in pending(state) if choice.seat == view.seat]
    return Counter(str(action) for choice in choices for action in choice.options(state))
