// Boxes on the screen: what of an element can be seen, what lies at a point, what it is called in a sentence.

export const table = () => document.getElementById("table")

/** An element in the sentence of a law. */
export function called(element) {
  const { id, localName, classList, dataset } = element
  const classes = [...classList].slice(0, 2).map((name) => `.${name}`)
  const words = dataset?.token ?? element.textContent?.trim().replace(/\s+/g, " ").slice(0, 24)
  return `${localName}${id ? `#${id}` : ""}${classes.join("")}${words ? ` “${words}”` : ""}`
}

export const width = (box) => box.right - box.left
export const height = (box) => box.bottom - box.top

/** Whether there is something of a box, beyond so many pixels each way. */
export const some = (box, least = 1) => width(box) > least && height(box) > least

export const meet = (a, b) => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
})

export const screen = () => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })

export const middle = ({ left, top, right, bottom }) => [(left + right) / 2, (top + bottom) / 2]

export const scrolls = (element) => /auto|scroll/.test(getComputedStyle(element).overflow)

export const clips = (element) => /hidden|clip|auto|scroll/.test(getComputedStyle(element).overflow)

/** What is only its contents has no box, and cuts nothing. */
const boxed = (element) => getComputedStyle(element).display !== "contents"

/** The box of an element as far as it can be seen: cut by the screen and by every box around it that clips. */
export const seen = (element) => meet(unclipped(element), screen())

/** The same, also beyond the edges of the screen. */
export function unclipped(element) {
  let box = meet(element.getBoundingClientRect(), element.getBoundingClientRect())
  let free = getComputedStyle(element).position === "absolute"
  for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
    const style = getComputedStyle(up)
    if (free && !holds(style)) continue
    if (clips(up) && boxed(up)) box = meet(box, up.getBoundingClientRect())
    free = style.position === "absolute"
  }
  return box
}

/** Whether what is placed absolutely inside is placed by this, and cut by it; other boxes do not hold it. */
const holds = ({ position, transform, filter, contain, containerType }) =>
  position !== "static" || transform !== "none" || filter !== "none" || contain !== "none" || containerType !== "normal"

export const shown = (element) =>
  element.getClientRects().length > 0 &&
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true })

/** The sheet that is open over the page, if there is one: then only what is in it can be pressed. */
export const sheet = () => document.querySelector("dialog[open]:modal")

/** What breaks a law: one line of words, and the boxes of the elements that a picture outlines. */
export const breach = (law, words, ...elements) => ({
  law,
  words,
  boxes: elements.map((each) => {
    const { x, y, width, height } = each.getBoundingClientRect()
    return [x, y, width, height].map(Math.round)
  }),
})
