// The coach in the tray: the idea, what is said, what the hand can do, the answer to what else was tried.

import { button, make } from "./elements.js"
import { say } from "./words.js"

const AGAIN = 2 // the try at which the button that shows the move glows

export class Coach {
  /** Deeds: what the buttons do, by name. */
  constructor(deeds) {
    this.deeds = deeds
    this.said = undefined
    Object.assign(this, { tries: 0, offer: false })
    for (const part of ["idea", "beads", "at", "says", "do", "answer", "acts"]) {
      this[`${part}Place`] = document.getElementById(`coach-${part}`)
    }
    this.place = document.getElementById("coach")
  }

  show(said) {
    this.said = said
    this.tries = Math.max(said.tries, this.tries)
    this.place.dataset.kind = said.kind
    this.place.dataset.step = said.step
    this.place.dataset.at = said.at
    this.write(said.idea, said.sentence, said.kind === "end" ? following(said) : said.do)
    this.count(said)
    this.buttons(...this.choices())
  }

  /** Each place with its words. */
  write(idea, sentence, deed) {
    this.ideaPlace.textContent = idea
    this.saysPlace.textContent = sentence
    this.doPlace.textContent = deed
  }

  /** How far it is: beads for the eye, words for all. */
  count({ number, of }) {
    this.atPlace.textContent = say("{n} of {m}", { n: number, m: of })
    const state = (at) => (at < number ? "past" : at === number ? "now" : undefined)
    this.beadsPlace.replaceChildren(...Array.from({ length: of }, (_, at) => make("i", { class: state(at + 1) })))
  }

  /** What is said to a move that does not lead on; nothing when it is forgotten. */
  answer(sentence, tries = 0, offer = false) {
    Object.assign(this, { tries, offer })
    if (this.answerPlace.textContent !== sentence) this.answerPlace.textContent = sentence
    if (this.said) this.buttons(...this.choices())
  }

  buttons(...all) {
    const had = this.actsPlace.contains(document.activeElement) && document.activeElement.id
    this.actsPlace.replaceChildren(...all.filter(Boolean))
    if (had) document.getElementById(had)?.focus({ preventScroll: true })
  }

  choices() {
    const { kind } = this.said
    if (kind === "end") return this.afterwards()
    const main = kind === "look" ? this.goOn() : this.showMe()
    return [main, this.back(), kind !== "look" && this.skip(), this.leave()]
  }

  goOn() {
    return button(say("Go on"), this.deeds.go, { id: "go-on", class: "primary whole" }, "pass")
  }

  /** The move is shown; who has tried often is offered it. */
  showMe() {
    const plays = this.offer || this.said.kind === "free" // nothing is pointed at
    const words = plays ? say("Play it for me") : say("Show me")
    const look = [this.offer ? "primary" : "", this.tries >= AGAIN ? "glows" : ""].join(" ").trim()
    return button(words, this.deeds.show, { id: "hint", class: look || undefined }, "hint")
  }

  back() {
    const off = !this.said.begun
    const press = () => off || this.deeds.back()
    return aside("undo", "undo", say("Back"), press, { "aria-disabled": off && "true" })
  }

  skip() {
    return aside("skip", "pass", say("Skip it"), this.deeds.skip)
  }

  leave() {
    return aside("leave", "door", say("Leave"), this.deeds.leave)
  }

  /** What comes after a lesson: the next one, a real table, this one once more. */
  afterwards() {
    const { next } = this.said
    const on = next && make("a", { id: "next-lesson", class: "button primary", href: next.address }, say("Next lesson"))
    return [
      on,
      button(say("A real game"), this.deeds.real, { id: "real-game", class: next ? undefined : "primary" }),
      button(say("Once more"), this.deeds.restart, { id: "restart" }),
      button(say("All lessons"), this.deeds.leave, { id: "leave" }),
    ]
  }

  /** The button that leads on. */
  get main() {
    return this.actsPlace.querySelector("#go-on, .primary, #real-game")
  }

  /** As if a button was pressed, if it is there. */
  press(id) {
    const found = this.actsPlace.querySelector(`#${id}`)
    found?.click()
    return Boolean(found)
  }
}

function following({ next }) {
  return next
    ? say("Next: {lesson}, {n} min.", { lesson: next.title, n: next.minutes })
    : say("That was the last lesson.")
}

/** A button that is a sign alone where there is little room. */
const aside = (id, sign, words, press, more = {}) =>
  button(words, press, { id, class: "aside", title: words, "aria-label": words, ...more }, sign)
