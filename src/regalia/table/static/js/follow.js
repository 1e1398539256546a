// The page follows the table: one look at a time, until what is shown is as new as what was heard.

import { insist } from "./patience.js"

export class Follower {
  /** Look: fetches the newest state and shows it. Failed: given the error of a look and how often it was tried, whether to look again. */
  constructor(look, failed) {
    Object.assign(this, { look, failed, heard: 0, seen: 0, running: undefined })
  }

  /** Something has happened. The promise is kept when the page has shown it, or cannot. */
  hear() {
    this.heard += 1
    this.running ??= this.run()
    return this.running
  }

  async run() {
    try {
      while (this.seen < this.heard) await this.once()
    } finally {
      this.running = undefined
    }
  }

  /** A look shows everything that was heard before it began. One that fails for good waits for the next event. */
  async once() {
    const { heard } = this
    try {
      await insist(this.look, this.failed)
    } catch {
      // it was told to `failed`
    } finally {
      this.seen = heard
    }
  }
}
