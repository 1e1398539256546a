// The table before the game: who is there, who is missing, what was agreed on.

import { make } from "./elements.js"
import { fairPlay } from "./fair-play.js"
import { mySeats } from "./seats.js"
import { say } from "./words.js"

export function lobby(table, seats, bots) {
  return make(
    "section",
    { class: "sheet lobby" },
    make("h2", { class: "title" }, say("The table is set")),
    make("p", { class: "missing" }, missing(table)),
    make("p", {}, say("The game begins as soon as every seat is taken.")),
    seats.list(table, bots),
    make("div", { class: "acts" }, seats.watchLink(table)),
    agreed(table),
    fairPlay(table),
  )
}

/** What was agreed on when the table was opened. */
export const agreed = ({ agreed: sentences }) =>
  make("ul", { class: "quiet terms" }, ...sentences.map((sentence) => make("li", {}, sentence)))

/** Which seats are free, and what whoever reads it can do about them. */
function missing(table) {
  const free = table.chairs.filter((chair) => chair.free).map((chair) => chair.house)
  const names = new Intl.ListFormat(document.documentElement.lang).format(free)
  return `${say("Still free: {names}.", { names })} ${advice(table)}`
}

function advice(table) {
  if (table.host) return say("Invite somebody by a link, sit down yourself, or give the seat to a bot.")
  if (table.open && !mySeats(table).length) return say("Choose a seat.")
  return say("The host invites players and may seat bots.")
}
