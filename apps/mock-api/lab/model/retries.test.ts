import type { ServerSchemas as Schemas } from '@selat/sdk'
import type { OperationId } from '@selat/sdk/operations'
import { expect, it } from 'vitest'

import { auditSandbox } from '../../src/audit/audit-sandbox.ts'
import { cartOf, oneWayItem } from '../../src/scenarios/sample-items.ts'
import type { Answered, CallParts } from '../testing/create-caller.ts'
import { openSandbox } from '../testing/open-sandbox.ts'
import {
  createOperator,
  createVisitor,
  fileForm,
  type Placed,
  pngFile,
} from '../testing/visitor.ts'

const PAYMENTS = 500
const RETRIES = 5
const AT_ONCE = 10
const SAILING = 'sai_HFC-BTC-SRL-20261212-1020'

/** The faults lose about half of the calls of an order: some before they have an effect, some after. */
const FAULTS = (['before', 'after'] as const).map((reset) => ({
  method: 'POST' as const,
  path: '/travel/v1/order/*',
  probability: reset === 'before' ? 0.3 : 0.4,
  reset,
}))

it('CHK-8 500 payments are paid once each, although each call is sent at least six times over breaking connections', async () => {
  const { sandbox, send, store, services } = await openSandbox({ seed: 'retries', faults: FAULTS })
  const operate = createOperator(sandbox)
  const visitor = createVisitor(sandbox)
  await operate(`sailings/${SAILING}/capacity`, { seatsLeft: PAYMENTS })
  const lost = { before: 0, after: 0 }

  /** Repeats one call with one key after each failure, until it is answered. */
  async function insist(id: OperationId, parts: CallParts, key: string): Promise<void> {
    const header = { ...parts.header, 'Idempotency-Key': key }
    const sent: (Answered<unknown> | null)[] = []
    while (sent.length <= RETRIES || sent.every((answer) => answer === null))
      sent.push(await send(id, { ...parts, header }).catch(lostConnection))
    const [first, ...others] = sent.filter((answer) => answer !== null)
    if (sent[0] === null) lost[first && isReplay(first) ? 'after' : 'before'] += 1
    expect(others.every(isReplay)).toBe(true)
    expect(new Set([first, ...others].map((answer) => answer?.text)).size).toBe(1)
    expect(first?.status).toBeLessThan(300)
  }

  async function pay({ order, token }: Placed, index: number): Promise<void> {
    const about = { path: { id: order.Id }, header: { 'Booking-Token': token } }
    const isQr = index % 2 === 0
    const body = { PaymentMethod: isQr ? 'QRIS' : 'TRANSFER_BCA' }
    await insist('startPayment', { ...about, body }, `choose-${order.Id}`)
    if (!isQr) {
      const proof = { ...about, body: fileForm(pngFile()) }
      await insist('uploadPaymentProof', proof, `upload-${order.Id}`)
      await insist('confirmPayment', about, `declare-${order.Id}`)
    }
    // The notice of the payment is repeated as often, and at the same time.
    const path = `payments/${order.Payment.Id}/${isQr ? 'settle' : 'approve'}`
    const answers = await Promise.all(Array.from({ length: 1 + RETRIES }, () => operate(path, {})))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  }

  const bookings: Placed[] = []
  for (let made = 0; made < PAYMENTS; made += AT_ONCE) {
    const some = await Promise.all(Array.from({ length: AT_ONCE }, () => bookSeat(visitor)))
    await Promise.all(some.map((booking, index) => pay(booking, made + index)))
    bookings.push(...some)
  }

  const orders = await Promise.all(bookings.map((booking) => visitor.order(booking)))
  const tickets = await Promise.all(bookings.map((booking) => visitor.tickets(booking)))
  const transfers = await store.db.selectFrom('ledger_transfers').select('order_id').execute()
  expect(orders.filter(({ body }) => body.Status === 'POSTED')).toHaveLength(PAYMENTS)
  expect(tickets.filter(({ body }) => body.Items.length === 1)).toHaveLength(PAYMENTS)
  expect(new Set(transfers.map(({ order_id }) => order_id)).size).toBe(PAYMENTS)
  expect(transfers).toHaveLength(PAYMENTS)
  expect(Math.min(lost.before, lost.after)).toBeGreaterThan(PAYMENTS / 4)
  expect(await auditSandbox(store.db, services, services.clock.now())).toEqual([])
}, 300_000)

/** Orders a seat for one adult, on a sailing with enough seats, without paying. */
async function bookSeat(visitor: ReturnType<typeof createVisitor>): Promise<Placed> {
  const cart = await visitor.call<Schemas['Cart']>('addToCart', { body: cartOf(oneWayItem()) })
  const { body } = await visitor.place(cart.body)
  return { order: body.Order, token: body.BookingToken }
}

const isReplay = ({ headers }: Answered<unknown>): boolean => headers.has('Idempotent-Replayed')

function lostConnection(error: unknown): null {
  if (error instanceof TypeError) return null // The connection broke: fetch throws this error then.
  throw error
}
