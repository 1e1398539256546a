// The browser of components: filters at once, kept in the address; a link opens what it names.

import { say } from "./words.js"

const form = document.getElementById("filters")
const count = document.getElementById("count")
const clear = document.getElementById("clear")
const none = document.querySelector(".none")
const cards = [...document.querySelectorAll(".comp")]
const lists = [...document.querySelectorAll(".comps")]
const box = new Map(cards.map((card, at) => [card, at]))
const texts = new Map()
const NAMES = ["type", "cost", "gives", "module"]
const PAUSE = 250 // milliseconds after the last letter, before the number is said

const folded = (text) => text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "").replaceAll("’", "'")

/** All that the page says of it in sentences. */
function text(card) {
  if (!texts.has(card)) {
    texts.set(card, folded([...card.querySelectorAll(".said")].map((each) => each.textContent).join("\n")))
  }
  return texts.get(card)
}

function wanted() {
  const data = new FormData(form)
  const several = Object.fromEntries(NAMES.map((name) => [name, data.getAll(name)]))
  const most = String(data.get("most") ?? "").trim()
  return { ...several, most, q: String(data.get("q")).trim(), order: String(data.get("order")) }
}

function fits(card, want) {
  const has = (name) => (card.dataset[name] ?? "").split(" ")
  if (NAMES.some((name) => want[name].length && !want[name].some((value) => has(name).includes(value)))) return false
  if (want.most !== "" && Number(card.dataset.total ?? 0) > Number(want.most)) return false
  return folded(want.q)
    .split(/\s+/)
    .every((word) => text(card).includes(word))
}

const name = (card) => folded(card.querySelector("b").textContent)
const total = (card) => Number(card.dataset.total ?? 0)
const ORDERS = {
  name: (one, two) => (name(one) < name(two) ? -1 : name(one) > name(two) ? 1 : 0),
  cost: (one, two) => total(one) - total(two) || box.get(one) - box.get(two),
}
let order = form.elements.order.value

function arrange(next) {
  if (next === order) return
  order = next
  const inBox = (one, two) => box.get(one) - box.get(two)
  for (const list of lists) list.append(...[...list.children].sort(ORDERS[order] ?? inBox))
}

/** The address of what is shown. */
function query(want) {
  const given = NAMES.flatMap((key) => want[key].map((value) => [key, value]))
  if (want.most !== "") given.push(["most", want.most])
  if (want.q) given.push(["q", want.q])
  if (want.order !== "box") given.push(["order", want.order])
  return given
}

function show({ keep = true } = {}) {
  const want = wanted()
  arrange(want.order)
  for (const card of cards) card.hidden = !fits(card, want)
  for (const list of lists) {
    const section = list.closest(".box")
    if (section) section.hidden = ![...list.children].some((card) => !card.hidden)
  }
  const found = cards.filter((card) => !card.hidden).length
  none.hidden = found > 0
  clear.hidden = !query(want).some(([key]) => key !== "order")
  tell(found)
  if (keep) remember(query(want))
}

/** In the address, also when the language is changed. */
function remember(given) {
  const table = new URLSearchParams(location.search).get("table")
  const all = new URLSearchParams([...given, ...(table ? [["table", table]] : [])])
  history.replaceState(null, "", `${location.pathname}${all.size ? `?${all}` : ""}${location.hash}`)
  for (const link of document.querySelectorAll("a[hreflang]")) {
    const own = new URLSearchParams(all)
    own.set("lang", link.lang)
    link.setAttribute("href", `?${own}`)
  }
}

let saying
function tell(found) {
  clearTimeout(saying)
  saying = setTimeout(() => {
    const words = say("{found} of {all}", { found, all: cards.length })
    if (count.textContent !== words) count.textContent = words
  }, PAUSE)
}

/** What the address names is shown, whatever the filters say, and has the focus. */
function follow() {
  const detail = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  const card = detail?.closest(".comp")
  if (!card) return
  if (card.hidden) everything()
  const opens = card.querySelector("details")
  opens.open = true
  opens.querySelector("summary").focus({ preventScroll: true })
  card.scrollIntoView({ block: "start" })
}

function everything() {
  for (const field of form.elements) {
    if (field.type === "checkbox") field.checked = false
    else if (field.name && field.name !== "order") field.value = ""
  }
  show()
}

const shown = () => cards.filter((card) => !card.hidden).map((card) => card.querySelector("summary"))

function key(event) {
  const at = event.target.closest?.(".comp > details > summary")
  if (event.key === "Escape") {
    const open = document.querySelector(".comp > details[open]")
    if (!open) return
    open.open = false
    open.querySelector("summary").focus()
  } else if (at) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    const order = lists.flatMap((list) => [...list.children])
    const all = shown().sort((one, two) => order.indexOf(one.closest(".comp")) - order.indexOf(two.closest(".comp")))
    all[all.indexOf(at) + step]?.focus()
  } else return
  event.preventDefault()
}

async function copy(event) {
  const link = event.target.closest(".link")
  if (!link) return
  event.preventDefault()
  await navigator.clipboard?.writeText(link.href).catch(() => {})
  link.textContent = say("The link is copied.")
}

/** For browsers that print what is closed as closed. */
function unfold() {
  for (const each of document.querySelectorAll(".comp:not([hidden]) > details")) {
    each.removeAttribute("name")
    each.open = true
  }
}

form.addEventListener("input", () => show())
form.addEventListener("submit", (event) => {
  event.preventDefault()
  show()
})
clear.addEventListener("click", (event) => {
  event.preventDefault()
  everything()
  form.elements.q.focus()
})
addEventListener("hashchange", follow)
addEventListener("keydown", key)
addEventListener("beforeprint", unfold)
document.addEventListener("click", copy)
show({ keep: false })
remember(query(wanted()))
follow()
addEventListener("load", follow) // a browser that comes to the place by itself takes the focus away
