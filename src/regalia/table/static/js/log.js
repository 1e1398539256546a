// What happened, and what people say. Lines that came since my last move are marked.

import { make } from "./elements.js"
import { say } from "./words.js"

export class Log {
  constructor(list, live) {
    Object.assign(this, { list, live, last: 0, seat: null, events: [] })
    new ResizeObserver(() => this.scrollToEnd()).observe(list.parentElement)
  }

  /** Everything from the beginning; later, only what is new. */
  fill(events, seat) {
    this.seat = seat
    this.list.replaceChildren()
    this.last = 0
    this.events = []
    const mine = events.findLastIndex((event) => event.kind === "acted" && event.seat === seat)
    for (const [at, event] of events.entries()) this.add(event, mine >= 0 && at > mine)
  }

  hear(event) {
    if (event.number <= this.last) return
    if (event.kind === "acted" && event.seat === this.seat) this.clearMarks()
    this.add(event, true)
    const words = [...(event.lines ?? []), event.text && say("{name}: {text}", event)].filter(Boolean)
    if (words.length) this.live.textContent = words.join(" ")
  }

  /** My own move: what came before it is no news any more. */
  clearMarks() {
    for (const line of this.list.querySelectorAll(".now")) line.classList.remove("now")
  }

  /** The newest line stays in sight, also when the place for it grows or shrinks. */
  scrollToEnd() {
    const box = this.list.parentElement
    box.scrollTop = box.scrollHeight
  }

  add(event, fresh) {
    this.last = event.number
    this.events.push(event)
    for (const line of lines(event)) {
      line.classList.toggle("now", fresh)
      this.list.append(line)
    }
    this.scrollToEnd()
  }
}

function lines(event) {
  if (event.kind === "said") {
    const text = make("span", { dir: "auto" }, event.text)
    return [make("li", { class: "said" }, make("b", { dir: "auto" }, event.name), " ", text)]
  }
  if (event.kind === "undone") return [make("li", { class: "quiet" }, say("A move was taken back."))]
  return (event.lines ?? []).map((line, at) => make("li", { class: at ? "change" : "line" }, line))
}
