// What can be chosen lights up; clicking parts of an action narrows until one action is left.

import { count, decided, exact, nextTokens, remaining } from "./moves.js"

export class Selection {
  /** Play: called with the option that was decided on. Changed: called when something was chosen or dropped.
   *  Refuse: called with the reason why something cannot be chosen now. */
  constructor(root, play, changed, refuse) {
    Object.assign(this, { root, play, changed, refuse, options: [], chosen: [], advice: undefined })
    root.addEventListener("click", (event) => this.click(event))
    root.addEventListener("keydown", (event) => this.keydown(event))
  }

  get tokens() {
    return this.chosen.map((element) => element.dataset.token)
  }

  get remaining() {
    return remaining(this.options, this.tokens)
  }

  get exact() {
    return this.chosen.length ? exact(this.options, this.tokens) : undefined
  }

  /** The remaining actions that have no other place on the page than a button with words. */
  get verbs() {
    const shown = new Set(this.targets().map((element) => element.dataset.token))
    const tokens = this.tokens
    const open = (option) =>
      option.tokens.every((token) => !shown.has(token) || count(tokens, token) >= count(option.tokens, token))
    return this.remaining.filter((option) => option.label && open(option))
  }

  targets() {
    return [...this.root.querySelectorAll("[data-token]")]
  }

  offer(options) {
    this.options = options
    this.chosen = []
    this.render()
  }

  clear() {
    this.chosen = []
    this.render()
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
    const lit = nextTokens(this.options, this.tokens)
    const tokens = this.tokens
    for (const element of this.targets()) {
      const chosen = this.chosen.includes(element)
      this.mark(element, chosen, !chosen && lit.has(element.dataset.token))
    }
    for (const tab of document.querySelectorAll("#tabs button")) {
      const part = this.root.querySelector(`[data-tab="${tab.dataset.to}"]`)
      tab.classList.toggle("lit", Boolean(part?.querySelector(".legal")))
    }
    this.markAdvice()
    this.root.classList.toggle("choosing", this.options.length > 0)
    this.root.classList.toggle("narrowed", tokens.length > 0)
    this.changed()
  }

  mark(element, chosen, lit) {
    element.classList.toggle("chosen", chosen)
    element.classList.toggle("legal", lit)
    element.setAttribute("aria-disabled", String(!lit && !chosen))
    element.setAttribute("tabindex", lit || chosen ? "0" : "-1")
    if (element.localName === "button") element.toggleAttribute("data-off", !lit && !chosen)
    if (chosen || element.hasAttribute("aria-pressed")) element.setAttribute("aria-pressed", String(chosen))
  }

  click(event) {
    const element = event.target.closest?.("[data-token]")
    if (element?.classList.contains("chosen")) return this.drop(element)
    if (element?.classList.contains("legal")) return this.choose(element)
    const why = event.target.closest?.("[data-why]")?.dataset.why
    if (why && this.options.length && !this.chosen.length) this.refuse(why)
  }

  drop(element) {
    this.chosen = this.chosen.filter((each) => each !== element)
    this.render()
  }

  choose(element) {
    this.chosen.push(element)
    const option = decided(this.options, this.tokens)
    this.render()
    if (option) this.play(option)
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

function middle(element) {
  const { x, y, width, height } = element.getBoundingClientRect()
  return [x + width / 2, y + height / 2]
}

function ahead([x, y], [a, b], dx, dy) {
  const along = (a - x) * dx + (b - y) * dy
  const aside = Math.abs((a - x) * dy) + Math.abs((b - y) * dx)
  return along > 4 ? along + 2 * aside : Infinity
}
