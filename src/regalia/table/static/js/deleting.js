// A game is deleted from my list: first it is said what that means, or why it cannot be.

import { post } from "./net.js"
import { say } from "./words.js"

/** Deleted: what to do when a game is gone from the list. */
export function wireDeleting(dialog, deleted) {
  const title = dialog.querySelector("h2")
  const [words, wrong] = dialog.querySelectorAll("p")
  const confirms = dialog.querySelector("[data-confirms]")
  const closes = dialog.querySelector("[data-closes]")
  const asked = title.textContent
  let opener

  const show = (button) => {
    const { asks, why } = button.dataset
    opener = button
    title.textContent = why ? say("This game cannot be deleted now") : asked
    words.textContent = asks ?? why
    wrong.textContent = ""
    confirms.hidden = Boolean(why)
    closes.textContent = why ? say("Close") : say("Keep it")
    dialog.showModal()
    closes.focus()
  }

  const remove = async () => {
    confirms.disabled = true
    try {
      await post(`/api/tables/${opener.dataset.deletes}/delete`)
      dialog.close()
      opener.closest(".entry").remove()
      deleted()
    } catch (error) {
      wrong.textContent = error.message
    }
    confirms.disabled = false
  }

  document.addEventListener("click", ({ target }) => {
    const button = target.closest?.("[data-deletes]")
    if (button) show(button)
  })
  closes.addEventListener("click", () => dialog.close())
  confirms.addEventListener("click", remove)
}
