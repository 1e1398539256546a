// Keys for everything; ? lists them.

import { make } from "./elements.js"
import { toggleSound } from "./sound.js"
import { say } from "./words.js"

const ELSEWHERE = "input, select, textarea, dialog[open]" // keys belong to these

export function shortcuts(table) {
  const { display, hint, menu, tray, zones } = table
  const click = (id) => document.getElementById(id)?.click()
  const clear = () => {
    hint.dismiss()
    tray.drop()
  }
  const noHints = display.scene?.table.hints === false
  return [
    { key: "Escape", sign: say("Esc"), words: say("choose again"), do: clear },
    ...(noHints ? [] : [{ key: "h", words: say("hint"), do: () => click("hint") }]),
    { key: "u", words: say("undo"), do: () => click("undo") },
    { key: "p", words: say("points"), do: () => menu.showPoints() },
    { key: "c", words: say("chat"), do: () => document.getElementById("chat").focus() },
    { key: "m", words: say("sound on or off"), do: toggleSound },
    { key: "+", words: say("zoom in"), do: () => zones.zoom?.by(1.3) },
    { key: "-", words: say("zoom out"), do: () => zones.zoom?.by(1 / 1.3) },
    { key: "?", words: say("these keys"), do: () => menu.showKeys() },
  ]
}

export function onKeys(known) {
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.(ELSEWHERE)) return
    const shortcut = known.find((each) => each.key === event.key)
    if (!shortcut) return
    event.preventDefault()
    shortcut.do()
  })
}

export function keyTable(known) {
  const row = (key, words) => make("tr", {}, make("th", { scope: "row" }, make("kbd", {}, key)), make("td", {}, words))
  return make(
    "table",
    { class: "keys" },
    row("Tab", say("to the next thing that can be chosen")),
    row("← ↑ ↓ →", say("to the nearest lit place in that direction")),
    row(say("Enter"), say("choose it")),
    ...known.map((shortcut) => row(shortcut.sign ?? shortcut.key, shortcut.words)),
  )
}
