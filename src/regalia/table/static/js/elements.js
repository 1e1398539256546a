// Elements in one line.

export function make(name, props = {}, ...children) {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value)
    else if (key === "class") element.className = value
    else element.setAttribute(key, value === true ? "" : value)
  }
  element.append(...children.filter((child) => child !== undefined && child !== null && child !== false))
  return element
}

/** An attribute, touched only if it changes: the browser looks at what was written even if it was there before. */
export function put(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

export function icon(name, size = 20) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg")
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use")
  use.setAttribute("href", `#verb-${name}`)
  svg.setAttribute("viewBox", "0 0 24 24")
  svg.setAttribute("class", "icon")
  svg.setAttribute("aria-hidden", "true")
  svg.setAttribute("width", size)
  svg.setAttribute("height", size)
  svg.append(use)
  return svg
}

export const button = (words, press, props = {}, sign) =>
  make("button", { type: "button", onclick: press, ...props }, sign && icon(sign), words)
