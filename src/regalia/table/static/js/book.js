// The book of a game: a search that leaves only the paragraphs that fit, and pictures one steps through.

import { button } from "./elements.js"
import { stepThrough } from "./frames.js"
import { say } from "./words.js"

const PAUSE = 250 // milliseconds without a key before what was found is read aloud
const field = document.getElementById("search")
const told = document.getElementById("found")
const rows = [...document.querySelectorAll(".para")].map((row) => ({
  row,
  words: folded(worded(row)),
}))
let telling

/** What is written in a row; words in a drawing are not. */
function worded(row) {
  const parts = row.querySelectorAll(".text, .step, figcaption")
  return [...parts].map((part) => part.textContent).join(" ")
}

/** Without accents and capitals. */
function folded(text) {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/œ/g, "oe")
    .replace(/’/g, "'")
}

function search() {
  const wanted = folded(field.value).split(/\s+/).filter(Boolean)
  let count = 0
  for (const { row, words } of rows) {
    row.hidden = !wanted.every((word) => words.includes(word))
    if (!row.hidden) count += 1
  }
  document.body.classList.toggle("searching", wanted.length > 0)
  for (const sheet of document.querySelectorAll(".book > .sheet, .chapter")) {
    const inside = sheet.querySelectorAll(".para")
    sheet.hidden = wanted.length > 0 && ![...inside].some((row) => !row.hidden)
  }
  clearTimeout(telling)
  telling = setTimeout(() => tell(wanted.length > 0, count), PAUSE)
}

function tell(searched, count) {
  if (!searched) return told.replaceChildren()
  const words =
    count === 1 ? say("One place found.") : count ? say("{n} places found.", { n: count }) : say("Nothing found.")
  told.replaceChildren(words, " ", button(say("Show everything"), clear, { id: "all" }))
}

function clear() {
  field.value = ""
  search()
  field.focus()
}

/** A link leads to what a search has hidden too. */
function arrive() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (!target) return
  if (target.closest("[hidden]") || target.hidden) {
    field.value = ""
    search()
  }
  target.scrollIntoView()
}

document.getElementById("find").hidden = false
field.addEventListener("input", search)
field.addEventListener("keydown", (event) => {
  if (event.key === "Escape") clear()
  if (event.key !== "Enter") return
  event.preventDefault()
  const first = rows.find(({ row }) => !row.hidden)?.row
  if (field.value.trim()) first?.querySelector("a")?.focus()
  first?.scrollIntoView({ block: "start" })
})
addEventListener("hashchange", arrive)
stepThrough(document)
