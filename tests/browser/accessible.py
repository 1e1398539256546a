"""What Chromium tells a screen reader of a page: things with a role, a name and a state."""

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

Node = dict[str, Any]


@dataclass(frozen=True)
class Thing:
    """A node of the accessibility tree. Around: the roles and names of what it lies in, the nearest first."""

    id: int
    role: str
    name: str
    states: dict[str, Any]
    around: tuple[tuple[str, str], ...] = ()

    @property
    def enabled(self) -> bool:
        return not self.states.get("disabled")

    @property
    def pressed(self) -> bool:
        return "true" in (self.states.get("pressed"), str(self.states.get("selected")).lower())

    def inside(self, role: str, name: str = "") -> bool:
        """Whether it lies in something with this role, and this name if one is given."""
        return any(found == role and name in ("", called) for found, called in self.around)


class Accessible:
    """The tree of a page, by the protocol of the browser's developer tools."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.tools = page.context.new_cdp_session(page)
        self.tools.send("Accessibility.enable")

    @property
    def focused(self) -> Thing:
        """What has the focus; nothing else is told."""
        found = self.tools.send("Runtime.evaluate", {"expression": "document.activeElement"})
        told = {"objectId": found["result"]["objectId"], "fetchRelatives": False}
        [node, *_] = self.tools.send("Accessibility.getPartialAXTree", told)["nodes"]
        return _thing(node, ())

    @property
    def things(self) -> list[Thing]:
        """All that is told, in the order of the page."""
        nodes = self.tools.send("Accessibility.getFullAXTree")["nodes"]
        by_id = {node["nodeId"]: node for node in nodes}
        return [_thing(node, _around(node, by_id)) for node in nodes if not node["ignored"]]

    def focus(self, thing: Thing) -> None:
        self.tools.send("DOM.focus", {"backendNodeId": thing.id})


def _thing(node: Node, around: tuple[tuple[str, str], ...]) -> Thing:
    states = {each["name"]: each["value"].get("value") for each in node.get("properties", ())}
    return Thing(node.get("backendDOMNodeId", 0), *_called(node), states, around)


def _called(node: Node) -> tuple[str, str]:
    return node.get("role", {}).get("value", ""), node.get("name", {}).get("value", "")


def _around(node: Node, by_id: dict[str, Node]) -> tuple[tuple[str, str], ...]:
    above = by_id.get(node.get("parentId", ""))
    return (_called(above), *_around(above, by_id)) if above else ()
