// The log: at most one press away; then its newest line is whole and under nothing, and so is every other one that came
// since my last move, where it scrolls inside itself.

import { breach, called, height, seen, sheet, shown } from "./boxes.js"
import { settled } from "./settled.js"
import { pressable } from "./targets.js"

const ROUGH = 1 // pixels
/** A hint opens over the rails, and goes with one press. */
const hinted = () => Boolean(document.querySelector(".advice:not(:empty)"))
const list = () => document.getElementById("log")
const tabs = () => [...document.querySelectorAll("#tabs button")]

/** What can be read: lines that hold no others. */
const lines = () => [...list().querySelectorAll("li")].filter((line) => shown(line) && !line.querySelector("li"))

/** What lies over a line, at its middle and near its ends. */
function over(line) {
  const { left, top, bottom, right } = line.getBoundingClientRect()
  const points = [0.02, 0.5, 0.98].map((share) => [left + share * (right - left), (top + bottom) / 2])
  const hits = points.map((point) => document.elementFromPoint(...point))
  return hits.find((hit) => !line.contains(hit))
}

/** Why a line cannot be read as it stands; nothing if it can. One that is higher than the box shows its end. */
function unread(line) {
  const [whole, part, box] = [line.getBoundingClientRect(), seen(line), seen(list().parentElement)]
  if (part.bottom < whole.bottom - ROUGH || part.right < whole.right - ROUGH) return "is out of sight"
  if (part.top > whole.top + ROUGH && height(whole) <= height(box)) return "is cut off"
  const hit = over(line)
  return hit && `lies under ${called(hit)}`
}

function told(line) {
  const why = unread(line)
  return why ? [breach("log", `${called(line)} ${why}`, line)] : []
}

/** Each line that came since my last move, by scrolling the log alone. */
function lately() {
  const box = list().parentElement
  const found = lines()
    .filter((line) => line.closest(".now"))
    .flatMap((line) => {
      const whole = line.getBoundingClientRect()
      const room = Math.max(0, box.clientHeight - height(whole)) / 2
      box.scrollTop += whole.bottom - box.getBoundingClientRect().bottom + room
      return told(line)
    })
  box.scrollTop = box.scrollHeight
  return found
}

/** What stands in the way of whoever wants to read; the parts of the table stand as before when this is over. */
export async function log() {
  if (sheet() || hinted() || document.body.dataset.phase === "waiting" || !list().querySelector("li")) return []
  const before = tabs().filter((tab) => tab.matches(".railed, .on"))
  if (!shown(list())) {
    const tab = tabs().find((each) => each.dataset.to === "log")
    if (!tab || !pressable(tab)) return [breach("log", "nothing leads to the log", document.getElementById("tabs"))]
    tab.click()
    await settled()
  }
  const newest = lines().at(-1)
  const found = newest ? [...told(newest), ...lately()] : [breach("log", "the log shows no line", list())]
  for (const tab of before.sort((one, two) => one.matches(".on") - two.matches(".on"))) tab.click()
  await settled()
  return found
}
