// The foot of the table: the sentence of the turn, and the verbs.

import { button, make } from "./elements.js"
import { prefs } from "./prefs.js"
import { say } from "./words.js"

export class Tray {
  /** Send: given what to do and its body. RequestHint: called when somebody wants a hint. */
  constructor(selection, send, requestHint) {
    Object.assign(this, { selection, send, requestHint, scene: undefined, unconfirmed: undefined })
    this.sentence = document.getElementById("say")
    this.more = document.getElementById("more")
    this.acts = document.getElementById("acts")
  }

  show(scene) {
    this.scene = scene
    this.unconfirmed = undefined
    this.sentence.textContent = scene.prompt
    this.render()
  }

  /** Something went wrong: one sentence, read aloud. */
  complain(sentence) {
    this.more.textContent = sentence
    this.more.classList.add("bad")
  }

  /** Something else was chosen: what was asked before is no longer asked. */
  selectionChanged() {
    this.unconfirmed = undefined
    this.render()
  }

  render() {
    if (!this.scene) return
    this.more.classList.remove("bad")
    this.more.textContent = this.instruction()
    this.acts.replaceChildren(...(this.unconfirmed ? this.confirmation() : this.buttons()))
    this.selection.markAdvice()
  }

  instruction() {
    return this.selection.chosen.length && !this.unconfirmed ? say("Now choose what goes with it.") : ""
  }

  buttons() {
    const { selection, scene } = this
    const only = scene.options.length === 1 ? " primary" : "" // the one thing that is left to do
    const verbs = selection.verbs.map((option) =>
      button(option.label, () => this.play(option), { class: `verb${only}`, "data-action": option.action }),
    )
    const exact = selection.exact
    const done =
      exact &&
      button(say("Confirm"), () => this.play(exact), { class: "primary verb", "data-action": exact.action }, "check")
    const drop = selection.chosen.length && button(say("Choose again"), () => this.drop(), { class: "verb" })
    return [done, drop, ...verbs, this.hintButton(), this.undoButton(scene.undo)].filter(Boolean)
  }

  /** For those who have to choose, if the table has hints; where there is only one way it says so. */
  hintButton() {
    const count = this.scene.options.length
    if (!this.scene.table.hints || !count) return undefined
    const why = count > 1 ? undefined : say("Only one move is possible.")
    const press = () => (why ? this.complain(why) : this.requestHint())
    return button(
      say("Hint"),
      press,
      { class: "verb", "aria-disabled": String(Boolean(why)), title: why, id: "hint" },
      "hint",
    )
  }

  undoButton({ possible, why }) {
    if (this.scene.seat === null || this.scene.phase === "waiting") return undefined
    const press = () => (possible ? this.send("undo", {}) : this.complain(why))
    return button(
      say("Undo"),
      press,
      { class: "verb", "aria-disabled": String(!possible), title: why || undefined, id: "undo" },
      "undo",
    )
  }

  /** Confirm where a misclick hurts. */
  play(option) {
    if (!option.grave || prefs.confirm !== "on") return this.act(option)
    this.unconfirmed = option
    this.render()
    this.acts.querySelector(".primary").focus()
  }

  act(option) {
    this.unconfirmed = undefined
    this.send("act", { action: option.action })
  }

  /** Back to where nothing was chosen. */
  drop() {
    this.selection.clear()
  }

  confirmation() {
    const option = this.unconfirmed
    return [
      make("span", { class: "sure" }, say("Confirm? {what}", { what: option.label ?? option.action })),
      button(say("Yes"), () => this.act(option), { class: "primary verb", id: "yes" }, "check"),
      button(say("No"), () => this.drop(), { class: "verb", id: "no" }),
    ]
  }
}
