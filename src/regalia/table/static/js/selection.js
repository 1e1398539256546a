// What can be chosen lights up; clicking parts of an action narrows until one action is left.

import { put } from "./elements.js"
import { clearGhosts, showGhosts } from "./ghosts.js"
import { count, decided, exact, nextTokens, remaining } from "./moves.js"
import { setStops } from "./roving.js"
import { say } from "./words.js"
import { coarse } from "./zoom.js"

export class Selection {
  /** Play: called with the option that was decided on. Changed: called when something was chosen or dropped.
   *  Refuse: called with the reason why something cannot be chosen now. */
  constructor(root, play, changed, refuse) {
    Object.assign(this, { root, play, changed, refuse, options: [], chosen: [], advice: undefined, pending: undefined })
    root.addEventListener("click", (event) => this.click(event))
    root.addEventListener("keydown", (event) => this.keydown(event))
  }

  get tokens() {
    return tokensOf(this.chosen)
  }

  get exact() {
    return this.chosen.length ? exact(this.options, this.tokens) : undefined
  }

  /** The remaining actions that have a button with words: no other place on the page, or only one beside them. */
  get verbs() {
    return this.wordsFor(this.tokens)
  }

  /** The same as long as nothing is chosen. */
  get words() {
    return this.wordsFor([])
  }

  wordsFor(tokens) {
    const shown = new Set(this.targets().map((element) => element.dataset.token))
    const open = (option) =>
      option.tokens.every((token) => !shown.has(token) || count(tokens, token) >= count(option.tokens, token))
    return remaining(this.options, tokens).filter((option) => option.label && (option.verb || open(option)))
  }

  targets() {
    return [...this.root.querySelectorAll("[data-token]")]
  }

  /** Keep: it is the question that was asked before, so what was chosen or sent stays so. */
  offer(options, keep = false) {
    this.options = options
    this.chosen = keep ? this.chosenStill() : []
    if (this.pending && keep && this.stillOffered(this.pending)) this.markPending()
    else this.release()
    this.light()
  }

  /** Whether an option is one of those that are offered; to take something back is none of them. */
  stillOffered({ action }) {
    return !action || this.options.some((option) => option.action === action)
  }

  chosenStill() {
    const places = this.chosen.filter((element) => element.isConnected)
    const whole = places.length === this.chosen.length && remaining(this.options, this.tokens).length
    return whole ? places : []
  }

  clear() {
    this.chosen = []
    this.release()
    this.render()
  }

  /** Something was sent: it stands there, faint, and nothing else is chosen before the server has answered. */
  wait(option) {
    this.pending = option
    this.markPending()
  }

  markPending() {
    for (const element of this.root.querySelectorAll(".pending")) element.classList.remove("pending")
    const parts = this.parts(this.pending.tokens ?? [])
    for (const element of parts) element.classList.add("pending")
    showGhosts(parts)
  }

  release() {
    this.pending = undefined
    for (const element of this.root.querySelectorAll(".pending")) element.classList.remove("pending")
    clearGhosts()
  }

  /** The elements of an option: those that were chosen, else the first ones with its tokens. */
  parts(tokens) {
    const open = [...tokens]
    const left = this.targets().filter((element) => !this.chosen.includes(element))
    return [...this.chosen, ...left].filter((element) => {
      const at = open.indexOf(element.dataset.token)
      if (at >= 0) open.splice(at, 1)
      return at >= 0
    })
  }

  /** An option that was recommended, or none. */
  advise(option) {
    this.advice = option
    this.markAdvice()
  }

  /** The parts of what was recommended, or the button that does it. */
  markAdvice() {
    const open = [...(this.advice?.tokens ?? [])]
    for (const verb of this.root.querySelectorAll("[data-action]")) {
      verb.classList.toggle("advised", verb.dataset.action === this.advice?.action)
    }
    for (const element of this.targets()) {
      const at = open.indexOf(element.dataset.token)
      element.classList.toggle("advised", at >= 0)
      if (at >= 0) open.splice(at, 1)
    }
  }

  render() {
    this.light()
    this.changed()
  }

  light() {
    const lit = nextTokens(this.options, this.tokens)
    const tokens = this.tokens
    for (const element of this.targets()) {
      const chosen = this.chosen.includes(element)
      this.mark(element, chosen, !chosen && lit.has(element.dataset.token) && follows(element, tokens))
    }
    for (const tab of document.querySelectorAll("#tabs button")) {
      const part = this.root.querySelector(`[data-tab="${tab.dataset.to}"]`)
      tab.classList.toggle("lit", Boolean(part?.querySelector(".legal")))
    }
    setStops(this.root)
    this.markAdvice()
    this.root.classList.toggle("choosing", this.options.length > 0)
    this.root.classList.toggle("narrowed", tokens.length > 0)
  }

  mark(element, chosen, lit) {
    element.classList.toggle("chosen", chosen)
    element.classList.toggle("legal", lit)
    put(element, "aria-disabled", String(!lit && !chosen))
    if (element.localName === "button") element.toggleAttribute("data-off", !lit && !chosen)
    const state = element.getAttribute("role") === "gridcell" ? "aria-selected" : "aria-pressed"
    if (chosen || element.hasAttribute(state)) element.setAttribute(state, String(chosen))
  }

  click(event) {
    if (this.pending) return this.holdBack(event)
    const element = event.target.closest?.("[data-token]")
    if (element?.classList.contains("chosen")) return this.drop(element)
    if (element?.classList.contains("legal")) return this.choose(element)
    if (element && this.chosen.length && this.turnTo(element)) return undefined
    const why = event.target.closest?.("[data-why]")?.dataset.why
    if (why && this.options.length && !this.chosen.length) this.refuse(why)
  }

  /** By a key or by ear one may not see that something is on its way; a double click is no second choice. */
  holdBack(event) {
    const thing = event.target.closest?.("[data-token].legal")
    if (thing && !event.detail) this.refuse(say("Your last choice is still on its way."))
  }

  drop(element) {
    this.chosen = this.chosen.filter((each) => each !== element)
    this.render()
  }

  /** Something that does not go with what is chosen: it is chosen instead, with as much of the rest as goes with it. */
  turnTo(element) {
    const { token } = element.dataset
    const kept = []
    for (const each of this.chosen) {
      if (this.possible([...tokensOf(kept), each.dataset.token, token])) kept.push(each)
    }
    if (!this.possible([...tokensOf(kept), token]) || !follows(element, tokensOf(kept))) return false
    this.chosen = kept
    this.choose(element)
    return true
  }

  possible(tokens) {
    return remaining(this.options, tokens).length > 0
  }

  choose(element) {
    this.chosen.push(element)
    const option = decided(this.options, this.tokens)
    this.light()
    if (option) this.play(this.mayBeRead(element) ? { ...option, grave: true } : option)
    else this.changed()
  }

  /** A finger on a card may only want to read it: where a button does the same, a card asks back. */
  mayBeRead(element) {
    const same = this.targets().filter((each) => each.dataset.token === element.dataset.token)
    return coarse() && hasHelp(element) && same.some((each) => each.localName === "button" && !hasHelp(each))
  }

  keydown(event) {
    const element = event.target.closest?.("[data-token]")
    if (!element) return
    if ((event.key === "Enter" || event.key === " ") && element.localName !== "button") {
      event.preventDefault()
      this.click(event)
    }
    if (event.key.startsWith("Arrow")) this.moveFocus(event, element)
  }

  /** The arrows go to the nearest lit place in their direction: on a grid by rows and columns, elsewhere by sight. */
  moveFocus(event, from) {
    const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key]
    const here = middle(from)
    const near = this.targets()
      .filter((element) => element !== from && element.matches(".legal, .chosen"))
      .map((element) => [element, ahead(here, middle(element), dx, dy)])
      .filter(([, far]) => far < Infinity)
      .sort((a, b) => a[1] - b[1])
    if (near.length) {
      event.preventDefault()
      near[0][0].focus({ preventScroll: false })
    }
  }
}

const hasHelp = (element) => Boolean(element.dataset.help || element.querySelector("[data-help]"))

const tokensOf = (elements) => elements.map((element) => element.dataset.token)

/** Whether what comes before an element is chosen: a token, or one that begins like it ("site-"). */
function follows({ dataset: { after } }, tokens) {
  return !after || tokens.some((token) => (after.endsWith("-") ? token.startsWith(after) : token === after))
}

function middle(element) {
  const { x, y, width, height } = element.getBoundingClientRect()
  return [x + width / 2, y + height / 2]
}

function ahead([x, y], [a, b], dx, dy) {
  const along = (a - x) * dx + (b - y) * dy
  const aside = Math.abs((a - x) * dy) + Math.abs((b - y) * dx)
  return along > 4 ? along + 2 * aside : Infinity
}
