// The score by reason: while the game runs, and when it is over.

import { button, make } from "./make.js"
import { say } from "./words.js"

/** The columns stand in the order of the podium once there is one. */
const ranked = ({ ranks, totals }) => totals.map((_, at) => at).sort((a, b) => (ranks ? ranks[a] - ranks[b] || totals[b] - totals[a] : a - b))

export function sheet(scores, title) {
  const order = ranked(scores)
  const head = make("tr", {}, make("th", { scope: "col" }, ""), ...order.map((at) => make("th", { scope: "col", class: scores.houses[at] }, scores.names[at], rank(scores, at))))
  const rows = scores.rows.map(([reason, ...points]) =>
    make("tr", {}, make("th", { scope: "row" }, reason), ...order.map((at) => make("td", {}, number(points[at])))))
  const total = make("tr", { class: "total" }, make("th", { scope: "row" }, say("Total")), ...order.map((at) => make("td", {}, number(scores.totals[at]))))
  return make("table", { class: "points" }, make("caption", { class: "title" }, title), make("thead", {}, head), make("tbody", {}, ...rows, total))
}

/** Who has won, reason by reason, and what can be done next. */
export function ending(scores, prompt, actions) {
  const podium = make("ol", { class: "podium" }, ...ranked(scores).map((at) =>
    make("li", { class: `${scores.houses[at]} rank-${scores.ranks[at]}` }, make("b", {}, scores.names[at], rank(scores, at)), make("span", {}, number(scores.totals[at])))))
  return [make("h2", {}, prompt), podium, sheet(scores, say("Score by reason")), make("div", { class: "acts" }, ...actions)]
}

/** Which of the bots it was. */
const rank = (scores, at) => (scores.bots[at] ? make("small", {}, scores.bots[at]) : undefined)

export const closing = (dialog) => button(say("Close"), () => dialog.close(), { class: "verb" })

const number = (n) => (n < 0 ? `−${-n}` : String(n))
