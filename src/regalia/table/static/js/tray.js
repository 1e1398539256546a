// The foot of the table: the sentence of the turn, and the verbs.

import { button, make } from "./elements.js"
import { prefs } from "./prefs.js"
import { stopWhereItScrolls } from "./scrolled.js"
import { capital, question, ways } from "./ways.js"
import { say } from "./words.js"

const SLOW = 600 // milliseconds after which the page says that something is on its way
const COMPLAINED = 9000 // milliseconds for a complaint
const NOTED = 6000 // milliseconds for a note, from when it is first shown

export class Tray {
  /** Send: given what to do and its body. RequestHint: called when somebody wants a hint. */
  constructor(selection, send, requestHint) {
    Object.assign(this, { selection, send, requestHint, scene: undefined, unconfirmed: undefined, slow: undefined })
    Object.assign(this, { noted: "", until: Infinity }) // what was played by itself, and how long it is said at least
    this.sentence = document.getElementById("say")
    this.more = document.getElementById("more")
    this.acts = document.getElementById("acts")
    stopWhereItScrolls(this.sentence.parentElement)
  }

  /** Same: it is the question that was asked before, so what is to be confirmed stays so as long as it is possible. */
  show(scene, same = false) {
    this.scene = scene
    if (performance.now() > this.until) this.noted = ""
    this.until = Math.min(this.until, performance.now() + NOTED)
    if (!same || (this.unconfirmed && !this.selection.stillOffered(this.unconfirmed))) this.unconfirmed = undefined
    this.sentence.textContent = scene.prompt
    this.render()
  }

  /** Something went wrong: one sentence, read aloud. It goes with what is done next, or after a while. */
  complain(sentence) {
    this.more.textContent = sentence
    this.more.classList.add("bad")
    clearTimeout(this.complained)
    this.complained = setTimeout(() => this.forgive(sentence), COMPLAINED)
  }

  forgive(sentence) {
    if (!this.scene || !this.more.matches(".bad") || this.more.textContent !== sentence) return
    this.more.classList.remove("bad")
    this.tell(this.instruction())
  }

  /** Something to be read while the game goes on; it goes with my next move, or after some time with the next one. */
  note(sentence) {
    this.noted = sentence
    this.until = Infinity
  }

  /** Something else was chosen: what was asked before is no longer asked. */
  selectionChanged() {
    this.unconfirmed = undefined
    this.render()
  }

  render() {
    if (!this.scene) return
    this.more.classList.remove("bad")
    this.tell(this.instruction())
    this.acts.replaceChildren(...(this.unconfirmed ? this.confirmation() : this.buttons()).filter(Boolean))
    this.selection.markAdvice()
  }

  /** What is read aloud is read once. */
  tell(words) {
    if (this.more.textContent !== words) this.more.textContent = words
  }

  instruction() {
    const { chosen, exact, pending } = this.selection
    if (pending) return pending === this.slow ? say("Sending…") : ""
    if (!chosen.length || this.unconfirmed) return this.unconfirmed ? "" : this.noted
    const left = ways(this.selection)
    if (left.length) return question(left)
    return exact ? say("Confirm it, or choose more.") : this.missing()
  }

  /** What kinds of things are lit now, if the game names them: first those that follow from what was chosen. */
  missing() {
    const lit = this.selection.targets().filter((element) => element.classList.contains("legal"))
    const after = lit.filter((element) => element.dataset.after)
    const names = new Set((after.length ? after : lit).map((element) => element.dataset.next))
    if (!names.size || names.has(undefined)) return say("Now choose what goes with it.")
    const list = new Intl.ListFormat(document.documentElement.lang, { type: "disjunction" })
    return say("Now choose {what}.", { what: list.format(names) })
  }

  /** Whether something was only opened, from which one can go back. */
  get opened() {
    return this.scene.undo.possible && Boolean(this.selection.root.querySelector("[data-back]"))
  }

  buttons() {
    const { selection, scene } = this
    if (selection.pending) return [...this.verbs(selection.words), this.hintButton(), this.undoButton(scene.undo)]
    const exact = selection.exact
    const done =
      exact &&
      button(say("Confirm"), () => this.play(exact), { class: "primary verb", "data-action": exact.action }, "check")
    const drop = selection.chosen.length && button(say("Choose again"), () => this.drop(), { class: "verb" })
    const back = !drop && this.opened && button(say("Back"), () => this.drop(), { class: "verb", id: "back" }, "back")
    const either = ways(selection).map((option) => ({ ...option, label: capital(option.way) }))
    return [
      done,
      ...this.verbs(either.length ? either : selection.verbs),
      drop || back,
      this.hintButton(),
      this.undoButton(scene.undo),
    ]
  }

  verbs(options) {
    const { pending } = this.selection
    const only = this.scene.options.length === 1 ? " primary" : "" // the one thing that is left to do
    const sent = (option) => (option.action === pending?.action ? " pending" : "")
    return options.map((option) =>
      button(option.label, () => this.play(option), {
        class: `verb${only}${sent(option)}`,
        "data-action": option.action,
        "aria-disabled": pending && "true",
      }),
    )
  }

  /** For those who have to choose, if the table has hints; where there is only one way it says so. */
  hintButton() {
    const count = this.scene.options.length
    if (!this.scene.table.hints || !count) return undefined
    const why = count > 1 ? undefined : say("Only one move is possible.")
    const press = () => (why ? this.complain(why) : this.selection.pending || this.requestHint())
    const off = Boolean(why ?? this.selection.pending)
    return button(say("Hint"), press, { class: "verb", "aria-disabled": String(off), title: why, id: "hint" }, "hint")
  }

  undoButton({ possible, why }) {
    if (this.scene.seat === null || this.scene.phase === "waiting") return undefined
    const press = () => (possible ? this.submit("undo", {}) : this.complain(why))
    const off = !possible || Boolean(this.selection.pending)
    return button(
      say("Undo"),
      press,
      { class: "verb", "aria-disabled": String(off), title: why || undefined, id: "undo" },
      "undo",
    )
  }

  /** Confirm where a misclick hurts and something else could be done; nothing while a move is on its way. */
  play(option) {
    if (this.selection.pending) return undefined
    if (!option.grave || prefs.confirm !== "on" || this.scene.options.length === 1) return this.act(option)
    this.unconfirmed = option
    this.render()
    this.acts.querySelector(".primary").focus()
  }

  act(option) {
    this.submit("act", { action: option.action }, option)
  }

  /** What I do is on its way: until the server has answered, the tray asks for nothing else. */
  submit(what, body, option = {}) {
    if (this.selection.pending) return
    this.unconfirmed = undefined
    this.noted = ""
    this.selection.wait(option)
    this.render()
    this.send(what, body)
    setTimeout(() => this.sayIfSlow(option), SLOW)
  }

  sayIfSlow(option) {
    if (this.selection.pending !== option) return
    this.slow = option
    this.tell(this.instruction())
  }

  /** Back to where nothing was chosen, and from there out of what was only opened. */
  drop() {
    if (this.selection.pending || !this.scene) return
    if (this.selection.chosen.length || this.unconfirmed || !this.opened) return this.selection.clear()
    this.submit("undo", {})
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
