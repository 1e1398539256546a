// Time that is left, in words: in few letters for the eye, in one unit for the ear.

import { say } from "./words.js"

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const UNITS = [
  ["day", DAY],
  ["hour", HOUR],
  ["minute", MINUTE],
  ["second", 1],
]

/** Seconds as a clock shows them: 0:09, 59:59, 5 h 12 min, 2 d 3 h. */
export function shownTime(left) {
  const [d, h, min] = [Math.floor(left / DAY), Math.floor((left % DAY) / HOUR), Math.floor((left % HOUR) / MINUTE)]
  if (d) return say("{d} d {h} h", { d, h })
  return h ? say("{h} h {min} min", { h, min }) : minutes(left)
}

/** The same where there is little room: only the largest unit of long times. */
export function shortTime(left) {
  if (left >= DAY) return say("{d} d", { d: Math.floor(left / DAY) })
  return left >= HOUR ? say("{h} h", { h: Math.floor(left / HOUR) }) : minutes(left)
}

const minutes = (left) => `${Math.floor(left / MINUTE)}:${String(Math.floor(left % MINUTE)).padStart(2, "0")}`

/** For the ear: 2 days, 90 minutes, 10 seconds. */
export function spokenTime(left) {
  const [unit, size] = UNITS.find(([, seconds]) => left >= 2 * seconds) ?? UNITS.at(-1)
  const words = new Intl.NumberFormat(document.documentElement.lang, { style: "unit", unit, unitDisplay: "long" })
  return words.format(Math.floor(left / size))
}
