// Play now: one dialog a game, two clicks to the first move.

import "./mine.js"
import { busy, open } from "./open.js"

for (const opener of document.querySelectorAll("[data-opens]")) {
  opener.addEventListener("click", () => show(document.getElementById(opener.dataset.opens)))
}

for (const form of document.querySelectorAll("dialog form")) {
  form.querySelector("[data-closes]").addEventListener("click", () => form.closest("dialog").close())
  form.addEventListener("submit", (event) => {
    event.preventDefault()
    busy(form, () => start(form))
  })
}

/** Whoever is known already has only to press Enter. */
function show(dialog) {
  dialog.showModal()
  const name = dialog.querySelector("[name=name]")
  if (name.value) dialog.querySelector("[type=submit]").focus()
  else name.focus()
}

function start(form) {
  const { name, seats, bot } = Object.fromEntries(new FormData(form))
  const chairs = Array.from({ length: Number(seats) }, (_, seat) => (seat ? bot : ""))
  return open(name, { game: form.dataset.game, chairs }, [0])
}
