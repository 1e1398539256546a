// How far and where a map is zoomed so that what can be chosen is in sight and large enough. Boxes are in pixels of the
// whole map, before it is zoomed.

export const LEAST = 24 // pixels that a target has on the screen
export const FINGER = 40 // and that it has for a finger, if all of them fit then
const MOST = 5 // times as large as the whole map
const ROOM = 6 // pixels around what is brought into sight

/** A scale and a box: of all, as large as wanted or as they fit; else of as many as fit in their least size, which is
 *  told too, as is the wanted one. First: the box that is shown in any case. Own: a scale that somebody has chosen. */
export function framed(boxes, view, wanted, first, own = 0) {
  const smallest = Math.min(...boxes.map((box) => Math.min(box.width, box.height)))
  const [least, large] = [LEAST, own ? LEAST : wanted].map((size) => Math.max(own, limit(size / smallest)))
  const [width, height] = [view.width - 2 * ROOM, view.height - 2 * ROOM]
  const box = span(boxes)
  const fitting = Math.min(width / box.width, height / box.height)
  if (fitting >= least || least === 1) return { scale: Math.min(large, limit(fitting)), box, all: true, least, large }
  const part = together(boxes, width / least, height / least, first)
  return { scale: least, box: span(part), all: false, least, large }
}

export const limit = (scale) => Math.min(MOST, Math.max(1, scale))

/** The most boxes that lie in one window of this size. */
function together(boxes, width, height, first) {
  let best = [first ?? boxes[0]]
  for (const { left } of boxes) {
    const column = boxes.filter((box) => box.left >= left && box.right <= left + width)
    if (column.length <= best.length || (first && !column.includes(first))) continue
    for (const { top } of column) {
      const inside = column.filter((box) => box.top >= top && box.bottom <= top + height)
      if (inside.length > best.length && (!first || inside.includes(first))) best = inside
    }
  }
  return best
}

export function span(boxes) {
  const [left, top] = ["left", "top"].map((side) => Math.min(...boxes.map((box) => box[side])))
  const [right, bottom] = ["right", "bottom"].map((side) => Math.max(...boxes.map((box) => box[side])))
  return { left, top, right, bottom, width: right - left, height: bottom - top }
}
