// What the coach points at: a ring around each thing, with the number of its turn on a pennant.

import { make } from "./elements.js"
import { FINGER } from "./framing.js"

const EVERY = 150 // milliseconds: what is pointed at may move without a word
const FEW = 60 // letters of a name that is worth telling
const ROOM = 3 // pixels between a thing and its ring
const ROUND = 1.35 // how much wider than high something round may be

export class Pointing {
  constructor(table) {
    Object.assign(this, { table, spots: [], rings: [], grown: false })
    this.layer = make("div", { class: "pointers", "aria-hidden": "true" })
    document.body.append(this.layer)
    for (const kind of ["resize", "scroll"]) addEventListener(kind, () => this.later(), true)
    table.root.addEventListener("zoomed", () => this.later())
    document.getElementById("tabs").addEventListener("click", () => this.later())
    setInterval(() => !document.hidden && this.spots.length && this.place(), EVERY)
  }

  /** Fresh: it is pointed at from now on, and comes into sight. */
  show({ coach: { point, tries }, options }, fresh) {
    const { root } = this.table
    for (const spot of this.spots) spot.removeAttribute("aria-describedby")
    this.spots = point.map((token) => found(root, token, options)).filter(Boolean)
    this.grown = tries > 1
    for (const spot of this.spots) spot.setAttribute("aria-describedby", "coach-do")
    this.layer.replaceChildren()
    this.rings = this.spots.map((_, at) => ring(at, this.grown))
    this.layer.append(...this.rings)
    if (fresh) this.bring()
    this.place()
  }

  /** What is pointed at comes into sight once more, with larger rings. */
  grow() {
    for (const mark of this.rings) mark.classList.add("grown")
    this.bring()
    this.place()
  }

  clear() {
    this.spots = []
    this.layer.replaceChildren()
  }

  /** The first thing that can be chosen, for the focus. */
  get target() {
    return this.spots.find((spot) => spot.matches(".legal, #acts button") && spot.getClientRects().length)
  }

  /** What the things are called. */
  get names() {
    const name = (spot) => spot.getAttribute("aria-label") ?? spot.textContent.trim().replace(/\s+/g, " ")
    return this.spots.map(name).map((words) => (words.length <= FEW ? words : `${words.slice(0, FEW)}…`))
  }

  /** The part of the first thing that can be chosen comes forward, else of the first; then the things themselves. */
  bring() {
    const { stage, visits, zones } = this.table
    const first = this.spots.find((spot) => spot.matches(".legal")) ?? this.spots[0]
    if (!first) return
    visits.leave()
    const part = first.closest("#table [data-tab]:not(.zone-tray)")
    if (part && !first.getClientRects().length) zones.tabs.choose(part.dataset.tab)
    const onMap = this.spots.filter((spot) => spot.closest(".zoom") && spot.getClientRects().length)
    if (onMap.length) zones.zoom?.onto(onMap, FINGER, onMap[0])
    for (const spot of [...this.spots].reverse()) {
      if (!spot.closest(".zoom, .pointers")) spot.scrollIntoView({ block: "nearest", inline: "nearest" })
    }
    stage.point()
  }

  later() {
    cancelAnimationFrame(this.waiting)
    this.waiting = requestAnimationFrame(() => this.place())
  }

  /** Each ring where its thing can be seen; a tab that hides one is marked. */
  place() {
    for (const [at, spot] of this.spots.entries()) this.placeOne(this.rings[at], shownFor(spot))
    for (const tab of document.querySelectorAll("#tabs button")) {
      const hides = (spot) => spot.closest("#table [data-tab]")?.dataset.tab === tab.dataset.to
      const hidden = this.spots.some((spot) => hides(spot) && !spot.getClientRects().length)
      tab.classList.toggle("points", hidden)
    }
  }

  placeOne(mark, spot) {
    const box = spot && seen(spot)
    mark.classList.toggle("unseen", !box)
    if (!box) return
    const { left, top, right, bottom } = box
    const [width, height] = [right - left, bottom - top]
    mark.classList.toggle("round", isHex(spot) && width / height < ROUND)
    mark.classList.toggle("inward", left < 16 || top < 16)
    const place = { left: left - ROOM, top: top - ROOM, width: width + 2 * ROOM, height: height + 2 * ROOM }
    for (const [side, pixels] of Object.entries(place)) {
      const value = `${Math.round(pixels)}px`
      if (mark.style[side] !== value) mark.style[side] = value
    }
  }
}

function ring(at, grown) {
  return make("span", { class: grown ? "pointer grown" : "pointer" }, make("span", { class: "pin" }, `${at + 1}`))
}

const isHex = (spot) => spot instanceof SVGElement && spot.getAttribute("role") === "gridcell"

/** A thing of the table by its name: a target, a piece, what has help, a part, a player, or the button of a move. */
function found(root, token, options) {
  const name = CSS.escape(token)
  const part = /^zone-/.test(token) && document.getElementById(token)
  const seat = /^seat-(\d+)$/.exec(token)?.[1]
  const places = ["token", "piece", "help"].map((kind) => `[data-${kind}="${name}"]`)
  if (seat !== undefined) places.unshift(`.plate[data-seat="${seat}"]`)
  const all = places.flatMap((place) => [...root.querySelectorAll(place)]).filter((spot) => !spot.closest(".news"))
  return part || best(all) || verb(root, token, options)
}

/** What is seen and can be chosen comes before what is only there. */
function best(all) {
  const seenOnes = all.filter((spot) => spot.getClientRects().length)
  return seenOnes.find((spot) => spot.matches(".legal")) ?? seenOnes[0] ?? all[0]
}

function verb(root, token, options) {
  const actions = options.filter(({ tokens }) => tokens.includes(token)).map(({ action }) => action)
  return [...root.querySelectorAll("#acts [data-action]")].find((each) => actions.includes(each.dataset.action))
}

/** Where a ring goes for a thing: on the fold of the tray for what is folded away in it. */
function shownFor(spot) {
  if (!spot.isConnected) return undefined
  if (spot.getClientRects().length) return spot
  const fold = spot.closest("#tray") && document.getElementById("fold")
  return fold?.getClientRects().length ? fold : undefined
}

/** The box of what can be seen of it, or nothing. */
function seen(spot) {
  let { left, top, right, bottom } = spot.getBoundingClientRect()
  const meet = (box) => {
    left = Math.max(left, box.left)
    top = Math.max(top, box.top)
    right = Math.min(right, box.right)
    bottom = Math.min(bottom, box.bottom)
  }
  for (let up = spot.parentElement; up && up !== document.body; up = up.parentElement) {
    const { display, overflow } = getComputedStyle(up)
    if (up instanceof HTMLElement && display !== "contents" && overflow !== "visible") meet(up.getBoundingClientRect())
  }
  meet({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })
  return right - left > 6 && bottom - top > 6 ? { left, top, right, bottom } : undefined
}
