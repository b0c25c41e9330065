import type { ServerSchemas as Schemas } from '@selat/sdk'
import { beforeEach, describe, expect, it } from 'vitest'

import {
  codeOf,
  openPaymentDesk,
  type PaymentDesk,
  paymentId,
} from '../../../../lab/testing/open-payment-desk.ts'
import { NOW, pngFile } from '../../../../lab/testing/visitor.ts'

let sandbox: PaymentDesk['sandbox']
let visitor: PaymentDesk['visitor']
let operate: PaymentDesk['operate']
let seatsOf: PaymentDesk['seatsOf']
let declare: PaymentDesk['declare']
let mailKinds: PaymentDesk['mailKinds']

beforeEach(async () => {
  ;({ sandbox, visitor, operate, seatsOf, declare, mailKinds } = await openPaymentDesk())
})

describe('a transfer with its proof', () => {
  it('CHK-5 goes from method to proof to review to success, with a state and a flow at each step', async () => {
    const placed = await visitor.book({ adults: 2 })

    const chosen = await visitor.choose(placed, 'TRANSFER_BCA', 'id')
    const uploaded = await visitor.upload(placed, pngFile('struk.png', 4096))
    const confirmed = await visitor.confirm(placed)
    const approved = await operate(`payments/${paymentId(placed)}/approve`, {})
    const after = await visitor.payment(placed)

    expect(chosen.body).toMatchObject({
      State: 'pending',
      Flow: 'awaiting_proof',
      ExpiresAt: '2026-11-20T08:30:00.000Z',
      Method: { Code: 'TRANSFER_BCA', Name: 'Transfer bank, BCA' },
      Instructions: {
        Kind: 'bank_transfer',
        BankName: 'BCA',
        AccountNumber: '7001234567',
        Reference: placed.order.ConfirmationNumber,
      },
    })
    expect(uploaded.status).toBe(201)
    expect(uploaded.body).toMatchObject({
      State: 'pending',
      Flow: 'proof_uploaded',
      Proof: { FileName: 'struk.png', Bytes: 4096, MediaType: 'image/png', Rejection: null },
    })
    expect(confirmed.body).toMatchObject({ State: 'paid', Flow: 'verifying', ExpiresAt: null })
    expect(approved.status).toBe(200)
    expect(after.body).toMatchObject({ State: 'completed', Flow: 'succeeded' })
    expect(after.body.History.map(({ Event, State }) => `${Event} ${State}`)).toEqual([
      'order ordered',
      'choose_method pending',
      'upload_proof pending',
      'declare_paid paid',
      'verify completed',
    ])
  })

  it('CHK-8 posts the order, sells its seats, issues tickets and sends mails, once', async () => {
    const placed = await declare(2)
    const before = await seatsOf(placed)

    await operate(`payments/${paymentId(placed)}/approve`, {})

    const { body: order } = await visitor.order(placed)
    expect(order).toMatchObject({ Status: 'POSTED', PaidAt: NOW, ExpiresAt: null })
    expect(await seatsOf(placed)).toEqual({ held: before.held - 2, sold: before.sold + 2 })
    expect((await visitor.tickets(placed)).body.Items).toHaveLength(2)
    expect(await mailKinds(placed)).toEqual([
      'orderPlaced',
      'paymentChosen',
      'paymentReceived',
      'ticketsIssued',
    ])
  })

  it('CHK-8 pays once when "I have paid" and approval are each sent twice at once', async () => {
    const placed = await visitor.book({ adults: 2 })
    await visitor.choose(placed, 'TRANSFER_BCA')
    await visitor.upload(placed, pngFile())
    const before = await seatsOf(placed)

    const confirmed = await Promise.all([visitor.confirm(placed), visitor.confirm(placed)])
    const approve = () => operate(`payments/${paymentId(placed)}/approve`, {})
    const approved = await Promise.all([approve(), approve(), approve()])

    expect(confirmed.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(approved.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const { body: payment } = await visitor.payment(placed)
    expect(payment.History.filter(({ Event }) => Event === 'verify')).toHaveLength(1)
    expect(await seatsOf(placed)).toEqual({ held: before.held - 2, sold: before.sold + 2 })
    expect((await visitor.tickets(placed)).body.Items).toHaveLength(2)
    expect(await mailKinds(placed)).toEqual([
      'orderPlaced',
      'paymentChosen',
      'paymentReceived',
      'ticketsIssued',
    ])
  })

  it('CHK-5 waits again when the proof is refused, with the reason, a new deadline and a mail', async () => {
    const placed = await declare()
    sandbox.clock.advance(3 * 60 * 60)

    const rejected = await operate(`payments/${paymentId(placed)}/reject`, {
      reason: 'amount_differs',
    })

    expect(rejected.status).toBe(200)
    const { body: payment } = await visitor.payment(placed)
    expect(payment).toMatchObject({
      State: 'pending',
      Flow: 'rejected',
      ExpiresAt: '2026-11-20T11:30:00.000Z',
      Proof: { Rejection: 'amount_differs' },
    })
    const { body: order } = await visitor.order(placed)
    expect(order).toMatchObject({ Status: 'ENTRY', ExpiresAt: '2026-11-20T11:30:00.000Z' })
    expect(await mailKinds(placed)).toEqual(['orderPlaced', 'paymentChosen', 'proofRejected'])
    expect(codeOf(await visitor.confirm(placed))).toBe('proof_missing')
    await visitor.upload(placed, pngFile('second.png'))
    expect((await visitor.confirm(placed)).body.Flow).toBe('verifying')
  })

  it('CHK-5 can change to another method after a proof was refused days later', async () => {
    const placed = await declare()
    sandbox.clock.advance(3 * 86_400)
    await operate(`payments/${paymentId(placed)}/reject`, { reason: 'not_received' })

    const changed = await visitor.choose(placed, 'QRIS')

    expect(changed.body).toMatchObject({
      Flow: 'awaiting_transfer',
      ExpiresAt: '2026-11-23T06:45:00.000Z',
    })
  })

  it('CHK-5 expires at once when a proof is refused after booking has closed', async () => {
    const placed = await declare()
    sandbox.clock.freeze('2026-12-12T23:00:00Z')

    await operate(`payments/${paymentId(placed)}/reject`, { reason: 'not_received' })

    expect((await visitor.order(placed)).body.Status).toBe('EXPIRED')
  })
})

describe('a code to scan', () => {
  it('CHK-4 shows amount, reference and checksum, and completes when the payer pays', async () => {
    const placed = await visitor.book()

    const { body } = await visitor.choose(placed, 'QRIS')
    const settled = await operate(`payments/${paymentId(placed)}/settle`, {})

    expect(body).toMatchObject({
      Flow: 'awaiting_transfer',
      Instructions: { Kind: 'qr', Scheme: 'QRIS' },
    })
    const payload = body.Instructions?.Kind === 'qr' ? body.Instructions.Payload : ''
    const amount = String(placed.order.TotalAmount.Amount)
    expect(payload).toContain(`54${String(amount.length).padStart(2, '0')}${amount}5802ID`)
    expect(payload).toContain(placed.order.ConfirmationNumber)
    expect(settled.status).toBe(200)
    const { body: after } = await visitor.payment(placed)
    expect(after.History.map(({ Event }) => Event)).toEqual([
      'order',
      'choose_method',
      'capture',
      'verify',
    ])
    expect((await visitor.order(placed)).body.Status).toBe('POSTED')
  })

  it('CHK-4 needs no proof and takes none', async () => {
    const placed = await visitor.book()
    await visitor.choose(placed, 'QRIS')

    expect(codeOf(await visitor.upload(placed, pngFile()))).toBe('payment_state_refused')
    expect(codeOf(await visitor.confirm(placed))).toBe('payment_state_refused')
  })
})

describe('choosing a method', () => {
  it("CHK-4 offers the methods that take the order's currency, and refuses others", async () => {
    const placed = await visitor.book()

    const { body } = await visitor.call<Schemas['PaymentMethodList']>('listPaymentMethods', {
      header: { 'Booking-Token': placed.token },
      query: { order: placed.order.Id },
    })
    const all = await visitor.call<Schemas['PaymentMethodList']>('listPaymentMethods')

    expect(body.Items.length).toBeGreaterThan(1)
    expect(new Set(body.Items.map(({ Currency }) => Currency))).toEqual(new Set(['IDR']))
    expect(all.body.Items.length).toBeGreaterThan(body.Items.length)
    const refused = await visitor.choose(placed, 'PAYNOW')
    expect(refused).toMatchObject({ status: 422, body: { code: 'method_unavailable' } })
    expect(codeOf(await visitor.choose(placed, 'NO_SUCH'))).toBe('method_unavailable')
  })

  it('CHK-5 is possible until a proof is under review, and discards the proof of the method before', async () => {
    const placed = await visitor.book()
    await visitor.choose(placed, 'TRANSFER_BCA')
    await visitor.upload(placed, pngFile())

    const changed = await visitor.choose(placed, 'QRIS')
    const back = await visitor.choose(placed, 'TRANSFER_BCA')

    expect(changed.body).toMatchObject({ Flow: 'awaiting_transfer', Proof: null })
    expect(back.body).toMatchObject({ Flow: 'awaiting_proof', Proof: null })
    await visitor.upload(placed, pngFile())
    await visitor.confirm(placed)
    expect(codeOf(await visitor.choose(placed, 'QRIS'))).toBe('payment_state_refused')
  })

  it('CHK-5 extends the deadline to no more than one day, however often it happens', async () => {
    const placed = await visitor.book()
    let expiresAt = ''
    for (let hour = 0; hour < 24; hour += 1) {
      expiresAt = (await visitor.choose(placed, 'TRANSFER_BCA')).body.ExpiresAt ?? ''
      sandbox.clock.advance(60 * 60 - 1)
    }

    expect(expiresAt).toBe('2026-11-21T06:30:00.000Z')
  })
})
