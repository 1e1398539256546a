// Change what is there into what is new, touching only what differs: focus, hover and running animations stay.
// What the client has put there itself (data-own) stays too.

/** Set here on what can be chosen. */
const OWN = ["tabindex", "aria-disabled", "aria-pressed", "aria-selected", "data-off", "style"]
const MOVED = "layers" // what the zoom has moved keeps its place
const LIT = ["legal", "chosen", "advised", "pending"]

function morph(old, fresh) {
  attributes(old, fresh)
  if (old.dataset.ground === undefined) morphChildren(old, fresh)
}

/** What makes an element that one and no other: a ground is never turned into another ground. */
const key = (node) =>
  node.id || node.dataset?.piece || node.dataset?.token || node.dataset?.ground || node.dataset?.own || ""

const alike = (one, two) => one.nodeType === two.nodeType && one.nodeName === two.nodeName && key(one) === key(two)

function attributes(old, fresh) {
  const token = fresh.hasAttribute("data-token")
  for (const { name, value } of fresh.attributes) {
    const wanted = token && name === "class" ? lit(old, value) : value
    if (old.getAttribute(name) !== wanted) old.setAttribute(name, wanted)
  }
  for (const { name } of [...old.attributes]) {
    if (
      !fresh.hasAttribute(name) &&
      !(token && OWN.includes(name)) &&
      !(name === "style" && old.classList.contains(MOVED))
    )
      old.removeAttribute(name)
  }
}

const lit = (old, value) => [value, ...LIT.filter((name) => old.classList.contains(name))].join(" ")

export function morphChildren(old, fresh) {
  const known = new Map([...old.children].filter(key).map((child) => [`${child.nodeName} ${key(child)}`, child]))
  let at = old.firstChild
  for (const child of [...fresh.childNodes]) {
    const same = key(child) ? known.get(`${child.nodeName} ${key(child)}`) : at && alike(at, child) ? at : undefined
    if (!same) {
      old.insertBefore(child, at)
      continue
    }
    known.delete(`${child.nodeName} ${key(child)}`)
    if (same === at) at = at.nextSibling
    else old.insertBefore(same, at)
    if (child.nodeType === Node.TEXT_NODE) {
      if (same.data !== child.data) same.data = child.data
    } else morph(same, child)
  }
  while (at) {
    const next = at.nextSibling
    if (!at.dataset?.own) at.remove()
    at = next
  }
}
