// The zones of the table: put in their places, changed only where something has changed.

import { make } from "./elements.js"
import { morphChildren } from "./morph.js"
import { Tabs } from "./tabs.js"
import { Zoom } from "./zoom.js"

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
    this.learn(scene.grounds)
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
      place.append(element)
    }
    if (this.html.get(id) === zone.html) return
    this.html.delete(id) // if this fails, it is drawn anew the next time
    this.fill(element, zone.html, zone.title)
    const map = element.querySelector(".zoom")
    if (map && this.zoom?.element !== map) this.zoom = new Zoom(map, this.zoom?.kept)
    this.html.set(id, zone.html)
  }

  learn(grounds) {
    for (const [key, svg] of Object.entries(grounds)) this.grounds.set(key, svg)
  }

  /** What is in an element becomes this. Title: its heading for the ear, if it has none. */
  fill(element, html, title = "") {
    const fresh = document.createElement("template")
    fresh.innerHTML = `<section>${html}</section>`
    if (title && !fresh.content.querySelector("h2")) {
      fresh.content.firstChild.prepend(make("h2", { class: "spoken" }, title))
    }
    morphChildren(element, fresh.content.firstChild)
    for (const ground of element.querySelectorAll("[data-ground]:empty")) {
      ground.innerHTML = this.grounds.get(ground.dataset.ground) ?? ""
    }
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
