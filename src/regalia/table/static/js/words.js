// The words of the page, in its language: the server has put them into the page.

const catalogue = JSON.parse(document.getElementById("words")?.textContent || "{}")

export function say(text, values = {}) {
  return (catalogue[text] ?? text).replace(/\{(\w+)\}/g, (all, name) => (name in values ? values[name] : all))
}

export const date = (seconds) =>
  new Date(seconds * 1000).toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" })
