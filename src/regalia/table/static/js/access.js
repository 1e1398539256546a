// Who can get at a seat: the links that still open it and the devices that play it; and whose chat the host has taken.

import { button, make } from "./make.js"
import { get, post, Refusal } from "./net.js"
import { mine } from "./seats.js"
import { date, say } from "./words.js"

export class Access {
  constructor(table, complain) {
    Object.assign(this, { complain, path: `/api/tables/${table}` })
    this.place = make("div", { class: "access" })
  }

  /** Filled while the menu is open already: nobody waits for it. */
  show(face, speakers) {
    this.place.replaceChildren()
    this.fill(face, speakers).catch((error) => this.complain(error.message))
    return this.place
  }

  async fill(face, speakers) {
    const seats = mine(face)
    const [links, ...devices] = await Promise.all([this.ask("links"), ...seats.map((seat) => this.ask(`devices?seat=${seat}`))])
    const parts = [
      ...seats.flatMap((seat, at) => (devices[at].length > 1 ? this.devices(face.chairs[seat], seat, devices[at]) : [])),
      ...section(say("Links"), links.map((link) => this.link(face, link))),
      ...section(say("Chat"), face.host ? speakers.filter(({ speaker }) => speaker !== face.speaker).map((each) => this.speaker(face, each)) : []),
    ]
    this.place.replaceChildren(...parts)
    this.again = () => this.fill(face, speakers)
  }

  /** What a guest without a seat may not ask for is nothing to show. */
  async ask(what) {
    try {
      return await get(`${this.path}/${what}`)
    } catch (error) {
      if (error instanceof Refusal) return []
      throw error
    }
  }

  devices(chair, seat, devices) {
    const own = devices.findIndex((device) => device.this)
    const rows = devices.map((device, at) => {
      const state = [device.this && say("this device"), device.connected ? say("connected") : say("not connected")].filter(Boolean).join(" · ")
      return row(device.name, state, at >= own && button(say("End"), () => this.end("devices/end", { seat, device: device.device }), { "aria-label": say("End the device {name}", { name: device.name }) }))
    })
    return section(say("Devices of {name}", { name: chair.name }), rows)
  }

  link(face, link) {
    const { house } = face.chairs[link.seat] ?? {}
    const what = { seat: say("Invitation for {house}", { house }), personal: say("Another device for {house}", { house }), watch: say("Link to watch") }[link.kind]
    const until = say("until {date}", { date: date(link.expires) })
    return row(what, [link.once && say("works once"), until].filter(Boolean).join(" · "), button(say("End"), () => this.end("links/end", { link: link.link }), { "aria-label": say("End the link: {what}", { what }) }))
  }

  speaker(face, { speaker, name }) {
    const muted = face.muted.includes(speaker)
    const words = muted ? say("Let {name} chat again", { name }) : say("Mute {name}", { name })
    return row(name, muted ? say("muted") : "", button(words, () => this.end("mute", { speaker, muted: !muted })))
  }

  async end(what, body) {
    try {
      await post(`${this.path}/${what}`, body)
      if (what === "mute") return document.getElementById("dialog").close()
      await this.again()
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

const row = (name, state, deed) =>
  make("li", { class: "entry access" }, make("div", {}, make("b", {}, name), make("span", { class: "quiet" }, state)), make("div", { class: "acts" }, deed || undefined))
