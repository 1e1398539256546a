// Lists of tables stay fresh while somebody looks at them.

const EVERY = 15000

async function refresh() {
  const old = document.querySelector("[data-fresh]")
  if (document.hidden || old.contains(document.activeElement)) return
  const answer = await fetch(location.pathname, { credentials: "same-origin" })
  const page = new DOMParser().parseFromString(await answer.text(), "text/html")
  const fresh = page.querySelector("[data-fresh]")
  if (fresh && fresh.innerHTML !== old.innerHTML) old.replaceWith(fresh)
}

const quietly = () => refresh().catch(() => {})

setInterval(quietly, EVERY)
document.addEventListener("visibilitychange", quietly)
