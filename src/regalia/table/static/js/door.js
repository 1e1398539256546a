// At the door of a table: who comes by a link is told where it leads and what the dice have promised, and says a name.

import { make } from "./make.js"
import { get, lang, post, send } from "./net.js"
import { origin } from "./origin.js"
import { say } from "./words.js"

/** Random text of my own: it is mixed into the dice. */
export const nonce = () => crypto.randomUUID().replaceAll("-", "")

/** The secret of a link stands behind the #: it leaves the address at once and is exchanged for a seat or the right to watch. */
export async function enter(table, lost) {
  const token = /^#(?:seat|personal|watch)=([\w-]+)$/.exec(location.hash)?.[1]
  if (token) history.replaceState(null, "", location.pathname + location.search)
  let named = Boolean(await get("/api/me", lost))
  for (let late = ""; token || !named; ) {
    const invitation = await look(table, token)
    if (!named || sits(invitation)) await new Promise((go) => greet(invitation, named, late, go))
    named = true
    if (!token) return
    try {
      return await send(`/api/tables/${table}/enter`, { token, nonce: mixed(invitation) ? nonce() : undefined }, lost)
    } catch (error) {
      if (error.status !== 409 || !mixed(invitation)) throw error
      late = error.message // the game has begun meanwhile: the door tells it, and nothing was given away
    }
  }
}

/** A link that leads nowhere is refused later, in its own words. */
const look = (table, token) => post("/api/me/invitation", { table, token }).catch(() => undefined)

const sits = (invitation) => invitation?.kind === "seat"

/** Whether what I give is mixed into the dice: only before they are made. */
const mixed = (invitation) => sits(invitation) && invitation.phase === "waiting"

/** What is to be known before one comes in; go: what to do then. */
function greet(invitation, named, late, go) {
  const dialog = document.getElementById("dialog")
  const name = make("input", { name: "name", maxlength: 20, autocomplete: "nickname", autofocus: true })
  const wrong = make("p", { role: "alert", class: "wrong" }, late)
  const submit = async (event) => {
    event.preventDefault()
    try {
      if (!named) await post("/api/me", { name: name.value, lang })
      dialog.removeEventListener("cancel", stay)
      dialog.close()
      go()
    } catch (error) {
      wrong.textContent = error.message
    }
  }
  const words = invitation && [make("h2", {}, invitation.title), make("p", {}, invited(invitation)), origin(invitation, invitation.box), promise(invitation)]
  const field = make("label", { class: "field" }, make("span", {}, say("What shall we call you?")), name)
  const enters = make("button", { type: "submit", class: "primary", autofocus: named }, sits(invitation) ? say("Take the seat") : say("Come in"))
  const leaves = named && make("a", { class: "button", href: "/" }, say("Not now"))
  const acts = make("div", { class: "acts" }, enters, leaves || undefined)
  dialog.replaceChildren(make("form", { onsubmit: submit, class: "name" }, ...(words ?? []), named ? undefined : field, wrong, acts))
  dialog.addEventListener("cancel", stay)
  dialog.showModal()
}

/** Without a name, or a word on the seat, nobody comes in. */
const stay = (event) => event.preventDefault()

/** What the dice have promised, before anything is given to them. */
function promise(invitation) {
  if (!sits(invitation)) return undefined
  const words = mixed(invitation)
    ? say("The dice follow from a seed that is fixed already: this is its fingerprint. When you take the seat, your browser mixes random text of its own into them.")
    : say("The dice follow from a seed that is fixed already: this is its fingerprint. The game has begun, so nothing of yours is mixed into them.")
  return make("div", { class: "fair" }, make("p", { class: "quiet" }, words), make("code", {}, invitation.hash))
}

function invited({ kind, host }) {
  if (kind === "seat") return say("{host} invites you to play.", { host })
  if (kind === "watch") return say("{host} invites you to watch.", { host })
  if (kind === "open") return say("{host} keeps an open table.", { host })
  return say("Your seat at {host}’s table, on this device too.", { host })
}
