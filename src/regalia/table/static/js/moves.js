// Narrowing: an option is a multiset of tokens. Choosing tokens leaves the options that contain them all.

export const count = (tokens, token) => tokens.reduce((n, each) => n + (each === token), 0)

const contains = (option, chosen) => chosen.every((token) => count(option.tokens, token) >= count(chosen, token))

/** The options that are still possible. */
export const remaining = (options, chosen) => options.filter((option) => contains(option, chosen))

/** The tokens that can be added to what is chosen. */
export function nextTokens(options, chosen) {
  const found = new Set()
  for (const option of remaining(options, chosen)) {
    for (const token of option.tokens) if (count(option.tokens, token) > count(chosen, token)) found.add(token)
  }
  return found
}

/** The option that is meant exactly by what is chosen, if there is one. */
export const exact = (options, chosen) =>
  remaining(options, chosen).find((option) => option.tokens.length === chosen.length)

/** What to play at once: the only option remaining, if at least one of its parts was chosen. */
export function decided(options, chosen) {
  const rest = remaining(options, chosen)
  return chosen.length && rest.length === 1 ? rest[0] : undefined
}
