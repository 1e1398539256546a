// The same game once more: everybody takes the same seat again.

import { nonce } from "./fair-play.js"
import { get, post } from "./net.js"
import { mySeats } from "./seats.js"

export async function openRematch(before) {
  const { id } = await post(`/api/tables/${before.id}/rematch`, {})
  await joinRematch(before, id)
}

/** Take the same seats at the other table. */
export async function joinRematch(before, id) {
  const table = await get(`/api/tables/${id}`)
  for (const seat of mySeats(before, true)) {
    const { name } = before.chairs[seat]
    if (table.chairs[seat].free) await post(`/api/tables/${id}/join`, { seat, name, nonce: nonce() })
  }
  location.assign(`/table/${id}`)
}
