// Events as lines of the log: crests, names, dice, runs that unfold.

import { sentences } from "./announcer.js"
import { button, icon, make } from "./elements.js"
import { folds } from "./runs.js"
import { say } from "./words.js"

const PIPS = { 1: "e", 2: "ai", 3: "aei", 4: "acgi", 5: "acegi", 6: "acdfgi" } // of nine places, a to i
const SVG = "http://www.w3.org/2000/svg"

export class Lines {
  /** Houses: of each seat. Show: given places on the table. Play: given a vignette. */
  constructor(show, play) {
    Object.assign(this, { houses: [], show, play })
  }

  /** The elements of a group of events. */
  group(events) {
    const lines = folds(events) ? [this.run(events)] : events.flatMap((event) => this.event(event))
    const { heading } = events.at(-1)
    return heading ? [...lines, make("li", { class: "heading" }, make("b", {}, heading))] : lines
  }

  /** One line that unfolds. */
  run(events) {
    const n = events.length
    const seats = new Set(events.map((event) => event.names?.[0]?.[0]?.[2]))
    const first = events[0]
    const words = first.run ? first.run.replace("{n}", n) : `${first.lines[0]} ×${n}`
    const who = first.run && seats.size === 1 ? [this.crest([...seats][0]), namedIn(first)] : []
    const all = make("ol", {}, ...events.flatMap((event) => this.event(event)))
    const head = make("summary", {}, ...who, " ", words)
    return make("li", { class: "line run" }, make("details", {}, head, all))
  }

  event(event) {
    if (event.kind === "said") return [this.said(event)]
    if (event.kind === "undone") {
      return sentences(event).map((words) => make("li", { class: "line quiet" }, this.crest(event.seat), words))
    }
    return (event.lines ?? []).map((line, at) => this.line(event, line, at))
  }

  said({ name, seat, text }) {
    const who = make("b", { dir: "auto" }, name)
    return make("li", { class: "said" }, this.crest(seat), who, " ", make("span", { dir: "auto" }, text))
  }

  /** Crest, words with the names in bold, dice; pressing it shows the place that it is about. */
  line(event, line, at) {
    const names = event.names?.[at] ?? []
    const seat = names[0]?.[2] ?? (at ? undefined : event.seat)
    const words = make("span", { class: "words-of" }, ...bold(line, names))
    const places = at ? [] : (event.places ?? [])
    const told = places.length
      ? make("button", { type: "button", class: "jump", title: say("Show it on the table") }, words)
      : words
    if (places.length) told.addEventListener("click", () => this.show(places))
    const more = at ? [] : [...(event.dice ?? []).map((face) => die(face, this.houses[seat])), this.again(event)]
    return make("li", { class: at ? "change" : "line" }, this.crest(seat), told, ...more)
  }

  /** A picture of it can be opened again. */
  again({ vignette }) {
    if (!vignette) return undefined
    const name = say("Show the picture: {title}", { title: vignette.title })
    const open = button("", () => this.play(vignette), { class: "again", title: name, "aria-label": name }, "eye")
    return open
  }

  crest(seat) {
    return crest(this.houses[seat])
  }
}

/** The badge of a house, beside its name. */
export function crest(house) {
  return house ? drawing("0 0 44 44", "seat", use(`badge-${house}`)) : undefined
}

function drawing(box, kind, ...children) {
  const svg = document.createElementNS(SVG, "svg")
  for (const [name, value] of Object.entries({ viewBox: box, class: kind, "aria-hidden": "true" })) {
    svg.setAttribute(name, value)
  }
  svg.append(...children)
  return svg
}

function use(symbol) {
  const element = document.createElementNS(SVG, "use")
  element.setAttribute("href", `#${symbol}`)
  return element
}

/** A die in the colour of its house. */
function die(face, house = "neutral") {
  const pips = [...PIPS[face]].map((place) => {
    const at = "abcdefghi".indexOf(place)
    const pip = document.createElementNS(SVG, "circle")
    const centre = { cx: 6 + 6 * (at % 3), cy: 6 + 6 * Math.floor(at / 3), r: 2 }
    for (const [name, value] of Object.entries(centre)) pip.setAttribute(name, value)
    return pip
  })
  return drawing("0 0 24 24", `die ${house}`, ...pips)
}

/** A sentence with its names in bold. Places are counted in characters, as the server counts them. */
function bold(line, names) {
  const letters = [...line]
  const parts = []
  let at = 0
  for (const [begin, end] of names) {
    parts.push(letters.slice(at, begin).join(""), make("b", {}, letters.slice(begin, end).join("")))
    at = end
  }
  return [...parts, letters.slice(at).join("")]
}

function namedIn({ lines, names }) {
  const found = names?.[0]?.[0]
  return found ? make("b", {}, [...lines[0]].slice(found[0], found[1]).join("")) : undefined
}

/** The button that asks for the lines of one seat, or of all. */
export function siftButton(seat, house, name, press) {
  const face = house ? crest(house) : icon("people")
  return make(
    "button",
    { type: "button", "data-sift": seat ?? "", title: name, "aria-label": name, onclick: press },
    face,
  )
}
