// What of a table was not made there: a record that it plays on from, a box file. Whoever may sit down reads it first.

import { make } from "./elements.js"
import { get } from "./net.js"
import { say } from "./words.js"

/** The sentences of a table or an invitation; rows: those of the box file, or where they can be fetched. */
export function origin({ notes, box }, rows) {
  if (!notes.length) return undefined
  const sentences = notes.map((note) => make("p", {}, note))
  return make("section", { class: "origin", role: "note" }, ...sentences, box ? list(rows) : undefined)
}

/** The rows that were replaced, with their values; a long list is fetched when somebody wants to read it. */
function list(rows) {
  const table = make("ul", {})
  const fill = async () => {
    if (table.childElementCount) return
    const found = typeof rows === "string" ? await get(rows) : rows
    table.replaceChildren(...Object.entries(found).map(row))
  }
  const failed = (error) => table.replaceChildren(make("li", {}, error.message))
  const summary = make("summary", {}, say("The rows that were replaced"))
  return make("details", { ontoggle: () => fill().catch(failed) }, summary, table)
}

function row([name, fields]) {
  const values = Object.entries(fields).map(([field, value]) => `${field} = ${JSON.stringify(value)}`)
  return make("li", {}, make("b", {}, name), " ", make("code", {}, values.join(", ")))
}
