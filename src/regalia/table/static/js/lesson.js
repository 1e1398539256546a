// A lesson at the table: what I do goes to the coach, who says what comes next, or answers and takes it back.

import { Coach } from "./coach.js"
import { lessonMenu } from "./lesson-menu.js"
import { travel } from "./motion.js"
import { send } from "./net.js"
import { openTable } from "./open.js"
import { Pointing } from "./pointing.js"
import { Recall } from "./recall.js"
import { page } from "./table.js"
import { pause } from "./waiting.js"

const PATIENCE = 20_000 // milliseconds for an answer
const SEEN = 600 // milliseconds for which a move that is taken back is seen
const TYPING = "input, select, textarea, dialog[open], dialog[open] *"
const PRESSABLE = "button, a[href], summary, [role=button], .legal"

class Lesson {
  constructor(table) {
    this.table = table
    this.at = undefined // where the lesson stands, as the server has told,
    this.shown = undefined // and as the table shows it
    Object.assign(this, { meant: undefined, sending: Promise.resolve() })
    this.pointing = new Pointing(table)
    this.coach = new Coach({
      go: () => this.do("go"),
      show: () => this.showMe(),
      back: () => this.do("back"),
      skip: () => this.do("skip"),
      restart: () => this.do("restart"),
      leave: () => location.assign(this.home),
      real: () => this.openReal(),
    })
    this.attach()
  }

  get home() {
    return `/learn/${document.body.dataset.game}`
  }

  /** The table does the same as ever; what it sends, and what it offers besides moves, goes by the coach. */
  attach() {
    const { display, menu, tray } = this.table
    const show = display.show.bind(display)
    display.show = (scene) => {
      show(scene)
      if (scene.coach) this.show(scene)
    }
    clearTimeout(display.onlyMove.timer)
    display.onlyMove.wanted = () => false // in a lesson every move is mine
    this.table.send = (what, body) => this.do(what, body)
    tray.undoButton = () => undefined
    menu.show = () => lessonMenu(this)
    addEventListener("keydown", (event) => this.key(event))
    addEventListener("focus", () => this.table.viewer.refresher.request())
    document.getElementById("tray").addEventListener("click", () => this.pointing.later())
  }

  /** One thing after the other; the same thing twice in a hurry once, and nothing to what is about to change. */
  do(what, { action } = {}) {
    const meant = JSON.stringify([what, action, this.shown])
    if (this.shown !== this.at || this.meant === meant) return this.sending
    this.meant = meant
    this.sending = this.sending.then(() => this.deliver(what, action))
    return this.sending
  }

  async deliver(what, action) {
    const { path, root, selection, viewer, zones } = this.table
    const { connection } = viewer
    const { pending } = selection
    root.classList.add("sending")
    try {
      const address = `${path}/${what}?${new URLSearchParams({ have: zones.have })}`
      const asked = action === undefined ? { at: this.at } : { at: this.at, action }
      const done = await send(address, asked, () => connection.lose(), PATIENCE)
      connection.reached()
      await this.took(done)
      if (pending && selection.pending === pending) selection.clear()
    } catch (error) {
      if (error.status === 409) await viewer.refresher.request() // first what is so now, then why
      this.table.refused(error.message)
    } finally {
      this.meant = undefined
      root.classList.remove("sending")
    }
  }

  async took(done) {
    const { viewer } = this.table
    if (!done.accepted) return this.takeBack(done)
    this.at = done.at
    this.coach.answer("")
    if (done.anew) await this.reread()
    for (const event of done.events) viewer.hear(event)
    await viewer.refresher.request(done.events.at(-1)?.number)
  }

  /** The log is another one: nothing of it is read aloud again. */
  async reread() {
    const { log, viewer } = this.table
    log.told.delete(viewer.seat)
    await viewer.open(viewer.seat)
  }

  /** A move that does not lead on: it is seen with its answer, and goes back by itself. */
  async takeBack({ offer, sentence, shown, tries }) {
    const { display, root, selection, viewer } = this.table
    selection.clear()
    this.pointing.clear()
    this.coach.answer(sentence, tries, offer)
    const scene = { ...shown, arrived: performance.now() }
    await travel(root, () => display.show(scene))
    await pause(SEEN)
    await viewer.refresher.request()
  }

  /** First where it is, then, pressed again, the move itself. */
  showMe() {
    const { coach, pointing } = this
    if (coach.offer || !pointing.spots.length) return this.do("show")
    coach.answer(coach.answerPlace.textContent, coach.tries, true)
    pointing.grow()
    this.tell(coach.said)
  }

  /** What the coach says to what the table shows. */
  show(scene) {
    const { coach } = scene
    const moved = this.at !== undefined && coach.at !== this.at
    const fresh = this.shown !== coach.at
    this.at = coach.at
    this.shown = coach.at
    if (moved) void this.reread()
    if (fresh) this.coach.answer("")
    this.coach.show(coach)
    this.pointing.show(scene, fresh)
    if (!fresh) return
    this.tell(coach)
    this.focus(coach)
  }

  /** After what has happened: the idea, the sentence, what the hand can do, and what the pennants stand on. */
  tell({ do: deed, idea, sentence }) {
    const pins = this.pointing.names.map((name, at) => `${at + 1}: ${name}.`)
    const numbered = pins.length > 1 ? pins : []
    this.table.announcer.aside([`${idea}.`, sentence, deed, ...numbered].filter(Boolean).join(" "))
  }

  /** The focus goes to what leads on, unless somebody is doing something else. */
  focus({ kind }) {
    const { focus } = this.table
    const { activeElement } = document
    if (focus.busy || activeElement?.closest(".bar, #tabs, .news, #visited")) return
    const asks = kind === "ask" || kind === "free"
    const target = asks ? this.pointing.target : this.coach.main
    if (target) focus.goTo(target)
    else if (focus.lost) focus.goTo(focus.next())
  }

  key(event) {
    const { root } = this.table
    if (event.ctrlKey || event.metaKey || event.altKey || root.inert || event.target.closest?.(TYPING)) return
    const deed = { F6: () => this.cross(), Enter: () => this.enter(event), Backspace: () => this.coach.press("undo") }
    if (!deed[event.key] || document.getElementById("dialog").open) return
    if (deed[event.key]() !== false) event.preventDefault()
  }

  /** To the coach, and back to where the focus was. */
  cross() {
    const { focus } = this.table
    const { activeElement } = document
    if (this.coach.place.contains(activeElement)) return focus.back(this.from)
    this.from = activeElement
    this.coach.place.focus({ preventScroll: true })
  }

  /** On, unless something that has the focus takes the key for itself. */
  enter(event) {
    const own = event.target.closest?.(PRESSABLE)
    return own ? false : this.coach.press("go-on")
  }

  /** After a lesson: the same game against Squires. */
  async openReal() {
    const { real } = this.table.display.scene.coach
    try {
      await openTable(undefined, real, [{ seat: 0 }], (sentence) => this.table.complain(sentence))
    } catch (error) {
      this.table.complain(error.message)
    }
  }
}

async function start() {
  const table = await page
  if (!table) return
  const lesson = new Lesson(table)
  const { notice, recall } = table.opening
  if (notice) table.complain(notice)
  if (recall) await new Recall(lesson.coach, table.announcer).ask(recall)
  const { scene } = table.display
  if (scene) lesson.show(scene)
  document.body.dataset.taught = "yes"
}

void start()
