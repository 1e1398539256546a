// A hint: what the best bot would do in my place, why, and how likely that wins.

import { button, icon, make } from "./elements.js"
import { say } from "./words.js"

export class Hint {
  /** Fetch: gets a hint for my seat. Play: given the option that was recommended. Refuse: given a sentence. */
  constructor(selection, stage, focus, fetch, play, refuse) {
    Object.assign(this, { selection, stage, focus, fetch, play, refuse })
    Object.assign(this, { options: [], seats: 0, moment: undefined, busy: false, from: undefined })
    this.place = document.getElementById("advice")
  }

  /** What was said of another choice is no longer true. */
  show(scene) {
    this.options = scene.options
    this.seats = scene.table.chairs.length
    const moment = JSON.stringify([scene.seat, scene.options])
    if (moment !== this.moment) this.forget()
    this.moment = moment
  }

  /** The words go, the mark stays as long as it is true; the focus goes back to where it was. */
  close() {
    const inside = this.place.contains(document.activeElement)
    this.busy = false
    this.place.replaceChildren()
    if (inside) this.focus.back(this.from)
  }

  forget() {
    this.close()
    this.selection.advise(undefined)
  }

  /** One step back: first the words go, then the mark. */
  dismiss() {
    if (this.place.hasChildNodes()) this.close()
    else this.forget()
  }

  async request() {
    if (this.busy || this.options.length < 2) return
    const moment = this.moment
    this.busy = true
    this.from = document.activeElement
    this.place.replaceChildren(make("p", { class: "quiet" }, say("The Ruler is thinking…")))
    try {
      const found = await this.fetch()
      if (moment === this.moment && this.busy) this.showAdvice(found)
    } catch (error) {
      if (moment !== this.moment) return
      this.close()
      this.refuse(error.message)
    }
  }

  showAdvice(found) {
    this.busy = false
    const option = this.options.find((each) => each.action === found.action)
    if (!option) return this.forget()
    const why = folded(found.reasons)
    const words = make("div", { class: "advised-words" }, move(found.label))
    this.place.replaceChildren(words, chance(found.chance, this.seats), this.buttons(option), ...why)
    for (const each of why) each.open = this.place.scrollHeight <= this.place.clientHeight
    this.selection.advise(option)
    this.stage.showAdvice()
    if (this.focus.byKeys && !this.focus.busy) document.getElementById("play-it").focus({ preventScroll: true })
  }

  buttons(option) {
    const press = () => {
      this.close() // a question that asks whether it is meant stands where the advice was
      this.play(option)
    }
    const play = button(say("Play it"), press, { class: "primary", id: "play-it" }, "play")
    return make(
      "div",
      { class: "acts" },
      play,
      button(say("Close"), () => this.close(), { id: "no-hint" }),
    )
  }
}

/** Whose advice it is can give way where there is no room: the crown says it too. */
function move(words) {
  const [before, after] = say("The Ruler would play: {what}").split("{what}")
  const sentence = make("span", {}, make("span", { class: "advised-by" }, before), words, after)
  return make("p", { class: "advised-move" }, icon("crown", 18), sentence)
}

/** Open where the place has room for all of it. */
function folded(reasons) {
  if (!reasons.length) return []
  const list = make("ul", { class: "reasons" }, ...reasons.map((words) => make("li", {}, words)))
  return [make("details", { class: "because", open: true }, make("summary", {}, say("Why?")), list)]
}

/** The bar of the chance of victory, with a tick where all are even, and the number in words. */
function chance(share, seats) {
  const n = Math.round(100 * share)
  const even = Math.round(100 / seats)
  const full = make("i")
  full.style.width = `${n}%`
  const tick = seats > 1 ? make("b") : undefined
  if (tick) tick.style.left = `${100 / seats}%`
  const words = seats > 1 ? say("{n}% chance of victory", { n }) : say("{n}% chance of a medal", { n })
  const bar = make("span", { class: "value", "aria-hidden": "true" }, full, tick)
  return make(
    "p",
    { class: "chance", title: tick && say("With equal chances it would be {n}%.", { n: even }) },
    bar,
    words,
  )
}
