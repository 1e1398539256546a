// A worked example at the table: an answer, chosen as a card or played on the table, is shown, explained, taken back.

import { button, make } from "./elements.js"
import { exampleMenu } from "./example-menu.js"
import { travel } from "./motion.js"
import { send } from "./net.js"
import { Pointing } from "./pointing.js"
import { page } from "./table.js"
import { say } from "./words.js"

const PATIENCE = 30_000 // milliseconds for an answer
const TYPING = "input, select, textarea, dialog[open], dialog[open] *"

class Example {
  constructor(table) {
    Object.assign(this, { table, asked: undefined, done: undefined, busy: false })
    this.place = document.getElementById("coach")
    for (const part of ["idea", "at", "says", "do", "answer", "acts"]) {
      this[`${part}Place`] = document.getElementById(`coach-${part}`)
    }
    this.pointing = new Pointing(table)
    this.attach()
  }

  get home() {
    return `/try/${document.body.dataset.game}`
  }

  /** The table does the same as ever; what it sends is tried. */
  attach() {
    const { display, menu, tray } = this.table
    const show = display.show.bind(display)
    display.show = (scene) => {
      show(scene)
      if (scene.example) this.show(scene)
    }
    clearTimeout(display.onlyMove.timer)
    display.onlyMove.wanted = () => false // here every move is mine
    this.table.send = (_what, { action } = {}) => this.attempt(action)
    tray.undoButton = () => undefined
    menu.show = () => exampleMenu(this)
    addEventListener("keydown", (event) => this.key(event))
  }

  /** The question, from the beginning. */
  show(scene) {
    const { ask, cards, number, of, point, title } = scene.example
    Object.assign(this, { asked: scene.example, done: undefined })
    this.place.dataset.kind = "ask"
    this.place.dataset.example = scene.example.name
    delete this.place.dataset.right
    this.write(title, ask, "", "")
    this.atPlace.textContent = say("{n} of {m}", { n: number, m: of })
    this.acts(...cards.map((card, at) => this.card(card, at)))
    this.pointing.show({ ...scene, coach: { point, tries: 0 } }, true)
  }

  card({ do: words, move }, at) {
    const mark = make("i", { "aria-hidden": "true" }, String(at + 1))
    const press = () => this.attempt(move)
    return make("button", { type: "button", id: `card-${at + 1}`, class: "card", onclick: press }, mark, words)
  }

  write(title, ask, answer, chances) {
    this.ideaPlace.textContent = title
    this.saysPlace.textContent = ask
    this.doPlace.textContent = chances
    if (this.answerPlace.textContent !== answer) this.answerPlace.textContent = answer
  }

  acts(...all) {
    const had = this.actsPlace.contains(document.activeElement)
    this.actsPlace.replaceChildren(...all.filter(Boolean))
    this.place.scrollTop = 0
    if (had) this.actsPlace.firstElementChild?.focus({ preventScroll: true })
  }

  /** A move is tried: once at a time, and only where something is asked. */
  async attempt(action) {
    if (this.busy || this.done || action === undefined) return
    const { path, root, selection, viewer, zones } = this.table
    this.busy = true
    root.classList.add("sending")
    try {
      const address = `${path}/act?${new URLSearchParams({ have: zones.have })}`
      const done = await send(address, { action }, () => viewer.connection.lose(), PATIENCE)
      viewer.connection.reached()
      selection.clear()
      await this.answered(done)
    } catch (error) {
      this.table.refused(error.message)
    } finally {
      this.busy = false
      root.classList.remove("sending")
    }
  }

  /** What came of it, until it is taken back. */
  async answered(done) {
    const { announcer, display, focus, root } = this.table
    this.done = done
    this.pointing.clear()
    const scene = { ...done.shown, arrived: performance.now() }
    await travel(root, () => display.show(scene))
    this.place.dataset.kind = "answered"
    this.place.dataset.right = done.right ? "yes" : "no"
    const { ask, cards, title } = this.asked
    const chances = cards.map((card, at) => done.odds[at] && `${card.do}: ${done.odds[at]}.`).filter(Boolean)
    this.write(title, ask, done.sentence, chances.join(" "))
    this.acts(this.again(), this.next(), this.rule(), this.all())
    announcer.aside([done.sentence, ...chances].join(" "))
    if (focus.lost) this.actsPlace.firstElementChild.focus({ preventScroll: true })
  }

  again() {
    return button(say("Try another"), () => this.takeBack(), { id: "again", class: "primary" }, "undo")
  }

  next() {
    return make("a", { id: "next-example", class: "button", href: this.asked.next }, say("Next example"))
  }

  rule() {
    const { rule } = this.asked
    return make(
      "a",
      { id: "why", class: "button", href: rule || `/rules/${document.body.dataset.game}` },
      say("The rule"),
    )
  }

  all() {
    return make("a", { id: "all-examples", class: "button", href: this.home }, say("All examples"))
  }

  async takeBack() {
    const { viewer } = this.table
    await viewer.refresher.request()
  }

  /** F6 crosses between table and question; Backspace takes back. */
  key(event) {
    const { root } = this.table
    if (event.ctrlKey || event.metaKey || event.altKey || root.inert || event.target.closest?.(TYPING)) return
    if (document.getElementById("dialog").open) return
    if (event.key === "F6") this.cross()
    else if (event.key === "Backspace" && this.done) void this.takeBack()
    else return
    event.preventDefault()
  }

  cross() {
    const { focus } = this.table
    const { activeElement } = document
    if (this.place.contains(activeElement)) return focus.back(this.from)
    this.from = activeElement
    this.place.focus({ preventScroll: true })
  }
}

async function start() {
  const table = await page
  if (!table) return
  const example = new Example(table)
  const { scene } = table.display
  if (scene) example.show(scene)
  document.body.dataset.asked = "yes"
}

void start()
