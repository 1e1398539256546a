// What people say to each other at the table.

/** Send: given what was typed. */
export function wireChat(send) {
  const field = document.getElementById("chat")
  document.getElementById("talk").addEventListener("submit", (event) => {
    event.preventDefault()
    const text = field.value.trim()
    if (!text) return
    field.value = ""
    send(text)
  })
}
