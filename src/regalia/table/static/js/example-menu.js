// The menu of a worked example: where else one can go.

import { apartMenu, link } from "./apart-menu.js"
import { say } from "./words.js"

export function exampleMenu({ home, table }) {
  const lessons = `/learn/${document.body.dataset.game}`
  apartMenu(table, link(home, say("All examples")), link(lessons, say("Lessons")))
}
