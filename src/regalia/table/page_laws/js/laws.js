// The laws of the page that can be seen at one moment, and how the tray stands.

import { focus } from "./focus.js"
import { parts } from "./parts.js"
import { sizes } from "./sizes.js"
import { led, lit, targets } from "./targets.js"
import { text } from "./text.js"

const LOW = 500 // pixels: on screens less high the tray stands beside the board

/** The sizes of the tray that may not change while a game goes on. */
function tray() {
  const { width, height } = document.getElementById("tray").getBoundingClientRect()
  return innerHeight < LOW ? `${Math.round(width)} x ${Math.round(height)}` : `${Math.round(height)} high`
}

const LAWS = { targets, sizes, parts, text, focus }

/** What breaks the laws of these names; how many targets are lit, and how many are only led to. */
export function laws(names) {
  const breaches = names.flatMap((name) => LAWS[name]?.() ?? [])
  return { breaches, lit: lit().length, led: led(), tray: tray() }
}
