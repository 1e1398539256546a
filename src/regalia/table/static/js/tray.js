// The foot of the table: the sentence of the turn, and the verbs.

import { button, make } from "./make.js"
import { prefs } from "./prefs.js"
import { say } from "./words.js"

export class Tray {
  /** Ask: called when somebody wants a hint. */
  constructor(lights, send, ask) {
    Object.assign(this, { lights, send, ask, scene: undefined, doubt: undefined })
    this.sentence = document.getElementById("say")
    this.more = document.getElementById("more")
    this.acts = document.getElementById("acts")
  }

  show(scene) {
    this.scene = scene
    this.doubt = undefined
    this.sentence.textContent = scene.prompt
    this.draw()
  }

  /** Something went wrong: one sentence, read aloud. */
  complain(sentence) {
    this.more.textContent = sentence
    this.more.classList.add("bad")
  }

  /** Something else was chosen: what was asked before is no longer asked. */
  changed() {
    this.doubt = undefined
    this.draw()
  }

  draw() {
    if (!this.scene) return
    this.more.classList.remove("bad")
    this.more.textContent = this.hint()
    this.acts.replaceChildren(...(this.doubt ? this.sure() : this.buttons()))
    this.lights.point()
  }

  hint() {
    return this.lights.chosen.length && !this.doubt ? say("Now choose what goes with it.") : ""
  }

  buttons() {
    const { lights, scene } = this
    const only = scene.options.length === 1 ? " primary" : "" // the one thing that is left to do
    const verbs = lights.verbs.map((option) => button(option.label, () => this.play(option), { class: `verb${only}`, "data-action": option.action }))
    const exact = lights.exact
    const done = exact && button(say("Confirm"), () => this.play(exact), { class: "primary verb", "data-action": exact.action }, "check")
    const drop = lights.chosen.length && button(say("Choose again"), () => this.drop(), { class: "verb" })
    return [done, drop, ...verbs, this.advice(), this.undo(scene.undo)].filter(Boolean)
  }

  /** For who has to choose, if the table has hints; where there is only one way it says so. */
  advice() {
    const count = this.scene.options.length
    if (!this.scene.table.hints || !count) return undefined
    const why = count > 1 ? undefined : say("Only one move is possible.")
    const press = () => (why ? this.complain(why) : this.ask())
    return button(say("Hint"), press, { class: "verb", "aria-disabled": String(Boolean(why)), title: why, id: "hint" }, "hint")
  }

  undo({ possible, why }) {
    if (this.scene.seat === null || this.scene.phase === "waiting") return undefined
    const press = () => (possible ? this.send("undo", {}) : this.complain(why))
    return button(say("Undo"), press, { class: "verb", "aria-disabled": String(!possible), title: why || undefined, id: "undo" }, "undo")
  }

  /** Confirm where a misclick hurts. */
  play(option) {
    if (!option.grave || prefs.confirm !== "on") return this.act(option)
    this.doubt = option
    this.draw()
    this.acts.querySelector(".primary").focus()
  }

  act(option) {
    this.doubt = undefined
    this.send("act", { action: option.action })
  }

  /** Back to where nothing was chosen. */
  drop() {
    this.lights.clear()
  }

  sure() {
    const option = this.doubt
    return [
      make("span", { class: "sure" }, say("Confirm? {what}", { what: option.label ?? option.action })),
      button(say("Yes"), () => this.act(option), { class: "primary verb", id: "yes" }, "check"),
      button(say("No"), () => this.drop(), { class: "verb", id: "no" }),
    ]
  }
}
