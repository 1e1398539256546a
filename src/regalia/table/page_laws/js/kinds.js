// The kinds of elements that a page shows: what looks alike and stands alike. A page without a new kind says nothing
// new to axe.

const DEEP = 3 // an element and what it stands in
const [LARGE, BOLD] = [24, 18.66] // pixels from which less contrast will do
const SAID = ["role", "tabindex", "type", "aria-hidden", "aria-disabled", "aria-expanded", "aria-pressed", "disabled"]
const NAMED = ["aria-label", "aria-labelledby", "title", "alt", "placeholder"]

const self = (element) => `${element.localName}.${[...element.classList].sort().join(".")}`

function path(element) {
  const names = []
  for (let up = element; up && names.length < DEEP; up = up.parentElement) names.push(self(up))
  return names.join("<")
}

/** What lies behind the words of an element, nearest first. */
function ground(element, known) {
  if (!element) return ""
  if (known.has(element)) return known.get(element)
  const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element)
  const own = /^(transparent|rgba\(.*, 0\))$/.test(backgroundColor) && backgroundImage === "none"
  const painted = own ? ground(element.parentElement, known) : backgroundColor + backgroundImage.slice(0, 40)
  const found = `${painted}/${opacity}`
  known.set(element, found)
  return found
}

function kind(element, known) {
  const { color, fontSize, fontWeight, overflowX, overflowY } = getComputedStyle(element)
  const scrolls = /auto|scroll/.test(overflowX + overflowY)
  const more = scrolls && (element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth)
  const said = SAID.map((name) => element.getAttribute(name) ?? "-")
  const named = NAMED.map((name) => Boolean(element.getAttribute(name)))
  const words = Boolean(element.textContent.trim())
  const large = parseFloat(fontSize) >= (fontWeight >= 700 ? BOLD : LARGE)
  return [path(element), color, large, ground(element, known), more, said, named, words].join()
}

function hash(words) {
  let found = 0
  for (let at = 0; at < words.length; at += 1) found = (Math.imul(found, 31) + words.charCodeAt(at)) | 0
  return found
}

/** Each as a number, the same on every page. */
export function kinds() {
  const known = new Map()
  const seen = [...document.body.querySelectorAll(":not(svg *)")].filter((each) => each.checkVisibility())
  return [...new Set(seen.map((each) => hash(kind(each, known))))]
}
