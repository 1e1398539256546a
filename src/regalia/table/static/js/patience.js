// Waiting with an end: nothing that does not come back may hold the page.

const FIRST = 400 // milliseconds until something is tried again
const LONGEST = 5000

export const pause = (long) => new Promise((go) => setTimeout(go, long))

/** What a promise brings, or nothing when so many milliseconds are over. */
export function within(long, promise) {
  let timer
  const over = new Promise((go) => (timer = setTimeout(go, long)))
  return Promise.race([promise, over]).finally(() => clearTimeout(timer))
}

/** Try until it succeeds, at longer and longer intervals. Again: given the error and how often it was tried, whether to go on. */
export async function insist(attempt, again) {
  for (let tries = 1, wait = FIRST; ; tries += 1, wait = Math.min(2 * wait, LONGEST)) {
    try {
      return await attempt()
    } catch (error) {
      if (!again(error, tries)) throw error
      await pause(wait)
    }
  }
}
