// What can be pressed: everything that is lit, and the buttons that are open to me.

import { breach, called, meet, middle, screen, seen, sheet, shown, some, table } from "./boxes.js"
import { settled } from "./settled.js"

const STEPS = 24 // times that an arrow is pressed at most

/** Lit parts of the table, also those in a part that is folded away. */
export const lit = () => [...table().querySelectorAll(".legal")]

/** The buttons of tray and header that do something now; those of an open sheet alone, if there is one. */
export function controls() {
  const among = sheet() ? "dialog[open]" : ":is(#tray, .bar, #tabs, .visited-head)"
  const found = document.querySelectorAll(`${among} :is(button, a[href], select, input, summary)`)
  return [...found].filter((each) => shown(each) && !each.disabled && each.ariaDisabled !== "true")
}

/** What lies at the middle of an element, if that is on the screen. */
function topmost(element) {
  const box = element.getBoundingClientRect()
  const [x, y] = middle(box)
  return some(box, 0) && some(meet({ left: x - 1, top: y - 1, right: x + 1, bottom: y + 1 }, screen()), 0)
    ? document.elementFromPoint(x, y)
    : null
}

/** Whether a click in the middle of an element goes to it. */
export function pressable(element) {
  const hit = topmost(element)
  return Boolean(hit && (element.contains(hit) || same(hit, element)))
}

const same = (hit, element) =>
  element.dataset.token && hit.closest("[data-token]")?.dataset.token === element.dataset.token

const visible = (element) => element && shown(element) && pressable(element)

/** What leads to a target that cannot be pressed where it is: the tab of its part, the fold of the tray, an arrow, the
 *  way back from the board of another player. */
export function leader(element) {
  const tab = element.closest("[data-tab]:not(#table)")?.dataset.tab
  const button = tab && document.querySelector(`#tabs button[data-to="${CSS.escape(tab)}"].lit`)
  if (visible(button) && !element.getClientRects().length) return button
  const ways = element.closest("#tray")
    ? ["#tray .fold", "#no-hint"]
    : [".lead:not([hidden])", "#tray .fold", "#no-hint", "#leave-visit"]
  return ways.map((way) => document.querySelector(way)).find(visible)
}

/** A control inside a part that scrolls, or in a sheet, is reached by scrolling that; the focus does it. */
function scrolledTo(element) {
  if (!sheet()?.contains(element)) return false
  element.scrollIntoView({ block: "nearest" })
  return pressable(element)
}

/** What cannot be pressed, neither where it is nor where the same is lit once more. */
function unreached(wanted) {
  const reached = new Set(
    lit()
      .filter(pressable)
      .map((each) => each.dataset.token),
  )
  return wanted.filter((each) => !pressable(each) && !(each.dataset.token && reached.has(each.dataset.token)))
}

const missed = () => [
  ...(sheet() ? [] : unreached(lit())),
  ...controls().filter((each) => !pressable(each) && !scrolledTo(each)),
]

function why(element) {
  if (!element.getClientRects().length) return "is in a part that is not shown"
  const hit = topmost(element)
  return hit ? `lies under ${called(hit)}` : "is out of sight"
}

/** Every target can be pressed where it is, or something leads to it. */
export function targets() {
  return missed()
    .filter((each) => !leader(each))
    .map((each) => breach("targets", `${called(each)} ${why(each)}`, each))
}

/** How many targets are only led to. */
export const led = () => missed().filter(leader).length

/** Follow what leads to the targets that are out of sight: in the end each of them was pressable once. */
export async function follow() {
  let left = missed().filter(leader)
  for (let step = 0; left.length && step < STEPS; step += 1) {
    const way = leader(left[0]) ?? (await settled().then(() => leader(left[0]))) // on a busy machine it comes late
    if (!way) break
    way.click()
    await settled()
    left = unreached(left)
  }
  return left.map((each) =>
    breach("targets", `${called(each)} ${why(each)}, and what leads there never comes to it`, each),
  )
}

/** What of the lit targets can be seen now. */
export const inSight = () => lit().filter((each) => pressable(each) && some(seen(each)))
