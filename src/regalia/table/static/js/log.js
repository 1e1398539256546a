// What happened, and what people say. Lines that came since my last move are marked.

import { sentences } from "./announcer.js"
import { button, make } from "./elements.js"
import { reachedByArrows, wireLogKeys } from "./log-keys.js"
import { Lines, siftButton } from "./log-lines.js"
import { continues } from "./runs.js"
import { say } from "./words.js"

const END = 24 // pixels from the end at which one still reads the newest line

export class Log {
  /** Show: given places on the table that a line is about. Play: given a vignette. */
  constructor(list, announcer, show, play) {
    Object.assign(this, { list, announcer, play, last: 0, seat: null, events: [], told: new Map() })
    Object.assign(this, { box: list.parentElement, sift: null, groups: [], atEnd: true })
    this.lines = new Lines(show, play)
    this.newest = button(say("To the newest line"), () => this.scrollToEnd(), { class: "newest", hidden: true })
    this.box.after(this.newest)
    this.box.addEventListener("scroll", () => this.scrolled())
    wireLogKeys(this.box)
    const observer = new ResizeObserver(() => this.resized())
    for (const each of [this.box, this.list]) observer.observe(each)
  }

  /** Who sits at the table: lines can be sifted by them. */
  know(chairs) {
    const known = JSON.stringify(chairs.map(({ badge, house, name }) => [badge, house, name]))
    if (known === this.known) return
    this.known = known
    this.lines.houses = chairs.map((chair) => chair.badge)
    const each = chairs.map(({ badge, house, name }, seat) =>
      siftButton(seat, badge, say("Only what concerns {name}", { name: name || house }), () => this.choose(seat)),
    )
    const all = siftButton(null, undefined, say("Everything that happened"), () => this.choose(null))
    this.sifter?.remove()
    this.sifter = make("div", { class: "sift", role: "group", "aria-label": say("Filter by player") }, all, ...each)
    this.sifter.hidden = chairs.length < 2
    this.box.before(this.sifter)
    this.choose(this.sift)
  }

  /** Only lines of a seat, or all again. */
  choose(seat) {
    this.sift = seat
    for (const each of this.sifter.children) {
      each.setAttribute("aria-pressed", String(each.dataset.sift === String(seat ?? "")))
    }
    this.render()
  }

  /** Everything from the beginning; later, only what is new. */
  fill(events, seat) {
    this.seat = seat
    this.last = events.at(-1)?.number ?? 0
    this.events = [...events]
    this.render()
    this.announce(events)
  }

  hear(event) {
    if (event.number <= this.last) return
    this.last = event.number
    this.events.push(event)
    if (event.kind === "acted" && event.seat === this.seat) this.clearMarks()
    if (this.wanted(event)) this.addNewest(event)
    this.announce([event])
    if (event.vignette && !event.over) this.play(event.vignette, true) // at the end a dialog shows the same
  }

  /** What this seat has not been told yet; nothing of what was there when the page was opened. */
  announce(events) {
    const told = this.told.get(this.seat) ?? this.last
    this.announcer.tell(events.filter(({ number }) => number > told).flatMap(sentences))
    this.told.set(this.seat, this.last)
  }

  /** What happened since my last choice, and that choice. */
  get lately() {
    const mine = this.events.findLastIndex((event) => event.kind === "acted" && event.seat === this.seat)
    return this.events.slice(Math.max(mine, 0)).flatMap(sentences)
  }

  render() {
    this.list.replaceChildren()
    this.groups = []
    const mine = this.events.findLastIndex((event) => event.kind === "acted" && event.seat === this.seat)
    for (const [at, event] of this.events.entries()) {
      if (this.wanted(event)) this.add(event, mine >= 0 && at > mine)
    }
    this.scrollToEnd()
  }

  /** My own move: what came before it is no news any more. */
  clearMarks() {
    for (const line of this.list.querySelectorAll(".now")) line.classList.remove("now")
  }

  /** Whoever reads the end of the log goes on with it; the others are told that there is more. */
  addNewest(event) {
    this.add(event, true)
    if (this.atEnd) this.scrollToEnd()
    else this.newest.hidden = false
  }

  /** An event goes on with the run before it, or begins a group of its own. */
  add(told, fresh) {
    const event = this.concerns(told) ? told : { ...told, lines: [] } // the heading alone
    const group = this.groups.at(-1)
    if (group && continues(group.events, event)) {
      group.events.push(event)
      for (const line of group.lines) line.remove()
    } else this.groups.push({ events: [event] })
    this.draw(this.groups.at(-1), fresh)
  }

  draw(group, fresh) {
    group.lines = this.lines.group(group.events).map(reachedByArrows)
    for (const line of group.lines) line.classList.toggle("now", fresh && !line.matches(".heading"))
    this.list.append(...group.lines)
  }

  wanted(event) {
    return Boolean(event.heading) || this.concerns(event)
  }

  concerns({ names, seat }) {
    const { sift } = this
    return sift === null || seat === sift || Boolean(names?.flat().some((name) => name[2] === sift))
  }

  /** Who reads older lines is left in peace; the newest are one press away. What moved because lines or screen have
   *  another size was moved by nobody. */
  scrolled() {
    const { scrollHeight, scrollTop, clientHeight } = this.box
    const end = scrollHeight - scrollTop - clientHeight < END
    if (end || this.size === this.measured) this.atEnd = end
    if (end) this.newest.hidden = true
  }

  resized() {
    if (this.atEnd) this.scrollToEnd()
    this.size = this.measured
  }

  get measured() {
    return `${this.box.clientHeight} ${this.box.scrollHeight}`
  }

  scrollToEnd() {
    this.box.scrollTop = this.box.scrollHeight
    this.atEnd = true
    this.newest.hidden = true
  }
}
