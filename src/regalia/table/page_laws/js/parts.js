// The parts of the page: none over another, nothing sticks out, no page that scrolls.

import { breach, called, clips, height, meet, scrolls, seen, shown, some, unclipped, width } from "./boxes.js"

const PARTS = [
  ".bar",
  ".left",
  ".board",
  "#visited",
  ".right",
  ".news",
  ".tray",
  "#tabs",
  "#zone-players",
  ".left > .zone:not(#zone-players)",
  ".right > .zone",
]
const CONTENT = ".sheet, .plate, .can, button, p, h2, h3, .chip"
// what lies over a part by intention
const FREE = ".zoom, .spoken, [data-scroll], #advice, [popover], .lesson-page .lead"
const FAR = 8 // pixels: what a glow may stick out

const stands = (part) => shown(part) && getComputedStyle(part).display !== "contents"

function overlaps(a, b) {
  const both = meet(seen(a), seen(b))
  if (a.contains(b) || b.contains(a) || !some(both, 2)) return []
  const size = `${Math.round(width(both))} x ${Math.round(height(both))}`
  return [breach("parts", `${called(a)} and ${called(b)} overlap by ${size}`, a, b)]
}

/** How far an element reaches out of a box, as far as nothing clips it. */
function beyond(element, box) {
  const cut = unclipped(element)
  if (!some(cut)) return 0
  return Math.max(box.left - cut.left, cut.right - box.right, box.top - cut.top, cut.bottom - box.bottom)
}

function sticksOut(part) {
  if (clips(part) && scrolls(part)) {
    const far = part.scrollWidth - part.clientWidth
    return far > 2 ? [breach("parts", `${called(part)} scrolls sideways by ${far}`, part)] : []
  }
  const box = part.getBoundingClientRect()
  const inner = [...part.querySelectorAll(CONTENT)].filter((each) => !each.closest(FREE) && shown(each))
  const out = inner.find((each) => beyond(each, box) > FAR)
  return out
    ? [breach("parts", `${called(out)} sticks out of ${called(part)} by ${Math.round(beyond(out, box))}`, out)]
    : []
}

function pageScrolls() {
  const page = document.scrollingElement
  const [across, down] = [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight]
  return [
    ...(across > 1 ? [breach("parts", `the page scrolls sideways by ${across}`)] : []),
    ...(down > 1 ? [breach("parts", `the page scrolls down by ${down}`)] : []),
  ]
}

export function parts() {
  const all = PARTS.flatMap((way) => [...document.querySelectorAll(way)]).filter(stands)
  const pairs = all.flatMap((a, at) => all.slice(at + 1).flatMap((b) => overlaps(a, b)))
  return [...pairs, ...all.flatMap(sticksOut), ...pageScrolls()]
}
