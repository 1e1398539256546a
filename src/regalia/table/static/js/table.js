// The page of a table: what the server shows, what I choose, what happens.

import { Access } from "./access.js"
import { wireChat } from "./chat.js"
import { Curtain } from "./curtain.js"
import { Display } from "./display.js"
import { Hint } from "./hint.js"
import { enter } from "./invitation.js"
import { onKeys, shortcuts } from "./keys.js"
import { Log } from "./log.js"
import { Menu, recordLink } from "./menu.js"
import { get, post } from "./net.js"
import { Outbox } from "./outbox.js"
import { mySeats, Seats } from "./seats.js"
import { Selection } from "./selection.js"
import { sound, wireSoundButton } from "./sound.js"
import { loadStyle } from "./style.js"
import { Tooltip } from "./tooltip.js"
import { Tray } from "./tray.js"
import { Viewer } from "./viewer.js"
import { Zones } from "./zones.js"

const id = document.body.dataset.table
const path = `/api/tables/${id}`
const root = document.getElementById("table")
const THOUGHT = 90_000 // milliseconds for a hint on a busy server

class Table {
  constructor(game) {
    const complain = (sentence) => this.tray.complain(sentence)
    const play = (option) => this.tray.play(option)
    Object.assign(this, { id, path, root, game, complain })
    this.log = new Log(document.getElementById("log"), document.getElementById("live"))
    this.zones = new Zones(root)
    this.selection = new Selection(root, play, () => this.tray.selectionChanged(), complain)
    this.tray = new Tray(
      this.selection,
      (what, body) => this.send(what, body),
      () => this.hint.request(),
    )
    this.hint = new Hint(this.selection, this.zones, () => this.fetchHint(), play, complain)
    this.seats = new Seats(id, complain, () => this.viewer.reopen())
    this.access = new Access(id, complain)
    this.curtain = new Curtain(root, (seat) => this.viewer.sit(seat))
    this.display = new Display(this)
    this.viewer = new Viewer(this)
    this.outbox = new Outbox(root, path, this.viewer.connection, (sentence) => this.refused(sentence))
    this.menu = new Menu(this)
    this.tooltip = new Tooltip(root, path)
  }

  fetchHint() {
    return post(`${path}/hint`, { seat: this.viewer.seat }, undefined, THOUGHT)
  }

  send(what, body) {
    return this.outbox.send(what, { ...body, seat: this.viewer.seat ?? undefined })
  }

  refused(sentence) {
    sound("no")
    this.selection.clear()
    this.complain(sentence)
  }

  wire() {
    onKeys(shortcuts(this))
    document.getElementById("menu").addEventListener("click", () => this.menu.show())
    document.getElementById("points").addEventListener("click", () => this.menu.showPoints())
    wireSoundButton()
    wireChat((text) => this.send("chat", { text }))
  }
}

function showTitle({ title }) {
  document.body.dataset.title = title
  document.title = title
  document.querySelector(".where h1").textContent = title
}

async function start() {
  const banner = document.getElementById("lost")
  const lost = () => {
    banner.hidden = false
  }
  try {
    await enter(id, lost)
    const table = await get(path, lost)
    showTitle(table)
    const [game] = await Promise.all([get(`/api/games/${table.game}`, lost), loadStyle(table.game)])
    const page = new Table(game)
    page.wire()
    await page.viewer.sit(mySeats(table)[0] ?? null)
    root.dataset.ready = "yes"
  } catch (error) {
    banner.hidden = true
    document.getElementById("say").textContent = error.message
    if (error.status === 410) document.getElementById("acts").append(recordLink({ id, path }))
  }
}

void start()
