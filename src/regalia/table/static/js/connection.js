// The connection of this page to its table: what is asked for, the stream of events, and the word that there is none.

import { get, listen } from "./net.js"

const REOPEN = 2000 // milliseconds until a stream that was refused is opened anew

export class Connection {
  /** Hear: given each event. Back: called when the stream is there again. Ended: when it will not come back. */
  constructor(path, hear, back, ended) {
    Object.assign(this, { path, hear, back, ended, source: undefined, down: false })
    this.banner = document.getElementById("lost")
  }

  /** Something at this table, as a seat or a spectator sees it. */
  get(what, seat, more = {}) {
    return get(`${this.path}/${what}?${new URLSearchParams({ ...viewer(seat), ...more })}`, () => this.lose())
  }

  open(seat, since) {
    this.close()
    this.source = listen(
      `${this.path}/stream?${new URLSearchParams({ ...viewer(seat), since })}`,
      this.hear,
      (up, ended) => (up ? this.restored() : this.lose(ended)),
    )
  }

  close() {
    this.source?.close()
  }

  /** While the connection is gone the page says so; it comes back by itself with nothing lost. */
  lose(ended = false) {
    this.banner.hidden = false
    this.down = true
    if (ended) setTimeout(this.ended, REOPEN)
  }

  restored() {
    this.banner.hidden = true
    if (this.down) this.back()
    this.down = false
  }

  /** The server has answered; as long as the stream is broken, it is not back. */
  reached() {
    if (this.source?.readyState === EventSource.OPEN) this.restored()
  }
}

const viewer = (seat) => (seat === null || seat === undefined ? {} : { seat })
