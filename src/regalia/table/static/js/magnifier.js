// On small maps a first tap shows what is under the finger, large and in words; a second one chooses it.

import { button, make } from "./elements.js"
import { FINGER } from "./framing.js"
import { prefs } from "./prefs.js"
import { freeSide } from "./tip-place.js"
import { say } from "./words.js"

const LARGE = 60 // pixels of a place under the lens
const LENS = [120, 200] // pixels of its side, at least and at most
const SOON = 1000 // milliseconds between a finger and its click

export class Magnifier {
  /** Help: given the key of a text, what it tells. */
  constructor(root, zones, help) {
    Object.assign(this, { root, zones, help, target: undefined, touched: -Infinity, chooses: false, ground: undefined })
    this.element = make("div", { class: "magnifier", popover: "manual", role: "dialog" })
    document.body.append(this.element)
    root.addEventListener("pointerdown", (event) => this.touch(event), true)
    root.addEventListener("click", (event) => this.click(event), true)
    root.addEventListener("zoomed", () => this.close())
    this.element.addEventListener("click", (event) => this.pick(event))
    addEventListener("pointerdown", (event) => this.outside(event.target) && this.close())
    addEventListener("keydown", (event) => event.key === "Escape" && this.close())
    new MutationObserver(() => this.close()).observe(root, { attributeFilter: ["data-number"] })
  }

  touch(event) {
    this.touched = event.pointerType === "mouse" ? -Infinity : performance.now()
  }

  outside(place) {
    return !this.element.contains(place) && !place.closest?.(".layers")
  }

  /** A finger on a map whose places are small: something that can be chosen is under it or near it. */
  click(event) {
    const target = event.target.closest?.(".layers [data-token]")
    const finger = performance.now() - this.touched < SOON
    if (!target || !finger || this.chooses || prefs.tap !== "magnifier" || this.zones.zoom?.dragged) return
    if (!this.small(target) || target.matches(".chosen")) return this.close()
    if (target === this.target && target.matches(".legal")) return this.close()
    if (!this.near(target).some((each) => each.matches(".legal"))) return this.close()
    event.stopPropagation()
    this.show(target)
  }

  /** By the whole map: a tap means the same however far it is zoomed. */
  small(target) {
    return Math.min(...size(target)) / this.frame(target).scale < FINGER
  }

  /** How the map around something is zoomed; one that cannot be is as it is. */
  frame(target) {
    const layers = target.closest(".layers")
    const { zoom } = this.zones
    return zoom?.layers === layers ? zoom : { view: layers.getBoundingClientRect(), scale: 1, x: 0, y: 0 }
  }

  /** What the lens shows around something. */
  near(target) {
    const [x, y] = middle(target)
    const reach = (LENS[1] / 2 / LARGE) * Math.max(...size(target))
    return [...target.closest(".layers").querySelectorAll("[data-token]")].filter((each) => {
      const [a, b] = middle(each)
      return Math.max(Math.abs(a - x), Math.abs(b - y)) < reach
    })
  }

  show(target) {
    this.close()
    this.target = target
    const lens = make("div", { class: "lens", "aria-hidden": "true" }, this.enlarged(target))
    this.element.replaceChildren(lens, this.words(target))
    this.element.setAttribute("aria-label", target.getAttribute("aria-label") ?? say("Magnifier"))
    this.element.showPopover()
    this.place(target, lens)
    if (!target.matches(".legal")) void this.explain(target, lens)
    this.element.querySelector(".primary")?.focus({ preventScroll: true })
  }

  /** Its name, what it brings or why it cannot be chosen, and a button. */
  words(target) {
    const lit = target.matches(".legal")
    const about = lit ? target.getAttribute("aria-description") : target.closest("[data-why]")?.dataset.why
    const verb = target.closest("[data-do]")?.dataset.do ?? say("Choose this")
    const choose = () => this.choose(target)
    return make(
      "div",
      { class: "lens-words" },
      make("b", {}, target.getAttribute("aria-label") ?? ""),
      about && make("span", { class: lit ? "gain" : "why" }, about),
      lit && button(verb, choose, { class: "primary" }, "check"),
      button("×", () => this.close(), { class: "shut", "aria-label": say("Close") }),
    )
  }

  /** Of what cannot be chosen: what it is for. */
  async explain(target, lens) {
    const key = target.closest("[data-help]")?.dataset.help
    const found = key && (await this.help(key))
    if (!found || this.target !== target) return
    const lines = found.text.split("\n").map((line) => make("p", {}, line))
    lens.nextElementSibling.append(make("div", { class: "about" }, ...lines))
    this.place(target, lens)
  }

  /** A copy of the map without anything that the page looks for; its ground is copied once. */
  enlarged(target) {
    const layers = target.closest(".layers")
    const map = make("div", { class: layers.parentElement.className.replace(/\bzoom\b/, "") })
    const copy = layers.cloneNode(false)
    for (const layer of layers.children) {
      copy.append(layer.matches("[data-ground]") ? this.copyGround(layer) : bare(layer))
    }
    copy.querySelector(`[data-magnified="${CSS.escape(target.dataset.token)}"]`).classList.add("aimed")
    map.append(copy)
    return map
  }

  copyGround(layer) {
    if (this.ground?.dataset.copied !== layer.dataset.ground) {
      this.ground = bare(layer)
      this.ground.dataset.copied = layer.dataset.ground
    }
    return this.ground
  }

  /** Beside the finger, above it if there is room, and as large as there is room for. */
  place(target, lens) {
    const at = target.getBoundingClientRect()
    const side = freeSide(at, this.element, lens, LENS)
    this.element.style.left = `${side.left}px`
    this.element.style.top = `${side.top}px`
    this.aim(target, lens.querySelector(".layers"), side.lens)
  }

  /** What was tapped lies in the middle of the lens. */
  aim(target, copy, lens) {
    const { view, scale, x, y } = this.frame(target)
    const [a, b] = middle(target)
    const grown = (LARGE / Math.max(...size(target))) * scale
    const [px, py] = [(a - view.x - x) / scale, (b - view.y - y) / scale] // in pixels of the whole map
    Object.assign(copy.style, { inset: "auto", left: 0, top: 0, width: `${view.width}px`, height: `${view.height}px` })
    copy.style.clipPath = "none"
    copy.style.transform = `translate(${lens / 2 - px * grown}px, ${lens / 2 - py * grown}px) scale(${grown})`
  }

  /** A place under the lens. */
  pick(event) {
    const token = event.target.closest?.("[data-magnified]")?.dataset.magnified
    const target = token && this.root.querySelector(`.layers [data-token="${CSS.escape(token)}"]`)
    if (target?.matches(".legal")) this.choose(target)
  }

  choose(target) {
    this.close()
    this.chooses = true
    target.focus?.({ preventScroll: true })
    target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }))
    this.chooses = false
  }

  close() {
    if (!this.target) return
    const focused = this.element.contains(document.activeElement)
    if (focused && this.target.isConnected) this.target.focus?.({ preventScroll: true })
    this.target = undefined
    this.element.hidePopover()
    this.element.replaceChildren()
  }
}

function bare(layer) {
  const copy = layer.cloneNode(true)
  copy.removeAttribute("role")
  for (const element of copy.querySelectorAll("[data-token]")) {
    element.dataset.magnified = element.dataset.token
    for (const name of ["data-token", "data-help", "data-why", "tabindex", "role"]) element.removeAttribute(name)
  }
  for (const element of copy.querySelectorAll("[data-piece]")) element.removeAttribute("data-piece")
  return copy
}

const size = (element) => {
  const { width, height } = element.getBoundingClientRect()
  return [width, height]
}

function middle(element) {
  const { x, y, width, height } = element.getBoundingClientRect()
  return [x + width / 2, y + height / 2]
}
