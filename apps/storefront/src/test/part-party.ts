import type { Sandbox } from '@selat/mock-api'
import type { Schemas } from '@selat/sdk'

import { holderOf, type PlacedOrder } from './place-order.ts'
import { ask } from './seed-cart.ts'

/** Returns the calls that part the party of a paid order: they move or cancel some of its tickets. */
export function parterOf(sandbox: Sandbox, placed: PlacedOrder) {
  const { order, token } = placed
  const header = { 'Booking-Token': token }
  const post = <Answer>(path: string, body: object) =>
    ask<Answer>(sandbox, `order/${order.Id}/${path}`, {
      method: 'POST',
      header: { ...header, 'Idempotency-Key': crypto.randomUUID() },
      body,
    })
  return {
    /** Moves tickets to the first sailing of a day that is on sale, and pays the difference, if any. */
    move: async (tickets: readonly string[], date: string): Promise<Schemas['ChangeSailing']> => {
      const options = await ask<Schemas['ChangeOptions']>(
        sandbox,
        `order/${order.Id}/change/option`,
        { query: { tickets: tickets.join(','), date }, header },
      )
      const sailing = options.Sailings.find(({ Status }) => Status === 'on_sale')
      if (!sailing) throw new Error('Nowhere to go.')
      const wish = { Tickets: tickets, Sailing: sailing.Id }
      const quote = await post<Schemas['ChangeQuote']>('change/quote', wish)
      const confirmation = { Quote: quote.Id, BankAccount: null }
      const { Payment } = await post<Schemas['ChangeResult']>('change', confirmation)
      if (Payment) await payChange(sandbox, Payment)
      return sailing
    },
    cancel: async (tickets: readonly string[]): Promise<Schemas['RefundQuote']> => {
      const quote = await post<Schemas['RefundQuote']>('refund/quote', {
        Tickets: tickets,
        Items: [],
      })
      await post('refund', { Quote: quote.Id, BankAccount: null })
      return quote
    },
  }
}

async function payChange(sandbox: Sandbox, { Order, BookingToken }: Schemas['FoundBooking']) {
  const order = await ask<Schemas['Order']>(sandbox, `booking/detail/${Order}`, {
    header: { 'Booking-Token': BookingToken },
  })
  await holderOf(sandbox, { order, token: BookingToken }).choose('QRIS')
  await sandbox.console.payments.settle(order.Payment.Id)
}
