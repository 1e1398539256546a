// What was chosen stands where it will be, faint, until the server has answered. The page of a game says where:
// data-ghosts marks the place in which the pictures of all that was chosen with it are shown, data-goes names the row
// (data-scroll) to which a piece goes, data-picture is around a piece whose button is beside its picture.

import { make } from "./elements.js"

/** Elements: what was chosen, and what goes with it. */
export function showGhosts(elements) {
  clearGhosts()
  for (const element of elements) {
    const { goes } = element.dataset
    if (goes) document.querySelector(`[data-scroll="${CSS.escape(goes)}"]`)?.append(ghost(element))
  }
  const [place] = elements.flatMap((element) => [...element.querySelectorAll("[data-ghosts]")])
  for (const element of place ? elements : []) if (!element.contains(place)) place.append(ghost(element))
}

export function clearGhosts() {
  for (const faint of document.querySelectorAll(".faint")) faint.remove()
}

function ghost(element) {
  const [picture] = (element.closest("[data-picture]") ?? element).querySelectorAll("svg")
  const copy = picture?.cloneNode(true)
  copy?.removeAttribute("data-piece")
  return make("span", { class: "faint", "data-own": "faint", "aria-hidden": "true" }, copy)
}
