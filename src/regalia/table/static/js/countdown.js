// Times in a list that run down: each tells how many seconds were left when the page came.

import { shownTime } from "./time-words.js"
import { say } from "./words.js"

const ends = new WeakMap()

function tick() {
  for (const element of document.querySelectorAll("[data-left]")) {
    if (!ends.has(element)) ends.set(element, performance.now() + element.dataset.left * 1000)
    const left = Math.max(0, Math.ceil((ends.get(element) - performance.now()) / 1000))
    const words = say("{time} left", { time: shownTime(left) })
    if (element.textContent !== words) element.textContent = words
  }
}

export function startCountdowns() {
  tick()
  setInterval(tick, 1000)
}
