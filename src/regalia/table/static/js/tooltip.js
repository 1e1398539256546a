// Help on every component: by hover, focus or long press. It stays until one leaves it, closes it or looks elsewhere.

import { button, make } from "./elements.js"
import { get } from "./net.js"
import { freePlace } from "./tip-place.js"
import { say } from "./words.js"

const HOVER = 600 // milliseconds until it opens
const FOCUS = 500
const PRESS = 550
const LEAVE = 500 // milliseconds to go from what is explained into the help
const STILL = 10 // pixels that a pressing finger may move
// where a tap does something
const USED = ".legal, .chosen, .pending, .zoom, a, input, summary, button:not([data-token])"
const WIDTHS = [340, 240, 180] // pixels: narrower, if it would cover something that can be chosen

export class Tooltip {
  /** Path: of the table, because its box file may have changed what is told. */
  constructor(root, path) {
    Object.assign(this, { root, path, texts: new Map(), timer: undefined, leaving: undefined })
    // Target: what is explained. Next: what will be. Pressed: by a finger, which may be long. Kept: until it is closed.
    Object.assign(this, { target: undefined, next: undefined, pressed: undefined, long: false, kept: false })
    this.keyed = false
    this.tip = document.getElementById("tip")
    this.wireMouse()
    this.wireFinger()
    root.addEventListener("focusin", (event) => this.keyed && helped(event) && this.open(helped(event), FOCUS))
    root.addEventListener("focusout", () => !this.kept && this.leave())
    addEventListener(
      "scroll",
      (event) => event.target !== this.tip && !this.tip.contains(event.target) && this.close(),
      true,
    )
    root.addEventListener("zoomed", () => this.close())
    addEventListener("resize", () => this.close())
    addEventListener("keydown", ({ key }) => this.key(key), true)
  }

  /** Only who goes by keys is told by focus: at other hands the page itself may have moved it. */
  key(name) {
    this.keyed = true
    if (name === "Escape") this.close()
  }

  wireMouse() {
    this.root.addEventListener("pointerover", (event) => mouse(event) && this.hover(event))
    this.root.addEventListener("pointerleave", (event) => mouse(event) && !this.kept && this.leave())
    this.tip.addEventListener("pointerenter", () => clearTimeout(this.leaving))
    this.tip.addEventListener("pointerleave", (event) => mouse(event) && !this.kept && this.leave())
  }

  /** A long press opens help and does nothing else; the next touch elsewhere closes it and chooses nothing. */
  wireFinger() {
    const on = (kind, react) => addEventListener(kind, react, true)
    on("pointerdown", (event) => this.down(event))
    on("pointermove", (event) => this.pressed && moved(this.pressed, event) && this.lift())
    on("pointerup", (event) => !mouse(event) && this.lift())
    on("pointercancel", () => this.lift())
    on("contextmenu", (event) => this.root.contains(event.target) && this.menu(event))
    on("click", (event) => this.long && part(event) && swallow(event))
    on("click", () => !this.kept && this.tip.matches(":popover-open") && this.hide())
    this.root.addEventListener("click", (event) => event.pointerType === "touch" && this.tap(event))
  }

  /** A tap on something that cannot be chosen tells what it is; a map is moved by fingers. */
  tap(event) {
    const element = helped(event)
    if (!element || event.target.closest(USED)) return
    clearTimeout(this.leaving)
    this.kept = true
    this.target = element
    void this.load(element)
  }

  hover(event) {
    const element = helped(event)
    if (element && element === this.target) return clearTimeout(this.leaving)
    if (element && element === this.next) return undefined
    if (!this.kept) this.leave()
    return element && this.open(element, HOVER)
  }

  /** A click of a mouse: the same thing is quiet until the pointer has left it. */
  down(event) {
    this.long = this.keyed = false
    if (this.tip.contains(event.target)) return
    const open = this.kept
    this.close()
    if (!this.root.contains(event.target)) return
    if (mouse(event)) {
      this.target = helped(event)
      return
    }
    this.long = open // what closes the help chooses nothing
    if (part(event)) this.press(event)
  }

  /** Nothing is chosen by a press that was long enough for help, even if there is none, or it has not come yet. */
  press(event) {
    const element = helped(event)
    this.pressed = event
    this.timer = setTimeout(() => {
      this.long = true
      if (!element) return
      this.kept = true
      this.target = element
      void this.load(element)
    }, PRESS)
  }

  lift() {
    if (this.pressed) clearTimeout(this.timer)
    this.pressed = undefined
  }

  /** The menu of the browser has no place where a finger asks for help; it comes about when the press is long. */
  menu(event) {
    if (mouse(event) || !part(event)) return
    event.preventDefault()
    this.long = true
  }

  open(element, delay) {
    clearTimeout(this.timer)
    this.next = element
    this.timer = setTimeout(() => {
      this.hide()
      this.target = element
      void this.load(element)
    }, delay)
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
    const shut = this.kept ? button("×", () => this.close(), { class: "shut", "aria-label": say("Close") }) : ""
    this.tip.replaceChildren(shut, make("b", {}, name), ...lines, refusal)
    this.tip.showPopover?.()
    element.setAttribute("aria-describedby", this.tip.id)
    this.place(element.getBoundingClientRect())
  }

  /** Over nothing that can be chosen, if any width leaves room for that. */
  place(at) {
    const style = this.tip.style
    for (const width of WIDTHS) {
      style.maxWidth = `min(${width}px, 100vw - 16px)`
      const { left, top, covers } = freePlace(at, this.tip.getBoundingClientRect())
      Object.assign(style, { left: `${left}px`, top: `${top}px` })
      if (!covers) return
    }
  }

  /** Soon: until then one can go into the help, or back. */
  leave() {
    this.forget()
    clearTimeout(this.leaving)
    this.leaving = setTimeout(() => this.hide(), this.tip.matches(":popover-open") ? LEAVE : 0)
  }

  /** What would open soon does not. */
  forget() {
    clearTimeout(this.timer)
    this.next = undefined
  }

  close() {
    this.forget()
    this.hide()
  }

  hide() {
    clearTimeout(this.leaving)
    this.target?.removeAttribute("aria-describedby")
    Object.assign(this, { target: undefined, kept: false })
    if (this.tip.matches(":popover-open")) this.tip.hidePopover()
  }
}

const helped = (event) => event.target.closest?.("[data-help]")

/** A part of the table, with or without help. */
const part = (event) => event.target.closest?.("[data-help], [data-token]")

const mouse = (event) => event.pointerType === "mouse"

const moved = (from, to) => Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) > STILL

function swallow(event) {
  event.stopPropagation()
  event.preventDefault()
}
