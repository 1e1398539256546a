// What happened, and what people say. Lines that came since my last move are marked.

import { make } from "./make.js"
import { say } from "./words.js"

export class Log {
  constructor(list, live) {
    Object.assign(this, { list, live, last: 0, seat: null, events: [] })
    new ResizeObserver(() => this.bottom()).observe(list.parentElement)
  }

  /** Everything from the beginning; later, only what is new. */
  fill(events, seat) {
    this.seat = seat
    this.list.replaceChildren()
    this.last = 0
    this.events = []
    const mine = events.findLastIndex((event) => event.kind === "acted" && event.seat === seat)
    events.forEach((event, at) => this.add(event, mine >= 0 && at > mine))
  }

  hear(event) {
    if (event.number <= this.last) return
    if (event.kind === "acted" && event.seat === this.seat) this.settle()
    this.add(event, true)
    const words = [...(event.lines ?? []), event.text && say("{name}: {text}", event)].filter(Boolean)
    if (words.length) this.live.textContent = words.join(" ")
  }

  /** My own move: what came before it is no news any more. */
  settle() {
    for (const line of this.list.querySelectorAll(".now")) line.classList.remove("now")
  }

  /** The newest line stays in sight, also when the place for it grows or shrinks. */
  bottom() {
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
    this.bottom()
  }
}

function lines(event) {
  if (event.kind === "said") {
    return [make("li", { class: "said" }, make("b", { dir: "auto" }, event.name), " ", make("span", { dir: "auto" }, event.text))]
  }
  if (event.kind === "undone") return [make("li", { class: "quiet" }, say("A move was taken back."))]
  return (event.lines ?? []).map((line, at) => make("li", { class: at ? "change" : "line" }, line))
}
