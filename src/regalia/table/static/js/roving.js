// One tab stop for each part of the table: what was focused there last, or the first thing that can be chosen.

import { put } from "./elements.js"

const PART = ".zone"
const THING = "[data-token]"
const OPEN = ".legal, .chosen"

const last = new WeakMap() // by part: what had the focus

/** Keep in mind what has the focus in its part. */
export function remember(element) {
  const [thing, part] = [element.closest(THING), element.closest(PART)]
  if (!thing || !part) return
  last.set(part, thing)
  setStop(part)
}

export function setStops(root) {
  for (const part of root.querySelectorAll(PART)) setStop(part)
}

function setStop(part) {
  const things = [...part.querySelectorAll(THING)]
  const stop = stopAmong(part, things)
  for (const thing of things) put(thing, "tabindex", thing === stop ? "0" : "-1")
}

/** Every cell of a grid can be visited, elsewhere only what can be chosen. */
function stopAmong(part, things) {
  const before = last.get(part)
  const visits = (thing) => thing.matches(OPEN) || thing.matches("[role=gridcell]")
  if (before && things.includes(before) && visits(before)) return before
  return things.find((thing) => thing.matches(OPEN)) ?? things.find(visits)
}
