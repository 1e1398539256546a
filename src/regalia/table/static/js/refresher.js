// The page is refreshed: one fetch at a time, until what is shown is as new as what was heard.

import { retry } from "./waiting.js"

export class Refresher {
  /** Refresh: fetches the newest state and shows it. Retryable: given the error and how often it was tried, whether to
   *  try again. */
  constructor(refresh, retryable) {
    Object.assign(this, { refresh, retryable, heard: 0, shown: 0, running: undefined })
  }

  /** Something has happened. The promise is kept when the page has shown it, or cannot. */
  request() {
    this.heard += 1
    this.running ??= this.run()
    return this.running
  }

  async run() {
    try {
      while (this.shown < this.heard) await this.once()
    } finally {
      this.running = undefined
    }
  }

  /** Shows everything that was heard before it began. When that fails for good, it is left to the next event. */
  async once() {
    const { heard } = this
    try {
      await retry(this.refresh, this.retryable)
    } catch {
      // `retryable` was told
    } finally {
      this.shown = heard
    }
  }
}
