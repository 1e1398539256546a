"""What every drawing has to be, for the tests of each game."""

import re
from collections import Counter
from xml.etree import ElementTree

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
    assert not re.search(r" (?:role=.button|tabindex=|data-(?:part|die|word)=)", svg), "nobody clicks a picture"
    assert "http" not in svg.replace("http://www.w3.org/2000/svg", "")
    assert len(svg.encode()) < limit
