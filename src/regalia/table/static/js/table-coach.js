// The coach of a table, in the tray: before a choice where it leads, after it what it brought. It never holds anything
// up, and says nothing if there is no time.

import { button, make } from "./elements.js"
import { post } from "./net.js"
import { say } from "./words.js"

const THOUGHT = 20_000 // milliseconds after which nobody wants to know any more
const KEPT = 40 // seats of which this browser knows whether their coach was sent away
const STORE = "regalia.coach"

export class TableCoach {
  constructor(table) {
    Object.assign(this, { table, seat: undefined, moment: "", acts: 0, said: {}, busy: 0 })
    this.place = document.getElementById("table-coach")
    this.words = make("p", { class: "coaching-words", tabindex: "0" })
    this.deeds = make("div", { class: "coaching-acts" })
    this.place.replaceChildren(this.words, this.deeds)
    new ResizeObserver(() => this.measure()).observe(this.words)
  }

  /** Own: what I have done since the last scene: "acted", "undone". */
  show(scene, own) {
    const { seat, phase, options } = scene
    if (seat !== this.seat) this.begin(seat)
    this.on = Boolean(scene.table.coach) && seat !== null && phase === "playing"
    this.render()
    if (!this.on || this.away) return
    if (own.length) this.forget()
    if (own.at(-1) === "acted") void this.ask("last")
    const moment = options.length > 1 ? JSON.stringify(options.map(({ action }) => action)) : ""
    if (moment && moment !== this.moment) void this.ask("next")
    this.moment = moment
  }

  /** Somebody else sits before the screen. */
  begin(seat) {
    this.seat = seat
    this.forget()
  }

  forget() {
    this.acts += 1
    this.said = {}
    this.moment = ""
    this.open(false)
  }

  /** Fully: also what is known by now. What has passed when the answer comes is not said. */
  async ask(about, fully = false) {
    const { acts, seat, table } = this
    const moment = () => about === "last" || this.moment === asked
    this.busy += 1
    await undefined // the moment is known after this
    const asked = this.moment
    try {
      const found = await post(`${table.path}/coach`, { seat, about, fully }, undefined, THOUGHT)
      if (acts === this.acts && moment()) this.tell(about, found)
    } catch {
      // there was no time, or the moment is gone: then nothing is said
    } finally {
      this.busy -= 1
      this.render()
    }
  }

  tell(about, found) {
    this.said[about] = found
    if (this.away) return
    for (const sentence of [...found.words, ...found.better]) this.table.announcer.aside(sentence)
  }

  /** All of it, also of what is known. */
  askAll() {
    const { options } = this.table.display.scene
    void this.ask("last", true)
    if (options.length > 1) void this.ask("next", true)
  }

  render() {
    document.body.classList.toggle("coached", Boolean(this.on && !this.away))
    this.place.hidden = !this.on || this.away
    if (this.place.hidden) return
    const { last, next } = this.said
    const back = [part("was", last?.words), part("better", last?.better)]
    const ahead = part("next", next?.words)
    const parts = (last?.better.length ? [...back, ahead] : [ahead, ...back]).filter(Boolean)
    this.words.replaceChildren(...(parts.length ? parts : [this.silence()]))
    const { id } = this.place.contains(document.activeElement) ? document.activeElement : {}
    this.deeds.replaceChildren(...this.buttons(parts.length > 0, last).filter(Boolean))
    if (id) (document.getElementById(id) ?? this.words).focus({ preventScroll: true })
    this.measure()
  }

  silence() {
    return make("span", { class: "quiet" }, this.busy ? say("The coach is thinking…") : say("The coach is silent."))
  }

  buttons(speaks, last) {
    const { display, hint } = this.table
    const scene = display.scene
    const again = last?.again && scene?.undo.possible
    const away = say("Send the coach away")
    const named = (words) => ({ title: words, "aria-label": words })
    return [
      again && button(say("Take it back and try"), () => this.again(), { id: "coach-again" }, "undo"),
      !again &&
        scene?.options.length > 1 &&
        speaks &&
        button(say("Show me"), () => hint.request(), { id: "coach-shows" }, "hint"),
      !speaks && !this.busy && button(say("What do you say?"), () => this.askAll(), { id: "coach-speak" }, "chat"),
      this.opened
        ? button(say("Less of it"), () => this.open(false), { id: "coach-more" }, "minus")
        : button("", () => this.open(true), { id: "coach-more", ...named(say("All of it")) }, "plus"),
      this.opened
        ? button(away, () => this.toggle(), { id: "coach-away" }, "close")
        : button("", () => this.toggle(), { id: "coach-away", ...named(away) }, "close"),
    ]
  }

  again() {
    this.open(false)
    this.table.tray.submit("undo", {})
  }

  /** The whole tray for its words. */
  open(whole) {
    if (Boolean(this.opened) === whole) return
    this.opened = whole
    this.place.classList.toggle("open", whole)
    this.render()
  }

  /** Whether there is more than the place shows. */
  measure() {
    const { words } = this
    this.place.classList.toggle("long", words.scrollHeight > words.clientHeight + 1)
  }

  get away() {
    return stored().includes(this.name)
  }

  get name() {
    return `${this.table.id}/${this.seat}`
  }

  /** Sent away, or called back: then it says all. */
  toggle() {
    if (document.body.dataset.lesson) return // there somebody else speaks
    if (!this.on) return this.table.complain(say("At this table there is no coach."))
    const away = !this.away
    const others = stored().filter((name) => name !== this.name)
    localStorage.setItem(STORE, JSON.stringify(away ? [...others, this.name].slice(-KEPT) : others))
    this.open(false)
    this.render()
    this.table.announcer.aside(away ? say("The coach is gone; the same key calls it back.") : say("The coach is back."))
    if (!away) this.askAll()
  }
}

const part = (kind, sentences) =>
  sentences?.length ? make("span", { class: `coaching-${kind}` }, sentences.join(" "), " ") : undefined

function stored() {
  try {
    const found = JSON.parse(localStorage.getItem(STORE))
    return Array.isArray(found) ? found : []
  } catch {
    return []
  }
}
