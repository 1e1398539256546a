// What a person likes: kept in this browser.

const usual = {
  sound: "on",
  motion: "full",
  confirm: "on",
  pace: "normal",
  tap: "magnifier",
  vignettes: "on",
  only: "on",
  notices: "", // "on", or "no" for who does not want to be asked
}

export const prefs = new Proxy(usual, {
  get: (_, name) => localStorage.getItem(`regalia.${String(name)}`) ?? usual[name],
  set(_, name, value) {
    localStorage.setItem(`regalia.${String(name)}`, value)
    return true
  },
})

export const reducedMotion = () => prefs.motion === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches

/** How long the page shows one step of the others before the next, in milliseconds. */
export const stepPause = () => (reducedMotion() ? 0 : { quick: 120, normal: 420, slow: 900 }[prefs.pace])
