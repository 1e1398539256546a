// Points by reason: while the game runs, and when it is over.

import { button, make } from "./make.js"
import { say } from "./words.js"

export function sheet(scores, title) {
  const head = make("tr", {}, make("th", { scope: "col" }, ""), ...scores.names.map((name, at) => make("th", { scope: "col", class: scores.houses[at] }, name)))
  const rows = scores.rows.map(([reason, ...points]) =>
    make("tr", {}, make("th", { scope: "row" }, reason), ...points.map((n) => make("td", {}, number(n)))))
  const total = make("tr", { class: "total" }, make("th", { scope: "row" }, say("Total")), ...scores.totals.map((n) => make("td", {}, number(n))))
  return make("table", { class: "points" }, make("caption", { class: "title" }, title), make("thead", {}, head), make("tbody", {}, ...rows, total))
}

/** Who has won, reason by reason, and what can be done next. */
export function ending(scores, prompt, actions) {
  const medals = scores.names.map((name, at) => [scores.ranks[at], name, scores.houses[at], scores.totals[at]])
  const order = medals.sort((a, b) => a[0] - b[0] || b[3] - a[3])
  const podium = make("ol", { class: "podium" }, ...order.map(([rank, name, house, total]) =>
    make("li", { class: `${house} rank-${rank}` }, make("b", {}, name), make("span", {}, String(total)))))
  return [make("h2", {}, prompt), podium, sheet(scores, say("Points by reason")), make("div", { class: "acts" }, ...actions)]
}

export const closing = (dialog) => button(say("Close"), () => dialog.close(), { class: "verb" })

const number = (n) => (n < 0 ? `−${-n}` : String(n))
