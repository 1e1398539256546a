// The score by reason: while the game runs, and when it is over.

import { make } from "./elements.js"
import { say } from "./words.js"

export function scoreTable(scores, title) {
  const order = ranked(scores)
  const named = (at) => make("th", { scope: "col", class: scores.houses[at] }, scores.names[at], bot(scores, at))
  const row = (reason, points, props = {}) =>
    make("tr", props, make("th", { scope: "row" }, reason), ...order.map((at) => make("td", {}, number(points[at]))))
  const head = make("tr", {}, make("td"), ...order.map(named))
  const rows = scores.rows.map(([reason, ...points]) => row(reason, points))
  return make(
    "table",
    { class: "points" },
    make("caption", { class: "title" }, title),
    make("thead", {}, head),
    make("tbody", {}, ...rows, row(say("Total"), scores.totals, { class: "total" })),
  )
}

/** Who has won, and reason by reason why. */
export function endSheet(scores, prompt) {
  const { houses, names, ranks, totals } = scores
  const step = (at) =>
    make(
      "li",
      { class: `${houses[at]} rank-${ranks[at]}` },
      make("b", {}, names[at], bot(scores, at)),
      make("span", {}, number(totals[at])),
    )
  const podium = make("ol", { class: "podium" }, ...ranked(scores).map(step))
  const result = make("h2", { tabindex: "-1", autofocus: "" }, prompt) // on low screens the sheet begins there
  return [result, podium, scoreTable(scores, say("Score breakdown"))]
}

/** The columns stand in the order of the podium once there is one. */
function ranked({ ranks, totals }) {
  const seats = [...totals.keys()]
  return ranks ? seats.sort((a, b) => ranks[a] - ranks[b] || totals[b] - totals[a]) : seats
}

/** Which of the bots it was. */
const bot = (scores, at) => (scores.bots[at] ? make("small", {}, scores.bots[at]) : undefined)

const number = (n) => (n < 0 ? `−${-n}` : String(n))
