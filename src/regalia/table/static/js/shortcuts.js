// The keys of the table. Each can be changed or switched off, which this browser keeps.

import { prefs } from "./prefs.js"
import { say } from "./words.js"

/** Name, usual key and words of each; what they do is known at the table. */
export const SHORTCUTS = [
  ["next", "n", say("to the next thing that can be chosen")],
  ["previous", "b", say("to the previous one")],
  ["press", "e", say("the main button: end the turn, confirm")],
  ["hint", "h", say("hint")],
  ["undo", "u", say("undo")],
  ["coach", "k", say("send the coach away, or call it")],
  ["moves", "l", say("list of moves, and a field to type one")],
  ["describe", "d", say("the table in words")],
  ["rule", "q", say("what the rules say about what is asked now")],
  ["help", "f", say("help on a part of the game")],
  ["place", "i", say("what is around this place, and what it earns")],
  ["repeat", "r", say("say again what happened since my last choice")],
  ["boards", "1–5", say("the board of a player; 0 or the same key leads back")],
  ["points", "p", say("points")],
  ["chat", "c", say("chat")],
  ["sound", "m", say("sound on or off")],
  ["closer", "+", say("zoom in")],
  ["farther", "-", say("zoom out")],
  ["keys", "?", say("these keys")],
].map(([name, usual, words]) => ({ name, usual, words }))

/** What was changed: a key by the name of its shortcut, nothing for one that is off. */
function changed() {
  try {
    return JSON.parse(prefs.keys) ?? {}
  } catch {
    return {}
  }
}

/** The key of a shortcut, or nothing if it is off. */
export const keyOf = ({ name, usual }) => {
  const own = changed()[name]
  return typeof own === "string" ? own : usual
}

export function setKey(name, key) {
  prefs.keys = JSON.stringify({ ...changed(), [name]: key })
}

export function resetKeys() {
  prefs.keys = "{}"
}

/** The shortcut that goes by a key. */
export const shortcutOf = (key) =>
  SHORTCUTS.find((shortcut) =>
    /^[0-5]$/.test(key) ? shortcut.name === "boards" && keyOf(shortcut) : keyOf(shortcut) === key,
  )
