// The menu of a table that stands apart, of a lesson or a worked example: what can be looked up, and ways out.

import { button, make } from "./elements.js"
import { buttons, closeButton, open } from "./menu.js"
import { say } from "./words.js"

export const link = (href, words) => make("a", { class: "button", href }, words)
export const verb = (words, press) => button(words, press, { class: "verb" })

/** Own: what stands first, before what is the same at all of them. */
export function apartMenu(table, ...own) {
  const { display, inWords, menu } = table
  open(
    make("h2", {}, display.scene.table.title),
    buttons(
      ...own,
      link(`/rules/${document.body.dataset.game}`, say("Rules")),
      link("/settings", say("Settings")),
      verb(say("Points"), () => menu.showPoints()),
      verb(say("What you can do"), () => inWords.listMoves()),
      verb(say("The table in words"), () => inWords.describe()),
      verb(say("Keys"), () => menu.showKeys()),
      closeButton(),
    ),
  )
}
