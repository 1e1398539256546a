// Who sits where: the lobby before the game, and the menu of seats during it.

import { button, make } from "./make.js"
import { post } from "./net.js"
import { say } from "./words.js"

export const nonce = () => crypto.randomUUID().replaceAll("-", "")

export class Seats {
  constructor(table, complain) {
    Object.assign(this, { table, complain, path: `/api/tables/${table}` })
  }

  /** The list of seats with what can be done about each. */
  list(face, bots) {
    this.ranks = Object.fromEntries(bots.map((bot) => [bot.id, bot.name]))
    const rows = face.chairs.map((chair, seat) => make("li", { class: "entry seat-row" }, this.who(chair), this.deeds(face, chair, seat, bots)))
    return make("ul", { class: "entries seats" }, ...rows)
  }

  who(chair) {
    const state = chair.free ? say("free") : chair.away ? say("a bot plays for {name}", { name: chair.name }) : chair.bot ? say("bot") : ""
    return make("div", {}, make("b", {}, chair.name || chair.house), make("span", { class: "quiet" }, [chair.name && chair.house, this.ranks[chair.bot] ?? chair.bot, state].filter(Boolean).join(" · ")))
  }

  deeds(face, chair, seat, bots) {
    const early = face.phase === "waiting"
    const deeds = []
    if (chair.free && (face.host || face.open)) deeds.push(button(say("Sit here"), () => this.do("join", { seat, nonce: nonce() }), { class: "primary" }))
    if (face.host && (chair.free || (chair.bot && !chair.away))) {
      deeds.push(button(say("Invite"), () => this.invite({ kind: "seat", seat }), {}, "link"))
      deeds.push(this.botChoice(chair, seat, bots))
    }
    if (chair.mine && chair.away) deeds.push(button(say("Take my seat back"), () => this.do("back", { seat }), { class: "primary" }))
    if (chair.mine && !chair.bot && !early && face.phase !== "over") deeds.push(button(say("Leave it to a bot"), () => this.do("leave", { seat })))
    if (chair.mine && early) deeds.push(button(say("Stand up"), () => this.do("leave", { seat })))
    if (chair.mine) deeds.push(button(say("On another device"), () => this.invite({ kind: "personal", seat }), {}, "link"))
    return make("div", { class: "acts" }, ...deeds)
  }

  botChoice(chair, seat, bots) {
    const choice = make("select", { "aria-label": say("Bot for this seat"), onchange: (event) => event.target.value && this.do("bot", { seat, bot: event.target.value }) })
    choice.append(make("option", { value: "" }, say("Bot…")), ...bots.map((bot) => make("option", { value: bot.id, selected: chair.bot === bot.id }, bot.line)))
    return choice
  }

  watchers(face) {
    return face.host && !face.open ? button(say("Link to watch"), () => this.invite({ kind: "watch" }), {}, "eye") : undefined
  }

  async do(what, body) {
    try {
      await post(`${this.path}/${what}`, body)
    } catch (error) {
      this.complain(error.message)
    }
  }

  /** A link to give away: it works once, and its secret is never in the address that is sent to the server. */
  async invite(body) {
    try {
      const { address } = await post(`${this.path}/link`, body)
      const link = new URL(address, location.origin).href
      const field = make("input", { readonly: true, value: link, class: "link", "aria-label": say("Link") })
      const copied = make("span", { role: "status" })
      const copy = async () => {
        field.select()
        await navigator.clipboard?.writeText(link).catch(() => {})
        copied.textContent = say("Copied.")
      }
      const dialog = document.getElementById("dialog")
      const once = body.kind === "watch" ? say("Everybody with this link may watch.") : say("This link works once.")
      dialog.replaceChildren(make("h2", {}, say("Invitation")), make("p", {}, once), field,
        make("div", { class: "acts" }, button(say("Copy"), copy, { class: "primary" }, "link"), copied, button(say("Close"), () => dialog.close())))
      dialog.open || dialog.showModal()
      field.select()
    } catch (error) {
      this.complain(error.message)
    }
  }
}

/** The secret of a link stands behind the #: it is exchanged at once and leaves the address. */
export async function exchange(table) {
  const found = /^#(seat|personal|watch)=([\w-]+)$/.exec(location.hash)
  if (!found) return undefined
  history.replaceState(null, "", location.pathname + location.search)
  return post(`/api/tables/${table}/enter`, { token: found[2], nonce: nonce() })
}

