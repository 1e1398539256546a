// The board of a player that is looked at: in sight, with the focus, under its player's name, and with all that the
// server tells of it in words.

import { breach, middle, sheet, shown } from "./boxes.js"

async function fetched(what) {
  const table = `/api${location.pathname.replace("table", "tables")}`
  return (await fetch(`${table}/${what}?lang=${document.documentElement.lang}`)).json()
}

function headed(board, name) {
  const head = board.querySelector("h2")
  return shown(head) && head.textContent.includes(name)
}

function faults(board, name, words) {
  const hit = document.elementFromPoint(...middle(board.getBoundingClientRect()))
  return [
    ...(words.length ? [] : ["is told in no words"]),
    ...words.filter((line) => !board.textContent.includes(line)).map((line) => `does not say “${line}”`),
    ...(board.ariaLabel.includes(name) && headed(board, name) ? [] : [`does not name ${name}`]),
    ...(document.activeElement === board ? [] : ["has not the focus"]),
    ...(hit && board.contains(hit) ? [] : ["is out of sight, or under something else"]),
  ]
}

export async function boards() {
  const board = document.getElementById("visited")
  if (!board || !shown(board) || sheet()) return []
  const seat = Number(board.dataset.of)
  const [{ words }, { scores }] = await Promise.all([fetched(`boards/${seat}`), fetched("scene")])
  return faults(board, scores.names[seat], words).map((fault) =>
    breach("boards", `the board of ${scores.names[seat]} ${fault}`, board),
  )
}
