// The page is refreshed: one fetch at a time, until what is shown is as new as what was heard.

import { retry } from "./waiting.js"

export class Refresher {
  /** Refresh: fetches the newest state and shows it, and tells the number of its last event. Retryable: given the error
   *  and how often it was tried, whether to try again. */
  constructor(refresh, retryable) {
    Object.assign(this, { refresh, retryable, running: undefined })
    this.forget()
  }

  /** The numbers of events begin anew: somebody else is looking. */
  forget() {
    this.news = { asked: 0, done: 0, heard: 0, shown: 0 }
  }

  /** An event has come, or without a number something that no event tells. The promise is kept when the page has shown
   *  it, or cannot. */
  request(number) {
    if (number === undefined) this.news.asked += 1
    else this.news.heard = Math.max(this.news.heard, number)
    if (this.behind()) this.running ??= this.run()
    return this.running ?? Promise.resolve()
  }

  async run() {
    try {
      while (this.behind()) await this.once()
    } finally {
      this.running = undefined
    }
  }

  /** Events that came while a newer state was on its way need no state of their own. */
  behind() {
    const { asked, done, heard, shown } = this.news
    return done < asked || shown < heard
  }

  /** Shows everything that was heard before it began. When that fails for good, it is left to the next event. */
  async once() {
    const { news } = this
    const { asked, heard } = news
    const number = await retry(this.refresh, this.retryable).catch(() => heard) // `retryable` was told
    news.done = asked
    news.shown = Math.max(heard, number ?? heard)
  }
}
