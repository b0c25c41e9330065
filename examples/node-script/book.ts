import { createConsoleClient } from '@selat/mock-api/console'
import { createTravelClient } from '@selat/sdk'

import { bookFerry, dataOf } from './book-ferry.ts'

const baseUrl = process.env['SELAT_API'] ?? 'http://localhost:4010'
const travel = createTravelClient({
  baseUrl,
  system: () => 4101,
  currency: () => 'IDR',
  language: () => 'en',
  token: () => null,
})

const inTwoWeeks = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10)
const { Order, BookingToken } = await bookFerry(travel, inTwoWeeks)
const order = { path: { id: Order.Id }, header: { 'Booking-Token': BookingToken } }
const payment = '/travel/v1/order/{id}/payment'
dataOf(await travel.post(payment, { ...order, body: { PaymentMethod: 'QRIS' } }))

// No payer scans the code here, so the script tells the mock that the payer's bank has reported the money.
const mock = createConsoleClient(baseUrl)
const { payments } = await mock.payments.list({ q: Order.ConfirmationNumber })
await mock.payments.settle(payments[0]?.id ?? '')

const { State } = dataOf(await travel.get(payment, order))
process.stdout.write(`${Order.ConfirmationNumber} ${State}\n`)
