"""A page as a browser reads it: elements, words, what it fetches."""

import re
from html.parser import HTMLParser
from typing import NamedTuple

from regalia.core.html import VOID


class Element(NamedTuple):
    name: str
    attrs: dict[str, str | None]
    above: tuple[str, ...]  # the names of the elements around it


class Reading(HTMLParser):
    """Every element and every piece of text; an element that is not closed, or closed twice, is an error."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.elements: list[Element] = []
        self.texts: list[str] = []
        self._open: list[str] = []
        self.feed(html)
        self.close()
        assert not self._open, f"never closed: {self._open}"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert len(dict(attrs)) == len(attrs), f"an attribute twice: {tag} {attrs}"
        self.elements.append(Element(tag, dict(attrs), tuple(self._open)))
        if tag not in VOID:
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert "svg" in self._open, f"<{tag}/> is not closed in HTML"
        self.elements.append(Element(tag, dict(attrs), tuple(self._open)))

    def handle_endtag(self, tag: str) -> None:
        assert self._open, f"</{tag}> closes nothing"
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        if data.strip() and self._open[-1] != "script":
            self.texts.append(re.sub(r"[ \n]+", " ", data).strip(" "))

    def all(self, *names: str) -> list[Element]:
        return [element for element in self.elements if element.name in names]

    def values(self, attribute: str) -> list[str]:
        found = (element.attrs.get(attribute) for element in self.elements)
        return [value for value in found if value is not None]

    def fetched(self) -> set[str]:
        """What is there at first sight: styles, scripts with their modules, pictures that do not wait."""
        links = [each.attrs["href"] for each in self.all("link")]
        scripts = [each.attrs["src"] for each in self.all("script") if "src" in each.attrs]
        pictures = [each.attrs["src"] for each in self.all("img") if each.attrs.get("loading") != "lazy"]
        return {address for address in (*links, *scripts, *pictures) if address}
