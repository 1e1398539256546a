// At the door of a table: who comes by a link is told where it leads, and says a name.

import { make } from "./make.js"
import { get, lang, post, send } from "./net.js"
import { say } from "./words.js"

/** Random text of my own: it is mixed into the dice. */
export const nonce = () => crypto.randomUUID().replaceAll("-", "")

/** The secret of a link stands behind the #: it leaves the address at once and is exchanged for a seat or the right to watch. */
export async function enter(table, lost) {
  const token = /^#(?:seat|personal|watch)=([\w-]+)$/.exec(location.hash)?.[1]
  if (token) history.replaceState(null, "", location.pathname + location.search)
  if (!(await get("/api/me", lost))) await greet(table, token)
  if (token) await send(`/api/tables/${table}/enter`, { token, nonce: nonce() }, lost)
}

/** A link that leads nowhere is refused later, in its own words. */
async function greet(table, token) {
  const invitation = await post("/api/me/invitation", { table, token }).catch(() => undefined)
  await new Promise((known) => ask(invitation, known))
}

function ask(invitation, known) {
  const dialog = document.getElementById("dialog")
  const name = make("input", { name: "name", maxlength: 20, autocomplete: "nickname" })
  const wrong = make("p", { role: "alert", class: "wrong" })
  const submit = async (event) => {
    event.preventDefault()
    try {
      known(await post("/api/me", { name: name.value, lang }))
      dialog.removeEventListener("cancel", stay)
      dialog.close()
    } catch (error) {
      wrong.textContent = error.message
    }
  }
  const go = make("button", { type: "submit", class: "primary" }, say("Come in"))
  const words = invitation && [make("h2", {}, invitation.title), make("p", {}, invited(invitation))]
  const field = make("label", { class: "field" }, make("span", {}, say("What shall we call you?")), name)
  dialog.replaceChildren(make("form", { onsubmit: submit, class: "name" }, ...(words ?? []), field, wrong, make("div", { class: "acts" }, go)))
  dialog.addEventListener("cancel", stay)
  dialog.showModal()
}

/** Without a name nobody comes in. */
const stay = (event) => event.preventDefault()

function invited({ kind, host }) {
  if (kind === "seat") return say("{host} invites you to play.", { host })
  if (kind === "watch") return say("{host} invites you to watch.", { host })
  if (kind === "open") return say("{host} keeps an open table.", { host })
  return say("Your seat at {host}’s table, on this device too.", { host })
}
