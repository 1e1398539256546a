// A link to give away: it works once, and its secret is never in the address that is sent to the server.

import { button, make } from "./elements.js"
import { date, say } from "./words.js"

export function showLink(dialog, { address, once, expires }) {
  const link = new URL(address, location.origin).href
  const field = make("input", { readonly: true, value: link, class: "link", "aria-label": say("Link") })
  const copied = make("span", { role: "status" })
  const copy = async () => {
    field.select()
    await navigator.clipboard?.writeText(link).catch(() => {})
    copied.textContent = say("Copied.")
  }
  const until = { date: date(expires) }
  const works = once
    ? say("This link works once, until {date}.", until)
    : say("Everybody with this link may watch, until {date}.", until)
  const buttons = [
    button(say("Copy"), copy, { class: "primary" }, "link"),
    copied,
    button(say("Close"), () => dialog.close()),
  ]
  dialog.replaceChildren(
    make("h2", {}, say("Invitation")),
    make("p", {}, works),
    field,
    make("div", { class: "acts" }, ...buttons),
  )
  if (!dialog.open) dialog.showModal()
  field.select()
}
