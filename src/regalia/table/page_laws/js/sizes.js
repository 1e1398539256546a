// Targets are large enough for a finger, also where their drawing is smaller: what counts is where a click goes.

import { breach, called, height, middle, seen, sheet, width } from "./boxes.js"
import { controls, inSight, pressable } from "./targets.js"

const FINGER = 40 // pixels
const HEX = 24 // on a map of layers, where a magnifier helps
const ROUND = 0.75 // pixels that a rounded size may lack

/** Whether a click so far from the middle still goes to the element. */
function reaches(element, [x, y]) {
  const hit = document.elementFromPoint(x, y)
  const token = element.dataset.token
  return Boolean(hit && (element.contains(hit) || (token && hit.closest("[data-token]")?.dataset.token === token)))
}

/** How far the element can be pressed across and down its middle, at most as far as is asked for. */
function pressed(element, least) {
  const [x, y] = middle(seen(element))
  const far = least / 2 - ROUND
  const across = reaches(element, [x - far, y]) && reaches(element, [x + far, y])
  const down = reaches(element, [x, y - far]) && reaches(element, [x, y + far])
  return across && down
}

const large = (box, least) => width(box) >= least - ROUND && height(box) >= least - ROUND

/** A link inside a sentence is as large as its words. */
const inSentence = (element) =>
  element.localName === "a" && Boolean(element.closest("p, li")) && !element.matches(".button")

function least(element) {
  return element.closest(".layers") ? HEX : FINGER
}

export function sizes() {
  const wanted = [...(sheet() ? [] : inSight()), ...controls().filter(pressable)]
  return wanted
    .filter(
      (each) => !inSentence(each) && !large(each.getBoundingClientRect(), least(each)) && !pressed(each, least(each)),
    )
    .map((each) => {
      const { width, height } = each.getBoundingClientRect()
      return breach(
        "sizes",
        `${called(each)} is ${Math.round(width)} x ${Math.round(height)}, not ${least(each)}`,
        each,
      )
    })
}
