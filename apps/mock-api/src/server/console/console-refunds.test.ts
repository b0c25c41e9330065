import type { ServerSchemas as Schemas } from '@selat/sdk'
import { expect, it } from 'vitest'

import { openChanges } from '../../../lab/testing/open-changes.ts'
import { openSandbox } from '../../../lab/testing/open-sandbox.ts'
import { createVisitor } from '../../../lab/testing/visitor.ts'

async function openRefund() {
  const { sandbox } = await openSandbox({ seed: 'console refunds' })
  const visitor = createVisitor(sandbox)
  const desk = sandbox.console
  const refund = async () => {
    const placed = await visitor.book()
    await visitor.choose(placed, 'QRIS')
    await desk.payments.settle(placed.order.Payment.Id)
    const selection = { Tickets: [], Items: [] }
    const { body: quote } = await visitor.of<Schemas['RefundQuote']>(
      'quoteRefund',
      placed,
      selection,
    )
    await visitor.of('confirmRefund', placed, { Quote: quote.Id, BankAccount: null })
    return { placed, quote }
  }
  const { placed, quote } = await refund()
  const states = async () =>
    (await visitor.of<Schemas['RefundList']>('listRefunds', placed)).body.Items.map(
      ({ State }) => State,
    )
  return { sandbox, desk, placed, quote, states, refund }
}

it('CHK-11 lists refunds with order, contact, amount, destination and time', async () => {
  const { desk, placed, quote } = await openRefund()

  const { refunds } = await desk.refunds.list()

  expect(refunds).toMatchObject([
    {
      tenant: 'nusa',
      order: placed.order.Id,
      confirmationNumber: placed.order.ConfirmationNumber,
      contact: 'Tan Wei Ling',
      state: 'processing',
      amount: { amount: quote.Total.Amount, currency: 'IDR', exponent: 0 },
      destination: 'payment_method',
      method: 'QRIS',
      requestedAt: '2026-11-20T06:30:00.000Z',
      completedAt: null,
    },
  ])
  expect(Date.parse(refunds[0]?.settlesAt ?? '')).toBeGreaterThan(Date.parse('2026-11-20T06:30Z'))
})

it('CHK-11 a refunded payment has no decisions any more', async () => {
  const { desk } = await openRefund()

  const { payments } = await desk.payments.list()

  expect(payments).toMatchObject([{ state: 'cancelled', decisions: [] }])
})

it('CHK-11 completes a refund at once, and only once', async () => {
  const { desk, states } = await openRefund()
  const [refund] = (await desk.refunds.list()).refunds
  const before = await states()

  const completed = await desk.refunds.complete(refund?.id ?? '')

  expect(before).toEqual(['processing'])
  expect(completed).toEqual({
    ...refund,
    state: 'completed',
    settlesAt: null,
    completedAt: '2026-11-20T06:30:00.000Z',
  })
  expect(await states()).toEqual(['completed'])
  await expect(desk.refunds.complete(refund?.id ?? '')).rejects.toMatchObject({ status: 409 })
  await expect(desk.refunds.complete('ref_000000000000')).rejects.toMatchObject({ status: 404 })
})

it('CHK-11 lists every refund except that of a broken order, which it names', async () => {
  const { sandbox, desk, placed, refund } = await openRefund()
  const { placed: whole } = await refund()
  await sandbox.store.db
    .updateTable('orders')
    .set({ contact: '{' })
    .where('id', '=', placed.order.Id)
    .execute()

  const { refunds, unreadable } = await desk.refunds.list()

  expect(refunds.map(({ order }) => order)).toEqual([whole.order.Id])
  expect(unreadable).toMatchObject([{ tenant: 'nusa', order: placed.order.Id }])
})

it('CHK-8 CHK-11 late money for a change is listed with the payment of the changed order, and its refund names that order', async () => {
  const { sandbox, visitor, buy, ask } = await openChanges()
  const desk = sandbox.console
  const placed = await buy(2)
  const { change, sailing } = await ask(placed)
  if (!change) throw new Error('The other day costs nothing more')
  await visitor.choose(change, 'QRIS')
  await desk.clock.advance(86_400)
  await desk.sailings.leaveSeats(sailing.Id, 0, 'ECO')

  await desk.payments.settle(change.order.Payment.Id)

  const { refunds } = await desk.refunds.list()
  const { Id: order, ConfirmationNumber: confirmationNumber } = placed.order
  expect(refunds).toMatchObject([
    { order: change.order.Id, isLate: true, changeOf: { order, confirmationNumber } },
  ])
  const { payments } = await desk.payments.list({ q: order })
  expect(payments[0]?.lateForChanges).toEqual([
    {
      order: change.order.Id,
      confirmationNumber: change.order.ConfirmationNumber,
      at: '2026-11-21T06:30:00.000Z',
      isBooked: false,
      refund: expect.objectContaining({ id: refunds[0]?.id, state: 'processing' }),
    },
  ])
  expect(payments[0]?.late).toBeNull()
})
