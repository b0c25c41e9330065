import { randomUUID } from 'node:crypto'

import type { Booked } from './direct-booking.ts'

/** Returns calls about a booking as the storefront would send them. */
export function callsOf(site: string, { order, token }: Booked) {
  return async function post<Answer>(path: string, body: unknown): Promise<Answer> {
    const isForm = body instanceof FormData
    const answer = await fetch(`${site}/travel/v1/order/${order}/${path}?system=4101`, {
      method: 'POST',
      headers: {
        'Booking-Token': token,
        'Idempotency-Key': randomUUID(),
        ...(!isForm && { 'Content-Type': 'application/json' }),
      },
      body: isForm ? body : JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} answers ${await answer.text()}`)
    return (await answer.json()) as Answer // each call names the answer that the contract describes
  }
}
