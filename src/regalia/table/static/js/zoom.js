// A map is zoomed by wheel, pinch and buttons, and dragged. It opens so that what can be chosen can be touched.

import { button, make } from "./elements.js"
import { say } from "./words.js"

const MOST = 5
const ROOM = 12 // pixels around what is brought into sight

export class Zoom {
  constructor(element, kept) {
    Object.assign(this, { element, layers: element.querySelector(".layers"), scale: 1, x: 0, y: 0, fingers: new Map() })
    Object.assign(this, kept)
    element.addEventListener("wheel", (event) => this.wheel(event), { passive: false })
    element.addEventListener("pointerdown", (event) => this.down(event))
    element.addEventListener("pointermove", (event) => this.move(event))
    for (const end of ["pointerup", "pointercancel"]) element.addEventListener(end, (event) => this.up(event))
    element.addEventListener("click", (event) => this.dragged && event.stopPropagation(), true)
    element.append(this.controls())
    this.apply()
  }

  controls() {
    const control = (sign, words, press) => button("", press, { "aria-label": words, title: words }, sign)
    return make(
      "div",
      { class: "zooming", "data-own": "zooming" },
      control("plus", say("zoom in"), () => this.by(1.4)),
      control("minus", say("zoom out"), () => this.by(1 / 1.4)),
      control("map", say("the whole map"), () => this.by(0)),
    )
  }

  get kept() {
    return { scale: this.scale, x: this.x, y: this.y }
  }

  wheel(event) {
    event.preventDefault()
    this.around(event.clientX, event.clientY, this.scale * Math.exp(-event.deltaY / 400))
  }

  down(event) {
    this.dragged = false
    this.fingers.set(event.pointerId, [event.clientX, event.clientY])
  }

  move(event) {
    const before = this.fingers.get(event.pointerId)
    if (!before) return
    const [one, two] = [...this.fingers.values()]
    const spread = two && Math.hypot(one[0] - two[0], one[1] - two[1])
    this.fingers.set(event.pointerId, [event.clientX, event.clientY])
    const [a, b] = [...this.fingers.values()]
    const far = Math.hypot(event.clientX - before[0], event.clientY - before[1])
    if (two)
      this.around((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (this.scale * Math.hypot(a[0] - b[0], a[1] - b[1])) / spread)
    else if (this.dragged || far > 3) this.drag(event.clientX - before[0], event.clientY - before[1], event)
    else this.fingers.set(event.pointerId, before)
  }

  up(event) {
    this.fingers.delete(event.pointerId)
  }

  drag(dx, dy, event) {
    if (this.scale <= 1) return
    if (!this.dragged) this.element.setPointerCapture?.(event.pointerId)
    this.dragged = true
    this.x += dx
    this.y += dy
    this.apply()
  }

  around(cx, cy, scale) {
    const box = this.element.getBoundingClientRect()
    const next = Math.min(MOST, Math.max(1, scale))
    const grown = next / this.scale
    this.x = cx - box.x - (cx - box.x - this.x) * grown
    this.y = cy - box.y - (cy - box.y - this.y) * grown
    this.scale = next
    this.apply()
  }

  by(factor) {
    const box = this.element.getBoundingClientRect()
    this.around(box.x + box.width / 2, box.y + box.height / 2, this.scale * factor)
  }

  /** Bring elements into sight, to a size in pixels if all of them fit; without a size, only if none is in sight. */
  onto(elements, wanted) {
    if (!elements.length || !this.layers) return
    const boxes = elements.map((element) => element.getBoundingClientRect())
    const smallest = Math.min(...boxes.map((box) => Math.min(box.width, box.height)))
    const [left, top] = ["left", "top"].map((side) => Math.min(...boxes.map((box) => box[side])))
    const [right, bottom] = ["right", "bottom"].map((side) => Math.max(...boxes.map((box) => box[side])))
    const seen = this.element.getBoundingClientRect()
    const size = wanted ?? smallest
    const shown = boxes.filter(
      (box) => box.left >= seen.left && box.right <= seen.right && box.top >= seen.top && box.bottom <= seen.bottom,
    )
    const inside = wanted ? shown.length === boxes.length : shown.length > 0
    if (!smallest || (smallest >= size && inside)) return
    const most = Math.min((seen.width - 2 * ROOM) / (right - left), (seen.height - 2 * ROOM) / (bottom - top))
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    this.around(x, y, this.scale * Math.min(size / smallest, most))
    this.x += seen.x + seen.width / 2 - x
    this.y += seen.y + seen.height / 2 - y
    this.apply()
  }

  apply() {
    const { width, height } = this.element.getBoundingClientRect()
    this.x = Math.min(0, Math.max(this.x, width * (1 - this.scale)))
    this.y = Math.min(0, Math.max(this.y, height * (1 - this.scale)))
    if (this.layers) this.layers.style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.scale})`
  }
}
