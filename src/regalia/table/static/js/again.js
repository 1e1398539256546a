// The same game once more: everybody takes the seat he had.

import { nonce } from "./door.js"
import { get, post } from "./net.js"
import { mine } from "./seats.js"

export async function rematch(face) {
  const { id } = await post(`/api/tables/${face.id}/rematch`, {})
  await meet(id, face)
}

/** Take the same seats at the other table. */
export async function meet(next, before) {
  const face = await get(`/api/tables/${next}`)
  for (const seat of mine(before, true)) {
    const { name } = before.chairs[seat]
    if (face.chairs[seat].free) await post(`/api/tables/${next}/join`, { seat, name, nonce: nonce() })
  }
  location.assign(`/table/${next}`)
}
