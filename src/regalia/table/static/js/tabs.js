// Where there is no room for all parts: on a phone one at a time, on a middle screen one beside the board.

import { icon, make } from "./elements.js"

export class Tabs {
  constructor(root) {
    Object.assign(this, { root, chosen: undefined, railed: undefined, staged: undefined })
    Object.assign(this, { front: undefined, made: undefined })
    this.bar = document.getElementById("tabs")
  }

  show(zones) {
    const parts = zones.filter((zone) => zone.place !== "tray" && !zone.id.startsWith("players"))
    const names = parts.map((zone) => [zone.id, zone.title, zone.icon]).concat([["log", this.bar.dataset.log, "log"]])
    if (this.made !== JSON.stringify(names)) this.make(parts, names)
    this.bringForward()
  }

  make(parts, names) {
    this.made = JSON.stringify(names)
    this.bar.replaceChildren(...names.map(([id, title, sign]) => this.button(id, title, sign)))
    for (const zone of parts) this.find(zone.id)?.toggleAttribute("data-stage", zone.place === "board")
    this.root.classList.toggle("several", parts.filter((zone) => zone.place === "board").length > 1)
    this.railed = this.kept(this.railed, ":not([data-stage])")
    this.staged = this.kept(this.staged, "[data-stage]")
    this.choose(names.some(([id]) => id === this.chosen) ? this.chosen : names[0][0])
  }

  /** What was shown of such parts, or the first of them. */
  kept(id, such) {
    const ids = [...this.bar.children].filter((each) => each.matches(such)).map((each) => each.dataset.to)
    return ids.includes(id) ? id : ids[0]
  }

  button(id, title, sign) {
    const props = { type: "button", "data-to": id, onclick: () => this.choose(id) }
    return make("button", props, icon(sign, 22), make("span", {}, title))
  }

  find(id) {
    return [...this.bar.children].find((button) => button.dataset.to === id)
  }

  /** Where several parts share the stage, the one with data-front comes forward when it becomes the one. */
  bringForward() {
    const front = this.root.querySelector(".zone-board:has([data-front])")?.dataset.tab
    if (front === this.front) return
    this.front = front
    this.staged = front
    this.choose("stage" in (this.find(this.chosen)?.dataset ?? {}) ? front : this.chosen)
  }

  /** What is on the stage leaves the rail as it is, and the other way round. */
  choose(id) {
    const button = this.find(id)
    this.chosen = id
    if (button) this["stage" in button.dataset ? "staged" : "railed"] = id
    this.root.dataset.tab = id
    for (const each of [...this.bar.children, ...this.root.querySelectorAll("[data-tab]")]) this.mark(each)
  }

  mark(element) {
    const id = element.dataset.to ?? element.dataset.tab
    element.classList.toggle("railed", id === this.railed)
    element.classList.toggle("staged", id === this.staged)
    element.classList.toggle(element.dataset.to ? "on" : "open", id === this.chosen)
    if (element.dataset.to) element.setAttribute("aria-pressed", String(id === this.chosen))
  }

  /** The part with something marked, unless the chosen one has it too. */
  reveal(marked) {
    const holds = (id) => this.root.querySelector(`:scope [data-tab="${id}"] ${marked}`) // the table has a data-tab too
    const tab = [...this.bar.children].find((button) => holds(button.dataset.to))
    if (tab && !holds(this.chosen)) this.choose(tab.dataset.to)
  }
}
