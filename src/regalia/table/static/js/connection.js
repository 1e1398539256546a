// The connection of this page to its table: what is asked for, the stream of events, and the word that there is none.

import { Looking } from "./looking.js"
import { get, listen } from "./net.js"

const REOPEN = 2000 // milliseconds until a stream that was refused is opened anew
const NAP = 10_000 // milliseconds out of sight after which nobody knows whether a stream still lives

export class Connection {
  /** Hear: given each event. Back: called when the stream is there again. Ended: when it will not come back. Live:
   *  whether others move there; where nobody does, there is no stream, and a page that is looked at again asks. */
  constructor(path, hear, back, ended, live = true) {
    Object.assign(this, { path, hear, back, ended, live, source: undefined, down: false })
    this.banner = document.getElementById("lost")
    this.looking = live ? new Looking(path) : undefined
    this.hiddenSince = document.hidden ? Date.now() : undefined
    document.addEventListener("visibilitychange", () => this.seen(!document.hidden))
    addEventListener("pageshow", ({ persisted }) => persisted && this.revive())
    addEventListener("online", () => this.revive())
  }

  /** A page that was out of sight for long, or slept with its device, asks at once for what it has missed. */
  seen(visible) {
    const slept = visible && Date.now() - (this.hiddenSince ?? Date.now()) > NAP
    this.hiddenSince = visible ? undefined : Date.now()
    if (slept || (visible && !this.live)) this.revive()
  }

  /** The stream is opened anew after the last event that came; it may have died without a word. */
  revive() {
    if (!this.live) return this.back()
    if (!this.source) return
    this.down = true
    this.open(this.seat, this.since)
  }

  /** Something at this table, as a seat or a spectator sees it. */
  get(what, seat, more = {}) {
    return get(`${this.path}/${what}?${new URLSearchParams({ ...viewer(seat), ...more })}`, () => this.lose())
  }

  open(seat, since) {
    this.close()
    Object.assign(this, { seat, since })
    if (!this.live) return
    this.source = listen(
      `${this.path}/stream?${new URLSearchParams({ ...viewer(seat), since, page: this.looking.page })}`,
      (event) => {
        this.since = event.number
        this.hear(event)
      },
      (up, ended) => (up ? this.restored() : this.broken(ended)),
    )
  }

  close() {
    this.source?.close()
    this.source = undefined
  }

  /** While the connection is gone the page says so; it comes back by itself with nothing lost. */
  lose(ended = false) {
    this.banner.hidden = false
    if (ended) setTimeout(this.ended, REOPEN)
  }

  broken(ended) {
    this.down = true
    this.lose(ended)
  }

  restored() {
    this.banner.hidden = true
    this.looking.opened()
    if (this.down) this.back()
    this.down = false
  }

  /** The server has answered; as long as the stream is broken, it is not back. What a stream that was never broken has
   *  told is known: nothing more is asked for. */
  reached() {
    if (!this.live || this.source?.readyState === EventSource.OPEN) this.banner.hidden = true
  }
}

const viewer = (seat) => (seat === null || seat === undefined ? {} : { seat })
