import type { Schemas } from '@selat/sdk'

import type { Booked } from './direct-booking.ts'
import { callsOf } from './order-call.ts'
import type { OwnSandbox } from './own-sandbox.ts'

/** Pays a booking and cancels all of it, so that its refund is on the way. */
export async function cancelPaid({ url, desk }: OwnSandbox, booked: Booked): Promise<void> {
  const post = callsOf(url, booked)
  await post('payment', { PaymentMethod: 'QRIS' })
  await desk.settle(booked.order)
  const quote = await post<Schemas['RefundQuote']>('refund/quote', { Tickets: [], Items: [] })
  await post('refund', { Quote: quote.Id, BankAccount: null })
}
