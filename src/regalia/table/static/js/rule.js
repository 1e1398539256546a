// The ? beside the prompt: the paragraph of the rules that matters now, over the table until it is closed.

import { make } from "./elements.js"
import { stepThrough } from "./frames.js"
import { buttons, closeButton, open } from "./menu.js"
import { get } from "./net.js"
import { say } from "./words.js"

export class Rule {
  constructor(table) {
    this.table = table
    this.opener = document.getElementById("rule")
    this.opener.addEventListener("click", () => this.show())
  }

  /** Whether there is something to read on what is asked. */
  offer({ paragraph }) {
    this.opener.hidden = !paragraph
  }

  /** A game without a book has its rules in short. */
  show() {
    const { display, inWords } = this.table
    const { paragraph } = display.scene ?? {}
    return paragraph ? this.read(paragraph) : inWords.help("")
  }

  /** Links between paragraphs lead on in the same place, all others keep the way back to the table. */
  async read(paragraph) {
    const { complain, game, id } = this.table
    try {
      const { address, chapter, html } = await get(`/api/games/${game.id}/paragraphs/${paragraph}`)
      const [path, anchor] = address.split("#")
      const there = { class: "button", href: `${path}?table=${id}#${anchor}` }
      const text = make("div", { class: "paragraph" })
      text.innerHTML = html
      for (const link of text.querySelectorAll("a")) link.search = `?table=${id}`
      text.addEventListener("click", (event) => this.follow(event))
      open(make("h2", {}, chapter), text, buttons(make("a", there, say("In the book")), closeButton()))
      stepThrough(text)
    } catch (error) {
      complain(error.message)
    }
  }

  follow(event) {
    const link = event.target.closest("a[data-no]")
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void this.read(decodeURIComponent(link.hash.slice(1)))
  }
}
