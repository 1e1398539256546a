// The menu of a worked example: what can be looked up, and where else one can go.

import { button, make } from "./elements.js"
import { buttons, closeButton, open } from "./menu.js"
import { say } from "./words.js"

export function exampleMenu({ home, table }) {
  const { inWords, menu } = table
  const { game } = document.body.dataset
  const link = (href, words) => make("a", { class: "button", href }, words)
  const verb = (words, press) => button(words, press, { class: "verb" })
  open(
    make("h2", {}, table.display.scene.table.title),
    buttons(
      link(home, say("All examples")),
      link(`/learn/${game}`, say("Lessons")),
      link(`/rules/${game}`, say("Rules")),
      link("/settings", say("Settings")),
      verb(say("Points"), () => menu.showPoints()),
      verb(say("What you can do"), () => inWords.listMoves()),
      verb(say("The table in words"), () => inWords.describe()),
      verb(say("Keys"), () => menu.showKeys()),
      closeButton(),
    ),
  )
}
