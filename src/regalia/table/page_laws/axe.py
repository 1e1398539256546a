"""What axe-core finds serious on a page."""

from collections.abc import Collection, Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Page

CONTRAST = "color-contrast"
GRAVE = ("serious", "critical")
RUN = """async (options) => {
  const { violations } = await axe.run(document, options)
  const boxes = (nodes) => nodes.map(({ target }) => {
    const element = document.querySelector(target.at(-1))
    const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
    return [x, y, width, height].map(Math.round)
  })
  return violations.map(({ id, impact, help, nodes }) => ({
    id, impact, help, count: nodes.length, boxes: boxes(nodes),
    html: nodes[0].html.slice(0, 160), why: nodes[0].failureSummary,
  }))
}"""


@cache
def _source() -> str:
    from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]

    source: str = AXE_SCRIPT
    return source


def breaches(page: "Page", laws: Collection[str]) -> Iterator[Mapping[str, Any]]:
    """Breaches of the law “axe”; those of contrast belong to the law “contrast”."""
    if not {"axe", "contrast"} & set(laws):
        return
    options: dict[str, Any] = {"resultTypes": ["violations"]}
    if "axe" not in laws:
        options["runOnly"] = [CONTRAST]
    if not page.evaluate("'axe' in globalThis"):
        page.evaluate(f"{_source()}; 0")
    for found in page.evaluate(RUN, options):
        law = "contrast" if found["id"] == CONTRAST else "axe"
        if found["impact"] in GRAVE and law in laws:
            why = " ".join(found["why"].split()[:40])
            words = f"{found['id']}, {found['count']} times: {found['html']}: {why}"
            yield {"law": law, "words": words, "boxes": found["boxes"]}
