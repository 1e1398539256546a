// The page of a table: what the server shows, what I choose, what happens.

import { Access } from "./access.js"
import { recordLink } from "./afterwards.js"
import { Announcer } from "./announcer.js"
import { wireChat } from "./chat.js"
import { showClosed } from "./closed.js"
import { Curtain } from "./curtain.js"
import { Display } from "./display.js"
import { button } from "./elements.js"
import { Focus } from "./focus.js"
import { Grid } from "./grid.js"
import { Hint } from "./hint.js"
import { InWords } from "./in-words.js"
import { enter } from "./invitation.js"
import { onKeys } from "./keys.js"
import { Log } from "./log.js"
import { Magnifier } from "./magnifier.js"
import { Menu } from "./menu.js"
import { get, lang, post } from "./net.js"
import { Outbox } from "./outbox.js"
import { showPlaces } from "./places.js"
import { Rule } from "./rule.js"
import { mySeats, Seats } from "./seats.js"
import { Selection } from "./selection.js"
import { sound, wireSoundButton } from "./sound.js"
import { Stage } from "./stage.js"
import { loadStyle } from "./style.js"
import { Tooltip } from "./tooltip.js"
import { Tray } from "./tray.js"
import { Viewer } from "./viewer.js"
import { Vignettes } from "./vignettes.js"
import { Visits } from "./visits.js"
import { pause } from "./waiting.js"
import { say } from "./words.js"
import { Zones } from "./zones.js"

const { example, lesson, proposed, table: id = "" } = document.body.dataset
const apart = lesson ? `/api/lessons/${lesson}` : example && `/api/examples/${example}` // a table that nobody else sees
const path = apart ?? `/api/tables/${id}`
const root = document.getElementById("table")
const UNTOLD = 1500 // milliseconds in which the stream should have told what was done
const THOUGHT = 90_000 // milliseconds for a hint on a busy server

class Table {
  constructor(game) {
    const complain = (sentence) => this.tray.complain(sentence)
    const play = (option) => this.tray.play(option)
    Object.assign(this, { id, path, root, game, complain, live: !apart })
    this.announcer = new Announcer()
    this.vignettes = new Vignettes(document.getElementById("board"), () => this.log.lines.houses)
    this.log = new Log(
      document.getElementById("log"),
      this.announcer,
      (places) => this.showPlaces(places),
      (vignette, unasked) => this.vignettes.play(vignette, unasked),
    )
    this.zones = new Zones(root)
    this.stage = new Stage(root, this.zones)
    const reveal = (place) => this.zones.zoom?.onto([place])
    this.focus = new Focus(root, reveal)
    this.grid = new Grid(root, (cell) => this.focus.goTo(cell))
    this.selection = new Selection(root, play, () => this.selectionChanged(), complain)
    this.tray = new Tray(
      this.selection,
      (what, body) => this.send(what, body),
      () => this.hint.request(),
    )
    this.hint = new Hint(this.selection, this.stage, this.focus, () => this.fetchHint(), play, complain)
    this.seats = new Seats(id, complain, () => this.viewer.reopen())
    this.access = new Access(id, complain)
    this.curtain = new Curtain(root, (seat) => this.viewer.sit(seat))
    this.display = new Display(this)
    this.viewer = new Viewer(this)
    this.outbox = new Outbox(
      root,
      path,
      this.viewer.connection,
      () => this.answered(),
      (sentence) => this.refused(sentence),
    )
    this.visits = new Visits(this)
    this.menu = new Menu(this)
    this.inWords = new InWords(this)
    this.tooltip = new Tooltip(root, path)
    this.magnifier = new Magnifier(root, this.zones, (key) => this.tooltip.text(key))
  }

  selectionChanged() {
    this.tray.selectionChanged()
    this.visits.giveWay()
    this.stage.follow()
    this.focus.follow()
  }

  fetchHint() {
    return post(`${path}/hint`, { seat: this.viewer.seat }, undefined, THOUGHT)
  }

  /** What a line of the log is about. */
  showPlaces(places) {
    this.visits.leave()
    if (!showPlaces(this.root, this.zones, places)) this.complain(say("That is not on the table any more."))
  }

  send(what, body) {
    return this.outbox.send(what, { ...body, seat: this.viewer.seat ?? undefined })
  }

  /** What was done shows at the table as soon as the stream tells of it; if it does not, the page asks, unless the
   *  newest state is on its way already. */
  async answered() {
    const { pending } = this.selection
    const { refresher } = this.viewer
    await pause(UNTOLD)
    await refresher.running
    if (!pending || this.selection.pending !== pending) return
    await refresher.request()
    if (this.selection.pending === pending) this.selection.clear()
  }

  refused(sentence) {
    sound("no")
    this.selection.clear()
    this.complain(sentence)
  }

  wire() {
    this.rule = new Rule(this)
    onKeys(this)
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

/** The table of a lesson or an example; who has no name yet goes by the one that was proposed. */
async function learn(lost) {
  if (!(await get("/api/me", lost))) await post("/api/me", { name: proposed, lang })
  return [await get(path, lost), undefined]
}

/** The table, and why the link that led here was refused: somebody may be here without it. */
async function arrive(lost) {
  try {
    await enter(id, lost)
  } catch (error) {
    const table = await get(path, lost).catch(() => Promise.reject(error))
    return [
      table,
      mySeats(table).length ? say("You have a seat here already: the link changes nothing.") : error.message,
    ]
  }
  return [await get(path, lost), undefined]
}

/** What else may help, when the table cannot be shown. */
function way(status = 500) {
  if (status >= 500) return button(say("Try again"), () => location.reload())
  return status === 410 ? recordLink(id) : undefined
}

async function start() {
  const banner = document.getElementById("lost")
  const lost = () => {
    banner.hidden = false
  }
  try {
    const [table, refusal] = await (apart ? learn(lost) : arrive(lost))
    showTitle(table)
    const [game, styled] = await Promise.all([get(`/api/games/${table.game}`, lost), loadStyle(table.game)])
    const page = new Table(game)
    page.opening = table
    page.wire()
    page.log.know(table.chairs)
    await page.viewer.sit(mySeats(table)[0] ?? null)
    if (refusal) page.complain(refusal)
    else if (!styled) page.complain(say("The colours of the game have not come. Reload the page to have them."))
    root.dataset.ready = "yes"
    return page
  } catch (error) {
    showClosed(root, error.message, way(error.status))
    return undefined
  }
}

/** The table when it is there, for what comes on top of it. */
export const page = start()
