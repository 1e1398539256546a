// The table in words: its description, what can be done as a list, a typed move, a place on the board, the last turn,
// the whole story, help.

import { sentences } from "./announcer.js"
import { button, make } from "./elements.js"
import { buttons, closeButton, open } from "./menu.js"
import { get } from "./net.js"
import { orderNames, orderOf } from "./orders.js"
import { say } from "./words.js"

const FEW = 12 // moves that are listed at once

export class InWords {
  constructor(table) {
    this.table = table
  }

  ask(what, more = {}) {
    const { path, viewer } = this.table
    const seat = viewer.seat === null ? {} : { seat: viewer.seat }
    return get(`${path}/${what}?${new URLSearchParams({ ...more, ...seat })}`)
  }

  /** Something that is fetched first; what goes wrong with it is said. */
  async try(work) {
    try {
      await work()
    } catch (error) {
      this.table.complain(error.message)
    }
  }

  describe() {
    return this.try(async () => {
      const lines = await this.ask("description")
      tell(say("The table in words"), lines.length ? lines : [say("Waiting for players.")])
    })
  }

  /** All that has happened. */
  tellStory() {
    tell(say("What happened"), this.table.log.events.flatMap(sentences))
  }

  /** On a part of the game, or the rules in short. */
  help(asked) {
    return this.try(async () => {
      const found = await this.ask("topics", { asked })
      const none = make("p", {}, say("There is no help on “{asked}”.", { asked }))
      const told = found.flatMap(({ name, text }) => [make("h3", {}, name), ...paragraphs(text.split("\n"))])
      open(heading(say("Help")), this.topicField(), ...(found.length ? told : [none]), buttons(closeButton()))
    })
  }

  /** What happened since my last choice, once more. */
  repeat() {
    const { announcer, display, log } = this.table
    announcer.tell(log.lately)
    announcer.aside(display.scene?.prompt ?? "")
  }

  /** The place that has the focus: what lies there and around it. */
  tellPlace() {
    const token = document.activeElement?.closest("[role=gridcell]")?.dataset.token
    if (!token) return this.table.complain(say("Go to a place on the board first."))
    return this.try(async () => {
      const { text } = await this.ask(`places/${encodeURIComponent(token)}`)
      this.table.announcer.aside(text)
    })
  }

  /** Words: only the moves that have all of them. */
  listMoves(words = "") {
    if (this.table.viewer.seat === null) return this.table.complain(say("Spectators have no moves."))
    return this.try(async () => {
      const groups = narrowed(await this.ask("moves"), words)
      const none = groups.length ? undefined : make("p", {}, say("You have nothing to choose now."))
      open(
        heading(say("What you can do")),
        this.moveField(),
        none ?? "",
        ...groups.map(this.group, this),
        buttons(closeButton()),
      )
    })
  }

  group({ title, moves }) {
    const items = moves.map((move) =>
      make(
        "li",
        {},
        button(move.label, () => this.play(move), { class: "verb" }),
      ),
    )
    const few = moves.length <= FEW
    return make("details", { class: "moves", open: few }, make("summary", {}, title), make("ul", {}, ...items))
  }

  /** A move in the notation of the terminal, in short or in words; or an order. */
  moveField() {
    const react = async (text) => {
      const order = orderOf(text)
      if (order) await order(this.table)
      else this.play(await this.ask("typed", { text }))
    }
    const also = say("Or one of these: {orders}.", { orders: orderNames() })
    return field({ label: say("Type a move"), verb: say("Play"), also }, react)
  }

  /** Enough letters of a name, or a kind of parts. */
  topicField() {
    return field({ label: say("A name or a word"), verb: say("Find") }, (text) => this.help(text))
  }

  play({ action, label }) {
    const { display, tray } = this.table
    document.getElementById("dialog").close()
    const option = display.scene.options.find((each) => each.action === action)
    if (option) tray.play({ ...option, label })
    else this.table.complain(say("That is not possible any more."))
  }
}

const paragraphs = (lines) => lines.map((line) => make("p", {}, line))

function tell(title, lines) {
  open(heading(title), ...paragraphs(lines), buttons(closeButton()))
}

/** Only the moves whose words hold all of these. */
function narrowed(groups, words) {
  const wanted = words.toLowerCase().split(/\s+/)
  const fits = ({ label }) => wanted.every((word) => label.toLowerCase().includes(word))
  return groups.map(({ title, moves }) => ({ title, moves: moves.filter(fits) })).filter(({ moves }) => moves.length)
}

const heading = (words) => make("h2", { tabindex: "-1" }, words)

/** Something to type; what is wrong with it is said. */
function field({ label, verb, also = "" }, react) {
  const wrong = make("p", { class: "wrong", role: "alert" })
  const more = make("p", { class: "quiet", id: "typed-more" }, also)
  const attributes = { name: "typed", maxlength: 400, autocomplete: "off", autofocus: true }
  const input = make("input", { ...attributes, "aria-describedby": also ? more.id : undefined })
  const send = async (event) => {
    event.preventDefault()
    wrong.textContent = ""
    try {
      await react(input.value)
    } catch (error) {
      wrong.textContent = error.message
    }
  }
  const press = make("button", { type: "submit" }, verb)
  return make("form", { class: "typed", onsubmit: send }, make("label", {}, label, " ", input), press, wrong, more)
}
