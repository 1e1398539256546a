// A table of the keys in which each can be changed or switched off.

import { button, make } from "./elements.js"
import { keyOf, resetKeys, SHORTCUTS, setKey, shortcutOf } from "./shortcuts.js"
import { say } from "./words.js"

export class KeyEditor {
  constructor() {
    this.rows = make("tbody")
    this.status = make("p", { role: "status", class: "quiet" })
    this.fill()
  }

  /** The table, what is said about it, and the way back. */
  get parts() {
    const reset = () => {
      resetKeys()
      this.fill(say("All keys are back to their defaults."))
    }
    return [make("table", { class: "keys" }, this.rows), this.status, button(say("Restore the default keys"), reset)]
  }

  fill(words = "") {
    this.rows.replaceChildren(...SHORTCUTS.map((shortcut) => this.row(shortcut)))
    this.status.textContent = words
  }

  row(shortcut) {
    const { name, usual, words } = shortcut
    const key = keyOf(shortcut)
    const change = button(key || say("off"), () => this.listen(change, shortcut), {
      "aria-label": say("{what}: {key}. Change the key", { what: words, key: key || say("off") }),
      "data-key": name,
    })
    const toggle = () => {
      const taken = !key && shortcutOf(usual)
      if (taken) return this.refuse(usual, taken)
      setKey(name, key ? "" : usual)
      this.refill(name, "data-off-key")
    }
    const switching = key ? say("Switch off") : say("Switch on")
    const labels = { "aria-label": `${switching}: ${words}`, "data-off-key": name }
    const off = button(switching, toggle, labels)
    const shown = usual.length > 1 ? make("kbd", {}, usual) : change // several keys are on or off together
    return make("tr", {}, make("th", { scope: "row" }, words), make("td", {}, shown), make("td", {}, off))
  }

  /** The next key that is pressed becomes the shortcut; Escape leaves it as it was. */
  listen(place, { name }) {
    place.textContent = say("Press a key")
    this.status.textContent = say("Press a key")
    const hear = (event) => {
      if (["Shift", "Control", "Alt", "Meta", "AltGraph"].includes(event.key)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      stop()
      this.choose(name, event.key)
    }
    const stop = () => {
      removeEventListener("keydown", hear, true)
      place.removeEventListener("blur", leave)
    }
    const leave = () => {
      stop()
      this.fill()
    }
    addEventListener("keydown", hear, true)
    place.addEventListener("blur", leave)
  }

  choose(name, key) {
    const taken = shortcutOf(key)
    if (key === "Escape") return this.refill(name, "data-key")
    if (key.length !== 1 || key === " " || /[0-9]/.test(key)) {
      return this.refill(name, "data-key", say("A shortcut is one letter or sign."))
    }
    if (taken && taken.name !== name) return this.refuse(key, taken, name)
    setKey(name, key)
    return this.refill(name, "data-key")
  }

  refuse(key, taken, name = taken.name) {
    this.refill(name, "data-key", say("“{key}” is taken: {what}.", { key, what: taken.words }))
  }

  /** With the focus where it was. */
  refill(name, attribute, words) {
    this.fill(words)
    this.rows.querySelector(`[${attribute}="${name}"]`)?.focus()
  }
}
