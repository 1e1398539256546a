// What people say to each other at the table.

import { release } from "./ready.js"

/** Send: given what was typed. */
export function wireChat(send) {
  const form = document.getElementById("talk")
  const field = document.getElementById("chat")
  form.addEventListener("submit", (event) => {
    event.preventDefault()
    const text = field.value.trim()
    if (!text) return
    field.value = ""
    send(text)
  })
  release(form)
}
