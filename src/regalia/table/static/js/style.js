// The page of a table is the same for all games; the style sheet of its game comes when we know which it is.

import { make } from "./elements.js"
import { pause, retry, within } from "./waiting.js"

const LOADING = 10_000 // milliseconds for a style sheet; then it is asked for again, and the page goes on without it
const TRIES = 3

/** Whether it came at once. */
export function loadStyle(game) {
  const loaded = retry(
    (tries) => link(`${document.body.dataset.static}/${game}.css`, tries),
    (_, tries) => tries < TRIES,
  )
  return within(
    LOADING,
    loaded.then(
      () => true,
      () => false,
    ),
  )
}

/** One that hangs would hold another one of the same address. */
function link(address, tries) {
  const href = tries > 1 ? `${address}?again=${tries}` : address
  return new Promise((come, failed) => {
    const fail = () => {
      element.remove()
      failed(new Error(href))
    }
    const element = make("link", { rel: "stylesheet", href, onload: come, onerror: fail })
    document.head.append(element)
    void pause(LOADING).then(() => element.sheet || fail())
  })
}
