// In place of the table: why nothing is to be seen, and the way home.

import { make } from "./elements.js"
import { say } from "./words.js"

export function showClosed(root, sentence, ...ways) {
  document.getElementById("dialog").close()
  document.getElementById("lost").hidden = true
  document.getElementById("where").textContent = ""
  const home = make("a", { class: "button primary", href: "/" }, say("Home"))
  const words = make("h2", { role: "alert" }, sentence)
  root.replaceChildren(make("section", { class: "sheet lobby" }, words, make("div", { class: "acts" }, home, ...ways)))
}
