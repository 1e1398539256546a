// A board of rows and cells: the arrows visit every cell, whether it can be chosen or not.

import { say } from "./words.js"

const PAGE = 5 // rows
const CELL = "[role=gridcell]"
const STEPS = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  PageUp: [-PAGE, 0],
  PageDown: [PAGE, 0],
  Home: [0, -Infinity],
  End: [0, Infinity],
}

export class Grid {
  /** Visit: given the cell that gets the focus. */
  constructor(root, visit) {
    this.visit = visit
    root.addEventListener("keydown", (event) => this.keydown(event))
    root.addEventListener("focusin", ({ target }) => target.matches(CELL) && describe(target))
  }

  keydown(event) {
    const cell = event.target.closest?.(CELL)
    const step = STEPS[event.key]
    if (!cell || !step || event.altKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    event.stopImmediatePropagation()
    this.visit(event.ctrlKey ? corner(cell, event.key) : beside(cell, step))
  }
}

const cellsOf = (row) => [...row.querySelectorAll(CELL)]
const rowsOf = (cell) => [...cell.closest("[role=grid]").querySelectorAll("[role=row]")]
const column = (cell) => Number(cell.ariaColIndex) || cellsOf(cell.closest("[role=row]")).indexOf(cell) + 1
const within = (number, all) => Math.min(Math.max(number, 0), all.length - 1)

/** So many rows and cells from here, inside the board; the row above or below is entered where it is nearest. */
function beside(cell, [down, right]) {
  const rows = rowsOf(cell)
  const row = cell.closest("[role=row]")
  const cells = cellsOf(row)
  if (!down) return cells[within(cells.indexOf(cell) + right, cells)]
  const far = (other) => Math.abs(column(other) - column(cell))
  const near = cellsOf(rows[within(rows.indexOf(row) + down, rows)])
  return near.reduce((best, other) => (far(other) < far(best) ? other : best))
}

/** Control with Home or End: the first and the last cell. */
function corner(cell, key) {
  const rows = rowsOf(cell)
  if (key === "Home") return cellsOf(rows[0])[0]
  return key === "End" ? cellsOf(rows.at(-1)).at(-1) : cell
}

/** Whether the cell can be chosen, or why not: read after its name. */
function describe(cell) {
  const why = cell.closest("[data-why]")?.dataset.why
  const states = { chosen: say("chosen"), legal: say("can be chosen") }
  const state = Object.keys(states).find((name) => cell.classList.contains(name))
  const words = states[state] ?? why
  if (words) cell.setAttribute("aria-description", words)
  else cell.removeAttribute("aria-description")
}
