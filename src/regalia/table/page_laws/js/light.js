// Lit and not lit differ on the screen: two pictures of the page are compared, pixel by pixel.

import { breach, called } from "./boxes.js"
import { inSight } from "./targets.js"

const CONTRAST = 3 // between a pixel when lit and the same pixel when not
const SHARE = 0.5 // of the outline: so many pixels have to differ
const AROUND = 6 // pixels around the target that belong to its light
const STILL = "*, *::before, *::after { transition: none !important; animation: none !important }"

let kept = []
let still

/** Show the lit parts as they are when they cannot be chosen. */
export function dim() {
  still ??= new CSSStyleSheet()
  still.replaceSync(STILL)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still]
  const own = inSight().filter((element) => !element.closest(".advised")) // advice has an outline of its own
  kept = own.map((element) => [element, element.getAttribute("class"), element.getAttribute("aria-disabled")])
  for (const [element] of kept) {
    element.classList.remove("legal")
    element.setAttribute("aria-disabled", "true")
    if (element.localName === "button") element.toggleAttribute("data-off", true)
  }
}

/** Show them as they were. */
export function light() {
  for (const [element, classes, disabled] of kept) {
    element.setAttribute("class", classes)
    if (disabled === null) element.removeAttribute("aria-disabled")
    else element.setAttribute("aria-disabled", disabled)
    element.removeAttribute("data-off")
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== still)
}

async function pixels(base64) {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }))
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  const pen = canvas.getContext("2d", { willReadFrequently: true })
  pen.drawImage(picture, 0, 0)
  return pen.getImageData(0, 0, picture.width, picture.height)
}

const LINEAR = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

const luminance = (data, at) =>
  0.2126 * LINEAR[data[at]] + 0.7152 * LINEAR[data[at + 1]] + 0.0722 * LINEAR[data[at + 2]]

function contrast(one, two) {
  const [low, high] = one < two ? [one, two] : [two, one]
  return (high + 0.05) / (low + 0.05)
}

/** How many pixels in and around a box differ enough between two pictures; enough is enough. */
function differing(one, two, box, enough) {
  let count = 0
  const [left, right] = [Math.max(0, box.left - AROUND), Math.min(one.width, box.right + AROUND)]
  const [top, bottom] = [Math.max(0, box.top - AROUND), Math.min(one.height, box.bottom + AROUND)]
  for (let y = Math.ceil(top); y < bottom && count < enough; y += 1) {
    for (let x = Math.ceil(left); x < right; x += 1) {
      const at = 4 * (y * one.width + x)
      if (contrast(luminance(one.data, at), luminance(two.data, at)) >= CONTRAST) count += 1
    }
  }
  return count
}

/** The part of the screen in which something is lit; nothing if nothing is. */
export function bright() {
  const boxes = inSight().map((each) => each.getBoundingClientRect())
  if (!boxes.length) return null
  const most = (name) => Math.ceil(Math.max(...boxes.map((box) => box[name]))) + AROUND
  const least = (name) => Math.floor(Math.min(...boxes.map((box) => box[name]))) - AROUND
  const [x, y] = [Math.max(0, least("left")), Math.max(0, least("top"))]
  return { x, y, width: Math.min(innerWidth, most("right")) - x, height: Math.min(innerHeight, most("bottom")) - y }
}

const moved = (box, { x, y }) => new DOMRect(box.x - x, box.y - y, box.width, box.height)

/** Every lit part that looks too much as if it were not. Place: of the pictures on the screen. */
export async function compare([law, place, lightPicture, dimPicture]) {
  const [one, two] = await Promise.all([pixels(lightPicture), pixels(dimPicture)])
  return inSight().flatMap((element) => {
    const box = moved(element.getBoundingClientRect(), place)
    const least = Math.round(SHARE * 2 * (box.width + box.height))
    const count = differing(one, two, box, least)
    const words = `${called(element)} has ${count} pixels that tell lit from not lit, fewer than ${least}`
    return count < least ? [breach(law, words, element)] : []
  })
}
