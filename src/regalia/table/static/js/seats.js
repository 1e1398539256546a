// Who sits where: the lobby before the game, and the menu of seats during it.

import { nonce } from "./door.js"
import { button, make } from "./make.js"
import { post } from "./net.js"
import { origin } from "./origin.js"
import { date, say } from "./words.js"

export class Seats {
  /** Left: what to do when a seat of this screen was left. */
  constructor(table, complain, left) {
    Object.assign(this, { table, complain, left, path: `/api/tables/${table}` })
    this.dialog = document.getElementById("dialog")
  }

  /** The list of seats with what can be done about each, below what everybody should know before sitting down. */
  list(face, bots) {
    this.bots = Object.fromEntries(bots.map((bot) => [bot.id, bot]))
    const rows = face.chairs.map((chair, seat) =>
      make("li", { class: "entry seat-row" }, badge(chair.badge), this.who(chair), make("div", { class: "acts" }, ...this.deeds(face, chair, seat, bots))))
    return make("div", {}, origin(face, `${this.path}/box`), make("ul", { class: "entries seats" }, ...rows))
  }

  who(chair) {
    const state = chair.free ? say("free") : chair.away ? say("a bot plays for {name}", { name: chair.name }) : chair.bot ? say("bot") : ""
    return make("div", {}, make("b", {}, chair.name || chair.house), make("span", { class: "quiet" }, [chair.name && chair.house, this.bots[chair.bot]?.name ?? chair.bot, state].filter(Boolean).join(" · ")))
  }

  deeds(face, chair, seat, bots) {
    const over = face.phase === "over"
    return [...(over ? [] : this.given(face, chair, seat, bots)), ...(chair.mine || chair.left ? this.own(face, chair, seat) : [])]
  }

  /** A seat that nobody has taken: the host invites, at an open table all sit down; who has one already takes this for somebody else. */
  given(face, chair, seat, bots) {
    const deeds = []
    const hosts = face.host && (chair.free || (chair.bot && !chair.away))
    const person = !chair.free && !chair.bot
    if (face.host && person && !chair.mine && face.phase === "waiting") deeds.push(button(say("Free this seat"), () => this.do("remove", { seat })))
    if (hosts) deeds.push(button(say("Invite"), () => this.invite({ kind: "seat", seat }), { class: chair.free && "primary" }, "link"))
    const seated = face.chairs.some((other) => other.mine)
    const another = seated ? { name: chair.house } : {}
    const sit = () => this.do("join", { seat, nonce: nonce(), ...another })
    const may = face.open ? !seated || (face.host && face.one_screen) : face.host
    if (chair.free && may) deeds.push(button(say("Sit here"), sit, { class: !face.host && "primary" }))
    if (hosts) deeds.push(this.botChoice(chair, seat, bots))
    return deeds
  }

  /** My own: left to a bot and taken back while the game runs, given up before it. */
  own(face, chair, seat) {
    const deeds = []
    const playing = face.phase === "playing"
    if (playing && chair.away) deeds.push(button(say("Take my seat back"), () => this.do("back", { seat }), { class: "primary" }))
    if (playing && !chair.bot) deeds.push(button(say("Leave it to a bot"), () => this.do("leave", { seat })))
    if (face.phase === "waiting") deeds.push(button(say("Stand up"), () => this.do("leave", { seat })))
    if (chair.mine) deeds.push(button(say("On another device"), () => this.invite({ kind: "personal", seat }), {}, "link"))
    return deeds
  }

  botChoice(chair, seat, bots) {
    const choice = make("select", { "aria-label": say("Bot for this seat"), title: this.bots[chair.bot]?.line, onchange: (event) => event.target.value && this.do("bot", { seat, bot: event.target.value }) })
    choice.append(make("option", { value: "" }, say("Bot…")), ...bots.map((bot) => make("option", { value: bot.id, selected: chair.bot === bot.id, title: bot.line }, bot.name)))
    return choice
  }

  watchers(face) {
    return face.host && !face.open ? button(say("Link to watch"), () => this.invite({ kind: "watch" }), {}, "eye") : undefined
  }

  /** What is done shows at the table: a menu that lies over it is closed. */
  async do(what, body) {
    try {
      await post(`${this.path}/${what}`, body)
      if (what === "leave") await this.left()
    } catch (error) {
      this.complain(error.message)
    }
    this.dialog.close()
  }

  /** A link to give away: it works once, and its secret is never in the address that is sent to the server. */
  async invite(body) {
    try {
      const link = await post(`${this.path}/link`, body)
      this.hand(new URL(link.address, location.origin).href, link)
    } catch (error) {
      this.complain(error.message)
    }
  }

  hand(link, { once, expires }) {
    const field = make("input", { readonly: true, value: link, class: "link", "aria-label": say("Link") })
    const copied = make("span", { role: "status" })
    const copy = async () => {
      field.select()
      await navigator.clipboard?.writeText(link).catch(() => {})
      copied.textContent = say("Copied.")
    }
    const works = once ? say("This link works once, until {date}.", { date: date(expires) }) : say("Everybody with this link may watch, until {date}.", { date: date(expires) })
    this.dialog.replaceChildren(make("h2", {}, say("Invitation")), make("p", {}, works), field,
      make("div", { class: "acts" }, button(say("Copy"), copy, { class: "primary" }, "link"), copied, button(say("Close"), () => this.dialog.close())))
    this.dialog.open || this.dialog.showModal()
    field.select()
  }
}

/** The seats of this screen; with those that were left to a bot, if they count too. */
export const mine = (face, left = false) => face.chairs.flatMap((chair, seat) => (chair.mine || (left && chair.left) ? [seat] : []))

/** What was agreed on when the table was opened. */
export function terms(face) {
  return make("p", { class: "quiet terms" }, face.hints ? say("Hints are on: you can ask for one on your turn.") : say("Hints are off at this table."))
}

/** The promise of the draws, for those who want to check it. */
export function fair(face) {
  const words = say("Every draw of this table follows from a seed that was fixed before anybody sat down. This is its fingerprint; the record of the finished game holds the seed, and “regalia verify” checks that both belong together.")
  return make("details", { class: "fair" }, make("summary", {}, say("Fair play")), make("p", {}, words), make("code", {}, face.hash))
}

function badge(house) {
  const mould = document.createElement("template")
  mould.innerHTML = `<svg class="seat" width="34" height="34" viewBox="0 0 44 44" aria-hidden="true"><use href="#badge-${house}"></use></svg>`
  return mould.content.firstChild
}
