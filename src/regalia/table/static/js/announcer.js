// A voice for what happens: a screen reader reads each line that is added to a live region, one after the other.

import { make } from "./elements.js"
import { say } from "./words.js"

const PACE = 250 // milliseconds between two lines
const BEHIND = 2500 // milliseconds by which the last of many lines may come late: they come faster
const KEPT = 60 // lines that stay in a region

export class Announcer {
  /** `#live` gets the lines of the log, `#asked` the prompts and complaints. One queue keeps them in order. */
  constructor() {
    const [lines, asides, dialog] = ["live", "asked", "dialog"].map((id) => document.getElementById(id))
    Object.assign(this, { lines, asides, dialog, queue: [], prompt: "", prompted: "", steps: new Set() })
    this.timer = undefined
    watch(document.getElementById("say"), (words) => this.ask(words))
    watch(document.getElementById("more"), (words, element) => this.add(words, element.classList.contains("bad")))
  }

  /** Lines of the log: every one of them, in this order. */
  tell(lines) {
    for (const line of lines) this.enqueue(this.lines, line)
  }

  /** Something besides the log, now. */
  aside(sentence) {
    if (sentence !== this.queue.at(-1)?.line) this.enqueue(this.asides, sentence)
  }

  /** What is to be done now: once, after what has happened; only the newest prompt counts. */
  ask(words) {
    this.prompt = words
    this.start()
  }

  /** What the tray says besides its prompt: a complaint each time, an instruction once for a prompt. */
  add(words, complaint) {
    if (!complaint && this.steps.has(words)) return
    if (!complaint) this.steps.add(words)
    this.aside(words)
  }

  enqueue(region, line) {
    this.queue.push({ region, line })
    this.start()
  }

  start() {
    this.timer ??= setTimeout(() => this.next())
  }

  next() {
    const entry = this.queue.shift() ?? this.newPrompt()
    this.timer = entry && setTimeout(() => this.next(), Math.min(PACE, BEHIND / (this.queue.length + 1)))
    if (entry) this.speak(entry.region, entry.line)
  }

  newPrompt() {
    if (this.prompt === this.prompted) return undefined
    this.prompted = this.prompt
    this.steps.clear()
    return { region: this.asides, line: this.prompt }
  }

  /** What is outside an open dialog is silent, so the line is added there too. */
  speak(region, line) {
    append(region, line)
    if (this.dialog.open) append(this.voice(), line)
  }

  /** The live region of the dialog that is open. */
  voice() {
    const found = this.dialog.querySelector(".voice") ?? make("div", { class: "spoken voice", "aria-live": "polite" })
    if (!found.isConnected) this.dialog.append(found)
    return found
  }
}

/** What an event says, line by line. */
export function sentences(event) {
  if (event.kind === "said") return [say("{name}: {text}", event)]
  if (event.kind === "undone") return event.lines?.length ? event.lines : [say("A move was undone.")]
  return [...(event.lines ?? []), ...(event.heading ? [event.heading] : [])]
}

function append(region, line) {
  region.append(make("p", { dir: "auto" }, line))
  while (region.childElementCount > KEPT) region.firstChild.remove()
}

/** Told: given the text of an element whenever it is another one, or a complaint again. */
function watch(element, told) {
  let last = ""
  const look = () => {
    const words = element.textContent.trim()
    if (words && (words !== last || element.classList.contains("bad"))) told(words, element)
    last = words
  }
  new MutationObserver(look).observe(element, { childList: true, characterData: true, subtree: true })
}
