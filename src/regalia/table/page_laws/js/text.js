// Words: none is cut off, none is too small, none lies over another.

import { breach, called, height, meet, seen, shown, some, width } from "./boxes.js"

const LEAST = 12 // pixels
const NUMBER = 10 // of coordinates, and of numbers in a drawing
const ROUND = 0.05
const UNSEEN = ".spoken, .defs, defs, script, style, noscript, dialog:not([open]), .skip, [hidden], #live, title, desc"
const REPEATED = "[data-in-help]" // drawn words that the help of the same thing says in full

/** Text that people see, with the element it stands in and the box of its letters. */
function* written() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!node.data.trim() || element.closest(UNSEEN) || !shown(element) || voiced(element)) continue
    range.selectNodeContents(node)
    yield { element, words: node.data.trim(), box: range.getBoundingClientRect(), rects: [...range.getClientRects()] }
  }
}

/** Only for the ear: clipped to nothing. */
function voiced(element) {
  for (let up = element; up && up !== document.body; up = up.parentElement) {
    const style = getComputedStyle(up)
    if (style.clipPath !== "none" && up.clientWidth <= 1) return true
  }
  return false
}

const says = ({ element, words }) => `“${words.slice(0, 32)}” in ${called(element)}`

/** How many pixels the letters have on the screen, with every scale that lies on them. */
function size({ element }) {
  const own = parseFloat(getComputedStyle(element).fontSize)
  const matrix = element.closest("svg") && element.getScreenCTM?.()
  if (matrix) return own * Math.hypot(matrix.a, matrix.b)
  return own * (element.currentCSSZoom ?? 1)
}

function tooSmall(text) {
  if (text.element.closest(REPEATED)) return []
  const drawn = text.element.closest("svg")
  const least = drawn && /^[\d\s+–−×/·IVX-]+$/.test(text.words) ? NUMBER : LEAST
  const pixels = size(text)
  const small = pixels > 1 && pixels < least - ROUND
  return small ? [breach("text", `${says(text)} has ${pixels.toFixed(1)} px, not ${least}`, text.element)] : []
}

/** Whether a box around a text cuts it; one that scrolls loses nothing, and what is wholly away is folded. */
function cuts(up, { box }) {
  const { overflowX, overflowY } = getComputedStyle(up)
  const [x, y] = [/hidden|clip/.test(overflowX), /hidden|clip/.test(overflowY)]
  const own = up.getBoundingClientRect()
  if ((!x && !y) || !some(meet(box, own), 0)) return false
  const across = x && (box.right > own.right + 1.5 || box.left < own.left - 1.5)
  return across || (y && (box.bottom > own.bottom + 3 || box.top < own.top - 3))
}

function cut(text) {
  if (text.element.closest("svg, .zoom")) return []
  for (let up = text.element; up && up !== document.body; up = up.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(up)
    if (/auto|scroll/.test(overflowX + overflowY)) return []
    if (cuts(up, text)) return [breach("text", `${says(text)} is cut off by ${called(up)}`, text.element, up)]
  }
  return []
}

const inner = (rect) => {
  const [x, y] = [Math.min(2, rect.width / 8), rect.height * 0.22] // the air around letters may touch
  return { left: rect.left + x, top: rect.top + y, right: rect.right - x, bottom: rect.bottom - y }
}

/** Whether both texts can be seen there: nothing that is filled lies between them. */
function bothSeen(a, b, box) {
  const stack = document.elementsFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
  const at = [a, b].map(({ element }) => stack.findIndex((each) => element.contains(each) || each.contains(element)))
  if (at.some((place) => place < 0)) return false
  return !stack.slice(Math.min(...at), Math.max(...at)).some((each) => filled(each))
}

const filled = (element) => {
  const { backgroundColor, backgroundImage } = getComputedStyle(element)
  return backgroundImage !== "none" || !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor)
}

/** Words over words, within a part and across parts. */
function over(texts) {
  const seenOnes = texts.flatMap((text) => {
    const part = seen(text.element.closest("svg") ?? text.element)
    return text.rects.map((rect) => ({ text, box: meet(inner(rect), part) })).filter(({ box }) => some(box, 1))
  })
  seenOnes.sort((a, b) => a.box.top - b.box.top)
  const found = []
  for (const [at, one] of seenOnes.entries()) {
    for (let next = at + 1; next < seenOnes.length && seenOnes[next].box.top < one.box.bottom; next += 1) {
      found.push(...overlap(one, seenOnes[next]))
    }
  }
  return found
}

function overlap(one, two) {
  const both = meet(one.box, two.box)
  if (one.text === two.text || one.text.element === two.text.element || !some(both, 1.5)) return []
  if (!bothSeen(one.text, two.text, both)) return []
  const size = `${Math.round(width(both))} x ${Math.round(height(both))}`
  const words = `${says(one.text)} and ${says(two.text)} lie over each other by ${size}`
  return [breach("text", words, one.text.element, two.text.element)]
}

export function text() {
  const texts = [...written()]
  return [...texts.flatMap(tooSmall), ...texts.flatMap(cut), ...over(texts)]
}
