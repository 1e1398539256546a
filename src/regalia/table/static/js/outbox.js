// What I do goes to the server: one thing after the other, the same thing twice in a hurry once.

import { send } from "./net.js"

const PATIENCE = 20_000 // milliseconds after which a move that nobody answers goes back; chat waits for longer

export class Outbox {
  /** Answered: called when something was done. Refused: given the sentence with which it was not. */
  constructor(root, path, connection, answered, refused) {
    Object.assign(this, { root, path, connection, answered, refused, meant: undefined, sending: Promise.resolve() })
  }

  /** Whatever became of the thing before it. */
  send(what, body) {
    const meant = JSON.stringify([what, body])
    if (this.meant === meant) return this.sending
    this.meant = meant
    const next = () => this.deliver(what, body)
    this.sending = this.sending.then(next, next)
    return this.sending
  }

  async deliver(what, body) {
    this.root.classList.add("sending")
    try {
      await send(`${this.path}/${what}`, body, () => this.connection.lose(), what === "chat" ? Infinity : PATIENCE)
      this.connection.reached()
      this.answered()
    } catch (error) {
      this.refused(error.message)
    } finally {
      this.meant = undefined
      this.root.classList.remove("sending")
    }
  }
}
