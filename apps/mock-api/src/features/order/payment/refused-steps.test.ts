import { beforeEach, describe, expect, it } from 'vitest'

import { ferryIn } from '../../../../lab/testing/ferry-in.ts'
import {
  codeOf,
  openPaymentDesk,
  type PaymentDesk,
  paymentId,
} from '../../../../lab/testing/open-payment-desk.ts'
import { pngFile, TRAVEL_DATE } from '../../../../lab/testing/visitor.ts'

let sandbox: PaymentDesk['sandbox']
let visitor: PaymentDesk['visitor']
let operate: PaymentDesk['operate']
let seatsOf: PaymentDesk['seatsOf']
let declare: PaymentDesk['declare']
let mailKinds: PaymentDesk['mailKinds']

beforeEach(async () => {
  ;({ sandbox, visitor, operate, seatsOf, declare, mailKinds } = await openPaymentDesk())
})

describe('steps that the table of states does not have', () => {
  it('CHK-3 refuses proof, declaration and decision before a method is chosen', async () => {
    const placed = await visitor.book()

    expect(codeOf(await visitor.upload(placed, pngFile()))).toBe('payment_state_refused')
    expect(codeOf(await visitor.confirm(placed))).toBe('payment_state_refused')
    for (const decision of ['approve', 'settle'])
      expect(codeOf(await operate(`payments/${paymentId(placed)}/${decision}`, {}))).toBe(
        'payment_state_refused',
      )
  })

  it('CHK-3 refuses a declaration without a proof, and a decision before the declaration', async () => {
    const placed = await visitor.book()
    await visitor.choose(placed, 'TRANSFER_BCA')

    expect(codeOf(await visitor.confirm(placed))).toBe('proof_missing')
    expect(codeOf(await operate(`payments/${paymentId(placed)}/approve`, {}))).toBe(
      'payment_state_refused',
    )
    expect(
      codeOf(await operate(`payments/${paymentId(placed)}/reject`, { reason: 'unreadable' })),
    ).toBe('payment_state_refused')
  })

  it('CHK-3 refuses every step once the payment is completed', async () => {
    const placed = await declare()
    await operate(`payments/${paymentId(placed)}/approve`, {})

    expect(codeOf(await visitor.choose(placed, 'QRIS'))).toBe('payment_state_refused')
    expect(codeOf(await visitor.upload(placed, pngFile()))).toBe('payment_state_refused')
    expect(codeOf(await visitor.confirm(placed))).toBe('payment_state_refused')
    expect(codeOf(await visitor.cancel(placed))).toBe('order_state_refused')
    for (const [decision, body] of [
      ['approve', {}],
      ['settle', {}],
      ['reject', { reason: 'unreadable' }],
    ] as const)
      expect(codeOf(await operate(`payments/${paymentId(placed)}/${decision}`, body))).toBe(
        'payment_state_refused',
      )
  })

  it('CHK-3 finishes a payment when its last sailing has arrived', async () => {
    const placed = await declare()
    await operate(`payments/${paymentId(placed)}/approve`, {})
    const arrival = ferryIn(placed.order.Items[0]).Sectors[0]?.Sailing?.ArrivesAt ?? ''

    sandbox.clock.freeze(arrival)

    const { body } = await visitor.payment(placed)
    expect(body).toMatchObject({ State: 'finished', Flow: 'succeeded' })
    expect((await visitor.order(placed)).body.Status).toBe('POSTED')
    expect(arrival).toContain(TRAVEL_DATE)
  })

  it('CHK-3 finishes at once when a proof is approved after the arrival, at the time of the approval', async () => {
    const placed = await declare()
    const arrival = ferryIn(placed.order.Items[0]).Sectors[0]?.Sailing?.ArrivesAt ?? ''
    sandbox.clock.freeze(arrival)
    sandbox.clock.advance(3600)

    await operate(`payments/${paymentId(placed)}/approve`, {})

    const { body } = await visitor.payment(placed)
    expect(body.History.slice(-2)).toEqual([
      { At: sandbox.clock.now(), Event: 'verify', State: 'completed' },
      { At: sandbox.clock.now(), Event: 'finish', State: 'finished' },
    ])
  })
})

describe('cancelling', () => {
  it('CHK-3 cancels an unpaid order, before and after a method is chosen, and frees its seats', async () => {
    for (const method of [null, 'QRIS'] as const) {
      const placed = await visitor.book({ adults: 2 })
      const before = await seatsOf(placed)
      if (method) await visitor.choose(placed, method)

      const { status, body } = await visitor.cancel(placed)
      const again = await visitor.cancel(placed)

      expect(status).toBe(200)
      expect(body).toMatchObject({
        Status: 'CANCELLED',
        ExpiresAt: null,
        Payment: { State: 'cancelled', Flow: 'cancelled', ExpiresAt: null },
      })
      expect(await seatsOf(placed)).toEqual({ held: before.held - 2, sold: before.sold })
      expect(codeOf(again)).toBe('order_state_refused')
    }
  })

  it('CHK-3 refuses to cancel while a proof is under review', async () => {
    const placed = await declare()

    expect(codeOf(await visitor.cancel(placed))).toBe('order_state_refused')
    expect((await visitor.payment(placed)).body.Flow).toBe('verifying')
  })

  it('CHK-8 refunds money that comes for a cancelled order, once, and the order stays cancelled', async () => {
    const placed = await visitor.book({ adults: 2 })
    await visitor.choose(placed, 'QRIS')
    await visitor.cancel(placed)

    await operate(`payments/${paymentId(placed)}/settle`, {})
    await operate(`payments/${paymentId(placed)}/settle`, {})

    const { body } = await visitor.order(placed)
    expect(body.Status).toBe('CANCELLED')
    expect(body.Payment.History.filter(({ Event }) => Event === 'late_payment')).toHaveLength(1)
    expect(await mailKinds(placed)).toEqual([
      'orderCancelled',
      'orderPlaced',
      'paymentChosen',
      'paymentRefunded',
    ])
  })
})
