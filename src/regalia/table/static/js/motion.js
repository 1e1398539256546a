// Things travel: what has the same data-piece before and after a change moves from here to there.

import { reducedMotion } from "./prefs.js"
import { within } from "./waiting.js"

const LIMIT = 1000 // milliseconds after which nobody waits for what moves
const LONG = 260 // milliseconds for one piece
const STEP = 60 // between two cubes
const MOST = 60 // pieces that travel at once
const DICE = '[data-piece^="die"]'
const OUT = "cubic-bezier(.2, .7, .2, 1)"

/** Change the page by a function. Pieces of HTML travel by a view transition, pieces of a drawing by themselves. */
export async function travel(root, change) {
  if (reducedMotion() || document.hidden) return change()
  const before = positions(root)
  const faces = diceFaces(root)
  const named = nameForTransition(root, before)
  if (!named.length || !document.startViewTransition) {
    change()
    tumble(root, faces)
    return glide(root, before)
  }
  const changed = once(change)
  await transition(() => {
    changed()
    nameForTransition(root, before)
    glide(root, before)
  })
  for (const piece of root.querySelectorAll("[data-piece]")) piece.style.viewTransitionName = ""
  changed()
  tumble(root, faces)
}

/** The same function, which does its work once: whenever it is called, it returns or throws the same. */
function once(work) {
  let ended
  return () => {
    ended ??= outcome(work)
    if (ended.error) throw ended.error
    return ended.value
  }
}

function outcome(work) {
  try {
    return { value: work() }
  } catch (error) {
    return { error }
  }
}

/** A view transition, as far as the browser makes one: what goes wrong with it is no harm. */
async function transition(change) {
  try {
    const view = document.startViewTransition(change)
    for (const part of [view.ready, view.updateCallbackDone]) part.catch(() => {})
    await within(LIMIT, view.finished)
    view.skipTransition()
  } catch {
    // the change is made without it
  }
}

/** What each die shows. */
const diceFaces = (root) => new Map([...root.querySelectorAll(DICE)].map((die) => [die.dataset.piece, die.innerHTML]))

/** Dice that show something else have been rolled: they tumble and land on their number. */
function tumble(root, faces) {
  for (const die of root.querySelectorAll(DICE)) {
    if (faces.has(die.dataset.piece) && faces.get(die.dataset.piece) === die.innerHTML) continue
    const turn = 180 + 180 * (die.dataset.piece.length % 3)
    die.animate([{ rotate: `-${turn}deg`, scale: 0.7 }, { rotate: "20deg", scale: 1.12, offset: 0.7 }, {}], {
      duration: 500,
      easing: OUT,
    })
  }
}

/** Nothing lies over it and it is not scrolled away: what travels is drawn above everything else. */
function inSight(piece) {
  const { x, y, width, height } = piece.getBoundingClientRect()
  return piece.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}

const inDrawing = (piece) => piece instanceof SVGElement && piece.localName !== "svg"

function positions(root) {
  const found = new Map()
  for (const piece of root.querySelectorAll("[data-piece]")) {
    found.set(piece.dataset.piece, spot(piece))
  }
  return found
}

/** Where a piece is on the screen; in a drawing also where it is in that, however large that is shown and wherever. */
function spot(piece) {
  const { x, y } = piece.getBoundingClientRect()
  if (!inDrawing(piece)) return { x, y }
  const drawing = piece.ownerSVGElement
  const at = drawing.getBoundingClientRect()
  const scale = piece.getScreenCTM?.()?.a || 1
  const within = { of: `${drawing.closest(".zone")?.id} ${drawing.getAttribute("viewBox")}` }
  return { x, y, scale, within: { ...within, x: (x - at.x) / scale, y: (y - at.y) / scale } }
}

/** How far it was from where it is now, in the measure of its drawing. */
function moved(old, now) {
  if (old.within?.of === now.within.of) return [old.within.x - now.within.x, old.within.y - now.within.y]
  return [(old.x - now.x) / now.scale, (old.y - now.y) / now.scale]
}

/** The same pieces get the same names before and after, so that what stays is not faded out. */
function nameForTransition(root, before) {
  const pieces = [...root.querySelectorAll("[data-piece]")].filter((piece) => !inDrawing(piece) && inSight(piece))
  const named = pieces.length > MOST ? [] : pieces.filter((piece) => before.has(piece.dataset.piece))
  for (const piece of named) piece.style.viewTransitionName = `p-${piece.dataset.piece.replace(/[^a-zA-Z0-9-]/g, "-")}`
  return named
}

/** What is drawn inside a picture moves in the picture's own measure; what is new fades in. */
function glide(root, before) {
  let moving = 0
  for (const piece of root.querySelectorAll("[data-piece]")) {
    if (!inDrawing(piece)) continue
    const old = before.get(piece.dataset.piece)
    const [dx, dy] = old ? moved(old, spot(piece)) : [0, 0]
    if (old && Math.abs(dx) + Math.abs(dy) < 2) continue
    if (moving >= MOST) return
    const from = old ? { translate: `${dx}px ${dy}px` } : { opacity: 0 }
    piece.animate([from, {}], {
      duration: LONG,
      delay: Math.min(moving * STEP, 400),
      easing: OUT,
      fill: "backwards",
    })
    moving += 1
  }
}
