// The connection of this page to its table: what is asked for, the stream of events, and the word that there is none.

import { get, listen } from "./net.js"

const AGAIN = 2000 // milliseconds until a stream that was refused is opened anew

export class Connection {
  /** Hear: given each event. Back: called when the stream is there again. Dead: called when it does not come back by itself. */
  constructor(path, hear, back, dead) {
    Object.assign(this, { path, hear, back, dead, source: undefined, down: false })
    this.banner = document.getElementById("lost")
  }

  /** Something at this table, through the eyes of a seat. */
  get(what, seat, more = {}) {
    return get(`${this.path}/${what}?${new URLSearchParams({ ...eyes(seat), ...more })}`, () => this.lose())
  }

  open(seat, since) {
    this.close()
    this.source = listen(`${this.path}/stream?${new URLSearchParams({ ...eyes(seat), since })}`, this.hear, (up, dead) => (up ? this.mend() : this.lose(dead)))
  }

  close() {
    this.source?.close()
  }

  /** While the connection is gone the page says so; it comes back by itself with nothing lost. */
  lose(dead = false) {
    this.banner.hidden = false
    this.down = true
    if (dead) setTimeout(this.dead, AGAIN)
  }

  mend() {
    this.banner.hidden = true
    if (this.down) this.back()
    this.down = false
  }

  /** The server has answered; as long as the stream is broken, it is not back. */
  reached() {
    if (this.source?.readyState === EventSource.OPEN) this.mend()
  }
}

const eyes = (seat) => (seat === null || seat === undefined ? {} : { seat })
