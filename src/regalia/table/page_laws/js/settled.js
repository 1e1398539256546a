// The page has come to rest: nothing that ends by itself still moves, and some frames in a row look alike.

const ALIKE = 2 // frames
const MOST = 2000 // milliseconds

const frame = () => new Promise((go) => requestAnimationFrame(() => go()))

/** Where the parts of the table stand, as text. */
function places() {
  const parts = document.querySelectorAll("#table .legal, #table .zone, #tray, #tray button, .layers, #tabs button")
  const boxes = [...parts].map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect()
    return [x, y, width, height].map(Math.round).join()
  })
  return boxes.join(";")
}

/** Something travels or fades; what pulses again and again is decoration, and what goes by scrolling runs always. */
const moving = () =>
  document.getAnimations().some((each) => {
    const { endTime, iterations } = each.effect?.getComputedTiming() ?? {}
    const byTime = each.timeline === document.timeline
    return byTime && each.playState === "running" && iterations === 1 && endTime !== Infinity
  })

export async function settled() {
  const end = performance.now() + MOST
  await document.fonts.ready
  let before = ""
  for (let alike = 0; alike < ALIKE && performance.now() < end; ) {
    await frame()
    const now = places()
    alike = now === before && !moving() ? alike + 1 : 0
    before = now
  }
}
