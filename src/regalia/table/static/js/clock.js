// The time for a choice: mine in the tray, everybody's on the plates. The server tells how many seconds are left, and
// the page counts them by a clock of its own that nobody sets.

import { icon, make } from "./elements.js"
import { sound } from "./sound.js"
import { shortTime, shownTime, spokenTime } from "./time-words.js"
import { say } from "./words.js"

const EVERY = 250 // milliseconds
const LAST = 10 // seconds before the end when it is said, of short limits
const SHARE = 6 // of long ones, this part
const SAME = 1500 // milliseconds by which two answers about one choice may differ

export class Clock {
  constructor(root, announcer) {
    Object.assign(this, { root, announcer, limit: null, ends: [], own: undefined, warned: false, timer: undefined })
  }

  /** Whoever plays from this page is warned, behind the curtain too; who only watches sees the plates. */
  show({ arrived, options, seat, table, time_left: left, turns }) {
    this.limit = table.limit
    this.ends = table.chairs.map(({ badge }, at) => ({
      badge,
      end: left[at] === null ? undefined : arrived + left[at] * 1000,
    }))
    const own = this.ends[options.length ? seat : turns[0]]?.end
    if (!(Math.abs(own - this.own) < SAME)) this.warned = false
    this.own = own
    clearInterval(this.timer)
    if (left.some((each) => each !== null)) this.timer = setInterval(() => this.tick(), EVERY)
    this.tick()
  }

  tick() {
    for (const { badge, end } of this.ends) this.showPlate(badge, end)
    const left = this.own === undefined ? undefined : remaining(this.own)
    this.showOwn(left)
    if (left <= this.last && !this.warned) this.warn(left)
  }

  /** Seconds before the end at which a choice becomes urgent. */
  get last() {
    return Math.min(this.limit / 2, Math.max(LAST, this.limit / SHARE))
  }

  /** In the tray, and on the curtain that hides it. */
  showOwn(left) {
    const words =
      left === undefined ? "" : say("Time left: {time}. At zero a bot plays for you.", { time: spokenTime(left) })
    for (const place of document.querySelectorAll("#clock, #curtain .clock")) {
      place.classList.toggle("hurry", left <= this.last)
      place.title = words
      place.setAttribute("aria-label", words)
      if (words) put(place, shownTime(left), 16)
      else place.replaceChildren()
    }
  }

  /** Something of our own, which stays when the plate is drawn anew. */
  showPlate(badge, end) {
    const plate = this.root.querySelector(`.plates > .plate.${badge}`)
    const found = plate?.querySelector(":scope > .time")
    if (end === undefined) return found?.remove()
    const place = found ?? make("span", { class: "time", "data-own": "time" })
    if (!found) plate?.append(place)
    put(place, shortTime(remaining(end)))
  }

  /** Once for each choice. */
  warn(left) {
    this.warned = true
    sound("hurry")
    this.announcer.aside(say("{time} left. At zero a bot plays for you.", { time: spokenTime(left) }))
  }
}

/** Whole seconds, none of them begun. */
const remaining = (end) => Math.max(0, Math.ceil((end - performance.now()) / 1000))

/** Words that change, beside a sign that does not. */
function put(place, words, sign) {
  if (!place.firstChild) place.append(...(sign ? [icon("clock", sign)] : []), make("span"))
  const text = place.lastChild
  if (text.textContent !== words) text.textContent = words
}
