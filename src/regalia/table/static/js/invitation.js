// An invitation to a table: somebody who comes by a link is told where it leads and what the dice have promised.

import { make } from "./elements.js"
import { nonce, promise } from "./fair-play.js"
import { get, ask as insist, lang, post } from "./net.js"
import { origin } from "./origin.js"
import { say } from "./words.js"

/** The secret of a link stands behind the #: it leaves the address at once and is exchanged for what the link gives.
 *  One that does not work is refused before anything is asked. */
export async function enter(id, lost) {
  const token = /^#(?:seat|personal|watch)=(.{1,100})/.exec(location.hash)?.[1]
  if (token) history.replaceState(null, "", location.pathname + location.search)
  let named = Boolean(await get("/api/me", lost))
  for (let late = ""; token || !named; ) {
    const invitation = await insist("/api/me/invitation", { table: id, token }, lost)
    if (!named || seated(invitation)) await new Promise((accept) => ask(invitation, named, late, accept))
    named = true
    if (!token) return
    try {
      return await insist(`/api/tables/${id}/enter`, { token, nonce: mixed(invitation) ? nonce() : undefined }, lost)
    } catch (error) {
      if (error.status !== 409 || !mixed(invitation)) throw error
      late = error.message // the game has begun meanwhile: that is told, and nothing was given away
    }
  }
}

/** Whether it is one to play, on a seat of one's own. */
const seated = (invitation) => invitation.kind === "seat"

/** Whether what I give is mixed into the dice: only before they are made. */
const mixed = (invitation) => seated(invitation) && invitation.phase === "waiting"

/** Show what is to be known beforehand and ask for what is missing. Accept: what to do then. */
function ask(invitation, named, late, accept) {
  const dialog = document.getElementById("dialog")
  const name = make("input", { name: "name", maxlength: 20, autocomplete: "nickname", autofocus: true })
  const wrong = make("p", { role: "alert", class: "wrong" }, late)
  const submit = async (event) => {
    event.preventDefault()
    try {
      if (!named) await post("/api/me", { name: name.value, lang })
      dialog.removeEventListener("cancel", stay)
      dialog.close()
      accept()
    } catch (error) {
      wrong.textContent = error.message
    }
  }
  const field = make("label", { class: "field" }, make("span", {}, say("What shall we call you?")), name)
  const content = [...told(invitation), named ? undefined : field, wrong, buttons(invitation, named)]
  dialog.replaceChildren(make("form", { onsubmit: submit, class: "name" }, ...content))
  dialog.addEventListener("cancel", stay)
  dialog.showModal()
}

/** Nobody comes in without a name, or without a word on the seat. */
const stay = (event) => event.preventDefault()

function told(invitation) {
  const { box, title } = invitation
  const fair = seated(invitation) ? promise(invitation, mixed(invitation)) : undefined
  return [make("h2", {}, title), make("p", {}, invited(invitation)), origin(invitation, box), fair]
}

function buttons(invitation, named) {
  const words = seated(invitation) ? say("Take the seat") : say("Come in")
  const enters = make("button", { type: "submit", class: "primary", autofocus: named }, words)
  const leaves = named ? make("a", { class: "button", href: "/" }, say("Not now")) : undefined
  return make("div", { class: "acts" }, enters, leaves)
}

function invited({ kind, host }) {
  if (kind === "seat") return say("{host} invites you to play.", { host })
  if (kind === "watch") return say("{host} invites you to watch.", { host })
  if (kind === "open") return say("{host} has opened a table.", { host })
  return say("Your seat at {host}’s table, on this device too.", { host })
}
