// Who sits where: the lobby before the game, and the menu of seats during it.

import { button, make } from "./elements.js"
import { nonce } from "./fair-play.js"
import { showLink } from "./link.js"
import { post } from "./net.js"
import { origin } from "./origin.js"
import { say } from "./words.js"

export class Seats {
  /** Left: what to do when a seat of this screen was left. */
  constructor(id, complain, left) {
    Object.assign(this, { complain, left, path: `/api/tables/${id}`, bots: [] })
    this.dialog = document.getElementById("dialog")
  }

  /** The list of seats with what can be done about each, below what everybody should know before sitting down. */
  list(table, bots) {
    this.bots = bots
    const rows = table.chairs.map((chair, seat) => this.row(table, chair, seat))
    return make("div", {}, origin(table, `${this.path}/box`), make("ul", { class: "entries seats" }, ...rows))
  }

  row(table, chair, seat) {
    const given = table.phase === "over" ? [] : this.given(table, chair, seat)
    const own = chair.mine || chair.left ? this.own(table, chair, seat) : []
    const buttons = make("div", { class: "acts" }, ...given, ...own)
    return make("li", { class: "entry seat-row" }, badge(chair.badge), this.holder(chair), buttons)
  }

  bot(chair) {
    return this.bots.find((bot) => bot.id === chair.bot)
  }

  holder(chair) {
    const words = [chair.name && chair.house, this.bot(chair)?.name ?? chair.bot, state(chair)].filter(Boolean)
    return make(
      "div",
      {},
      make("b", {}, chair.name || chair.house),
      make("span", { class: "quiet" }, words.join(" · ")),
    )
  }

  /** A seat that nobody has taken: the host invites, at an open table all sit down, once or for somebody else too. */
  given(table, chair, seat) {
    const buttons = []
    const hosts = table.host && (chair.free || (chair.bot && !chair.away))
    const person = !chair.free && !chair.bot
    if (table.host && person && !chair.mine && table.phase === "waiting")
      buttons.push(button(say("Free this seat"), () => this.do("remove", { seat })))
    if (hosts) {
      const invite = () => this.invite({ kind: "seat", seat })
      buttons.push(button(say("Invite"), invite, { class: chair.free && "primary" }, "link"))
    }
    if (chair.free && maySit(table)) buttons.push(this.sitButton(table, chair, seat))
    if (hosts) buttons.push(this.botChoice(chair, seat))
    return buttons
  }

  /** Somebody who has a seat already takes this one for somebody else. */
  sitButton(table, chair, seat) {
    const another = mySeats(table).length ? { name: chair.house } : {}
    const sit = () => this.do("join", { seat, nonce: nonce(), ...another })
    return button(say("Sit here"), sit, { class: !table.host && "primary" })
  }

  /** My own: left to a bot and taken back while the game runs, given up before it. */
  own(table, chair, seat) {
    const buttons = []
    const add = (words, press, ...more) => buttons.push(button(words, press, ...more))
    const playing = table.phase === "playing"
    if (playing && chair.away) add(say("Take my seat back"), () => this.do("back", { seat }), { class: "primary" })
    if (playing && !chair.bot) add(say("Leave it to a bot"), () => this.do("leave", { seat }))
    if (table.phase === "waiting") add(say("Leave my seat"), () => this.do("leave", { seat }))
    if (chair.mine) add(say("On another device"), () => this.invite({ kind: "personal", seat }), {}, "link")
    return buttons
  }

  botChoice(chair, seat) {
    const change = ({ target }) => target.value && this.do("bot", { seat, bot: target.value })
    const option = (bot) => make("option", { value: bot.id, selected: chair.bot === bot.id, title: bot.line }, bot.name)
    return make(
      "select",
      { "aria-label": say("Bot for this seat"), title: this.bot(chair)?.line, onchange: change },
      make("option", { value: "" }, say("Bot…")),
      ...this.bots.map(option),
    )
  }

  watchLink(table) {
    const invite = () => this.invite({ kind: "watch" })
    return table.host && !table.open ? button(say("Link to watch"), invite, {}, "eye") : undefined
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

  async invite(body) {
    try {
      showLink(this.dialog, await post(`${this.path}/link`, body))
    } catch (error) {
      this.complain(error.message)
    }
  }
}

/** The seats of this screen; with those that were left to a bot, if they count too. */
export const mySeats = (table, left = false) =>
  table.chairs.flatMap((chair, seat) => (chair.mine || (left && chair.left) ? [seat] : []))

function maySit(table) {
  if (!table.open) return table.host
  return !mySeats(table).length || (table.host && table.one_screen)
}

function state(chair) {
  if (chair.free) return say("free")
  if (chair.away) return say("a bot plays for {name}", { name: chair.name })
  return chair.bot ? say("bot") : ""
}

function badge(house) {
  const mould = document.createElement("template")
  mould.innerHTML = `<svg class="seat" width="34" height="34" viewBox="0 0 44 44" aria-hidden="true">
    <use href="#badge-${house}"></use></svg>`
  return mould.content.firstChild
}
