// The focus is always somewhere: where the next choice is, near where it was, and never taken from who types or reads.

import { remember } from "./roving.js"

const BUSY = "input, textarea, select, dialog *" // whoever is there is doing something else
const LIT = ".legal[data-token]"
const VERB = "#acts button"
const DOES = ":not(#hint, #undo, [aria-disabled=true])" // a verb that goes on with the game

const distance = ([x, y], [a, b]) => Math.hypot(a - x, b - y)
const shown = (element) => element.checkVisibility({ visibilityProperty: true })

export class Focus {
  /** Reveal: given the place on the map that the keyboard has gone to. */
  constructor(root, reveal) {
    Object.assign(this, { root, reveal, byKeys: false, spot: [0, 0], part: undefined, verb: undefined })
    this.dialog = document.getElementById("dialog")
    this.curtain = document.getElementById("curtain")
    addEventListener("keydown", () => this.setMode(true), true)
    addEventListener("pointerdown", () => this.setMode(false), true)
    root.addEventListener("focusin", ({ target }) => this.note(target))
    this.dialog.addEventListener("close", () => queueMicrotask(() => this.mend()))
    const changes = { childList: true, subtree: true, attributes: true, attributeFilter: ["class"] }
    new MutationObserver(() => this.mend()).observe(root, changes)
  }

  setMode(byKeys) {
    this.byKeys = byKeys
    document.documentElement.toggleAttribute("data-keyed", byKeys)
  }

  /** Where the focus is, for the time when that is gone. */
  note(element) {
    remember(element)
    this.spot = middle(element)
    this.part = element.closest(".zone")?.id
    this.verb = element.matches(VERB) ? nameOf(element) : undefined
  }

  get busy() {
    return this.dialog.open || !this.curtain.hidden || (!this.lost && document.activeElement.matches(BUSY))
  }

  get lost() {
    const { activeElement } = document
    return !activeElement || activeElement === document.body || !shown(activeElement)
  }

  /** What had the focus may be gone. */
  mend() {
    if (this.lost && !this.busy && document.body.dataset.phase) this.goTo(this.sameVerb() ?? this.next())
  }

  /** Something is to be chosen. Begins: whether it is my turn from now on. */
  lead(begins) {
    const { activeElement } = document
    const there = activeElement?.matches(`${LIT}, .chosen, ${VERB}`) && shown(activeElement)
    const away = !begins && !this.lost && !activeElement.matches("[data-token]")
    if (!this.busy && !there && !away) this.goTo(this.next())
  }

  /** A part was chosen by a key: on to what goes with it. */
  follow() {
    if (this.byKeys && document.activeElement?.matches(".chosen[data-token]")) this.goTo(this.next())
  }

  /** The next or the previous thing that can be chosen, in the order of the page. */
  step(by) {
    const all = [...this.root.querySelectorAll(`${LIT}, ${VERB}.verb${DOES}`)].filter(shown)
    const { activeElement } = document
    const at = all.indexOf(activeElement)
    const after = all.findIndex(
      (each) => activeElement.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING,
    )
    const from = at >= 0 ? at + by : by > 0 ? after : after - 1
    if (all.length) this.goTo(all.at(from % all.length))
  }

  /** The button that confirms, ends the turn, or is the only one; else the focus goes to the first of them. */
  press(ending) {
    const verbs = [...this.root.querySelectorAll(`${VERB}.verb:not(#hint, #undo)`)].filter(shown)
    const main = this.root.querySelector("#acts button.primary") ?? verbs.find((verb) => verb.dataset.action === ending)
    if (main ?? verbs.length === 1) (main ?? verbs[0]).click()
    else if (verbs.length) this.goTo(verbs[0])
  }

  /** The same button as before: the tray makes its buttons anew. */
  sameVerb() {
    return this.verb && [...this.root.querySelectorAll(VERB)].find((verb) => nameOf(verb) === this.verb)
  }

  /** Near where the focus was, then anywhere on the table, then the buttons, then the board or the tray itself. */
  next() {
    const lit = [...this.root.querySelectorAll(LIT)].filter(shown)
    const near = lit.filter((each) => each.closest(".zone")?.id === this.part)
    const far = (each) => distance(this.spot, middle(each))
    const nearest = near.length && near.reduce((best, each) => (far(each) < far(best) ? each : best))
    return (
      nearest ||
      lit[0] ||
      this.shown("#acts button.primary, #acts button.verb:not(#hint, #undo)") ||
      this.shown('[role=grid] [tabindex="0"]') ||
      document.getElementById("tray")
    )
  }

  /** The first such thing that is not in a part folded away. */
  shown(such) {
    return [...this.root.querySelectorAll(such)].find(shown)
  }

  /** To where the focus was, if that is still there. */
  back(element) {
    const there = element?.isConnected && element !== document.body && shown(element)
    this.goTo(there ? element : this.next())
  }

  goTo(element) {
    if (!element) return
    element.focus({ preventScroll: true })
    if (!this.byKeys) return
    const map = element.closest(".zoom")
    if (map && !inside(element, map)) this.reveal(element)
    if (!map) element.scrollIntoView({ block: "nearest", inline: "nearest" })
  }
}

const nameOf = (verb) => verb.id || verb.dataset.action || verb.textContent

function inside(element, frame) {
  const [box, seen] = [element, frame].map((each) => each.getBoundingClientRect())
  return box.left >= seen.left && box.right <= seen.right && box.top >= seen.top && box.bottom <= seen.bottom
}

function middle(element) {
  const { x, y, width, height } = element.getBoundingClientRect()
  return [x + width / 2, y + height / 2]
}
