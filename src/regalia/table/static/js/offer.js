// At a table with other people: an offer to be told when it is my turn, once, until it is answered.

import { button, make } from "./elements.js"
import { get } from "./net.js"
import { possible, turnOn } from "./notices.js"
import { prefs } from "./prefs.js"
import { mySeats } from "./seats.js"
import { say } from "./words.js"

const others = ({ chairs }) => chairs.filter((chair) => chair.name && !chair.mine && !chair.bot)

/** Who else plays, as a sentence. */
export function opponents(table) {
  const names = table.chairs.filter((chair) => !chair.mine).map((chair) => chair.name || chair.house)
  return names.length
    ? say("With {names}.", { names: new Intl.ListFormat(document.documentElement.lang).format(names) })
    : ""
}

export function offer(table) {
  const asked = prefs.notices !== "" || !possible() || Notification.permission !== "default"
  const here = document.querySelector(".offer")
  if (asked || table.phase === "over" || !mySeats(table).length || !others(table).length) return here?.remove()
  if (here?.isConnected) return undefined
  return document.querySelector(".news .title").after(made())
}

function made() {
  const words = make("p", {}, say("Shall this browser tell you when it is your turn?"))
  const box = make(
    "div",
    { class: "offer" },
    words,
    acts(() => box, words),
  )
  return box
}

function acts(box, words) {
  const leave = () => {
    prefs.notices ||= "no"
    box().remove()
    document.getElementById("table").focus()
  }
  const accept = async () => {
    try {
      await turnOn((await get("/api/me/notices")).key)
      leave()
    } catch (error) {
      words.textContent = error.message
    }
  }
  const all = [button(say("Yes"), accept, { class: "primary" }), button(say("Not now"), leave)]
  return make("div", { class: "acts" }, ...all)
}
