// The board of any player, to look at: in place of the board, beside it where there is room. One key leads back.

import { button, make } from "./elements.js"
import { crest } from "./log-lines.js"
import { scoreTable } from "./scores.js"
import { keyOf, SHORTCUTS } from "./shortcuts.js"
import { say } from "./words.js"

const PRESS = ["Enter", " "]
const boards = SHORTCUTS.find(({ name }) => name === "boards")

export class Visits {
  constructor(table) {
    Object.assign(this, { table, of: undefined, from: undefined, asked: 0 })
    this.place = document.getElementById("visited")
    table.root.addEventListener("click", ({ target }) => this.pressed(target.closest("[data-seat]")))
    table.root.addEventListener("keydown", (event) => this.keydown(event))
    document.getElementById("tabs").addEventListener("click", () => this.makeRoom())
  }

  pressed(plate) {
    if (plate) this.toggle(Number(plate.dataset.seat))
  }

  keydown(event) {
    const flag = event.target.closest(".flag[role=button]")
    if (!flag || !PRESS.includes(event.key)) return
    event.preventDefault()
    this.pressed(flag.closest("[data-seat]"))
  }

  /** A key from 0 to 5: the board of that player, or back. */
  key(digit) {
    const seat = Number(digit) - 1
    if (seat < 0) this.leave()
    else if (seat < (this.table.display.scene?.scores.names.length ?? 0)) this.toggle(seat)
  }

  toggle(of) {
    if (this.of === of) this.leave()
    else void this.visit(of)
  }

  /** Nobody has to wait for a board to leave it: only the last one that was asked for is shown. */
  async visit(of) {
    if (this.table.display.scene?.phase === "waiting") return
    try {
      const board = await this.fetch(of)
      if (board) this.open(of, board)
    } catch (error) {
      this.table.complain(error.message)
    }
  }

  /** Nothing if something else was asked for meanwhile, or somebody else sits here now. */
  async fetch(of) {
    const { viewer, zones } = this.table
    const { seat } = viewer
    this.asked += 1
    const { asked } = this
    const board = await viewer.connection.get(`boards/${of}`, seat, { have: zones.have })
    return asked === this.asked && seat === viewer.seat ? board : undefined
  }

  open(of, board) {
    if (this.of === undefined) this.from = document.activeElement
    this.of = of
    this.build()
    this.fill(board)
    this.place.dataset.of = of
    this.place.hidden = false
    this.table.root.classList.add("visiting")
    this.mark()
    this.place.focus({ preventScroll: true })
    this.place.scrollTop = 0
  }

  build() {
    const { houses, names } = this.table.display.scene.scores
    const back = button(say("Back"), () => this.leave(), { id: "leave-visit", "aria-keyshortcuts": "Escape" }, "back")
    this.body = make("div", { class: "visited-body" })
    this.show = button(say("Show on the board"), () => this.showPlaces(), { class: "visited-show" })
    this.points = make("div")
    this.words = make("div")
    const told = make("details", {}, make("summary", {}, say("In words")), this.words)
    this.place.setAttribute("aria-label", say("Board of {name}", { name: names[this.of] }))
    this.place.replaceChildren(
      make("div", { class: "visited-head" }, crest(houses[this.of]), make("h2", {}, names[this.of]), back),
      this.body,
      make("div", { class: "visited-more" }, this.show, this.points, told),
    )
  }

  fill({ grounds, html, words }) {
    const { zones } = this.table
    zones.learn(grounds)
    zones.fill(this.body, html)
    this.words.replaceChildren(...words.map((line) => make("p", {}, line)))
    this.show.hidden = !this.places.length
    this.points.replaceChildren(scoreTable(this.scores, say("Points")))
  }

  /** The points of this player alone. */
  get scores() {
    const { bots, houses, names, rows, totals } = this.table.display.scene.scores
    const own = (all) => [all[this.of]]
    const reasons = rows.map(([reason, ...points]) => [reason, points[this.of]])
    return { names: own(names), bots: own(bots), houses: own(houses), totals: own(totals), rows: reasons }
  }

  /** What lies on the board of the table too. */
  get places() {
    return this.body.querySelector("[data-places]")?.dataset.places.split(" ") ?? []
  }

  showPlaces() {
    const { places } = this
    this.leave()
    this.table.showPlaces(places)
  }

  /** The table has changed: plates are made anew, and so is what is looked at. */
  async update() {
    this.mark()
    if (this.of === undefined) return
    try {
      const board = await this.fetch(this.of)
      if (board && this.of !== undefined) this.fill(board)
    } catch {
      return // the next change tries again
    }
    this.mark()
  }

  /** Plates are buttons, the one that is looked at is pressed; what the player has on the board stands out. */
  mark() {
    const { root } = this.table
    for (const plate of root.querySelectorAll(".plate[data-seat]")) this.markPlate(plate)
    for (const spot of root.querySelectorAll(".theirs")) spot.classList.remove("theirs")
    if (this.of === undefined) return
    for (const place of this.places) {
      root.querySelector(`#board [data-token="${CSS.escape(place)}"]`)?.classList.add("theirs")
    }
  }

  markPlate(plate) {
    const seat = Number(plate.dataset.seat)
    const flag = plate.querySelector(".flag")
    const name = say("Board of {name}", { name: plate.querySelector("b").textContent })
    const key = keyOf(boards) && String(seat + 1)
    const props = { role: "button", tabindex: "0", "aria-label": name, "aria-pressed": String(seat === this.of) }
    for (const [prop, value] of Object.entries(props)) flag.setAttribute(prop, value)
    flag.title = key ? `${name} (${key})` : name
    if (key) flag.setAttribute("aria-keyshortcuts", key)
    else flag.removeAttribute("aria-keyshortcuts")
  }

  /** Something is to be chosen that lies under it. */
  giveWay() {
    const { root } = this.table
    const covers = (each) => !each.closest("#tray") && !each.getClientRects().length
    if (this.of !== undefined && [...root.querySelectorAll(".legal")].some(covers)) this.leave()
  }

  /** A tab was chosen: its part takes the place, if it has no other. */
  makeRoom() {
    const part = this.table.root.querySelector(".zone.open, .news.open")
    if (part && !part.getClientRects().length) this.leave()
  }

  /** Back to the table, with the focus where it was. */
  leave() {
    this.asked += 1
    if (this.of === undefined) return
    const inside = this.place.contains(document.activeElement)
    this.of = undefined
    this.place.hidden = true
    this.place.replaceChildren()
    this.table.root.classList.remove("visiting")
    this.mark()
    if (inside) this.table.focus.back(this.from)
  }
}
