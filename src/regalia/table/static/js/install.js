// The service worker of this site, where there can be one: on https, or on one's own machine.

if ("serviceWorker" in navigator) void install()

async function install() {
  try {
    await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" })
    const { active } = await navigator.serviceWorker.ready
    active.postMessage({ lang: document.documentElement.lang })
  } catch {
    // there is none, and the page goes without
  }
}
