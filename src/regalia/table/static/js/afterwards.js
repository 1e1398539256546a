// When the game is over: once more, the result again, the record.

import { button, make } from "./elements.js"
import { joinRematch, openRematch } from "./rematch.js"
import { say } from "./words.js"

/** The buttons. Next: the table of the rematch, if there is one. Go: leads from this table to another one. */
export function afterwards({ seat, table }, next, go, showResult) {
  const left = table.chairs.some((chair) => chair.left)
  const [words, way] = next ? [say("To the rematch"), joinRematch] : [say("Rematch"), openRematch]
  const rematch = () => button(words, () => go(way, next), { class: "primary verb rematch" })
  const result = () => button(say("Final score"), showResult, { class: "verb result" }, "score")
  return [(seat !== null || left) && rematch(), showResult && result(), recordLink(table.id)].filter(Boolean)
}

/** The whole game as a file. */
export const recordLink = (id) =>
  make(
    "a",
    { class: "button verb", href: `/api/tables/${id}/record`, download: `${id}.json` },
    say("Download the record (JSON)"),
  )
