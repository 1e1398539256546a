// What breaks a law is outlined in a picture.

const STYLE = "position: fixed; z-index: 2147483647; border: 3px solid #f0f; background: #f0f3; pointer-events: none"
let marks = []

export function outline(boxes) {
  marks = boxes.map(([x, y, width, height]) => {
    const mark = document.createElement("div")
    mark.style.cssText = `${STYLE}; left: ${x - 3}px; top: ${y - 3}px; width: ${width}px; height: ${height}px`
    return mark
  })
  const top = document.querySelector("dialog[open]") ?? document.body
  top.append(...marks)
}

export function clean() {
  for (const mark of marks) mark.remove()
  marks = []
}
