// The part of the settings about notices: the server draws it, this does what its buttons say.

import { post } from "./net.js"
import { on, possible, show, subscription, turnOff, turnOn } from "./notices.js"
import { prefs } from "./prefs.js"
import { release } from "./ready.js"
import { say } from "./words.js"

const path = "/api/me/notices"

export async function wireNotices(section) {
  section.addEventListener("submit", (event) => {
    event.preventDefault()
    const { address, code } = event.target.elements
    const { kind } = event.target.closest("[data-kind]").dataset
    if (event.target.dataset.sends === "confirm")
      void act(section, kind, () => post(`${path}/confirm`, { code: code.value }))
    else void act(section, kind, () => post(path, { kind, address: address.value }))
  })
  section.addEventListener("click", ({ target }) => {
    const does = target.closest("[data-does]")?.dataset.does
    if (!does) return
    const { kind } = target.closest("[data-kind]").dataset
    void act(section, kind, () => press(section, kind, does), does === "test" || does === "try")
  })
  await drawBrowser(section)
}

function press(section, kind, does) {
  if (kind === "push") return ofBrowser(section.dataset.key, does)
  return post(`${path}/${does}`, { kind })
}

async function ofBrowser(key, does) {
  if (does === "on") return turnOn(key)
  if (does === "off") return turnOff()
  if (await subscription()) return post(`${path}/test`, { kind: "push" })
  return show("Regalia", say("This is how you will be told that it is your turn."), "/settings")
}

/** One thing at a time; then the section is drawn anew, and says what was done. */
async function act(section, kind, work, tried = false) {
  const said = section.querySelector("#told")
  const wrong = section.querySelector("#untold")
  said.textContent = wrong.textContent = ""
  section.inert = true
  try {
    await work()
    await redraw(section, kind)
    section.querySelector("#told").textContent = tried ? say("Sent: it should be there in a moment.") : say("Saved.")
  } catch (error) {
    section.inert = false
    wrong.textContent = error.message
  }
}

async function redraw(section, kind) {
  const answer = await fetch(location.pathname, { credentials: "same-origin" })
  const page = new DOMParser().parseFromString(await answer.text(), "text/html")
  section.replaceChildren(...page.getElementById("notices").children)
  release(section)
  section.inert = false
  await drawBrowser(section)
  section.querySelector(`[data-kind=${kind}] :is(input, button:not([hidden]))`)?.focus()
}

async function drawBrowser(section) {
  const row = section.querySelector("[data-kind=push]")
  if (!row) return
  const pushed = Boolean(await subscription()) && row.querySelector("[data-browser]").dataset.browser === "push"
  const told = pushed || on()
  for (const button of row.querySelectorAll("[data-does]")) button.hidden = (button.dataset.does === "on") === told
  if (!possible() || Notification.permission === "denied") row.querySelector("[data-does=on]").hidden = true
  row.querySelector("[data-browser]").textContent = state(pushed, told)
}

function state(pushed, told) {
  if (!possible()) return say("This browser shows no notices.")
  if (pushed) return say("On, also while no page of Regalia is open.")
  if (told) return say("On, while a page of Regalia is open.")
  if (Notification.permission === "denied")
    return say("This browser does not let this site show notices: its own settings can change that.")
  return prefs.notices === "no" ? say("Off.") : say("Off. The browser will ask you once.")
}
