// Help on every component: by hover, focus or long press.

import { make } from "./elements.js"
import { get } from "./net.js"

const HOVER = 600 // milliseconds until it opens
const FOCUS = 500
const PRESS = 550
const ROOM = 8 // pixels around it

export class Tooltip {
  /** Path: of the table, because its box file may have changed what is told. */
  constructor(root, path) {
    Object.assign(this, { path, texts: new Map(), target: undefined, timer: undefined })
    this.tip = document.getElementById("tip")
    const on = (kind, react) => root.addEventListener(kind, react)
    on("pointerover", (event) => this.hover(event))
    on("pointerleave", () => this.close())
    on("focusin", (event) => helped(event)?.matches(":focus-visible") && this.open(helped(event), FOCUS))
    on("focusout", () => this.close())
    on("pointerdown", (event) => this.press(event))
    on("pointerup", (event) => !mouse(event) && clearTimeout(this.timer))
    on("contextmenu", (event) => !mouse(event) && helped(event) && event.preventDefault())
    addEventListener("scroll", () => this.close(), true)
    addEventListener("keydown", (event) => event.key === "Escape" && this.close())
  }

  hover(event) {
    const element = mouse(event) && helped(event)
    if (!element) this.close()
    else if (element !== this.target) this.open(element, HOVER)
  }

  /** After a click the same thing is quiet until the pointer has left it. */
  press(event) {
    if (mouse(event)) {
      this.close()
      this.target = helped(event)
    } else if (helped(event)) this.open(helped(event), PRESS)
  }

  open(element, delay) {
    this.target = element
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.load(element), delay)
  }

  async load(element) {
    const help = await this.text(element.dataset.help)
    const why = element.closest("[data-why]")?.dataset.why
    if (help && this.target === element && element.isConnected) this.show(element, help, why)
  }

  /** Once for each text; one that did not come is asked for anew the next time. */
  text(key) {
    const ask = () => get(`${this.path}/help/${encodeURIComponent(key)}`).catch(() => void this.texts.delete(key))
    if (!this.texts.has(key)) this.texts.set(key, ask())
    return this.texts.get(key)
  }

  show(element, { name, text }, why) {
    const legal = element.closest(".legal, .chosen, .narrowed")
    const lines = text.split("\n").map((line) => make("p", {}, line))
    const refusal = !legal && why ? make("p", { class: "why" }, why) : ""
    this.tip.replaceChildren(make("b", {}, name), ...lines, refusal)
    this.tip.showPopover?.()
    this.place(element.getBoundingClientRect(), this.tip.getBoundingClientRect())
  }

  /** Above what it explains, if there is room; inside the window in any case. */
  place(at, { width, height }) {
    const above = at.y - height - ROOM
    const below = Math.min(at.bottom + ROOM, innerHeight - height - ROOM)
    const left = Math.min(Math.max(ROOM, at.x + at.width / 2 - width / 2), innerWidth - width - ROOM)
    this.tip.style.left = `${left}px`
    this.tip.style.top = `${above > ROOM ? above : below}px`
  }

  close() {
    this.target = undefined
    clearTimeout(this.timer)
    if (this.tip.matches(":popover-open")) this.tip.hidePopover()
  }
}

const helped = (event) => event.target.closest?.("[data-help]")

const mouse = (event) => event.pointerType === "mouse"
