// Who can get at a seat: the links that still open it and the devices that play it; and whose chat the host has muted.

import { button, make } from "./elements.js"
import { get, post, Refusal } from "./net.js"
import { mySeats } from "./seats.js"
import { date, say } from "./words.js"

export class Access {
  constructor(id, complain) {
    Object.assign(this, { complain, path: `/api/tables/${id}`, refill: undefined })
    this.place = make("div", { class: "access" })
  }

  /** Filled while the menu is open already: nobody waits for it. */
  show(table, speakers) {
    this.place.replaceChildren()
    this.fill(table, speakers).catch((error) => this.complain(error.message))
    return this.place
  }

  async fill(table, speakers) {
    const seats = mySeats(table)
    const asked = seats.map((seat) => this.get(`devices?seat=${seat}`))
    const [links, ...devices] = await Promise.all([this.get("links"), ...asked])
    const others = table.host ? speakers.filter(({ speaker }) => speaker !== table.speaker) : []
    this.place.replaceChildren(
      ...seats.flatMap((seat, at) => this.devices(table.chairs[seat], seat, devices[at])),
      ...section(
        say("Links"),
        links.map((link) => this.link(table, link)),
      ),
      ...section(
        say("Chat"),
        others.map((other) => this.speaker(table, other)),
      ),
    )
    this.refill = () => this.fill(table, speakers)
  }

  /** What a guest without a seat may not ask for is nothing to show. */
  async get(what) {
    try {
      return await get(`${this.path}/${what}`)
    } catch (error) {
      if (error instanceof Refusal) return []
      throw error
    }
  }

  /** A device ends itself and those that came after it. */
  devices({ name }, seat, devices) {
    if (devices.length < 2) return []
    const own = devices.findIndex((device) => device.this)
    const rows = devices.map((device, at) => this.device(device, seat, at >= own))
    return section(say("Devices of {name}", { name }), rows)
  }

  device({ connected, device, name, this: here }, seat, mayEnd) {
    const states = [here && say("this device"), connected ? say("connected") : say("not connected")]
    const label = { "aria-label": say("Revoke the device {name}", { name }) }
    const end = mayEnd && button(say("Revoke"), () => this.change("devices/end", { seat, device }), label)
    return row(name, states, end)
  }

  link(table, { expires, kind, link, once, seat }) {
    const { house } = table.chairs[seat] ?? {}
    const what = {
      seat: say("Invitation for {house}", { house }),
      personal: say("Another device for {house}", { house }),
      watch: say("Link to watch"),
    }[kind]
    const states = [once && say("works once"), say("until {date}", { date: date(expires) })]
    const label = { "aria-label": say("Revoke the link: {what}", { what }) }
    return row(
      what,
      states,
      button(say("Revoke"), () => this.change("links/end", { link }), label),
    )
  }

  speaker(table, { speaker, name }) {
    const muted = table.muted.includes(speaker)
    const words = muted ? say("Let {name} chat again", { name }) : say("Mute {name}", { name })
    const press = () => this.change("mute", { speaker, muted: !muted })
    return row(name, [muted && say("muted")], button(words, press))
  }

  async change(what, body) {
    try {
      await post(`${this.path}/${what}`, body)
      if (what === "mute") return document.getElementById("dialog").close()
      await this.refill()
    } catch (error) {
      this.complain(error.message)
    }
  }
}

/** Those who have chatted, by the number that each has at this table. */
export function speakers(events) {
  const said = events.filter((event) => event.kind === "said" && event.speaker)
  return [...new Map(said.map(({ speaker, name }) => [speaker, { speaker, name }])).values()]
}

const section = (title, rows) => (rows.length ? [make("h3", {}, title), make("ul", { class: "entries" }, ...rows)] : [])

function row(name, states, end) {
  const words = make("span", { class: "quiet" }, states.filter(Boolean).join(" · "))
  const buttons = make("div", { class: "acts" }, end || undefined)
  return make("li", { class: "entry access" }, make("div", {}, make("b", {}, name), words), buttons)
}
