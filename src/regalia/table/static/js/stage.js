// The zones of the table: put in their places, changed only where something has changed.

import { icon, make } from "./make.js"
import { children } from "./morph.js"
import { Zoom } from "./zoom.js"

const FINGER = 40 // pixels
const ROOM = 16 // pixels around what is uncovered

const touched = () => matchMedia("(max-width: 720px), (pointer: coarse)").matches

export class Stage {
  constructor(root) {
    this.root = root
    this.grounds = new Map()
    this.html = new Map()
    this.zoom = undefined
    root.addEventListener("click", (event) => this.lead(event.target.closest?.("[data-tab-to]")))
  }

  /** A short form leads to the part that tells more. */
  lead(short) {
    if (short) this.turn(short.dataset.tabTo)
  }

  get have() {
    return [...this.grounds.keys()].join(",")
  }

  show(scene) {
    for (const [key, svg] of Object.entries(scene.grounds)) this.grounds.set(key, svg)
    for (const zone of scene.zones) this.put(zone)
    for (const gone of this.root.querySelectorAll(".zone")) {
      if (!scene.zones.some((zone) => `zone-${zone.id}` === gone.id)) {
        this.html.delete(gone.id)
        gone.remove()
      }
    }
    this.tabs(scene.zones)
  }

  put(zone) {
    const id = `zone-${zone.id}`
    let element = document.getElementById(id)
    const place = document.getElementById(zone.place === "tray" ? "hand" : zone.place)
    if (!element) {
      element = make("section", { id, class: `zone zone-${zone.place}`, "aria-label": zone.title, "data-tab": zone.id })
      place.insertBefore(element, place.querySelector(".last"))
    }
    if (this.html.get(id) === zone.html) return
    this.html.delete(id) // if this fails, it is drawn anew the next time
    const fresh = document.createElement("template")
    fresh.innerHTML = `<section>${zone.html}</section>`
    children(element, fresh.content.firstChild)
    for (const each of element.querySelectorAll("[data-ground]:empty")) each.innerHTML = this.grounds.get(each.dataset.ground) ?? ""
    const map = element.querySelector(".zoom")
    if (map && this.zoom?.element !== map) this.zoom = new Zoom(map, this.zoom?.kept)
    this.html.set(id, zone.html)
  }

  /** On a phone the table is one part at a time; the board and the tray are always there. */
  tabs(zones) {
    const bar = document.getElementById("tabs")
    const parts = zones.filter((zone) => zone.place !== "tray" && !zone.id.startsWith("players"))
    const names = parts.map((zone) => [zone.id, zone.title, zone.icon]).concat([["log", bar.dataset.log, "log"]])
    if (bar.dataset.made === JSON.stringify(names)) return
    bar.dataset.made = JSON.stringify(names)
    bar.replaceChildren(
      ...names.map(([id, title, sign]) =>
        make("button", { type: "button", "data-to": id, onclick: () => this.turn(id) }, icon(sign, 22), make("span", {}, title)),
      ),
    )
    this.turn(this.tab && names.some(([id]) => id === this.tab) ? this.tab : names[0][0])
  }

  turn(id) {
    this.tab = id
    this.root.dataset.tab = id
    for (const each of document.querySelectorAll("[data-tab]")) {
      if (each !== this.root) each.classList.toggle("open", each.dataset.tab === id)
    }
    for (const each of document.querySelectorAll("#tabs button")) {
      each.classList.toggle("on", each.dataset.to === id)
      each.setAttribute("aria-pressed", String(each.dataset.to === id))
    }
  }

  /** What can be chosen comes into sight; on a phone its part, and at the beginning of a turn large enough to touch. */
  follow(begins) {
    const lit = (id) => this.root.querySelector(`:scope [data-tab="${id}"] .legal`) // the table itself has a data-tab too
    const tab = [...document.querySelectorAll("#tabs button")].find((each) => lit(each.dataset.to))
    if (tab && !lit(this.tab)) this.turn(tab.dataset.to)
    this.zoom?.onto([...this.root.querySelectorAll(".zoom .legal")], begins && touched() ? FINGER : undefined)
  }

  /** What was recommended comes into sight. */
  point() {
    const spots = [...this.root.querySelectorAll(".advised")]
    const parts = spots.map((spot) => spot.closest("[data-tab]")).filter((part) => part && part !== this.root)
    if (parts.length && !parts.some((part) => part.dataset.tab === this.tab)) this.turn(parts[0].dataset.tab)
    this.zoom?.onto(spots.filter((spot) => spot.closest(".zoom")), touched() ? FINGER : undefined)
    spots[0]?.scrollIntoView({ block: "nearest", inline: "nearest" })
    this.uncover(spots)
  }

  /** The tray lies over the foot of the page: what is under it comes out. */
  uncover(spots) {
    const tray = document.getElementById("tray")
    const boxes = spots.filter((spot) => !tray.contains(spot)).map((spot) => spot.getBoundingClientRect())
    const hidden = Math.max(...boxes.map((box) => box.bottom)) + ROOM - tray.getBoundingClientRect().top
    if (boxes.length && hidden > 0) scrollBy(0, Math.min(hidden, Math.min(...boxes.map((box) => box.top)) - ROOM))
  }

  /** From now on, what comes is new. */
  settle() {
    this.known = new Set(this.pieces().map((piece) => piece.dataset.piece))
  }

  pieces() {
    return [...this.root.querySelectorAll("[data-piece]")]
  }

  /** Pieces that have come since my last choice are marked. */
  news() {
    for (const piece of this.pieces()) piece.classList.toggle("new", Boolean(this.known) && !this.known.has(piece.dataset.piece))
  }
}
