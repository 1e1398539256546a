// Waiting with an end: nothing that does not come back may hold the page.

const FIRST = 400 // milliseconds until something is tried again
const LONGEST = 5000

export const pause = (milliseconds) => new Promise((go) => setTimeout(go, milliseconds))

/** What a promise brings, or nothing when so many milliseconds are over. */
export function within(milliseconds, promise) {
  let timer
  const over = new Promise((go) => {
    timer = setTimeout(go, milliseconds)
  })
  return Promise.race([promise, over]).finally(() => clearTimeout(timer))
}

/** Try until it succeeds, at longer and longer intervals. Attempt: given the number of the try. Retryable: given the
 *  error and how often it was tried. */
export async function retry(attempt, retryable) {
  for (let tries = 1, wait = FIRST; ; tries += 1, wait = Math.min(2 * wait, LONGEST)) {
    try {
      return await attempt(tries)
    } catch (error) {
      if (!retryable(error, tries)) throw error
      await pause(wait)
    }
  }
}
