// A vignette lies over the board for a moment: what a battle, a step of production or a reveal brought.
// The page below it is up to date already, and can be used through it.

import { button, make } from "./elements.js"
import { crest } from "./log-lines.js"
import { prefs, reducedMotion } from "./prefs.js"
import { say } from "./words.js"

const LONG = 1600 // milliseconds
const SHORT = 800 // if another one waits, or the others' moves are to be quick
const READ = 6000 // one with much to read, whatever waits; half of it if moves are to be quick

export class Vignettes {
  constructor(board, houses) {
    Object.assign(this, { board, houses, shown: undefined, timer: undefined, waiting: [] })
    for (const kind of ["keydown", "pointerdown"]) addEventListener(kind, () => this.skip(), true)
    addEventListener("resize", () => this.shown && this.place())
  }

  /** By itself only if wanted, and not over a dialog or behind a curtain; asked for, it stays until it is closed. */
  play(vignette, unasked = false) {
    const covered = document.hidden || document.querySelector("dialog[open], #curtain:not([hidden])")
    if (unasked && (prefs.vignettes === "off" || covered)) return
    if (!unasked) this.close()
    const held = this.shown && this.long
    if (this.shown) this.waiting.push(vignette)
    else this.show(vignette)
    if (unasked && !held) this.goOn()
  }

  show(vignette) {
    this.shown = this.draw(vignette)
    this.long = vignette.long
    this.shown.classList.toggle("still", reducedMotion())
    this.place()
    document.body.append(this.shown)
  }

  /** What came together is shown one after the other, the last one longest, and one with much to read long enough. */
  goOn() {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.next(), this.time())
  }

  time() {
    const quick = prefs.pace === "quick"
    if (this.long) return quick ? READ / 2 : READ
    return this.waiting.length || quick ? SHORT : LONG
  }

  /** A press takes the one that is shown away; of those that wait only one with much to read still comes. */
  skip() {
    if (!this.shown) return
    this.waiting = this.waiting.filter(({ long }) => long)
    this.next()
  }

  next() {
    const [first, ...rest] = this.waiting
    this.close()
    this.waiting = rest
    if (!first) return
    this.show(first)
    this.goOn()
  }

  /** All of them. */
  close() {
    clearTimeout(this.timer)
    this.shown?.remove()
    Object.assign(this, { shown: undefined, waiting: [] })
  }

  /** As large as the board, or the part that is open instead, as far as that is in sight; never over the tray. */
  place() {
    const parts = [this.board, ...document.querySelectorAll("#table [data-tab].open")]
    const seen = parts.find((part) => part.getBoundingClientRect().height) ?? document.body
    const { bottom, left, right, top } = seen.getBoundingClientRect()
    const foot = Math.min(bottom, innerHeight)
    const box = { left, top: Math.max(top, 0), width: right - left, height: foot - Math.max(top, 0) }
    for (const [side, length] of Object.entries(box)) this.shown.style.setProperty(side, `${length}px`)
  }

  /** The log says it all in words: the picture is silent. */
  draw({ art, rows, title, words }) {
    const card = make(
      "div",
      { class: "sheet vignette-card", "aria-hidden": "true" },
      art && markup(art, "vignette-art"),
      make("h3", {}, title),
      words && make("p", {}, words),
      make("ol", {}, ...rows.map((row) => this.row(row))),
    )
    const skip = button(say("Skip"), () => this.close(), { class: "skip-vignette", tabindex: "-1" })
    return make("div", { class: "vignette" }, card, skip)
  }

  row({ mark = "", seat, signs, value, words }) {
    return make(
      "li",
      { class: mark },
      crest(this.houses()[seat]),
      make("span", {}, words),
      value && make("b", {}, value),
      signs && markup(signs, "vignette-signs"),
    )
  }
}

/** Drawings of the game, made of symbols of the page. */
function markup(html, kind) {
  const span = make("span", { class: kind })
  span.innerHTML = html
  return span
}
