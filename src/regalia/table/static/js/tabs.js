// On a phone the table is one part at a time; the board and the tray are always there.

import { icon, make } from "./elements.js"

export class Tabs {
  constructor(root) {
    Object.assign(this, { root, chosen: undefined, made: undefined })
    this.bar = document.getElementById("tabs")
    root.addEventListener("click", (event) => this.lead(event.target.closest?.("[data-tab-to]")))
  }

  /** A short form leads to the part that tells more. */
  lead(short) {
    if (short) this.choose(short.dataset.tabTo)
  }

  show(zones) {
    const parts = zones.filter((zone) => zone.place !== "tray" && !zone.id.startsWith("players"))
    const names = parts.map((zone) => [zone.id, zone.title, zone.icon]).concat([["log", this.bar.dataset.log, "log"]])
    if (this.made === JSON.stringify(names)) return
    this.made = JSON.stringify(names)
    this.bar.replaceChildren(...names.map(([id, title, sign]) => this.button(id, title, sign)))
    this.choose(names.some(([id]) => id === this.chosen) ? this.chosen : names[0][0])
  }

  button(id, title, sign) {
    const props = { type: "button", "data-to": id, onclick: () => this.choose(id) }
    return make("button", props, icon(sign, 22), make("span", {}, title))
  }

  choose(id) {
    this.chosen = id
    this.root.dataset.tab = id
    for (const part of document.querySelectorAll("[data-tab]")) {
      if (part !== this.root) part.classList.toggle("open", part.dataset.tab === id)
    }
    for (const button of this.bar.children) {
      button.classList.toggle("on", button.dataset.to === id)
      button.setAttribute("aria-pressed", String(button.dataset.to === id))
    }
  }

  /** The part with something marked, unless the chosen one has it too. */
  reveal(marked) {
    const holds = (id) => this.root.querySelector(`:scope [data-tab="${id}"] ${marked}`) // the table has a data-tab too
    const tab = [...this.bar.children].find((button) => holds(button.dataset.to))
    if (tab && !holds(this.chosen)) this.choose(tab.dataset.to)
  }
}
