// The table: what the server shows, what I choose, what happens.

import { Access, speakers } from "./access.js"
import { meet, rematch } from "./again.js"
import { Connection } from "./connection.js"
import { Curtain, passing } from "./curtain.js"
import { enter } from "./door.js"
import { dress } from "./dress.js"
import { Follower } from "./follow.js"
import { Hint } from "./hint.js"
import { keys, list } from "./keys.js"
import { Lights } from "./lights.js"
import { Log } from "./log.js"
import { button, make } from "./make.js"
import { travel } from "./motion.js"
import { get, post, Refusal } from "./net.js"
import { Outbox } from "./outbox.js"
import { pause } from "./patience.js"
import { beat, prefs } from "./prefs.js"
import { closing, ending, sheet } from "./scores.js"
import { fair, mine, Seats, terms } from "./seats.js"
import { sound } from "./sound.js"
import { Stage } from "./stage.js"
import { helps } from "./tip.js"
import { Tray } from "./tray.js"
import { say } from "./words.js"

const id = document.body.dataset.table
const path = `/api/tables/${id}`
const root = document.getElementById("table")
const dialog = document.getElementById("dialog")
const TRIES = 3 // to show something that fails by itself
const THOUGHT = 90_000 // milliseconds for a hint on a busy server

class Table {
  constructor(game) {
    this.game = game
    this.seat = undefined // mine that is shown; null for a spectator
    this.stage = new Stage(root)
    this.lights = new Lights(root, (option) => this.tray.play(option), () => this.tray?.changed(), (why) => this.tray.complain(why))
    this.tray = new Tray(this.lights, (what, body) => this.send(what, body), () => this.hint.press())
    this.hint = new Hint(this.lights, this.stage, () => post(`${path}/hint`, { seat: this.seat }, undefined, THOUGHT), (option) => this.tray.play(option), (why) => this.tray.complain(why))
    this.log = new Log(document.getElementById("log"), document.getElementById("live"))
    this.seats = new Seats(id, (sentence) => this.tray.complain(sentence), () => this.reopen())
    this.access = new Access(id, (sentence) => this.tray.complain(sentence))
    this.curtain = new Curtain(root, (seat) => this.sit(seat))
    this.connection = new Connection(path, (event) => this.hear(event), () => this.follower.hear(), () => this.reopen())
    this.outbox = new Outbox(root, path, this.connection, (sentence) => this.refused(sentence))
    this.follower = new Follower(() => this.look(), (error, tries) => this.failed(error, tries))
    this.news = [] // events that the page does not show yet
    this.ended = false
  }

  /** Show the table through the eyes of a seat of mine, or as a spectator. */
  async sit(seat) {
    await this.open(seat)
    await this.follower.hear()
  }

  /** The log and the stream of a seat; somebody may have sat down elsewhere before they come. */
  async open(seat) {
    this.seat = seat
    this.connection.close()
    this.news = []
    const { events } = await this.connection.get("log", seat)
    if (this.seat !== seat) return
    this.log.fill(events, seat)
    this.connection.open(seat, events.length)
  }

  /** The stream was ended: the seat may have another holder by now. */
  async reopen() {
    try {
      const seats = mine(await get(path))
      await this.sit(seats.includes(this.seat) ? this.seat : (seats[0] ?? null))
    } catch (error) {
      if ([401, 403, 404].includes(error.status)) this.leave()
      else if (error.status < 500) this.tray.complain(error.message)
      else this.connection.lose(true)
    }
  }

  /** Who may not be here any more keeps nothing of the table on the screen. */
  leave() {
    this.connection.close()
    dialog.close()
    const words = make("h2", { role: "alert" }, say("You are not at this table any more."))
    root.replaceChildren(make("section", { class: "sheet lobby" }, words, make("div", { class: "acts" }, make("a", { class: "button primary", href: "/" }, say("Home")))))
    document.getElementById("tabs").replaceChildren()
    document.getElementById("where").textContent = ""
    document.getElementById("lost").hidden = true
  }

  hear(event) {
    this.news.push(event)
    if (event.kind === "said") return this.tell(event.number), sound("chat")
    if (event.kind === "device") return this.tell(event.number), this.tray.complain(event.lines.join(" "))
    if (event.kind === "again") return this.met(event.text)
    this.follower.hear()
    sound(event.seat === -1 && event.kind === "acted" ? "roll" : "place")
  }

  /** What happened is told when it is seen. Whether something of it was my own choice. */
  tell(number) {
    let mine = false
    while (this.news.length && this.news[0].number <= number) {
      const event = this.news.shift()
      mine ||= event.kind === "acted" && event.seat === this.seat
      this.log.hear(event)
    }
    return mine
  }

  /** The newest state. What another seat was sent meanwhile is not shown; a spectator who was given a seat takes it. */
  async look() {
    const scene = await this.connection.get("scene", this.seat, { have: this.stage.have })
    const [own] = mine(scene.table)
    if (this.seat === null && own !== undefined) return this.open(own).then(() => this.look())
    if (scene.seat !== this.seat) return
    this.connection.reached()
    const calm = this.scene?.seat !== scene.seat || passing(scene, this.seat)
    await (calm ? this.show(scene) : travel(root, () => this.show(scene)))
    if (!scene.options.length) await pause(beat())
  }

  /** A look that failed: whether to look again. What fails by itself is drawn anew, some times. */
  failed(error, tries) {
    if (!(error instanceof Refusal)) reportError(error)
    const again = (error.status ?? 500) >= 500 && tries < TRIES
    if (!again) this.tray.complain(error instanceof Refusal ? error.message : say("The page could not show what happened. If it stays so, load the page again."))
    return again
  }

  show(scene) {
    document.body.dataset.phase = scene.phase
    if (scene.phase === "waiting") this.wait(scene)
    else this.play(scene)
    this.scene = scene
    root.dataset.number = scene.number
    if (passing(scene, this.seat)) this.curtain.fall(scene.turns[0], scene.table.chairs)
    else this.curtain.rise(this.seat)
    if (scene.phase === "over") this.over(scene)
  }

  wait(scene) {
    this.tell(scene.number)
    this.lobby(scene.table)
  }

  play(scene) {
    document.querySelector(".lobby")?.remove()
    this.stage.show(scene)
    if (this.tell(scene.number)) this.stage.settle()
    this.stage.news()
    this.hint.show(scene)
    this.lights.offer(scene.options)
    this.tray.show(scene)
    this.away(scene.table)
    this.title(scene)
    const begins = scene.options.length > 0 && !this.scene?.options.length
    if (scene.options.length) this.stage.follow(begins)
    if (begins) sound("turn")
  }

  title({ options }) {
    document.title = `${options.length ? "● " : ""}${document.body.dataset.title}`
    document.getElementById("where").textContent = options.length ? say("your turn") : this.seat === null ? say("you are watching") : ""
  }

  /** A bot plays for me, or holds the seat that I have left: one button takes it back. */
  away(face) {
    const seat = face.chairs.findIndex((chair, at) => chair.left || (at === this.seat && chair.away))
    if (seat >= 0 && face.phase === "playing") document.getElementById("acts").prepend(button(say("Take my seat back"), () => this.seats.do("back", { seat }), { class: "primary" }))
  }

  lobby(face) {
    const board = document.getElementById("board")
    const invite = this.seats.watchers(face)
    board.replaceChildren(make("section", { class: "sheet lobby" },
      make("h2", { class: "title" }, say("The table is set")),
      make("p", {}, say("The game begins as soon as every seat is taken.")),
      this.seats.list(face, this.game.bots), make("div", { class: "acts" }, invite), terms(face), fair(face)))
    document.getElementById("say").textContent = say("Waiting for players.")
  }

  async over(scene) {
    if (this.ended) return
    this.ended = true
    sound("over")
    const again = button(say("Rematch"), () => rematch(this.scene.table).catch((error) => this.tray.complain(error.message)), { class: "primary", id: "rematch" })
    const playing = scene.seat !== null
    dialog.replaceChildren(...ending(scene.scores, scene.prompt, [playing && again, record(), closing(dialog)].filter(Boolean)))
    dialog.open || dialog.showModal()
  }

  met(next) {
    const go = button(say("To the rematch"), () => meet(next, this.scene.table), { class: "primary" })
    document.getElementById("acts").prepend(go)
  }

  send(what, body) {
    return this.outbox.send(what, { ...body, seat: this.seat ?? undefined })
  }

  refused(sentence) {
    sound("no")
    this.lights.clear()
    this.tray.complain(sentence)
  }

  points() {
    if (!this.scene?.scores) return
    dialog.replaceChildren(sheet(this.scene.scores, say("Score so far")), make("div", { class: "acts" }, closing(dialog)))
    dialog.showModal()
  }

  menu() {
    const face = this.scene.table
    const deed = (words, press) => button(words, press, { class: "verb" })
    dialog.replaceChildren(make("h2", {}, face.title), this.seats.list(face, this.game.bots),
      make("div", { class: "acts" }, make("a", { class: "button", href: `/rules/${face.game}` }, say("Rules")), this.seats.watchers(face), deed(say("Points"), () => (dialog.close(), this.points())),
        deed(say("Keys"), () => (dialog.close(), list(dialog, this.deeds))), closing(dialog)), this.access.show(face, speakers(this.log.events)), terms(face), fair(face))
    dialog.showModal()
  }

  mute() {
    prefs.sound = prefs.sound === "on" ? "off" : "on"
    this.muted()
  }

  muted() {
    const off = prefs.sound !== "on"
    const speaker = document.getElementById("sound")
    speaker.setAttribute("aria-pressed", String(off))
    speaker.querySelector("use")?.setAttribute("href", off ? "#verb-mute" : "#verb-sound")
  }

  get deeds() {
    return [
      { key: "Escape", sign: say("Esc"), words: say("choose again"), do: () => (this.hint.leave(), this.tray.drop()) },
      ...(this.scene?.table.hints === false ? [] : [{ key: "h", words: say("hint"), do: () => document.getElementById("hint")?.click() }]),
      { key: "u", words: say("undo"), do: () => document.getElementById("undo")?.click() },
      { key: "p", words: say("points"), do: () => this.points() },
      { key: "c", words: say("chat"), do: () => document.getElementById("chat").focus() },
      { key: "m", words: say("sound on or off"), do: () => this.mute() },
      { key: "+", words: say("zoom in"), do: () => this.stage.zoom?.by(1.3) },
      { key: "-", words: say("zoom out"), do: () => this.stage.zoom?.by(1 / 1.3) },
      { key: "?", words: say("these keys"), do: () => list(dialog, this.deeds) },
    ]
  }

  wire() {
    keys(this.deeds)
    helps(root, path)
    document.getElementById("menu").addEventListener("click", () => this.menu())
    document.getElementById("points").addEventListener("click", () => this.points())
    document.getElementById("sound").addEventListener("click", () => this.mute())
    document.getElementById("talk").addEventListener("submit", (event) => this.talk(event))
    this.muted()
  }

  async talk(event) {
    event.preventDefault()
    const field = document.getElementById("chat")
    const text = field.value.trim()
    if (!text) return
    field.value = ""
    await this.send("chat", { text })
  }
}

/** The whole game as a file, once it is over. */
const record = () => make("a", { class: "button", href: `${path}/record`, download: `${id}.json` }, say("Download the record (JSON)"))

async function start() {
  const lost = document.getElementById("lost")
  const lose = () => (lost.hidden = false)
  try {
    await enter(id, lose)
    const face = await get(path, lose)
    const [game] = await Promise.all([get(`/api/games/${face.game}`, lose), dress(face)])
    const table = new Table(game)
    table.wire()
    await table.sit(mine(face)[0] ?? null)
    root.dataset.ready = "yes"
  } catch (error) {
    lost.hidden = true
    document.getElementById("say").textContent = error.message
    if (error.status === 410) document.getElementById("acts").append(record())
  }
}

start()
