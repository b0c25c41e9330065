import {
  ORDER_EVENTS,
  ORDER_STATUSES,
  type OrderEvent,
  orderTransitions,
  PAYMENT_EVENTS,
  PAYMENT_STATUSES,
  type PaymentEvent,
  paymentTransitions,
} from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'
import { expect, it } from 'vitest'

import { ferryIn } from '../../../lab/testing/ferry-in.ts'
import { openSandbox } from '../../../lab/testing/open-sandbox.ts'
import {
  createOperator,
  createVisitor,
  type Placed,
  pngFile,
} from '../../../lab/testing/visitor.ts'
import { auditSandbox } from '../../audit/audit-sandbox.ts'
import { freeEntryInput } from '../../scenarios/sample-products.ts'

// Each step is made from outside, by a client, the console or time, and does not depend on the implementation.
const TRANSFER = 'TRANSFER_BCA'

type Stage = Awaited<ReturnType<typeof openStage>>

async function openStage() {
  const { sandbox } = await openSandbox()
  const visitor = createVisitor(sandbox)
  const operate = createOperator(sandbox)
  const decide = (placed: Placed, decision: string, body: object = {}) =>
    operate(`payments/${placed.order.Payment.Id}/${decision}`, body)
  return { sandbox, visitor, decide }
}

async function placeFree({ visitor }: Stage): Promise<Placed> {
  const { body: cart } = await visitor.call<Schemas['Cart']>('addToCart', {
    body: freeEntryInput(),
  })
  const { body } = await visitor.place(cart)
  return { order: body.Order, token: body.BookingToken }
}

async function placeWith(stage: Stage, ...steps: readonly ((to: At) => Promise<unknown>)[]) {
  const placed = await stage.visitor.book({ adults: 2 })
  for (const step of steps) await step({ ...stage, placed })
  return placed
}

type At = Stage & { readonly placed: Placed }

const choose =
  (method: string) =>
  async ({ visitor, placed }: At) =>
    visitor.choose(placed, method)
const upload = async ({ visitor, placed }: At) => visitor.upload(placed, pngFile())
const declare = async ({ visitor, placed }: At) => visitor.confirm(placed)
const cancel = async ({ visitor, placed }: At) => visitor.cancel(placed)
const settle = async ({ decide, placed }: At) => decide(placed, 'settle')
const approve = async ({ decide, placed }: At) => decide(placed, 'approve')
const reject = async ({ decide, placed }: At) => decide(placed, 'reject', { reason: 'unreadable' })
const decline = async ({ decide, placed }: At) => decide(placed, 'decline', { reason: 'declined' })

/** Moves the clock until a payment that waits for money has expired. */
const letExpire = async ({ sandbox, visitor, placed }: At) => {
  const { body } = await visitor.order(placed)
  if (body.ExpiresAt === null) sandbox.clock.advance(25 * 3600)
  else sandbox.clock.freeze(body.ExpiresAt)
}

const arrive = async ({ sandbox, placed }: At) => {
  const sailing = ferryIn(placed.order.Items[0]).Sectors[0]?.Sailing
  sandbox.clock.freeze(sailing?.ArrivesAt ?? '')
}

const sellOut = async ({ sandbox, placed }: At) => {
  const sailing = ferryIn(placed.order.Items[0]).Sectors[0]?.Sailing
  await createOperator(sandbox)(`sailings/${sailing?.Id}/capacity`, { seatsLeft: 0, class: 'ECO' })
}

/** Refunds everything, or the first ticket only. */
const refund =
  (what: 'all' | 'one') =>
  async ({ visitor, placed }: At) => {
    const about = { path: { id: placed.order.Id }, header: { 'Booking-Token': placed.token } }
    const tickets = (await visitor.tickets(placed)).body.Items
    const Tickets = what === 'all' ? [] : tickets.slice(0, 1).map(({ Id }) => Id)
    const quote = await visitor.call<Schemas['RefundQuote']>('quoteRefund', {
      ...about,
      body: { Tickets, Items: [] },
    })
    if (quote.status >= 400) return quote
    return visitor.call('confirmRefund', {
      ...about,
      body: { Quote: quote.body.Id, BankAccount: null },
    })
  }

/** The steps that bring a payment or an order into each of its states; the first is the simplest. */
const ways = {
  ordered: [[]],
  pending: [[choose('QRIS')], [choose(TRANSFER)], [choose(TRANSFER), upload]],
  paid: [[choose(TRANSFER), upload, declare]],
  completed: [[choose('QRIS'), settle]],
  finished: [[choose('QRIS'), settle, arrive]],
  cancelled: [[cancel], [choose('QRIS'), letExpire], [choose('QRIS'), letExpire, sellOut]],
} satisfies Record<Schemas['PaymentState'], readonly (readonly ((to: At) => Promise<unknown>)[])[]>

/** The steps that cause each event, or try to. */
const tries: Readonly<Record<PaymentEvent, readonly ((to: At) => Promise<unknown>)[]>> = {
  choose_method: [choose('QRIS')],
  upload_proof: [upload],
  declare_paid: [declare],
  capture: [settle],
  decline: [decline],
  verify: [approve],
  reject_proof: [reject],
  finish: [arrive],
  expire: [letExpire],
  cancel: [cancel],
  refund: [refund('all'), refund('one')],
  late_payment: [settle],
}

/** Tells whether a step has an answer that says if it was taken. A step of time has none. */
const answers = (answer: unknown): answer is { status: number; body: Schemas['Problem'] } =>
  typeof answer === 'object' && answer !== null && 'status' in answer

const REFUSED: ReadonlySet<string> = new Set([
  'order_state_refused',
  'payment_expired',
  'payment_state_refused',
  'proof_missing',
  'refund_refused',
])

const rowsOf = (history: Schemas['Payment']['History']) =>
  history.map(({ Event, State }, index) => `${history[index - 1]?.State ?? ''} ${Event} ${State}`)

const paymentRows: ReadonlySet<string> = new Set(
  paymentTransitions.map(({ from, event, to }) => `${from} ${event} ${to}`),
)
const orderRows: ReadonlySet<string> = new Set(
  orderTransitions.map(({ from, event, to }) => `${from} ${event} ${to}`),
)
const takenByPayments = new Set<string>()
const takenByOrders = new Set<string>()

/** The event of an order that a step of its payment causes. */
const ORDER_EVENT_OF: Readonly<Partial<Record<PaymentEvent, OrderEvent>>> = {
  verify: 'post',
  expire: 'expire',
  cancel: 'cancel',
  refund: 'refund',
  late_payment: 'reseat',
}

const pairs = PAYMENT_STATUSES.flatMap((status) =>
  PAYMENT_EVENTS.map((event) => ({ status, event })),
)

it.each(pairs)(
  'CHK-3 a payment that is $status follows the table on $event over HTTP, or stays as it is',
  async ({ status, event }) => {
    const isPossible = [...paymentRows].some((row) => row.startsWith(`${status} ${event} `))
    let isTaken = false
    for (const way of ways[status])
      for (const attempt of tries[event]) {
        const stage = await openStage()
        const placed = await placeWith(stage, ...way)
        const before = (await stage.visitor.order(placed)).body
        expect(before.Payment.State).toBe(status)

        const answer = await attempt({ ...stage, placed })

        const after = (await stage.visitor.order(placed)).body
        const steps = rowsOf(after.Payment.History)
        const added = steps.slice(before.Payment.History.length)
        // Every step must be a row of the table.
        expect(steps.slice(1).filter((row) => !paymentRows.has(row))).toEqual([])
        const [first] = added.filter((row) => row.startsWith(`${status} ${event} `))
        isTaken ||= first !== undefined
        expect(isPossible ? undefined : first).toBeUndefined()
        if (answers(answer)) refuseOrAdd(answer, { added, before, after })
        for (const row of steps.slice(1)) takenByPayments.add(row)
        const rows = [orderRow({ added, before, after })].filter((row) => row !== undefined)
        expect(rows.filter((row) => !orderRows.has(row))).toEqual([])
        expect(await auditSandbox(stage.sandbox.store.db, stage.sandbox.services)).toEqual([])
      }
    // `capture` from `ordered` needs an order without anything due, which never has a waiting payment.
    expect(isTaken).toBe(isPossible && `${status} ${event}` !== 'ordered capture')
  },
)

type Change = {
  readonly added: readonly string[]
  readonly before: Schemas['Order']
  readonly after: Schemas['Order']
}

/** A call either adds a step, or is refused by a code and leaves everything as it was. */
function refuseOrAdd(
  answer: { status: number; body: Schemas['Problem'] },
  { added, before, after }: Change,
): void {
  if (answer.status < 400) return
  expect(REFUSED).toContain(answer.body.code)
  expect(added).toEqual([])
  expect({ ...after, AsOf: '' }).toEqual({ ...before, AsOf: '', Payment: after.Payment })
  expect({ ...after.Payment, AsOf: '' }).toEqual({ ...before.Payment, AsOf: '' })
}

/** The row of the order's table that was taken, as its payment's history tells it; none when the order stayed as it was. */
function orderRow({ added, before, after }: Change): string | undefined {
  if (before.Status === after.Status) return undefined
  const events = added.map((row) => ORDER_EVENT_OF[row.split(' ')[1] as PaymentEvent]) // rows are of the table
  return `${before.Status} ${events.findLast((one) => one !== undefined)} ${after.Status}`
}

it('CHK-3 an order with nothing due is captured without a method', async () => {
  const stage = await openStage()

  const placed = await placeFree(stage)

  const steps = rowsOf((await stage.visitor.payment(placed)).body.History).slice(1)
  expect(steps).toEqual(['ordered capture paid', 'paid verify completed'])
  for (const row of steps) takenByPayments.add(row)
})

it('CHK-3 after the expiry every step is refused, whatever the method and the proof', async () => {
  for (const way of [...ways.ordered, ...ways.pending])
    for (const attempt of [choose('QRIS'), upload, declare, decline, cancel]) {
      const stage = await openStage()
      const placed = await placeWith(stage, ...way, letExpire)

      const answer = await attempt({ ...stage, placed })

      expect(answer.status).toBe(409)
      const { body } = await stage.visitor.order(placed)
      expect([body.Status, body.Payment.State]).toEqual(['EXPIRED', 'cancelled'])
      expect(body.Payment.History.at(-1)?.Event).toBe('expire')
    }
})

it('CHK-3 a refund of one part leaves order and payment as they are', async () => {
  const stage = await openStage()
  const placed = await placeWith(stage, choose('QRIS'), settle)

  const answer = await refund('one')({ ...stage, placed })

  expect(answer.status).toBeLessThan(300)
  const { body } = await stage.visitor.order(placed)
  expect([body.Status, body.Payment.State]).toEqual(['POSTED', 'completed'])
})

const orderWays: Readonly<
  Record<Schemas['OrderStatus'], readonly (readonly ((to: At) => Promise<unknown>)[])[]>
> = {
  ENTRY: [[], [choose('QRIS')], [choose(TRANSFER), upload, declare]],
  POSTED: [[choose('QRIS'), settle]],
  CANCELLED: [[cancel], [choose('QRIS'), settle, refund('all')]],
  EXPIRED: [
    [choose('QRIS'), letExpire],
    [choose('QRIS'), letExpire, sellOut],
  ],
}

const orderTries: Readonly<Record<OrderEvent, readonly ((to: At) => Promise<unknown>)[]>> = {
  post: [settle, approve],
  expire: [letExpire],
  cancel: [cancel],
  refund: [refund('all')],
  reseat: [settle],
}

it.each(ORDER_STATUSES.flatMap((status) => ORDER_EVENTS.map((event) => ({ status, event }))))(
  'CHK-3 an order that is $status follows the table on $event over HTTP, or stays as it is',
  async ({ status, event }) => {
    const reached = new Set<string>()
    for (const way of orderWays[status])
      for (const attempt of orderTries[event]) {
        const stage = await openStage()
        const placed = await placeWith(stage, ...way)
        const before = (await stage.visitor.order(placed)).body
        expect(before.Status).toBe(status)

        await attempt({ ...stage, placed })

        const after = (await stage.visitor.order(placed)).body
        const added = rowsOf(after.Payment.History).slice(before.Payment.History.length)
        const row = orderRow({ added, before, after })
        if (row !== undefined) reached.add(row)
      }
    const wanted = [...orderRows].filter((row) => row.startsWith(`${status} ${event} `))
    const taken = [...reached].filter((row) => row.startsWith(`${status} ${event} `))
    expect(taken).toEqual(wanted)
    expect([...reached].filter((row) => !orderRows.has(row))).toEqual([])
    for (const row of taken) takenByOrders.add(row)
  },
)

it('CHK-3 every row of both tables occurs in these tests, and no other row does', () => {
  expect([...takenByPayments].toSorted()).toEqual([...paymentRows].toSorted())
  expect([...takenByOrders].toSorted()).toEqual([...orderRows].toSorted())
})
