// Every page begins with this: what a page is made of and has not come is asked for again, some times; then the page
// says so. It stands alone and stands in every page twice: one of its requests may fail too.

{
  const TRIES = 3
  const PATIENCE = 20_000 // milliseconds for everything; with each try twice as many
  const BETWEEN = 500
  const MOMENT = 1000 // for a script that runs already to say so, where something else does not come
  const KEPT = `regalia.again ${location.pathname}`
  const page = document.documentElement
  const pause = (milliseconds) => new Promise((go) => setTimeout(go, milliseconds))

  /** How often this page was loaded anew; as if for the last time in a browser that keeps nothing. */
  function tries() {
    try {
      return Number(sessionStorage.getItem(KEPT))
    } catch {
      return TRIES
    }
  }

  function remember(number) {
    try {
      if (number) sessionStorage.setItem(KEPT, String(number))
      else sessionStorage.removeItem(KEPT)
    } catch {
      // then nothing is tried anew
    }
  }

  const loaded = () =>
    document.readyState === "complete"
      ? Promise.resolve(true)
      : new Promise((go) => addEventListener("load", () => go(true), { once: true }))

  /** Whether a style sheet has come: a refusal is an empty one, and one that failed may not be read. */
  function filled({ sheet }) {
    try {
      return Boolean(sheet?.cssRules.length)
    } catch {
      return false
    }
  }

  /** A style sheet that has not come is put in its place anew. */
  async function dress(link, number = 1) {
    if (filled(link)) return true
    if (number > TRIES) return false
    await pause(BETWEEN * number)
    const fresh = link.cloneNode()
    fresh.href = `${link.href.split("?")[0]}?again=${number}` // the same address would wait for the same answer
    const come = new Promise((go) => {
      fresh.onload = fresh.onerror = go
    })
    link.replaceWith(fresh)
    await Promise.race([come, pause(PATIENCE)])
    return dress(fresh, number + 1)
  }

  const dressed = () =>
    Promise.all([...document.querySelectorAll(`head > link[rel=stylesheet][href*="/css/"]`)].map((each) => dress(each)))

  /** Whether the script of this page runs, with all that it imports: what runs already is not asked for again. */
  function runs(patience) {
    const script = document.querySelector("script[data-main]")
    const come = script
      ? import(script.src).then(
          () => true,
          () => false,
        )
      : true
    return Promise.race([come, pause(patience).then(() => false)])
  }

  function say(text) {
    return JSON.parse(document.getElementById("words")?.textContent || "{}")[text] ?? text
  }

  function complain() {
    const words = document.createElement("h2")
    const again = document.createElement("button")
    const box = document.createElement("section")
    words.textContent = say("A part of this page has not come.")
    words.setAttribute("role", "alert")
    again.textContent = say("Try again")
    again.addEventListener("click", () => location.reload())
    box.className = "sheet lobby"
    box.append(words, again)
    const place = document.getElementById("board") ?? document.querySelector("main") ?? document.body
    place.prepend(box)
  }

  async function watch() {
    const number = tries()
    const come = await Promise.race([loaded(), pause(PATIENCE * 2 ** number)])
    const [styles, script] = await Promise.all([dressed(), runs(come ? PATIENCE : MOMENT)])
    if (script) remember(0)
    if (script && styles.every(Boolean)) return
    if (script || number >= TRIES) return complain()
    remember(number + 1)
    await pause(BETWEEN * 2 ** number)
    location.reload()
  }

  if (!("watched" in page.dataset)) {
    page.dataset.watched = ""
    void watch()
  }
}
