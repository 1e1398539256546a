// What the page shows of a scene: the lobby, the table during play, the end.

import { Clock } from "./clock.js"
import { showClosed } from "./closed.js"
import { passing } from "./curtain.js"
import { button } from "./elements.js"
import { lobby } from "./lobby.js"
import { notify } from "./notices.js"
import { offer, opponents } from "./offer.js"
import { OnlyMove } from "./only-move.js"
import { sound } from "./sound.js"
import { TableCoach } from "./table-coach.js"
import { title } from "./title.js"
import { say } from "./words.js"

export class Display {
  constructor(table) {
    this.table = table
    this.scene = undefined // the one that is shown
    this.own = [] // what I have done since it was
    this.clock = new Clock(table.root, table.announcer)
    this.onlyMove = new OnlyMove(table)
    this.coach = new TableCoach(table)
  }

  show(scene) {
    const { curtain, log, menu, root, viewer, visits } = this.table
    document.body.dataset.phase = scene.phase
    if (scene.phase === "waiting") this.showLobby(scene)
    else this.showPlay(scene)
    this.scene = scene
    log.know(scene.table.chairs)
    offer(scene.table)
    root.dataset.number = scene.number
    if (passing(scene, viewer.seat)) {
      visits.leave()
      curtain.fall(scene.turns[0], scene.table.chairs)
    } else curtain.rise(viewer.seat)
    this.onlyMove.consider()
    if (scene.phase !== "waiting") void visits.update()
    if (scene.phase !== "over") return
    menu.offerAfterwards()
    menu.announceEnd()
  }

  showPlay(scene) {
    const { focus, hint, rule, selection, stage, tray, viewer, visits, zones } = this.table
    document.querySelector(".lobby")?.remove()
    zones.show(scene)
    this.own.push(...viewer.tell(scene.number))
    this.onlyMove.note(this.own)
    if (this.own.includes("acted")) zones.rememberPieces()
    zones.markNewPieces()
    hint.show(scene)
    const same = !this.own.length && this.scene?.seat === scene.seat
    selection.offer(scene.options, same)
    tray.show(scene, same)
    rule.offer(scene)
    this.clock.show(scene)
    this.offerSeatBack(scene.table)
    this.showTurn(scene)
    const begins = scene.options.length > 0 && !this.scene?.options.length
    if (begins || !same) {
      visits.giveWay()
      stage.follow(begins)
    } else stage.point()
    if (scene.options.length) focus.lead(begins)
    if (begins) this.announceTurn(scene)
    this.coach.show(scene, this.own)
    this.own = []
  }

  announceTurn({ table }) {
    sound("turn")
    void notify(say("Your turn: {game}", { game: table.title }), opponents(table), `/table/${table.id}`)
  }

  /** In the header: the round, the season or the turn, and whether it is mine. */
  showTurn({ heading, options }) {
    const watching = this.table.viewer.seat === null ? say("you are watching") : ""
    title.show(document.body.dataset.title, options.length ? say("Your turn") : "")
    const now = [heading, options.length ? say("your turn") : watching].filter(Boolean)
    document.getElementById("where").textContent = now.join(" · ")
  }

  /** A bot plays for me, or holds the seat that I have left: one button takes it back. */
  offerSeatBack({ chairs, phase }) {
    const { seats } = this.table
    const seat = chairs.findIndex((chair) => chair.left || (chair.mine && chair.away))
    if (seat < 0 || phase !== "playing") return
    const take = button(say("Take my seat back"), () => seats.do("back", { seat }), { class: "primary" })
    document.getElementById("acts").prepend(take)
  }

  showLobby({ number, table }) {
    const { game, seats, viewer } = this.table
    viewer.tell(number)
    document.getElementById("board").replaceChildren(lobby(table, seats, game.bots))
    document.getElementById("say").textContent = say("Waiting for players.")
  }

  /** Nothing of the table stays on the screen of somebody who may not be here any more. */
  clear() {
    showClosed(this.table.root, say("You are not at this table any more."))
  }
}
