// What I do goes to the server: one thing after the other, the same thing twice in a hurry once.

import { send } from "./net.js"

export class Outbox {
  /** Refused: given the sentence with which something was refused. */
  constructor(root, path, connection, refused) {
    Object.assign(this, { root, path, connection, refused, meant: undefined, sending: Promise.resolve() })
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
      await send(`${this.path}/${what}`, body, () => this.connection.lose())
      this.connection.reached()
    } catch (error) {
      this.refused(error.message)
    } finally {
      this.meant = undefined
      this.root.classList.remove("sending")
    }
  }
}
