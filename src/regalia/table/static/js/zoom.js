// A map is zoomed by wheel and pinch, and dragged. It opens so that what can be chosen is large enough to touch.

const MOST = 5

export class Zoom {
  constructor(element, kept) {
    Object.assign(this, { element, layers: element.querySelector(".layers"), scale: 1, x: 0, y: 0, fingers: new Map() })
    Object.assign(this, kept)
    element.addEventListener("wheel", (event) => this.wheel(event), { passive: false })
    element.addEventListener("pointerdown", (event) => this.down(event))
    element.addEventListener("pointermove", (event) => this.move(event))
    for (const end of ["pointerup", "pointercancel"]) element.addEventListener(end, (event) => this.up(event))
    element.addEventListener("click", (event) => this.dragged && event.stopPropagation(), true)
    this.apply()
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
    if (two) this.around((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (this.scale * Math.hypot(a[0] - b[0], a[1] - b[1])) / spread)
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
    this.x = (cx - box.x) - ((cx - box.x) - this.x) * grown
    this.y = (cy - box.y) - ((cy - box.y) - this.y) * grown
    this.scale = next
    this.apply()
  }

  by(factor) {
    const box = this.element.getBoundingClientRect()
    this.around(box.x + box.width / 2, box.y + box.height / 2, this.scale * factor)
  }

  /** Bring elements into sight, large enough for a finger. */
  onto(elements, size = 40) {
    if (!elements.length || !this.layers) return
    const boxes = elements.map((element) => element.getBoundingClientRect())
    const smallest = Math.min(...boxes.map((box) => Math.min(box.width, box.height)))
    if (!smallest || smallest >= size) return
    const x = (Math.min(...boxes.map((b) => b.left)) + Math.max(...boxes.map((b) => b.right))) / 2
    const y = (Math.min(...boxes.map((b) => b.top)) + Math.max(...boxes.map((b) => b.bottom))) / 2
    this.around(x, y, (this.scale * size) / smallest)
    const box = this.element.getBoundingClientRect()
    this.x += box.x + box.width / 2 - x
    this.y += box.y + box.height / 2 - y
    this.apply()
  }

  apply() {
    const { width, height } = this.element.getBoundingClientRect()
    this.x = Math.min(0, Math.max(this.x, width * (1 - this.scale)))
    this.y = Math.min(0, Math.max(this.y, height * (1 - this.scale)))
    if (this.layers) this.layers.style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.scale})`
  }
}
