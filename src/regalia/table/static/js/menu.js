// What lies over the table in a dialog: the menu with its seats, the points so far, the keys, the end of the game.

import { speakers } from "./access.js"
import { afterwards } from "./afterwards.js"
import { button, make } from "./elements.js"
import { fairPlay } from "./fair-play.js"
import { KeyEditor } from "./key-editor.js"
import { fixedKeys } from "./keys.js"
import { agreed } from "./lobby.js"
import { endSheet, scoreTable } from "./scores.js"
import { sound } from "./sound.js"
import { say } from "./words.js"

const dialog = document.getElementById("dialog")

export class Menu {
  constructor(table) {
    this.table = table
    this.ended = false
    this.next = undefined // the table of the rematch
  }

  show() {
    const { access, display, game, inWords, log, seats } = this.table
    const { table } = display.scene
    open(
      make("h2", {}, table.title),
      seats.list(table, game.bots),
      buttons(
        ...(table.phase === "over" ? this.afterwards(() => this.showEnd()) : []),
        make("a", { class: "button", href: `/rules/${table.game}?table=${table.id}` }, say("Rules")),
        make("a", { class: "button", href: `/components/${table.game}?table=${table.id}` }, say("Components")),
        make("a", { class: "button", href: "/mine" }, say("My games")),
        make("a", { class: "button", href: `/settings?table=${table.id}` }, say("Settings")),
        seats.watchLink(table),
        button(say("Points"), () => this.showPoints(), { class: "verb" }),
        button(say("What you can do"), () => inWords.listMoves(), { class: "verb" }),
        button(say("The table in words"), () => inWords.describe(), { class: "verb" }),
        button(say("Keys"), () => this.showKeys(), { class: "verb" }),
        table.coach && button(say("Coach: call or send away"), () => this.toggleCoach(), { class: "verb" }),
        closeButton(),
      ),
      access.show(table, speakers(log.events)),
      agreed(table),
      fairPlay(table),
    )
  }

  toggleCoach() {
    dialog.close()
    this.table.display.coach.toggle()
  }

  showPoints() {
    const { scene } = this.table.display
    const title = scene?.phase === "over" ? say("Final score") : say("Score so far")
    if (scene?.scores) open(scoreTable(scene.scores, title), buttons(closeButton()))
    else dialog.close()
  }

  showKeys() {
    open(make("h2", {}, say("Keys")), fixedKeys(), ...new KeyEditor().parts, buttons(closeButton()))
  }

  /** By itself once: whoever has closed it has read it, and finds it again in tray and menu. */
  announceEnd() {
    if (this.ended) return
    this.ended = true
    sound("over")
    this.showEnd()
  }

  showEnd() {
    const { prompt, scores } = this.table.display.scene
    open(...endSheet(scores, prompt), buttons(...this.afterwards(), closeButton()))
  }

  /** What can be done when the game is over. */
  afterwards(showResult) {
    return afterwards(this.table.display.scene, this.next, (way, ...more) => this.go(way, ...more), showResult)
  }

  /** The same in the tray, for whoever has closed the sheet. */
  offerAfterwards() {
    if (this.table.display.scene?.phase !== "over") return
    document.getElementById("acts").replaceChildren(...this.afterwards(() => this.showEnd()))
  }

  /** Somebody else has opened a rematch. */
  offerRematch(id) {
    this.next = id
    this.offerAfterwards()
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

export const buttons = (...all) => make("div", { class: "acts" }, ...all)

export const closeButton = () => button(say("Close"), close, { class: "verb" })

const close = () => dialog.close()

export function open(...content) {
  dialog.close() // so that the focus goes to what is new
  dialog.replaceChildren(...content)
  dialog.showModal()
}
