// The zones of the table: put in their places, changed only where something has changed.

import { make } from "./elements.js"
import { morphChildren } from "./morph.js"
import { Tabs } from "./tabs.js"
import { Zoom } from "./zoom.js"

const FINGER = 40 // pixels
const ROOM = 16 // pixels around what is uncovered

const touched = () => matchMedia("(max-width: 720px), (pointer: coarse)").matches

export class Zones {
  constructor(root) {
    this.root = root
    this.grounds = new Map()
    this.html = new Map()
    this.tabs = new Tabs(root)
    this.zoom = undefined
  }

  /** The grounds that need not be sent again. */
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
    this.tabs.show(scene.zones)
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
    morphChildren(element, fresh.content.firstChild)
    for (const ground of element.querySelectorAll("[data-ground]:empty")) {
      ground.innerHTML = this.grounds.get(ground.dataset.ground) ?? ""
    }
    const map = element.querySelector(".zoom")
    if (map && this.zoom?.element !== map) this.zoom = new Zoom(map, this.zoom?.kept)
    this.html.set(id, zone.html)
  }

  /** What can be chosen comes into sight; on a phone its part, and at the beginning of a turn large enough to touch. */
  showChoices(begins) {
    this.tabs.reveal(".legal")
    this.zoom?.onto([...this.root.querySelectorAll(".zoom .legal")], begins && touched() ? FINGER : undefined)
    const spots = [...this.root.querySelectorAll(".legal")]
    this.uncover(spots.filter((spot) => spot.getClientRects().length && !spot.closest(".zoom")))
  }

  /** What was recommended comes into sight. */
  showAdvice() {
    const spots = [...this.root.querySelectorAll(".advised")]
    this.tabs.reveal(".advised")
    const onMap = spots.filter((spot) => spot.closest(".zoom"))
    this.zoom?.onto(onMap, touched() ? FINGER : undefined)
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
  rememberPieces() {
    this.known = new Set(this.pieces().map((piece) => piece.dataset.piece))
  }

  pieces() {
    return [...this.root.querySelectorAll("[data-piece]")]
  }

  /** Pieces that have come since my last choice are marked. */
  markNewPieces() {
    for (const piece of this.pieces()) {
      piece.classList.toggle("new", Boolean(this.known) && !this.known.has(piece.dataset.piece))
    }
  }
}
