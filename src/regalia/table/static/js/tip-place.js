// Where a box of words lies: near what it tells of, over nothing that one chooses between.

const ROOM = 8 // pixels around it
const STEP = 24 // pixels between the places that are tried
const CHOICES = ".legal, .chosen, #acts button, .lead, .magnifier, .bar button, #tabs button"

/** Left and top for a box of this size, and how many of the things that can be chosen it covers there. */
export function freePlace(at, { width, height }) {
  const taken = [at, ...lit()]
  const tell = ([left, top]) => {
    const covers = taken.filter((box) => meets(box, left, top, width, height)).length
    const far = Math.hypot(left + width / 2 - at.x - at.width / 2, top + height / 2 - at.y - at.height / 2)
    return { left, top, covers, cost: covers * 10_000 + far }
  }
  return tried(at, width, height)
    .map(tell)
    .reduce((best, each) => (each.cost < best.cost ? each : best))
}

/** What can be chosen now, as far as it is in the window. */
function lit() {
  const boxes = [...document.querySelectorAll(CHOICES)].map((element) => element.getBoundingClientRect())
  return boxes.filter(
    (box) => box.width && box.right > 0 && box.bottom > 0 && box.x < innerWidth && box.y < innerHeight,
  )
}

const meets = (box, left, top, width, height) =>
  box.x < left + width + 2 && box.right > left - 2 && box.y < top + height + 2 && box.bottom > top - 2

/** The four sides of what is explained, then places all over the window. */
function tried(at, width, height) {
  const [right, bottom] = [innerWidth - width - ROOM, innerHeight - height - ROOM]
  const hold = (value, most) => Math.max(ROOM, Math.min(value, most))
  const [x, y] = [hold(at.x + at.width / 2 - width / 2, right), hold(at.y + at.height / 2 - height / 2, bottom)]
  const sides = [
    [x, at.y - height - ROOM],
    [x, at.bottom + ROOM],
    [at.x - width - ROOM, y],
    [at.right + ROOM, y],
  ]
  const inside = sides.filter(([left, top]) => left >= ROOM && left <= right && top >= ROOM && top <= bottom)
  const all = steps(right).flatMap((left) => steps(bottom).map((top) => [left, top]))
  return [...inside, ...all]
}

/** From one end of the window to the other, both among them. */
function steps(most) {
  const count = Math.max(0, Math.ceil((most - ROOM) / STEP))
  return Array.from({ length: count + 1 }, (_, n) => Math.max(ROOM, Math.min(ROOM + n * STEP, most)))
}

/** Where a box with a square lens lies beside what was touched: above it, below it or at a side, where its lens can be
 *  largest; left, top and the side of the lens. */
export function freeSide(at, box, lens, [least, most]) {
  const fit = (room) => Math.max(least, Math.min(most, room))
  const set = (side) => lens.style.setProperty("--lens", `${side}px`)
  set(least)
  const { width, height } = box.getBoundingClientRect()
  const rooms = [
    { room: least + Math.min(at.y - 2 * ROOM - height, innerWidth - 2 * ROOM - width), put: "above" },
    {
      room: least + Math.min(innerHeight - at.bottom - 2 * ROOM - height, innerWidth - 2 * ROOM - width),
      put: "below",
    },
    { room: least + Math.min(at.x - 2 * ROOM - width, innerHeight - 2 * ROOM - height), put: "left" },
    { room: least + Math.min(innerWidth - at.right - 2 * ROOM - width, innerHeight - 2 * ROOM - height), put: "right" },
  ]
  const best =
    rooms.find(({ room }) => room >= 0.75 * most) ?? rooms.reduce((one, two) => (two.room > one.room ? two : one))
  const side = fit(best.room)
  set(side)
  return { ...beside(at, box.getBoundingClientRect(), best.put), lens: side }
}

function beside(at, { width, height }, put) {
  const hold = (value, most) => Math.max(ROOM, Math.min(value, most))
  const [right, bottom] = [innerWidth - width - ROOM, innerHeight - height - ROOM]
  const left = { left: at.x - width - ROOM, right: at.right + ROOM }[put] ?? at.x + at.width / 2 - width / 2
  const top = { above: at.y - height - ROOM, below: at.bottom + ROOM }[put] ?? at.y + at.height / 2 - height / 2
  return { left: hold(left, right), top: hold(top, bottom) }
}
