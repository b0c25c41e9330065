import type { Booked } from './direct-booking.ts'
import { callsOf } from './order-call.ts'
import { receipt } from './picture-file.ts'

/** Pays by transfer as the storefront would: method, picture of the receipt, 'I have paid'. The agency decides next. */
export async function declarePaid(site: string, booked: Booked): Promise<void> {
  const post = callsOf(site, booked)
  const { name, mimeType, buffer } = receipt()
  const form = new FormData()
  form.set('File', new File([new Uint8Array(buffer)], name, { type: mimeType }))
  await post('payment', { PaymentMethod: 'TRANSFER_BCA' })
  await post('payment/proof', form)
  await post('payment/confirm', {})
}
