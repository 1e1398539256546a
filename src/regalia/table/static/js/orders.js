// What can be typed besides a move: the orders of the terminal, in English or in the language of the page.

import { say } from "./words.js"

/** Name, in the language of the page, and what it does with the words that follow. */
const ORDERS = [
  ["help", say("help"), ({ inWords }, rest) => inWords.help(rest)],
  ["moves", say("moves"), ({ inWords }, rest) => inWords.listMoves(rest)],
  ["describe", say("describe"), ({ inWords }) => inWords.describe()],
  ["score", say("score"), ({ menu }) => menu.showPoints()],
  ["log", say("log"), ({ inWords }) => inWords.tellStory()],
  ["undo", say("undo"), () => press("undo")],
  ["hint", say("hint"), () => press("hint")],
]

function press(id) {
  document.getElementById("dialog").close()
  document.getElementById(id)?.click()
}

/** What a text orders, or nothing: then it is a move. */
export function orderOf(text) {
  const [word, ...rest] = text.trim().toLowerCase().split(/\s+/)
  const found = ORDERS.find((names) => names.slice(0, 2).includes(word))
  return found && ((table) => found[2](table, rest.join(" ")))
}

/** Their names, as people type them. */
export const orderNames = () => ORDERS.map(([, name]) => name).join(", ")
