// A line of the log leads to its place on the table.

const POINTED = 2600 // milliseconds for which a place stands out
const LEAST = 24 // pixels of a place on a map

/** Bring places of the table into sight, and let them stand out for a while. False if none of them is there. */
export function showPlaces(root, zones, places) {
  const spots = places.flatMap((place) => found(root, place))
  if (!spots.length) return false
  const part = spots[0].closest("#table [data-tab]")
  if (part && !spots[0].getClientRects().length) zones.tabs.choose(part.dataset.tab)
  zones.zoom?.onto(
    spots.filter((spot) => spot.closest(".zoom")),
    LEAST,
  )
  spots.find((spot) => !spot.closest(".zoom"))?.scrollIntoView({ block: "nearest", inline: "nearest" })
  for (const spot of spots) point(spot)
  return true
}

/** Whatever has this name: something to choose, a piece, or what a help text is about. */
function found(root, place) {
  const name = CSS.escape(place)
  const selectors = ["token", "piece", "help"].map((kind) => `[data-${kind}="${name}"]`)
  const all = [...root.querySelectorAll(selectors.join())].filter((spot) => !spot.closest(".news"))
  const seen = all.filter((spot) => spot.getClientRects().length)
  return seen.length ? seen : all
}

function point(spot) {
  spot.classList.add("pointed")
  setTimeout(() => spot.classList.remove("pointed"), POINTED)
}
