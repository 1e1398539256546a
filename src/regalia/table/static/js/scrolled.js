// What scrolls inside itself is a stop of the Tab key as long as there is more of it than fits.

const ROUGH = 1 // pixels

export function stopWhereItScrolls(box) {
  const look = () => {
    if (box.scrollHeight > box.clientHeight + ROUGH) box.tabIndex = 0
    else box.removeAttribute("tabindex")
  }
  new ResizeObserver(look).observe(box)
  new MutationObserver(look).observe(box, { childList: true, characterData: true, subtree: true })
}
