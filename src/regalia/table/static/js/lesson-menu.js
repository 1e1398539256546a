// The menu of a lesson: where else one can go, and where in it.

import { apartMenu, link, verb } from "./apart-menu.js"
import { say } from "./words.js"

export function lessonMenu({ coach, home, table }) {
  apartMenu(
    table,
    link(home, say("All lessons")),
    coach.said?.kind !== "end" && verb(say("Skip it"), () => leaveFor(coach.deeds.skip)),
    verb(say("From the beginning"), () => leaveFor(coach.deeds.restart)),
  )
}

/** The menu makes way for what was asked. */
function leaveFor(deed) {
  document.getElementById("dialog").close()
  deed()
}
