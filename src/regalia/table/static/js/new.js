// A new table: the form says at once what cannot be together.

import { post } from "./net.js"
import { busy, open } from "./open.js"

const form = document.getElementById("new")
const game = document.body.dataset.game
const wrong = form.querySelector(".wrong")
const button = form.querySelector("[type=submit]")
let asked = 0

const values = () => Object.fromEntries(new FormData(form))

function options(all) {
  const own = Object.entries(all).filter(([name]) => name.startsWith("option-"))
  return Object.fromEntries(own.map(([name, value]) => [name.slice("option-".length), value]))
}

const chairs = (all) => Array.from({ length: Number(all.seats) }, (_, seat) => all[`chair-${seat}`])

/** Seats that are not at the table are not asked for. */
function seat() {
  for (const chair of form.querySelectorAll("[data-chair]")) {
    chair.hidden = Number(chair.dataset.chair) >= Number(values().seats)
  }
}

/** Only the last answer counts. */
async function check() {
  const mine = ++asked
  const all = values()
  const sentence = await post(`/api/games/${game}/check`, { seats: Number(all.seats), options: options(all) }).then(
    () => "",
    (error) => error.message,
  )
  if (mine !== asked) return
  wrong.textContent = sentence
  button.disabled = sentence !== ""
}

function terms(all) {
  const [pace, limit] = all.pace.split("-")
  const people = { here: "", link: "" }
  return {
    game,
    options: options(all),
    chairs: chairs(all).map((chair) => people[chair] ?? chair),
    open: all.open === "on",
    undo: all.undo === "on",
    pace,
    limit: limit && Number(limit),
  }
}

form.addEventListener("change", () => {
  seat()
  check()
})
form.addEventListener("submit", (event) => {
  event.preventDefault()
  const all = values()
  const here = chairs(all).flatMap((chair, at) => (chair === "here" ? [at] : []))
  busy(form, () => open(all.name, terms(all), here))
})
seat()
