// Keys for everything; ? lists them.

import { button, make } from "./make.js"
import { say } from "./words.js"

export function keys(deeds) {
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.("input, select, textarea, dialog[open]")) return
    const deed = deeds.find((each) => each.key === event.key)
    if (!deed) return
    event.preventDefault()
    deed.do()
  })
}

export function list(dialog, deeds) {
  const row = (key, words) => make("tr", {}, make("th", { scope: "row" }, make("kbd", {}, key)), make("td", {}, words))
  const rows = [
    row("Tab", say("to the next thing that can be chosen")),
    row("← ↑ ↓ →", say("to the nearest lit place in that direction")),
    row(say("Enter"), say("choose it")),
    ...deeds.map((deed) => row(deed.sign ?? deed.key, deed.words)),
  ]
  dialog.replaceChildren(make("h2", {}, say("Keys")), make("table", { class: "keys" }, ...rows), make("div", { class: "acts" }, button(say("Close"), () => dialog.close())))
  dialog.showModal()
}
