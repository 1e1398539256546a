// Only one move is possible: it is played, and said. Not where my last move could still be taken back: to go on would
// end that. Not where several people share the screen: the curtain would fall before anybody has read anything.

import { prefs } from "./prefs.js"
import { mySeats } from "./seats.js"
import { say } from "./words.js"

const READ = 900 // milliseconds in which the prompt can be read

export class OnlyMove {
  constructor(table) {
    Object.assign(this, { table, tried: undefined, timer: undefined, resting: false })
    this.dialog = document.getElementById("dialog")
    this.dialog.addEventListener("close", () => this.consider())
  }

  /** Something is shown: what is to be played by itself is played a moment later, if it still is. */
  consider() {
    clearTimeout(this.timer)
    const { scene } = this.table.display
    if (this.wanted(scene)) this.timer = setTimeout(() => this.play(scene), READ)
  }

  /** Done: what I did. Who goes back step by step is not sent forward again. */
  note(done) {
    if (done.length) this.resting = done.at(-1) === "undone"
  }

  /** Nothing is tried twice: what was refused is left to the player. */
  wanted(scene) {
    return prefs.only === "on" && !this.resting && alone(scene) && this.tried !== moment(scene) && this.undisturbed()
  }

  /** Nobody is asked anything else, and nothing is chosen or on its way. */
  undisturbed() {
    const { hint, root, selection, tray } = this.table
    const asked = tray.unconfirmed || hint.place.hasChildNodes() || this.dialog.open || root.inert
    return !asked && !selection.pending && !selection.chosen.length
  }

  play(scene) {
    const { display, tray } = this.table
    if (display.scene !== scene || !this.wanted(scene)) return
    this.tried = moment(scene)
    const [option] = scene.options
    tray.act(option)
    tray.note(say("Only one move was possible: {what}.", { what: option.label }))
  }
}

/** Whether a scene leaves me one move, and nothing to take back that could not be taken back later. */
function alone(scene) {
  if (scene?.options.length !== 1 || scene.phase !== "playing") return false
  if (scene.undo.possible && !scene.table.freely) return false
  return scene.seat !== null && mySeats(scene.table).length === 1
}

const moment = ({ number, options: [{ action }] }) => `${number} ${action}`
