// Pictures of several moments: one at a time, with a way back and forth. Without this they stand in a row.

import { button, make } from "./elements.js"
import { say } from "./words.js"

export function stepThrough(root) {
  for (const figure of root.querySelectorAll("[data-steps]")) wire(figure)
}

function wire(figure) {
  const frames = [...figure.querySelectorAll(".frame")]
  const count = make("span", { role: "status", class: "num" })
  let at = 0
  const show = (to) => {
    at = (to + frames.length) % frames.length
    for (const [number, frame] of frames.entries()) {
      frame.classList.toggle("away", number !== at)
      frame.toggleAttribute("inert", number !== at)
    }
    const words = frames[at].querySelector(".step")?.textContent ?? ""
    count.replaceChildren(
      make("span", { "aria-hidden": "true" }, `${at + 1} / ${frames.length}`),
      spoken(at, frames.length, words),
    )
  }
  const back = button("‹", () => show(at - 1), { "aria-label": say("The moment before") })
  const on = button("›", () => show(at + 1), { "aria-label": say("The next moment") })
  const row = make(
    "div",
    { class: "acts steps-of", role: "group", "aria-label": say("Moments of the picture") },
    back,
    count,
    on,
  )
  row.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return
    event.preventDefault()
    show(at + (event.key === "ArrowRight" ? 1 : -1))
  })
  figure.classList.add("stepped")
  figure.querySelector(".frames").after(row)
  show(0)
}

const spoken = (at, of, words) =>
  make("span", { class: "spoken" }, `${say("{n} of {of}", { n: at + 1, of })}. ${words}`)
