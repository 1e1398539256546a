// The draws of a table follow from a seed that is fixed beforehand; its fingerprint lets everybody check that.

import { make } from "./elements.js"
import { say } from "./words.js"

/** Random text of my own: it is mixed into the dice. */
export const nonce = () => crypto.randomUUID().replaceAll("-", "")

/** For those who want to check it. */
export function fairPlay({ hash }) {
  const words = [
    say("Every draw of this table follows from a seed that was fixed before anybody sat down."),
    say("This is its fingerprint."),
    say("The record of the finished game holds the seed, and “regalia verify” checks that both belong together."),
  ]
  const summary = make("summary", {}, say("Fair play"))
  return make("details", { class: "fair" }, summary, make("p", {}, words.join(" ")), make("code", {}, hash))
}

/** What the dice have promised, before anything is given to them. Mixed: whether something of mine will be. */
export function promise({ hash }, mixed) {
  const words = [
    say("The dice follow from a seed that is fixed already: this is its fingerprint."),
    mixed
      ? say("When you take the seat, your browser mixes random text of its own into them.")
      : say("The game has begun, so nothing of yours is mixed into them."),
  ]
  return make("div", { class: "fair" }, make("p", { class: "quiet" }, words.join(" ")), make("code", {}, hash))
}
