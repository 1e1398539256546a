// Keys for everything; ? lists them, and there they can be changed.

import { make } from "./elements.js"
import { shortcutOf } from "./shortcuts.js"
import { toggleSound } from "./sound.js"
import { say } from "./words.js"

const ELSEWHERE = "input, select, textarea, dialog[open]" // keys belong to these

/** What each shortcut does at this table. */
function deeds(table) {
  const { display, focus, inWords, menu, selection, visits, zones } = table
  const click = (id) => document.getElementById(id)?.click()
  return {
    next: () => focus.step(1),
    previous: () => focus.step(-1),
    press: () => focus.press(selection.options.find(({ tokens }) => !tokens.length)?.action),
    hint: () => click("hint"),
    coach: () => display.coach.toggle(),
    undo: () => click("undo"),
    moves: () => inWords.listMoves(),
    describe: () => inWords.describe(),
    rule: () => table.rule.show(),
    help: () => inWords.help(""),
    place: () => inWords.tellPlace(),
    repeat: () => inWords.repeat(),
    boards: (key) => visits.key(key),
    points: () => menu.showPoints(),
    chat: () => document.getElementById("chat").focus(),
    sound: toggleSound,
    closer: () => zones.zoom?.by(1.3),
    farther: () => zones.zoom?.by(1 / 1.3),
    keys: () => menu.showKeys(),
  }
}

export function onKeys(table) {
  const known = deeds(table)
  const clear = () => {
    if (table.visits.of !== undefined) return table.visits.leave()
    table.hint.dismiss()
    table.tray.drop()
  }
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.(ELSEWHERE)) return
    if (table.root.inert) return // behind the curtain nobody looks
    const deed = event.key === "Escape" ? clear : known[shortcutOf(event.key)?.name]
    if (!deed) return
    event.preventDefault()
    deed(event.key)
  })
}

/** The keys that stay what they are. */
export function fixedKeys() {
  const row = (key, words) => make("tr", {}, make("th", { scope: "row" }, make("kbd", {}, key)), make("td", {}, words))
  return make(
    "table",
    { class: "keys" },
    row("Tab", say("to the next part of the table")),
    row("← ↑ ↓ →", say("on a board of cells to every cell, elsewhere to the nearest thing that can be chosen")),
    row(say("Enter"), say("choose it")),
    row(say("Esc"), say("choose again")),
    ...(document.body.dataset.lesson ? taught(row) : []),
  )
}

/** Those of a lesson. */
const taught = (row) => [
  row("F6", say("to the coach, and back to the table")),
  row(say("Enter"), say("go on, where there is only something to read")),
  row("⌫", say("a step back")),
]
