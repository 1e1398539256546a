// Opening a table: a name, the table, the seats of this screen.

import { nonce } from "./fair-play.js"
import { lang, post } from "./net.js"

/** What a field of names says: left empty, what was proposed. */
export const nameIn = (field) => field.value.trim() || field.defaultValue

/** Open a table, take the seats of this screen and go there. A seat has a number and, if it is not mine, a name. Name:
 *  mine, unless the server knows it. */
export async function openTable(name, terms, seats) {
  if (name !== undefined) await post("/api/me", { name, lang })
  const { id } = await post("/api/tables", terms)
  for (const each of seats) await post(`/api/tables/${id}/join`, { ...each, nonce: nonce() })
  location.assign(`/table/${id}`)
}

/** Do the work of a form, once at a time; what is refused is said in it. */
export async function submit(form, work) {
  const button = form.querySelector("[type=submit]")
  const wrong = form.querySelector(".wrong")
  wrong.textContent = ""
  button.disabled = true
  try {
    await work()
  } catch (error) {
    wrong.textContent = error.message
    button.disabled = false
  }
}
