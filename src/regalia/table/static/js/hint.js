// A hint: what the best bot would do in my place, why, and how likely that wins.

import { button, icon, make } from "./make.js"
import { say } from "./words.js"

export class Hint {
  /** Ask: fetches a hint for my seat. Play: called with the option that was recommended. Refuse: called with a sentence. */
  constructor(lights, stage, ask, play, refuse) {
    Object.assign(this, { lights, stage, ask, play, refuse, options: [], moment: undefined, busy: false })
    this.place = document.getElementById("advice")
  }

  /** What was said of another choice is no longer true. */
  show(scene) {
    this.options = scene.options
    const moment = JSON.stringify([scene.seat, scene.options])
    if (moment !== this.moment) this.close()
    this.moment = moment
  }

  close() {
    this.busy = false
    this.place.replaceChildren()
    this.lights.advise([])
  }

  async press() {
    if (this.busy || !this.options.length) return
    const moment = this.moment
    this.close()
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
    if (!option) return this.close()
    const reasons = found.reasons.map((words) => make("li", {}, words))
    this.place.replaceChildren(
      make("div", {}, make("p", { class: "advised-move" }, icon("crown", 18), make("span", {}, say("The Ruler would play: {what}", { what: found.label }))),
        reasons.length ? make("ul", { class: "reasons" }, ...reasons) : undefined),
      chance(found.chance),
      make("div", { class: "acts" }, button(say("Play it"), () => this.play(option), { class: "primary", id: "play-it" }, "play"),
        button(say("Close"), () => this.close(), { id: "no-hint" })),
    )
    this.lights.advise(option.tokens)
    this.stage.point()
  }
}

/** The bar of the chance of victory, with the number in words beside it. */
function chance(share) {
  const percent = Math.round(100 * share)
  const full = make("i")
  full.style.width = `${percent}%`
  return make("p", { class: "chance" }, make("span", { class: "value", "aria-hidden": "true" }, full), say("{n}% chance of victory", { n: percent }))
}
