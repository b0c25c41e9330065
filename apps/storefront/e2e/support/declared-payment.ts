import { randomUUID } from 'node:crypto'

import type { Booked } from './direct-booking.ts'
import { receipt } from './picture-file.ts'

/** Pays by transfer as the storefront would: method, picture of the receipt, 'I have paid'. The agency decides next. */
export async function declarePaid(site: string, { order, token }: Booked): Promise<void> {
  const send = async (path: string, body: FormData | string) => {
    const isForm = body instanceof FormData
    const answer = await fetch(`${site}/travel/v1/order/${order}/${path}?system=4101`, {
      method: 'POST',
      headers: {
        'Booking-Token': token,
        'Idempotency-Key': randomUUID(),
        ...(!isForm && { 'Content-Type': 'application/json' }),
      },
      body,
    })
    if (!answer.ok) throw new Error(`${path} answers ${await answer.text()}`)
  }
  const { name, mimeType, buffer } = receipt()
  const form = new FormData()
  form.set('File', new File([new Uint8Array(buffer)], name, { type: mimeType }))
  await send('payment', JSON.stringify({ PaymentMethod: 'TRANSFER_BCA' }))
  await send('payment/proof', form)
  await send('payment/confirm', '{}')
}
