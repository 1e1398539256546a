// Talking to the server: JSON up and down, events down. Errors are sentences.

import { retry } from "./waiting.js"
import { say } from "./words.js"

const PATIENCE = 20_000 // milliseconds for an answer; then it is asked for again
const FULL = [429, 503] // the server cannot answer now, soon it can
const BETWEEN = [502, 504] // something on the way has answered, not the server
const TRIES = 3 // of what fails on the server

export class Refusal extends Error {
  constructor(sentence, status) {
    super(sentence)
    this.status = status
  }
}

/** There was no answer: whether the server has heard is not known. */
class Unreached extends Error {}

export const lang = document.documentElement.lang || "en"

/** There was no answer, or one that may be another the next time. */
const again = ({ status }, tries) => !status || FULL.includes(status) || (status >= 500 && tries < TRIES)

/** What is only read is asked for until it is answered. Lost: called whenever there was no answer. */
export function get(path, lost = () => {}) {
  return insist(() => request(path, {}), again, lost)
}

/** The same for what has to be sent, and changes nothing or is done once. */
export function ask(path, body, lost = () => {}) {
  const key = crypto.randomUUID()
  return insist(() => post(path, body, key), again, lost)
}

export function post(path, body = {}, key = crypto.randomUUID(), patience = PATIENCE) {
  const headers = { "Content-Type": "application/json", "Idempotency-Key": key }
  return request(path, { method: "POST", headers, body: JSON.stringify(body) }, patience)
}

/** Something is sent until it is answered, or until so many milliseconds are over: the key makes sure that it is done
 *  once. */
export function send(path, body, lost = () => {}, limit = Infinity) {
  const key = crypto.randomUUID()
  const end = performance.now() + limit
  return insist(
    () => post(path, body, key),
    (error) => error instanceof Unreached && performance.now() < end,
    lost,
  )
}

function insist(attempt, unanswered, lost) {
  return retry(attempt, (error, tries) => {
    const repeats = unanswered(error, tries)
    if (repeats) lost()
    return repeats
  })
}

async function request(path, options, patience = PATIENCE) {
  const url = new URL(path, location.origin)
  url.searchParams.set("lang", lang)
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), patience)
  try {
    return await read(await fetch(url, { credentials: "same-origin", signal: limit.signal, ...options }))
  } catch (error) {
    throw error instanceof Refusal
      ? error
      : new Unreached(say("The server does not answer. Please try again."), { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

async function read(response) {
  if (BETWEEN.includes(response.status)) throw new Error(response.statusText)
  const data = response.headers.get("content-type")?.includes("json") ? await response.json() : await response.text()
  if (!response.ok) throw new Refusal(data.error ?? response.statusText, response.status)
  return data
}

/** A stream of events that comes back by itself. The browser sends Last-Event-ID when it reconnects. */
export function listen(path, hear, state) {
  const url = new URL(path, location.origin)
  url.searchParams.set("lang", lang)
  const source = new EventSource(url)
  for (const kind of ["acted", "undone", "said", "seats", "device", "began", "again"]) {
    source.addEventListener(kind, (event) => hear(JSON.parse(event.data)))
  }
  source.addEventListener("open", () => state(true))
  source.addEventListener("error", () => state(false, source.readyState === EventSource.CLOSED))
  return source
}
