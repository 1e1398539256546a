// Talking to the server: JSON up and down, events down. Errors are sentences.

export class Refusal extends Error {
  constructor(sentence, status) {
    super(sentence)
    this.status = status
  }
}

export const lang = document.documentElement.lang || "en"

export async function get(path) {
  return answer(await reach(path, {}))
}

export async function post(path, body = {}, key = crypto.randomUUID()) {
  const headers = { "Content-Type": "application/json", "Idempotency-Key": key }
  return answer(await reach(path, { method: "POST", headers, body: JSON.stringify(body) }))
}

/** A move is sent until it is answered: the key makes sure that it is done once. */
export async function send(path, body, lost = () => {}) {
  const key = crypto.randomUUID()
  for (let pause = 400; ; pause = Math.min(pause * 2, 5000)) {
    try {
      return await post(path, body, key)
    } catch (error) {
      if (error instanceof Refusal) throw error
      lost()
      await new Promise((go) => setTimeout(go, pause))
    }
  }
}

function reach(path, options) {
  const url = new URL(path, location.origin)
  url.searchParams.set("lang", lang)
  return fetch(url, { credentials: "same-origin", ...options })
}

async function answer(response) {
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
