// Opening a table: a name, the table, my seats there.

import { lang, post } from "./net.js"
import { nonce } from "./seats.js"

/** Open a table and take the seats of this screen; then go there. */
export async function open(name, terms, seats) {
  await post("/api/me", { name, lang })
  const { id } = await post("/api/tables", terms)
  for (const seat of seats) await post(`/api/tables/${id}/join`, { seat, nonce: nonce() })
  location.assign(`/table/${id}`)
}

/** Do something for a form once at a time; what is refused is said in it. */
export async function busy(form, deed) {
  const button = form.querySelector("[type=submit]")
  const wrong = form.querySelector(".wrong")
  wrong.textContent = ""
  button.disabled = true
  try {
    await deed()
  } catch (error) {
    wrong.textContent = error.message
    button.disabled = false
  }
}
