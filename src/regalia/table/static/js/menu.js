// What lies over the table in a dialog: the menu with its seats, the points so far, the keys, the end of the game.

import { speakers } from "./access.js"
import { button, make } from "./elements.js"
import { fairPlay } from "./fair-play.js"
import { keyTable, shortcuts } from "./keys.js"
import { joinRematch, openRematch } from "./rematch.js"
import { endSheet, scoreTable } from "./scores.js"
import { terms } from "./seats.js"
import { sound } from "./sound.js"
import { say } from "./words.js"

const dialog = document.getElementById("dialog")

export class Menu {
  constructor(table) {
    this.table = table
    this.ended = false
  }

  show() {
    const { access, display, game, log, seats } = this.table
    const { table } = display.scene
    open(
      make("h2", {}, table.title),
      seats.list(table, game.bots),
      buttons(
        make("a", { class: "button", href: `/rules/${table.game}` }, say("Rules")),
        seats.watchLink(table),
        button(say("Points"), () => this.showPoints(), { class: "verb" }),
        button(say("Keys"), () => this.showKeys(), { class: "verb" }),
        closeButton(),
      ),
      access.show(table, speakers(log.events)),
      terms(table),
      fairPlay(table),
    )
  }

  showPoints() {
    const { scene } = this.table.display
    if (scene?.scores) open(scoreTable(scene.scores, say("Score so far")), buttons(closeButton()))
    else dialog.close()
  }

  showKeys() {
    open(make("h2", {}, say("Keys")), keyTable(shortcuts(this.table)), buttons(closeButton()))
  }

  /** Once: whoever has closed it has read it. */
  showEnd({ prompt, scores, seat }) {
    if (this.ended) return
    this.ended = true
    sound("over")
    const rematch = button(say("Rematch"), () => this.go(openRematch), { class: "primary", id: "rematch" })
    const next = [seat !== null && rematch, recordLink(this.table), closeButton()].filter(Boolean)
    open(...endSheet(scores, prompt), buttons(...next))
  }

  /** Somebody else has opened a rematch. */
  offerRematch(id) {
    const join = button(say("To the rematch"), () => this.go(joinRematch, id), { class: "primary" })
    document.getElementById("acts").prepend(join)
  }

  /** From this table to another one. */
  async go(way, ...more) {
    try {
      await way(this.table.display.scene.table, ...more)
    } catch (error) {
      this.table.complain(error.message)
    }
  }
}

/** The whole game as a file, once it is over. */
export const recordLink = ({ id, path }) =>
  make("a", { class: "button", href: `${path}/record`, download: `${id}.json` }, say("Download the record (JSON)"))

const buttons = (...all) => make("div", { class: "acts" }, ...all)

const closeButton = () => button(say("Close"), close, { class: "verb" })

const close = () => dialog.close()

function open(...content) {
  dialog.close() // so that the focus goes to what is new
  dialog.replaceChildren(...content)
  dialog.showModal()
}
