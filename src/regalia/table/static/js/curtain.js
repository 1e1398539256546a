// Hot seat: between two people at one screen a curtain falls over the table.

import { button, make } from "./elements.js"
import { say } from "./words.js"

export class Curtain {
  /** Sit: shows the table of a seat. */
  constructor(root, sit) {
    Object.assign(this, { root, sit, asked: undefined })
    this.place = document.getElementById("curtain")
  }

  fall(seat, chairs) {
    this.asked = undefined
    this.hang(true)
    const { name: own, house } = chairs[seat]
    const name = chairs.filter((chair) => chair.name === own).length > 1 ? house : own
    const ready = button(say("I am {name}: show my table", { name }), () => this.lift(seat), {
      class: "primary",
      id: "ready",
    })
    const clock = make("span", { class: "clock", role: "timer" })
    this.place.replaceChildren(make("h2", {}, say("Pass the screen to {name}.", { name })), clock, ready)
    ready.focus()
  }

  /** It rises when the table that was asked for is shown. If that cannot be opened, it stays and says why. */
  async lift(seat) {
    this.asked = seat
    try {
      await this.sit(seat)
    } catch (error) {
      this.place.append(make("p", { role: "alert" }, error.message))
    }
  }

  /** The table of a seat is shown. */
  rise(seat) {
    if (seat === this.asked) this.hang(false)
  }

  hang(down) {
    this.root.inert = down
    this.place.hidden = !down
  }
}

/** Whether somebody else at this screen has to choose: nothing may be seen on the way. */
export const passing = (scene, seat) => scene.turns.length > 0 && !scene.turns.includes(seat)
