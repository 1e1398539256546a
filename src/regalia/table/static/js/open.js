// Opening a table: a name, the table, the seats of this screen.

import { nonce } from "./fair-play.js"
import { lang, send } from "./net.js"
import { say } from "./words.js"

const LONGEST = 60_000 // milliseconds for which something is asked for again

/** What a field of names says: left empty, what was proposed. */
export const nameIn = (field) => field.value.trim() || field.defaultValue

/** Open a table, take the seats of this screen and go there. A seat has a number and, if it is not mine, a name. Name:
 *  mine, unless the server knows it. Tell: given a sentence while nobody answers. */
export async function openTable(name, terms, seats, tell) {
  const lost = () => tell(say("The server does not answer yet. It is asked again."))
  const ask = (path, body) => send(path, body, lost, LONGEST)
  if (name !== undefined) await ask("/api/me", { name, lang })
  const { id } = await ask("/api/tables", terms)
  for (const each of seats) await ask(`/api/tables/${id}/join`, { ...each, nonce: nonce() })
  location.assign(`/table/${id}`)
}

/** Do the work of a form, once at a time; what is refused is said in it. Work: given what says a sentence there. */
export async function submit(form, work) {
  const button = form.querySelector("[type=submit]")
  const wrong = form.querySelector(".wrong")
  wrong.textContent = ""
  button.disabled = true
  try {
    await work((sentence) => {
      wrong.textContent = sentence
    })
  } catch (error) {
    wrong.textContent = error.message
    button.disabled = false
  }
}
