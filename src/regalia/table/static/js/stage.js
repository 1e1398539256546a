// What can be chosen comes into sight; an arrow leads to what does not fit, and tells how many.

import { icon } from "./elements.js"
import { say } from "./words.js"

const STOPS = "button, a[href], [tabindex='0']" // what the Tab key stops at, and scrolls to

export class Stage {
  constructor(root, zones) {
    Object.assign(this, { root, zones, been: new Set() })
    this.tray = document.getElementById("tray")
    this.arrow = document.getElementById("lead")
    this.arrow.addEventListener("click", () => this.next())
    addEventListener("resize", () => this.later(() => this.follow()))
    addEventListener("scroll", () => this.later(() => this.point()), true)
    for (const kind of ["zoomed", "click"]) {
      root.addEventListener(kind, () => this.later(() => this.point()))
    }
    wireFold(this.tray, root)
  }

  later(what) {
    cancelAnimationFrame(this.waiting)
    this.waiting = requestAnimationFrame(what)
  }

  /** What is lit outside the tray, in the parts that are shown. */
  get lit() {
    const all = [...this.root.querySelectorAll(".legal")]
    return all.filter((each) => each.getClientRects().length && !this.tray.contains(each))
  }

  /** What can be chosen comes into sight: the part that has it, then as much of it as fits. Begins: with my turn the
   *  map is as large as that asks for, however large somebody wanted it before. */
  follow(begins = false) {
    if (begins) this.zones.zoom?.release()
    this.been.clear()
    this.zones.tabs.reveal(".legal")
    this.show(this.lit)
    this.point()
  }

  /** What was recommended comes into sight. */
  showAdvice() {
    this.zones.tabs.reveal(".advised")
    this.show([...this.root.querySelectorAll(".advised")])
    this.point()
  }

  show(spots) {
    this.zones.zoom?.onto(spots.filter(onMap))
    if (spots.length && !spots.some(inSight)) bring(spots.find((spot) => !onMap(spot)))
  }

  /** The arrow points to the nearest of what is out of sight; it goes round, not to and fro. */
  point() {
    for (const zone of this.root.querySelectorAll("#board, .zone, .words, #hand, [data-scroll]")) reachable(zone)
    const lit = this.lit
    const here = new Set(lit.filter(inSight).map((each) => each.dataset.token))
    const away = lit.filter((each) => !here.has(each.dataset.token)) // what is in sight in one place is not led to
    this.arrow.hidden = !away.length
    if (!away.length) return
    for (const token of here) this.been.add(token)
    if (away.every((each) => this.been.has(each.dataset.token))) this.been.clear()
    const near = nearest(away.filter((each) => !this.been.has(each.dataset.token)))
    Object.assign(this, { near: near.spot, turn: near.turn })
    this.render(away.length)
  }

  render(n) {
    const words = say("Show what is out of sight: {n}", { n })
    this.arrow.style.setProperty("--turn", `${this.turn}rad`)
    this.arrow.replaceChildren(icon("pass", 14), `${n}`)
    this.arrow.setAttribute("aria-label", words)
    this.arrow.title = words
  }

  next() {
    if (onMap(this.near)) this.zones.zoom?.onto(this.lit.filter(onMap), undefined, this.near)
    else bring(this.near, "center")
    this.point()
  }
}

/** A part that scrolls can have the focus, for the arrow keys. */
function reachable(zone) {
  const { overflowX, overflowY } = getComputedStyle(zone)
  const down = zone.scrollHeight > zone.clientHeight && overflowY === "auto"
  const aside = zone.scrollWidth > zone.clientWidth && overflowX === "auto" && !zone.querySelector(STOPS)
  if (down || aside) zone.tabIndex = 0
  else zone.removeAttribute("tabindex")
}

const onMap = (spot) => Boolean(spot.closest(".zoom"))
const bring = (spot, block = "nearest") => spot?.scrollIntoView({ block, inline: "nearest" })

function middle(element) {
  const { x, y, width, height } = element.getBoundingClientRect()
  return [x + width / 2, y + height / 2]
}

/** Whether a click at its centre meets it. */
function inSight(spot) {
  const [x, y] = middle(spot)
  const hit = x > 0 && y > 0 && x < innerWidth && y < innerHeight && document.elementFromPoint(x, y)
  return Boolean(hit) && (spot.contains(hit) || hit.closest("[data-token]")?.dataset.token === spot.dataset.token)
}

/** The spot nearest to the middle of the board, and its direction from there. */
function nearest(spots) {
  const [x, y] = middle(document.getElementById("board"))
  const far = spots.map((spot) => {
    const [a, b] = middle(spot)
    return { spot, far: Math.hypot(a - x, b - y), turn: Math.atan2(b - y, a - x) }
  })
  return far.sort((one, other) => one.far - other.far)[0]
}

/** On the smallest screens the tray opens over the board, until something is chosen. */
function wireFold(tray, root) {
  const fold = document.getElementById("fold")
  const open = (yes) => {
    tray.classList.toggle("unfolded", yes)
    fold.setAttribute("aria-expanded", String(yes))
  }
  fold.addEventListener("click", () => open(!tray.classList.contains("unfolded")))
  root.addEventListener("click", (event) => event.target.closest?.(".can.legal, .verb, .lead") && open(false))
}
