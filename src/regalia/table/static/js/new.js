// A new table: the form asks only for what matters, and offers only what goes together.

import { nameIn, openTable, submit } from "./open.js"
import { OptionRules } from "./option-rules.js"
import { ready } from "./ready.js"

const form = document.getElementById("new")
const game = document.body.dataset.game
const rules = new OptionRules(form, JSON.parse(document.getElementById("fit").textContent))

const values = () => Object.fromEntries(new FormData(form))

function options(all) {
  const own = Object.entries(all).filter(([name]) => name.startsWith("option-"))
  return Object.fromEntries(own.map(([name, value]) => [name.slice("option-".length), value]))
}

const chairs = (all) => Array.from({ length: Number(all.seats) }, (_, seat) => all[`chair-${seat}`])

/** The seats at this screen: the first is mine, the others have names of their own. */
function here(all) {
  const seats = chairs(all).flatMap((chair, seat) => (chair === "here" ? [seat] : []))
  return seats.map((seat, at) => (at ? { seat, name: nameIn(name(seat)) } : { seat }))
}

const name = (seat) => form.elements[`name-${seat}`]

/** How the bot that is chosen plays. */
function showBots() {
  for (const line of form.querySelectorAll("[data-lines]")) {
    line.textContent = form.elements[line.dataset.lines].selectedOptions[0].dataset.line
  }
}

/** Seats that are not at the table are not asked for, nor names that nobody needs. */
function showSeats() {
  const all = values()
  const named = here(all).slice(1)
  for (const chair of form.querySelectorAll("[data-chair]")) {
    const at = Number(chair.dataset.chair)
    chair.hidden = at >= Number(all.seats)
    name(at).closest(".field").hidden = !named.some((each) => each.seat === at)
  }
}

function terms(all) {
  const [pace, limit] = all.pace.split("-")
  const people = { here: "", link: "" }
  return {
    game,
    options: options(all),
    chairs: chairs(all).map((chair) => people[chair] ?? chair),
    open: all.open === "on",
    undo: all.undo !== "off",
    freely: all.undo === "freely",
    hints: all.hints === "on",
    coach: all.coach === "on" && all.hints === "on",
    one_screen: here(all).length > 1,
    pace,
    limit: limit && Number(limit),
  }
}

/** Only one person against bots, without a limit, takes back freely. */
function showUndo() {
  const all = values()
  const people = chairs(all).filter((chair) => chair === "here" || chair === "link")
  const freely = form.querySelector("[name=undo][value=freely]")
  freely.disabled = people.length !== 1 || all.pace !== "none"
  if (freely.disabled && freely.checked) form.querySelector("[name=undo][value=unseen]").checked = true
}

function update() {
  showSeats()
  showUndo()
  showBots()
  rules.apply()
}

form.addEventListener("change", update)
addEventListener("pageshow", update)
form.addEventListener("submit", (event) => {
  event.preventDefault()
  const all = values()
  void submit(form, (tell) => openTable(nameIn(form.elements.name), terms(all), here(all), tell))
})
update()
ready()
