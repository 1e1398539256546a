// A map is zoomed by wheel, pinch and buttons, and dragged. It goes to where something can be chosen.

import { button, make } from "./elements.js"
import { FINGER, framed, LEAST, limit } from "./framing.js"
import { say } from "./words.js"

const NEAR = 0.85 // of the best size: the map stays as it is
const THICK = { fine: 34, coarse: 46 } // pixels for the buttons beside the map

export const coarse = () => matchMedia("(max-width: 720px), (pointer: coarse)").matches

export class Zoom {
  constructor(element, kept) {
    Object.assign(this, { element, layers: element.querySelector(".layers"), scale: 1, x: 0, y: 0, fingers: new Map() })
    Object.assign(this, { own: 0 }, kept, { wished: undefined }) // own: the scale that somebody has chosen
    element.addEventListener("wheel", (event) => this.wheel(event), { passive: false })
    element.addEventListener("pointerdown", (event) => this.down(event))
    element.addEventListener("pointermove", (event) => this.move(event))
    for (const end of ["pointerup", "pointercancel"]) element.addEventListener(end, (event) => this.up(event))
    element.addEventListener("click", (event) => this.dragged && event.stopPropagation(), true)
    element.append(this.controls())
    this.apply()
    new ResizeObserver(() => this.resized()).observe(element)
  }

  controls() {
    const control = (sign, words, press) => button("", press, { "aria-label": words, title: words }, sign)
    this.buttons = make(
      "div",
      { class: "zooming", "data-own": "zooming" },
      control("plus", say("zoom in"), () => this.by(1.4)),
      control("minus", say("zoom out"), () => this.by(1 / 1.4)),
      control("map", say("the whole map"), () => this.whole()),
    )
    return this.buttons
  }

  get kept() {
    return { scale: this.scale, x: this.x, y: this.y, own: this.own }
  }

  /** Where the map is seen: all but a strip for the buttons, on the side where the map loses least. */
  get view() {
    const { x, y, width, height } = this.element.getBoundingClientRect()
    const thick = coarse() ? THICK.coarse : THICK.fine
    const { width: wide, height: high } = this.layers?.querySelector("svg")?.viewBox.baseVal ?? { width: 1, height: 1 }
    const beside = Math.min((width - thick) / wide, height / high)
    const below = Math.min(width / wide, (height - thick) / high)
    const [right, bottom] = beside >= below ? [thick, 0] : [0, thick]
    const unit = Math.max(beside, below) // pixels of a unit of the drawing
    return { x, y, width: width - right, height: height - bottom, right, bottom, unit }
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
    if (two) this.pinch(a, b, spread)
    else if (this.dragged || far > 3) this.drag(event.clientX - before[0], event.clientY - before[1], event)
    else this.fingers.set(event.pointerId, before)
  }

  up(event) {
    this.fingers.delete(event.pointerId)
  }

  pinch(a, b, spread) {
    this.dragged = true // no finger of the two chooses anything
    this.around((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (this.scale * Math.hypot(a[0] - b[0], a[1] - b[1])) / spread)
  }

  /** What the map cannot follow any more the page does, if it can. */
  drag(dx, dy, event) {
    if (this.scale <= 1) return
    if (!this.dragged) this.element.setPointerCapture?.(event.pointerId)
    this.dragged = true
    const wished = this.y + dy
    this.x += dx
    this.y = wished
    this.apply()
    if (wished !== this.y) scrollBy(0, this.y - wished)
  }

  around(cx, cy, scale) {
    const view = this.view
    const next = limit(scale)
    const grown = next / this.scale
    this.x = cx - view.x - (cx - view.x - this.x) * grown
    this.y = cy - view.y - (cy - view.y - this.y) * grown
    this.scale = next
    this.own = next
    this.apply()
  }

  by(factor) {
    const view = this.view
    this.around(view.x + view.width / 2, view.y + view.height / 2, this.scale * factor)
  }

  whole() {
    this.by(0)
    this.release()
  }

  /** The map is as large again as what can be chosen asks for. */
  release() {
    this.own = 0
  }

  /** Bring elements into sight: all of them, if they fit in their least size, as large as wanted if they fit so; else
   *  as many as fit, with the first one among them. A scale that somebody has chosen stays. Nothing moves if it is so
   *  already. Whether all are in sight. */
  onto(elements, wanted = coarse() ? FINGER : LEAST, first = undefined) {
    this.wished = { elements, wanted }
    const view = this.view
    const boxes = elements.map((element) => this.box(element, view))
    if (!boxes.length || !this.layers || boxes.some((box) => !box.width)) return true
    const { scale, box, all, least, large } = framed(boxes, view, wanted, boxes[elements.indexOf(first)], this.own)
    const enough = scale < large ? Math.max(least, NEAR * scale) : large
    if (all && this.scale >= enough - 0.001 && boxes.every((each) => this.holds(each, view))) return true
    this.scale = scale
    this.x = view.width / 2 - ((box.left + box.right) / 2) * scale
    this.y = view.height / 2 - ((box.top + box.bottom) / 2) * scale
    this.apply()
    return all
  }

  /** An element in pixels of the whole map. */
  box(element, view) {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [(left - view.x - this.x) / this.scale, (top - view.y - this.y) / this.scale]
    const [wide, high] = [width / this.scale, height / this.scale]
    return { left: x, top: y, right: x + wide, bottom: y + high, width: wide, height: high }
  }

  /** Whether a box is in sight. */
  holds({ left, top, right, bottom }, { width, height }) {
    const [x, y] = [this.x, this.y].map((shift) => shift + 1) // a pixel of grace for what was rounded
    const inside = left * this.scale + x >= 0 && top * this.scale + y >= 0
    return inside && right * this.scale + x - 2 <= width && bottom * this.scale + y - 2 <= height
  }

  /** After the screen was turned what can be chosen is brought into sight again. */
  resized() {
    this.apply()
    const { elements, wanted } = this.wished ?? { elements: [] }
    const lit = elements.filter((element) => element.isConnected && element.matches(".legal"))
    if (lit.length && this.view.width > 0) this.onto(lit, wanted)
  }

  apply() {
    const { width, height, right, bottom, unit } = this.view
    if (!this.layers || width <= 0) return
    const { scale } = this
    this.x = Math.min(0, Math.max(this.x, width * (1 - scale)))
    this.y = Math.min(0, Math.max(this.y, height * (1 - scale)))
    const [x, y] = [this.x, this.y]
    const style = this.layers.style
    style.inset = `0 ${right}px ${bottom}px 0`
    style.transform = `translate(${x}px, ${y}px) scale(${scale})`
    const cut = [-y / scale, width - (width - x) / scale, height - (height - y) / scale, -x / scale]
    style.clipPath = `inset(${cut.join("px ")}px)` // to what is not the strip of the buttons
    style.touchAction = scale > 1 ? "none" : "pan-x pan-y"
    style.setProperty("--unit", 1 / (unit * scale)) // of the drawing: what a pixel of the screen measures
    this.buttons.classList.toggle("below", bottom > 0)
    this.element.dispatchEvent(new Event("zoomed", { bubbles: true }))
  }
}
