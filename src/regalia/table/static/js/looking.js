// Whether somebody looks at this page: the server sends notices to those who do not.

import { post } from "./net.js"

const IDLE = 180_000 // milliseconds without a touch, a key or a move of the mouse after which nobody is there
const SIGNS = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"]

export class Looking {
  constructor(path) {
    this.path = path
    this.page = Math.random().toString(36).slice(2)
    this.away = false // as the server knows it
    for (const sign of SIGNS) addEventListener(sign, () => this.stir(), { passive: true, capture: true })
    document.addEventListener("visibilitychange", () => this.stir())
    this.stir()
  }

  /** Something moves here, or the page goes out of sight. */
  stir() {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.tell(true), IDLE)
    this.tell(document.hidden)
  }

  /** The stream is there: the server takes a new one for one that is looked at. */
  opened() {
    if (this.away) this.tell(true, true)
  }

  tell(away, again = false) {
    if (away === this.away && !again) return
    this.away = away
    post(`${this.path}/look`, { page: this.page, hidden: away }).catch(() => {})
  }
}
