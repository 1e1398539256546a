// Lists of tables stay fresh while somebody looks at them; a game can be deleted from them.

import { startCountdowns } from "./countdown.js"
import { wireDeleting } from "./deleting.js"
import { notify } from "./notices.js"
import { sound } from "./sound.js"
import { title } from "./title.js"
import { say } from "./words.js"

const EVERY = 15000
const SELDOM = 4 // out of sight it is looked at once in so many times
const dialog = document.getElementById("delete")
let waiting = count(document)
let times = 0

async function refresh() {
  const old = document.querySelector("[data-fresh]")
  if (document.hidden ? ++times % SELDOM : dialog.open || old.contains(document.activeElement)) return
  const answer = await fetch(location.pathname, { credentials: "same-origin" })
  const page = new DOMParser().parseFromString(await answer.text(), "text/html")
  const fresh = page.querySelector("[data-fresh]")
  if (fresh && fresh.innerHTML !== old.innerHTML) old.replaceWith(fresh)
  tell(count(page), page.title)
}

/** How many games wait for the reader. */
function count(page) {
  return Number(page.body.dataset.waiting)
}

/** The title says it all the time; a sound and a notice say it when there is one more. */
function tell(now, name) {
  title.show(name, now ? say("Your turn") : "")
  if (now > waiting) {
    sound("turn")
    void notify(say("Your turn"), name, location.pathname)
  }
  waiting = now
}

const quietly = () => refresh().catch(() => {})

/** The place of what is gone: its page, read from its beginning. */
function deleted() {
  document.getElementById("main").focus()
  void quietly()
}

wireDeleting(dialog, deleted)
startCountdowns()
setInterval(quietly, EVERY)
document.addEventListener("visibilitychange", () => document.hidden || quietly())
title.show(document.title, waiting ? say("Your turn") : "")
