// A hint: what the best bot would do in my place, why, and how likely that wins.

import { button, icon, make } from "./make.js"
import { say } from "./words.js"

const NARROW = "(max-width: 720px)"

export class Hint {
  /** Ask: fetches a hint for my seat. Play: called with the option that was recommended. Refuse: called with a sentence. */
  constructor(lights, stage, ask, play, refuse) {
    Object.assign(this, { lights, stage, ask, play, refuse, options: [], seats: 0, moment: undefined, busy: false })
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

  /** The words go, the mark stays as long as it is true. */
  close() {
    this.busy = false
    this.place.replaceChildren()
  }

  forget() {
    this.close()
    this.lights.advise(undefined)
  }

  /** One step back: first the words go, then the mark. */
  leave() {
    if (this.place.hasChildNodes()) this.close()
    else this.forget()
  }

  async press() {
    if (this.busy || this.options.length < 2) return
    const moment = this.moment
    this.busy = true
    this.place.replaceChildren(make("p", { class: "quiet" }, say("The Ruler is thinking…")))
    try {
      const found = await this.ask()
      if (moment === this.moment && this.busy) this.tell(found)
    } catch (error) {
      if (moment !== this.moment) return
      this.close()
      this.refuse(error.message)
    }
  }

  tell(found) {
    this.busy = false
    const option = this.options.find((each) => each.action === found.action)
    if (!option) return this.forget()
    this.place.replaceChildren(
      make("div", { class: "advised-words" }, move(found.label), matchMedia(NARROW).matches ? undefined : reasons(found.reasons)),
      chance(found.chance, this.seats),
      make("div", { class: "acts" }, button(say("Play it"), () => this.play(option), { class: "primary", id: "play-it" }, "play"),
        button(say("Close"), () => this.close(), { id: "no-hint" })),
      ...(matchMedia(NARROW).matches ? folded(found.reasons, () => this.stage.point()) : []),
    )
    this.lights.advise(option)
    this.stage.point()
  }
}

const move = (words) =>
  make("p", { class: "advised-move" }, icon("crown", 18), make("span", {}, ...prefixed(say("The Ruler would play: {what}"), words)))

/** Whose advice it is can give way where there is no room: the crown says it too. */
function prefixed(sentence, words) {
  const [before, after] = sentence.split("{what}")
  return [make("span", { class: "advised-by" }, before), words, after]
}

const reasons = (all) => (all.length ? make("ul", { class: "reasons" }, ...all.map((words) => make("li", {}, words))) : undefined)

/** On a phone the reasons wait until they are asked for: the table stays in sight. */
const folded = (all, turned) => (all.length ? [make("details", { class: "because", ontoggle: turned }, make("summary", {}, say("Why?")), reasons(all))] : [])

/** The bar of the chance of victory, with a tick where all are even, and the number in words. */
function chance(share, seats) {
  const percent = Math.round(100 * share)
  const even = Math.round(100 / seats)
  const full = make("i")
  full.style.width = `${percent}%`
  const tick = seats > 1 ? make("b") : undefined
  if (tick) tick.style.left = `${100 / seats}%`
  const words = seats > 1 ? say("{n}% chance of victory", { n: percent }) : say("{n}% chance of a medal", { n: percent })
  return make("p", { class: "chance", title: tick && say("{n}% would be even.", { n: even }) }, make("span", { class: "value", "aria-hidden": "true" }, full, tick), words)
}
