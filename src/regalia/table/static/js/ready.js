// What only a script does waits for it: pressed before, it would do nothing.

/** Everything that has waited can be pressed; also what was pressed last, when somebody comes back to this page. */
export function ready() {
  release(document)
  addEventListener("pageshow", ({ persisted }) => persisted && release(document))
}

/** The same for a part that was drawn anew. */
export function release(part) {
  for (const each of part.querySelectorAll("[data-waits]")) each.disabled = false
}
