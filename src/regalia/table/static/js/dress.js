// A table puts on the clothes of its game.

import { make } from "./make.js"
import { within } from "./patience.js"

const LOADING = 10_000 // milliseconds for a style sheet; then we go on without it

/** The page of a table is the same for all games: what this one wears comes when we know which it is. */
export function dress(face) {
  document.body.dataset.title = face.title
  document.title = face.title
  document.querySelector(".where h1").textContent = face.title
  return within(LOADING, new Promise((go) => {
    const sheet = make("link", { rel: "stylesheet", href: `${document.body.dataset.static}/${face.game}.css`, onload: go, onerror: go })
    document.head.append(sheet)
  }))
}
