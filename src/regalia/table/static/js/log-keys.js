// The log is one tab stop: inside it the arrows go from one line that can be pressed to the next.

const LINES = ".jump, .again, summary"

export function wireLogKeys(box) {
  box.addEventListener("keydown", (event) => {
    const lines = [...box.querySelectorAll(LINES)].filter((line) => line.checkVisibility())
    const at = lines.indexOf(document.activeElement)
    const to = { ArrowUp: at < 0 ? lines.length - 1 : at - 1, ArrowDown: at + 1, Home: 0, End: lines.length - 1 }
    const line = lines[to[event.key]]
    if (!line || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    line.focus()
  })
}

/** Not a tab stop of its own. */
export function reachedByArrows(line) {
  for (const each of line.querySelectorAll(LINES)) each.setAttribute("tabindex", "-1")
  return line
}
