// What was said to the ear, kept from the first word on, and compared with the log.

const LOOK = 100 // milliseconds

const heard = []

/** The lines of the log; those of a run that is folded are lines too. */
const lines = () => [...document.querySelectorAll("#log li")].filter((each) => !each.querySelector("li"))

const plain = (words) => words.replace(/\s+/g, " ").trim()

/** Keep what the live region says from now on; how many lines the log has by then. */
export function listen() {
  heard.length = 0
  const region = document.getElementById("live")
  const hear = () => region.textContent.trim() && heard.push(plain(region.textContent))
  new MutationObserver(hear).observe(region, { childList: true, characterData: true, subtree: true })
  return lines().length
}

/** The lines of the log since then that were not said, or not in their turn. */
function missing(since) {
  const all = heard.join(" ")
  let at = 0
  return lines()
    .slice(since)
    .map((line) => plain(line.textContent))
    .filter((line) => {
      const found = all.indexOf(line, at)
      at = Math.max(at, found)
      return found < 0
    })
}

/** The same, after everything had its time to be said: so many milliseconds at most. */
export async function unheard(since, patience) {
  const end = performance.now() + patience
  while (missing(since).length && performance.now() < end) await new Promise((go) => setTimeout(go, LOOK))
  return missing(since)
}
