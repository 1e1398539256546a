// Opening a table: a name, the table, the seats of this screen.

import { nonce } from "./door.js"
import { lang, post } from "./net.js"

/** What a field of names says: left empty, what was proposed. */
export const called = (field) => field.value.trim() || field.defaultValue

/** Open a table and take the seats of this screen, each with its number and, if it is not mine, a name; then go there. */
export async function open(name, terms, seats) {
  await post("/api/me", { name, lang })
  const { id } = await post("/api/tables", terms)
  for (const each of seats) await post(`/api/tables/${id}/join`, { ...each, nonce: nonce() })
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
