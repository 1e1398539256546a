// Where several moves differ in nothing that lies on the board, the tray asks which one is meant, in words of the game.

import { remaining } from "./moves.js"

/** What is left to choose among, if words alone tell it apart; else nothing. */
export function ways({ options, tokens }) {
  const left = tokens.length ? remaining(options, tokens) : []
  const told = new Set(left.map((option) => option.way))
  return left.length > 1 && left.every((option) => option.way) && told.size === left.length ? left : []
}

/** "Build here with your card or with the Tavern?" */
export function question(left) {
  const list = new Intl.ListFormat(document.documentElement.lang, { type: "disjunction" })
  return left[0].ask.replace("{ways}", list.format(left.map((option) => option.way)))
}

export const capital = (words) => words.charAt(0).toUpperCase() + words.slice(1)
