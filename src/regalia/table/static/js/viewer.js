// Through whose eyes this page sees its table: those of a seat of mine, or of a spectator.

import { Connection } from "./connection.js"
import { passing } from "./curtain.js"
import { travel } from "./motion.js"
import { get, Refusal } from "./net.js"
import { stepPause } from "./prefs.js"
import { Refresher } from "./refresher.js"
import { mySeats } from "./seats.js"
import { sound } from "./sound.js"
import { pause } from "./waiting.js"
import { say } from "./words.js"

const TRIES = 3 // to show something that fails by itself

export class Viewer {
  constructor(table) {
    this.table = table
    this.seat = undefined // mine that is shown; null for a spectator
    this.unseen = [] // events that the page does not show yet
    this.refresher = new Refresher(
      () => this.refresh(),
      (error, tries) => this.retryable(error, tries),
    )
    this.connection = new Connection(
      table.path,
      (event) => this.hear(event),
      () => this.refresher.request(),
      () => this.reopen(),
      table.live,
    )
  }

  /** Show the table through the eyes of a seat of mine, or as a spectator. */
  async sit(seat) {
    await this.open(seat)
    await this.refresher.request()
  }

  /** The log and the stream of a seat; somebody may have sat down elsewhere before they come. */
  async open(seat) {
    if (this.seat !== seat) this.table.visits.leave()
    this.seat = seat
    this.connection.close()
    this.unseen = []
    this.refresher.forget()
    const { events } = await this.connection.get("log", seat)
    if (this.seat !== seat) return
    this.table.log.fill(events, seat)
    this.connection.open(seat, events.length)
  }

  /** The stream was ended: the seat may have another holder by now. */
  async reopen() {
    try {
      const seats = mySeats(await get(this.table.path))
      await this.sit(seats.includes(this.seat) ? this.seat : (seats[0] ?? null))
    } catch (error) {
      if ([401, 403, 404].includes(error.status)) this.leave()
      else if (error.status < 500) this.table.complain(error.message)
      else this.connection.lose(true)
    }
  }

  leave() {
    this.connection.close()
    this.table.display.clear()
  }

  hear(event) {
    this.unseen.push(event)
    if (event.kind === "said") {
      this.tell(event.number)
      sound("chat")
    } else if (event.kind === "device") {
      this.tell(event.number)
      this.table.complain(event.lines.join(" "))
    } else if (event.kind === "again") this.table.menu.offerRematch(event.text)
    else {
      void this.refresher.request(event.number)
      sound(event.seat === -1 && event.kind === "acted" ? "roll" : "place")
    }
  }

  /** What happened is told when it is seen. What of it I did: "acted", "undone". */
  tell(number) {
    const own = []
    while (this.unseen.length && this.unseen[0].number <= number) {
      const event = this.unseen.shift()
      if (["acted", "undone"].includes(event.kind) && event.seat === this.seat) own.push(event.kind)
      this.table.log.hear(event)
    }
    return own
  }

  /** The newest state, and its number. What another seat was sent meanwhile is not shown; a spectator who was given a
   *  seat takes it. */
  async refresh() {
    const { display, root, stage, zones } = this.table
    const scene = await this.connection.get("scene", this.seat, { have: zones.have })
    scene.arrived = performance.now()
    const [own] = mySeats(scene.table)
    if (this.seat === null && own !== undefined) return this.open(own).then(() => this.refresh())
    if (scene.seat !== this.seat) return undefined
    this.connection.reached()
    const began = performance.now()
    const calm = display.scene?.seat !== scene.seat || passing(scene, this.seat)
    await (calm ? display.show(scene) : travel(root, () => display.show(scene)))
    stage.point() // nothing is in sight while things travel
    if (!scene.options.length) await pause(stepPause() - (performance.now() - began))
    return scene.number
  }

  /** Whether to try again what could not be fetched or shown: some times, if another try may succeed. */
  retryable(error, tries) {
    const refused = error instanceof Refusal
    if (!refused) reportError(error)
    if ((error.status ?? 500) >= 500 && tries < TRIES) return true
    const broken = say("The page could not show what happened. If this goes on, reload the page.")
    this.table.complain(refused ? error.message : broken)
    return false
  }
}
