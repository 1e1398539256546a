// The page of a table is the same for all games; the style sheet of its game comes when we know which it is.

import { make } from "./elements.js"
import { within } from "./waiting.js"

const LOADING = 10_000 // milliseconds for a style sheet; then we go on without it

export function loadStyle(game) {
  const href = `${document.body.dataset.static}/${game}.css`
  const loaded = new Promise((go) => {
    document.head.append(make("link", { rel: "stylesheet", href, onload: go, onerror: go }))
  })
  return within(LOADING, loaded)
}
