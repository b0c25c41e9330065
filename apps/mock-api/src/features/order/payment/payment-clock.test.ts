import type { ServerSchemas as Schemas } from '@selat/sdk'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { ferryIn } from '../../../../lab/testing/ferry-in.ts'
import { freshStore } from '../../../../lab/testing/fresh-store.ts'
import {
  createOperator,
  createVisitor,
  NOW,
  type Placed,
  pngFile,
  type Visitor,
} from '../../../../lab/testing/visitor.ts'
import { createSandbox, type Sandbox } from '../../../server/sandbox/sandbox.ts'

let sandbox: Sandbox
let visitor: Visitor
let operate: ReturnType<typeof createOperator>

beforeEach(async () => {
  sandbox = await createSandbox({ ...(await freshStore()), clock: NOW, seed: 'clock' })
  visitor = createVisitor(sandbox)
  operate = createOperator(sandbox)
})

afterEach(async () => {
  expect(sandbox.services.requests.list().flatMap(({ violations }) => violations)).toEqual([])
  await sandbox.close()
})

type Seats = { classes: { class: string; held: number; sold: number; seatsLeft: number }[] }

const codeOf = (answer: { body: unknown }) => (answer.body as Schemas['Problem']).code
const sailingOf = ({ order }: Placed) => ferryIn(order.Items[0]).Sectors[0]?.Sailing?.Id
const settle = ({ order }: Placed) => operate(`payments/${order.Payment.Id}/settle`, {})

async function seatsOf(placed: Placed) {
  const { body } = await operate<Seats>(`sailings/${sailingOf(placed)}`)
  const found = body.classes.find(({ class: travelClass }) => travelClass === 'ECO')
  return { held: found?.held ?? 0, sold: found?.sold ?? 0 }
}

describe('an order that is not paid in time', () => {
  it('CHK-3 expires at its deadline, not before, and frees its seats once', async () => {
    const placed = await visitor.book({ adults: 2 })
    const before = await seatsOf(placed)

    await operate('clock/advance', { seconds: 14 * 60 + 59 })
    const inTime = await visitor.order(placed)
    await operate('clock/advance', { seconds: 1 })
    const expired = await Promise.all([visitor.order(placed), visitor.order(placed)])
    await operate('clock/advance', { seconds: 60 })

    expect(inTime.body.Status).toBe('ENTRY')
    for (const { body } of expired)
      expect(body).toMatchObject({
        Status: 'EXPIRED',
        ExpiresAt: null,
        Payment: { State: 'cancelled', Flow: 'expired', ExpiresAt: null },
      })
    expect(expired[0].body.Payment.History.at(-1)).toEqual({
      At: '2026-11-20T06:45:00.000Z',
      Event: 'expire',
      State: 'cancelled',
    })
    expect(await seatsOf(placed)).toEqual({ held: before.held - 2, sold: before.sold })
  })

  it('CHK-3 expires at the deadline of the chosen method, and takes no payment after that', async () => {
    const placed = await visitor.book()
    await visitor.choose(placed, 'TRANSFER_BCA')
    await visitor.upload(placed, pngFile())
    await operate('clock/advance', { seconds: 2 * 60 * 60 - 1 })
    expect((await visitor.payment(placed)).body.Flow).toBe('proof_uploaded')

    await operate('clock/advance', { seconds: 1 })

    expect(codeOf(await visitor.confirm(placed))).toBe('payment_expired')
    expect(codeOf(await visitor.choose(placed, 'QRIS'))).toBe('payment_expired')
    expect(codeOf(await visitor.upload(placed, pngFile()))).toBe('payment_expired')
    expect(codeOf(await visitor.cancel(placed))).toBe('order_state_refused')
  })

  it('CHK-5 does not expire while a proof is under review', async () => {
    const placed = await visitor.book()
    await visitor.choose(placed, 'TRANSFER_BCA')
    await visitor.upload(placed, pngFile())
    await visitor.confirm(placed)

    await operate('clock/advance', { seconds: 5 * 86_400 })

    expect((await visitor.order(placed)).body).toMatchObject({ Status: 'ENTRY', ExpiresAt: null })
  })
})

describe('a decision after the sailing', () => {
  const stored = ({ order }: Placed) =>
    sandbox.store.db
      .selectFrom('orders')
      .innerJoin('payments', 'payments.order_id', 'orders.id')
      .select(['orders.status', 'payments.state'])
      .where('orders.id', '=', order.Id)
      .executeTakeFirstOrThrow()

  it.each([
    ['reject', { reason: 'unreadable' }, { status: 'EXPIRED', state: 'cancelled' }],
    ['approve', {}, { status: 'POSTED', state: 'finished' }],
  ])(
    'CHK-3 %s also applies what follows from it at once, so that nobody sees it half done',
    async (decision, body, ends) => {
      const placed = await visitor.book({ adults: 1 })
      await visitor.choose(placed, 'TRANSFER_BCA')
      await visitor.upload(placed, pngFile())
      await visitor.confirm(placed)
      await operate('clock/advance', { seconds: 60 * 86_400 })

      await operate(`payments/${placed.order.Payment.Id}/${decision}`, body)

      expect(await stored(placed)).toEqual(ends)
    },
  )
})

describe('money that comes late', () => {
  it('CHK-8 brings an expired order back while its seats are free', async () => {
    const placed = await visitor.book({ adults: 2 })
    await visitor.choose(placed, 'QRIS')
    await operate('clock/advance', { seconds: 60 * 60 })
    const before = await seatsOf(placed)

    const settled = await settle(placed)
    const again = await settle(placed)

    expect(settled.status).toBe(200)
    expect(codeOf(again)).toBe('payment_state_refused')
    const { body } = await visitor.order(placed)
    expect(body).toMatchObject({ Status: 'POSTED', Payment: { State: 'completed' } })
    expect(body.Payment.History.at(-1)).toMatchObject({ Event: 'late_payment', State: 'completed' })
    expect(await seatsOf(placed)).toEqual({ held: before.held, sold: before.sold + 2 })
    expect((await visitor.tickets(placed)).body.Items).toHaveLength(2)
  })

  it('CHK-8 is refunded when others have the seats', async () => {
    const placed = await visitor.book({ adults: 2 })
    await visitor.choose(placed, 'QRIS')
    await operate('clock/advance', { seconds: 60 * 60 })
    await operate(`sailings/${sailingOf(placed)}/capacity`, { seatsLeft: 1, class: 'ECO' })
    const before = await seatsOf(placed)

    await settle(placed)
    await settle(placed)

    const { body } = await visitor.order(placed)
    expect(body).toMatchObject({
      Status: 'EXPIRED',
      Payment: { State: 'cancelled', Flow: 'expired' },
    })
    expect(body.Payment.History.filter(({ Event }) => Event === 'late_payment')).toHaveLength(1)
    expect(await seatsOf(placed)).toEqual(before)
    expect((await visitor.tickets(placed)).body.Items).toEqual([])
    const kinds = (await sandbox.outbox.list(placed.order.Id)).map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual([
      'orderExpired',
      'orderPlaced',
      'paymentChosen',
      'paymentRefunded',
    ])
  })

  it('CHK-8 is refunded when the sailing can no longer be booked', async () => {
    const placed = await visitor.book({ adults: 2 })
    await visitor.choose(placed, 'QRIS')
    sandbox.clock.freeze('2026-12-12T23:00:00Z')

    await settle(placed)

    expect((await visitor.order(placed)).body.Status).toBe('EXPIRED')
  })
})

describe('the simulation of payments', () => {
  beforeEach(async () => {
    await operate('simulation', { simulation: 'automatic' })
  })

  it("CHK-5 approves a declared proof after 20 seconds of the sandbox's clock", async () => {
    const placed = await visitor.book()
    await visitor.choose(placed, 'TRANSFER_BCA')
    await visitor.upload(placed, pngFile())
    await visitor.confirm(placed)

    sandbox.clock.advance(19)
    const before = (await visitor.payment(placed)).body.Flow
    sandbox.clock.advance(1)
    const after = (await visitor.payment(placed)).body.Flow

    expect([before, after]).toEqual(['verifying', 'succeeded'])
  })

  it('CHK-3 due work that follows from other due work is done too when an order is read late', async () => {
    const refused = await visitor.book()
    await visitor.choose(refused, 'TRANSFER_BCA')
    await visitor.upload(refused, pngFile('unreadable.png'))
    await visitor.confirm(refused)
    const travelled = await visitor.book()
    await visitor.choose(travelled, 'QRIS')

    sandbox.clock.advance(60 * 24 * 3600)

    const [first, second] = [await visitor.order(refused), await visitor.order(travelled)]
    expect(first.body.Status).toBe('EXPIRED')
    expect(first.body.Payment.History.slice(-2)).toEqual([
      { At: '2026-11-20T06:30:20.000Z', Event: 'reject_proof', State: 'pending' },
      { At: '2026-11-20T08:30:20.000Z', Event: 'expire', State: 'cancelled' },
    ])
    expect(second.body.Payment.State).toBe('finished')
  })

  it('CHK-5 pays a code that is shown after 30 seconds, however late the order is read', async () => {
    const placed = await visitor.book()
    await visitor.choose(placed, 'QRIS')

    sandbox.clock.advance(60 * 60)

    const { body } = await visitor.order(placed)
    expect(body).toMatchObject({ Status: 'POSTED', PaidAt: '2026-11-20T06:30:30.000Z' })
  })

  it('CHK-5 pays nothing more once it is switched off', async () => {
    const placed = await visitor.book()
    await visitor.choose(placed, 'QRIS')
    await operate('simulation', { simulation: 'manual' })

    sandbox.clock.advance(60)

    expect((await visitor.payment(placed)).body.Flow).toBe('awaiting_transfer')
  })
})
