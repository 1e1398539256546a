// Help on every component: by hover, focus or long press.

import { get } from "./net.js"
import { make } from "./make.js"

const known = new Map()

/** Path: of the table, because its box file may have changed what is told. */
export function helps(root, path) {
  const tip = document.getElementById("tip")
  let wanted
  let timer

  async function open(element, wait) {
    wanted = element
    clearTimeout(timer)
    timer = setTimeout(async () => {
      const key = element.dataset.help
      if (!known.has(key)) known.set(key, get(`${path}/help/${encodeURIComponent(key)}`).catch(() => void known.delete(key)))
      const help = await known.get(key)
      if (help && wanted === element && element.isConnected) show(element, help, element.closest("[data-why]")?.dataset.why)
    }, wait)
  }

  function show(element, { name, text }, why) {
    const legal = element.closest(".legal, .chosen, .narrowed")
    tip.replaceChildren(make("b", {}, name), ...text.split("\n").map((line) => make("p", {}, line)), !legal && why ? make("p", { class: "why" }, why) : "")
    tip.showPopover?.()
    const at = element.getBoundingClientRect()
    const size = tip.getBoundingClientRect()
    const x = Math.min(Math.max(8, at.x + at.width / 2 - size.width / 2), innerWidth - size.width - 8)
    const above = at.y - size.height - 8
    tip.style.left = `${x}px`
    tip.style.top = `${above > 8 ? above : Math.min(at.bottom + 8, innerHeight - size.height - 8)}px`
  }

  function close() {
    wanted = undefined
    clearTimeout(timer)
    if (tip.matches(":popover-open")) tip.hidePopover()
  }

  /** After a click the same thing is quiet until the pointer has left it. */
  function shut(event) {
    close()
    wanted = found(event)
  }

  const found = (event) => event.target.closest?.("[data-help]")
  root.addEventListener("pointerover", (event) => {
    const element = event.pointerType === "mouse" && found(event)
    if (element && element !== wanted) open(element, 600)
    else if (!element) close()
  })
  root.addEventListener("pointerleave", close)
  root.addEventListener("focusin", (event) => (found(event)?.matches(":focus-visible") ? open(found(event), 500) : undefined))
  root.addEventListener("focusout", close)
  root.addEventListener("pointerdown", (event) => (event.pointerType === "mouse" ? shut(event) : found(event) && open(found(event), 550)))
  root.addEventListener("pointerup", (event) => event.pointerType !== "mouse" && clearTimeout(timer))
  root.addEventListener("contextmenu", (event) => event.pointerType !== "mouse" && found(event) && event.preventDefault())
  addEventListener("scroll", close, true)
  addEventListener("keydown", (event) => event.key === "Escape" && close())
}
