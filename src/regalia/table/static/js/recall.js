// A second sitting begins with a question on what was learned last. It asks for nothing else, and nobody fails.

import { button } from "./elements.js"
import { say } from "./words.js"

export class Recall {
  constructor(coach, announcer) {
    Object.assign(this, { coach, announcer })
  }

  /** The promise is kept when somebody goes on. */
  ask({ ask, because, right, wrong }) {
    const { coach } = this
    coach.place.dataset.kind = "recall"
    coach.place.dataset.at = "recall"
    const idea = say("Do you remember?")
    coach.write(idea, ask, "")
    this.announcer.aside(`${idea} ${ask}`)
    return new Promise((go) => {
      const choose = (good) => this.answer(good, because, go)
      const answers = [
        button(right, () => choose(true), { class: "whole", id: "recall-right" }),
        button(wrong, () => choose(false), { class: "whole", id: "recall-wrong" }),
      ]
      coach.buttons(...(ask.length % 2 ? answers : answers.reverse()))
      coach.actsPlace.firstChild.focus({ preventScroll: true })
    })
  }

  answer(good, because, go) {
    const { coach } = this
    const words = `${good ? say("Yes!") : say("Not quite.")} ${because}`
    coach.write(say("Do you remember?"), "", "")
    coach.answerPlace.textContent = words
    const on = button(say("Go on"), () => this.end(go), { id: "go-on", class: "primary whole" }, "pass")
    coach.buttons(on)
    on.focus({ preventScroll: true })
  }

  end(go) {
    this.coach.answerPlace.textContent = ""
    go()
  }
}
