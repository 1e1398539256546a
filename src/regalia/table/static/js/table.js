// The table: what the server shows, what I choose, what happens.

import { meet, rematch } from "./again.js"
import { enter } from "./door.js"
import { Hint } from "./hint.js"
import { keys, list } from "./keys.js"
import { Lights } from "./lights.js"
import { Log } from "./log.js"
import { button, make } from "./make.js"
import { travel } from "./motion.js"
import { get, listen, post, Refusal, send } from "./net.js"
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
const curtain = document.getElementById("curtain")
const lost = document.getElementById("lost")

class Table {
  constructor(game) {
    this.game = game
    this.seat = undefined // mine that is shown; null for a spectator
    this.stage = new Stage(root)
    this.lights = new Lights(root, (option) => this.tray.play(option), () => this.tray?.changed(), (why) => this.tray.complain(why))
    this.tray = new Tray(this.lights, (what, body) => this.send(what, body), () => this.hint.press())
    this.hint = new Hint(this.lights, this.stage, () => post(`${path}/hint`, { seat: this.seat }), (option) => this.tray.play(option), (why) => this.tray.complain(why))
    this.log = new Log(document.getElementById("log"), document.getElementById("live"))
    this.seats = new Seats(id, (sentence) => this.tray.complain(sentence))
    this.asked = 0
    this.news = [] // events that the page does not show yet
    this.ended = false
  }

  get query() {
    return this.seat === null || this.seat === undefined ? "" : `?seat=${this.seat}`
  }

  /** Show the table through the eyes of a seat of mine, or as a spectator. */
  async sit(seat) {
    this.seat = seat
    this.source?.close()
    this.news = []
    const scene = await this.fetch()
    const { events } = await get(`${path}/log${this.query}`)
    this.log.fill(events, this.seat)
    this.source = listen(`${path}/stream?since=${events.length}${this.query.replace("?", "&")}`, (event) => this.hear(event), (up, dead) => this.connected(up, dead))
    this.show(scene)
    if (events.length > scene.number) this.refresh()
  }

  fetch() {
    return get(`${path}/scene?have=${encodeURIComponent(this.stage.have)}${this.query.replace("?", "&")}`)
  }

  hear(event) {
    this.news.push(event)
    if (event.kind === "said") return sound("chat"), this.tell(event.number)
    if (event.kind === "again") return this.met(event.text)
    sound(event.seat === -1 && event.kind === "acted" ? "roll" : "place")
    return this.refresh()
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

  /** One look at the newest state at a time, however many events there were. */
  async refresh() {
    this.asked += 1
    if (this.asked > 1) return
    while (this.asked) {
      this.asked = 1
      const scene = await this.fetch().catch((error) => (error instanceof Refusal ? this.tray.complain(error.message) : undefined))
      if (scene) await (passing(scene, this.seat) ? this.show(scene) : travel(root, () => this.show(scene)))
      if (scene && !scene.options.length) await new Promise((go) => setTimeout(go, beat()))
      this.asked -= 1
    }
  }

  show(scene) {
    const before = this.scene
    this.scene = scene
    document.body.dataset.phase = scene.phase
    root.dataset.number = scene.number
    if (this.seat === null && scene.table.chairs.some((chair) => chair.mine)) return this.sit(mine(scene.table)[0])
    if (scene.phase === "waiting") return this.lobby(scene.table)
    document.querySelector(".lobby")?.remove()
    this.stage.show(scene)
    if (this.tell(scene.number)) this.stage.settle()
    this.stage.news()
    this.hint.show(scene)
    this.lights.offer(scene.options)
    this.tray.show(scene)
    this.away(scene.table)
    this.title(scene)
    const begins = scene.options.length > 0 && !before?.options.length
    if (begins) sound("turn")
    if (scene.options.length) this.stage.follow(begins)
    if (scene.phase === "over") return this.over(scene)
    return this.pass(scene)
  }

  title({ options }) {
    document.title = `${options.length ? "● " : ""}${document.body.dataset.title}`
    document.getElementById("where").textContent = options.length ? say("your turn") : this.seat === null ? say("you are watching") : ""
  }

  /** A bot plays for me: one button takes the seat back. */
  away(face) {
    const chair = face.chairs[this.seat]
    if (chair?.away) document.getElementById("acts").prepend(button(say("Take my seat back"), () => this.seats.do("back", { seat: this.seat }), { class: "primary" }))
  }

  /** Hot seat: another person of this screen has to choose. */
  pass(scene) {
    if (passing(scene, this.seat)) this.draw(scene.turns[0], scene.table.chairs)
  }

  draw(seat, chairs) {
    root.inert = true
    curtain.hidden = false
    const { name: own, house } = chairs[seat]
    const name = chairs.filter((chair) => chair.name === own).length > 1 ? house : own
    const ready = button(say("I am {name}: show my table", { name }), async () => {
      await this.sit(seat)
      curtain.hidden = true
      root.inert = false
    }, { class: "primary", id: "ready" })
    curtain.replaceChildren(make("h2", {}, say("Pass the screen to {name}.", { name })), ready)
    ready.focus()
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
    const record = make("a", { class: "button", href: `${path}/record`, download: `${id}.json` }, say("Record"))
    const playing = scene.seat !== null
    dialog.replaceChildren(...ending(scene.scores, scene.prompt, [playing && again, record, closing(dialog)].filter(Boolean)))
    dialog.open || dialog.showModal()
  }

  met(next) {
    const go = button(say("To the rematch"), () => meet(next, this.scene.table), { class: "primary" })
    document.getElementById("acts").prepend(go)
  }

  /** One thing after the other; the same thing twice in a hurry is meant once. */
  send(what, body) {
    const meant = JSON.stringify([what, body])
    if (this.meant === meant) return this.sending
    this.meant = meant
    this.sending = (this.sending ?? Promise.resolve()).then(() => this.deliver(what, body))
    return this.sending
  }

  async deliver(what, body) {
    root.classList.add("sending")
    try {
      const seat = this.seat ?? undefined
      await send(`${path}/${what}`, { ...body, seat }, () => this.connected(false))
      this.connected(true)
    } catch (error) {
      sound("no")
      this.lights.clear()
      this.tray.complain(error.message)
    } finally {
      this.meant = undefined
      root.classList.remove("sending")
    }
  }

  /** While the connection is gone the page says so; it comes back by itself with nothing lost. */
  connected(up, dead = false) {
    lost.hidden = up
    if (up && this.down) this.refresh()
    this.down = !up
    if (dead) setTimeout(() => this.sit(this.seat).catch(() => this.connected(false, true)), 2000)
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
        deed(say("Keys"), () => (dialog.close(), list(dialog, this.deeds))), closing(dialog)), terms(face), fair(face))
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
      { key: "Escape", sign: "Esc", words: say("choose again"), do: () => (this.hint.leave(), this.tray.drop()) },
      ...(this.scene?.table.hints === false ? [] : [{ key: "h", words: say("hint"), do: () => document.getElementById("hint")?.click() }]),
      { key: "u", words: say("undo"), do: () => document.getElementById("undo")?.click() },
      { key: "p", words: say("points"), do: () => this.points() },
      { key: "c", words: say("chat"), do: () => document.getElementById("chat").focus() },
      { key: "m", words: say("sound on or off"), do: () => this.mute() },
      { key: "+", words: say("closer"), do: () => this.stage.zoom?.by(1.3) },
      { key: "-", words: say("farther"), do: () => this.stage.zoom?.by(1 / 1.3) },
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

/** Whether somebody else at this screen has to choose: nothing may be seen on the way. */
const passing = (scene, seat) => scene.turns.length > 0 && !scene.turns.includes(seat)

/** The page of a table is the same for all games: what this one wears comes when we know which it is. */
function dress(face) {
  document.body.dataset.title = face.title
  document.title = face.title
  document.querySelector(".where h1").textContent = face.title
  return new Promise((go) => {
    const sheet = make("link", { rel: "stylesheet", href: `${document.body.dataset.static}/${face.game}.css`, onload: go, onerror: go })
    document.head.append(sheet)
  })
}

async function start() {
  try {
    await enter(id)
    const face = await get(path)
    const [game] = await Promise.all([get(`/api/games/${face.game}`), dress(face)])
    const table = new Table(game)
    table.wire()
    await table.sit(mine(face)[0] ?? null)
    root.dataset.ready = "yes"
  } catch (error) {
    document.getElementById("say").textContent = error.message
  }
}

start()
