// The service worker: what the page is made of is kept, and a page that says so when the server cannot be reached.
// It keeps no answer of the API and no page of a guest. The server puts VERSION and SHELL before this.

const { VERSION, SHELL } = self
const STORE = `regalia-${VERSION}`
const LANG = "/offline/lang" // under this address the language of the reader is kept

self.addEventListener("install", (event) => event.waitUntil(install()))
self.addEventListener("activate", (event) => event.waitUntil(activate()))
self.addEventListener("fetch", (event) => {
  const { mode, method, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== "GET" || origin !== self.location.origin) return
  if (mode === "navigate") event.respondWith(navigate(event.request))
  else if (pathname.startsWith(`/static/${VERSION}/`)) event.respondWith(asset(event.request))
})
self.addEventListener("message", (event) => event.waitUntil(hear(event.data)))
self.addEventListener("push", (event) => event.waitUntil(show(event.data)))
self.addEventListener("notificationclick", (event) => {
  event.notification.close()
  event.waitUntil(lead(event.notification.data.path))
})

/** A new version takes over at once: its addresses are new, so nothing old can be mixed with it. */
async function install() {
  const store = await caches.open(STORE)
  await store.addAll(SHELL.map((path) => new Request(path, { credentials: "omit", cache: "no-cache" })))
  await self.skipWaiting()
}

async function activate() {
  const old = (await caches.keys()).filter((name) => name.startsWith("regalia-") && name !== STORE)
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.clients.claim()
}

async function navigate(request) {
  try {
    return await fetch(request)
  } catch {
    const store = await caches.open(STORE)
    const lang = (await (await store.match(LANG))?.text()) ?? self.navigator.language.slice(0, 2)
    return (await store.match(`/offline/${lang}`)) ?? (await store.match("/offline/en")) ?? Response.error()
  }
}

/** Its address names its version, so what was fetched once is good. */
async function asset(request) {
  const store = await caches.open(STORE)
  const kept = await store.match(request.url)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await store.put(request.url, answer.clone())
  return answer
}

async function hear({ lang }) {
  if (!/^[a-z]{2}$/.test(lang)) return
  const store = await caches.open(STORE)
  await store.put(LANG, new Response(lang))
}

/** A notice: one for each table, the last one replaces those before. */
async function show(data) {
  const { title, words, path } = data.json()
  const icon = `/static/${VERSION}/icon-192.png`
  await self.registration.showNotification(title, { body: words, tag: path, icon, badge: icon, data: { path } })
}

/** To the table: in a window that is there already, or in a new one. */
async function lead(path) {
  const url = new URL(path, self.location.origin)
  if (url.origin !== self.location.origin) return
  const windows = await self.clients.matchAll({ type: "window" })
  const there = windows.find((each) => new URL(each.url).pathname === url.pathname)
  await (there ? there.focus() : self.clients.openWindow(url.href))
}
