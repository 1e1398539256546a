// Play now: one dialog a game, two clicks to the first move.

import "./mine.js"
import { nameIn, openTable, submit } from "./open.js"
import { ready } from "./ready.js"

for (const opener of document.querySelectorAll("[data-opens]")) {
  opener.addEventListener("click", () => show(document.getElementById(opener.dataset.opens)))
}

for (const form of document.querySelectorAll("dialog form")) {
  form.querySelector("[data-closes]").addEventListener("click", () => form.closest("dialog").close())
  form.addEventListener("change", () => alone(form))
  form.addEventListener("submit", (event) => {
    event.preventDefault()
    void submit(form, (tell) => start(form, tell))
  })
  alone(form)
}

ready()

/** There is a name already, or one is proposed: it takes only Enter. */
function show(dialog) {
  dialog.showModal()
  dialog.querySelector("[type=submit]").focus()
}

/** Somebody who plays alone meets no bot. */
function alone(form) {
  form.querySelector("[name=bot]").closest(".field").hidden = form.elements.seats.value === "1"
}

function start(form, tell) {
  const { seats, bot } = Object.fromEntries(new FormData(form))
  const chairs = Array.from({ length: Number(seats) }, (_, seat) => (seat ? bot : ""))
  return openTable(nameIn(form.elements.name), { game: form.dataset.game, chairs }, [{ seat: 0 }], tell)
}
