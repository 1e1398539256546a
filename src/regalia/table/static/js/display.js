// What the page shows of a scene: the lobby, the table during play, the end.

import { passing } from "./curtain.js"
import { button, make } from "./elements.js"
import { fairPlay } from "./fair-play.js"
import { terms } from "./seats.js"
import { sound } from "./sound.js"
import { say } from "./words.js"

export class Display {
  constructor(table) {
    this.table = table
    this.scene = undefined // the one that is shown
  }

  show(scene) {
    const { curtain, menu, root, viewer } = this.table
    document.body.dataset.phase = scene.phase
    if (scene.phase === "waiting") this.showLobby(scene)
    else this.showPlay(scene)
    this.scene = scene
    root.dataset.number = scene.number
    if (passing(scene, viewer.seat)) curtain.fall(scene.turns[0], scene.table.chairs)
    else curtain.rise(viewer.seat)
    if (scene.phase === "over") menu.showEnd(scene)
  }

  showPlay(scene) {
    const { hint, selection, tray, viewer, zones } = this.table
    document.querySelector(".lobby")?.remove()
    zones.show(scene)
    if (viewer.tell(scene.number)) zones.rememberPieces()
    zones.markNewPieces()
    hint.show(scene)
    selection.offer(scene.options)
    tray.show(scene)
    this.offerSeatBack(scene.table)
    this.showTurn(scene)
    const begins = scene.options.length > 0 && !this.scene?.options.length
    if (scene.options.length) zones.showChoices(begins)
    if (begins) sound("turn")
  }

  showTurn({ options }) {
    const watching = this.table.viewer.seat === null ? say("you are watching") : ""
    document.title = `${options.length ? "● " : ""}${document.body.dataset.title}`
    document.getElementById("where").textContent = options.length ? say("your turn") : watching
  }

  /** A bot plays for me, or holds the seat that I have left: one button takes it back. */
  offerSeatBack({ chairs, phase }) {
    const { seats, viewer } = this.table
    const seat = chairs.findIndex((chair, at) => chair.left || (at === viewer.seat && chair.away))
    if (seat < 0 || phase !== "playing") return
    const take = button(say("Take my seat back"), () => seats.do("back", { seat }), { class: "primary" })
    document.getElementById("acts").prepend(take)
  }

  showLobby({ number, table }) {
    const { game, seats, viewer } = this.table
    viewer.tell(number)
    const lobby = make(
      "section",
      { class: "sheet lobby" },
      make("h2", { class: "title" }, say("The table is set")),
      make("p", {}, say("The game begins as soon as every seat is taken.")),
      seats.list(table, game.bots),
      make("div", { class: "acts" }, seats.watchLink(table)),
      terms(table),
      fairPlay(table),
    )
    document.getElementById("board").replaceChildren(lobby)
    document.getElementById("say").textContent = say("Waiting for players.")
  }

  /** Nothing of the table stays on the screen of somebody who may not be here any more. */
  clear() {
    document.getElementById("dialog").close()
    const words = make("h2", { role: "alert" }, say("You are not at this table any more."))
    const home = make("a", { class: "button primary", href: "/" }, say("Home"))
    this.table.root.replaceChildren(
      make("section", { class: "sheet lobby" }, words, make("div", { class: "acts" }, home)),
    )
    document.getElementById("tabs").replaceChildren()
    document.getElementById("where").textContent = ""
    document.getElementById("lost").hidden = true
  }
}
