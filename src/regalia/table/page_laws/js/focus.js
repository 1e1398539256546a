// The focus is somewhere, it can be seen, and where I have to choose it is there.

import { breach, called, seen, sheet, shown, some, table } from "./boxes.js"
import { lit } from "./targets.js"

const CHOOSING = "#tray, #board, #visited, .legal, .chosen, [role=grid], dialog"

/** Whether the ring around the element that has the focus is drawn for who goes by keys. */
function ringed(element) {
  const page = document.documentElement
  const keyed = page.hasAttribute("data-keyed")
  page.toggleAttribute("data-keyed", true)
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
  const drawn = (outlineStyle !== "none" && parseFloat(outlineWidth) >= 2) || boxShadow !== "none"
  page.toggleAttribute("data-keyed", keyed)
  return drawn
}

export function focus() {
  const now = document.activeElement
  if (!now || now === document.body || now === document.documentElement)
    return [breach("focus", "nothing has the focus")]
  if (!shown(now) || !some(seen(now), 0))
    return [breach("focus", `${called(now)} has the focus and is out of sight`, now)]
  if (now.matches(":focus-visible") && now !== table() && !ringed(now)) {
    return [breach("focus", `${called(now)} has the focus and no ring`, now)]
  }
  if (!sheet() && lit().length && !now.closest(CHOOSING)) {
    return [breach("focus", `${called(now)} has the focus while something is to be chosen`, now)]
  }
  return []
}
