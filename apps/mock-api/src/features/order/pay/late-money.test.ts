import type { ServerSchemas as Schemas } from '@selat/sdk'
import { expect, it } from 'vitest'

import { ferryIn } from '../../../../lab/testing/ferry-in.ts'
import { openChanges } from '../../../../lab/testing/open-changes.ts'
import type { Placed } from '../../../../lab/testing/visitor.ts'

const DAY = 86_400

/** Makes an order that expires, gives its seats to others, and lets its money arrive after that. */
async function openLate(method: string, seconds = DAY) {
  const opened = await openChanges()
  const { visitor, operate, advance, sandbox } = opened
  const placed = await visitor.book({ adults: 2 })
  await visitor.choose(placed, method)
  await advance(seconds)
  const sailing = ferryIn(placed.order.Items[0]).Sectors[0]?.Sailing?.Id
  await operate(`sailings/${sailing}/capacity`, { seatsLeft: 0, class: 'ECO' })
  await operate(`payments/${placed.order.Payment.Id}/settle`, {})
  const refunds = async () =>
    (await visitor.of<Schemas['RefundList']>('listRefunds', placed)).body.Items
  const mails = async () =>
    (await sandbox.outbox.list(placed.order.Id)).map(({ kind, text }) => ({ kind, text }))
  return { ...opened, placed, refunds, mails }
}

it('CHK-8 late money is refunded in full, and the payer is told where to and by when', async () => {
  const { visitor, placed, refunds, mails, audit } = await openLate('QRIS')
  const { TotalAmount } = placed.order

  expect(await refunds()).toMatchObject([
    {
      State: 'processing',
      Amount: TotalAmount,
      Destination: { Kind: 'payment_method', Name: 'QRIS', NeedsBankAccount: false, Days: 3 },
      BankAccountMasked: '',
      RequestedAt: '2026-11-21T06:30:00.000Z',
      ExpectedBy: '2026-11-24',
      CompletedAt: null,
      Lines: [],
    },
  ])
  const { body: order } = await visitor.order(placed)
  expect(order).toMatchObject({ Status: 'EXPIRED', PaidAt: null, RefundedAmount: TotalAmount })
  const mail = (await mails()).find(({ kind }) => kind === 'paymentRefunded')
  expect(mail?.text).toContain('Goes to: QRIS')
  expect(mail?.text).toContain('At the latest by: Tue, 24 Nov 2026')
  expect(await audit()).toEqual([])
})

it('CHK-8 CHK-11 the refund of money that comes at night is dated by the tenant’s day, not by that in UTC', async () => {
  // 20 November at 14:30, and 14 hours later: half past four in the morning of the 21st in Singapore.
  const { refunds, mails } = await openLate('QRIS', (14 * DAY) / 24)

  expect(await refunds()).toMatchObject([
    { RequestedAt: '2026-11-20T20:30:00.000Z', ExpectedBy: '2026-11-24' },
  ])
  const mail = (await mails()).find(({ kind }) => kind === 'paymentRefunded')
  expect(mail?.text).toContain('At the latest by: Tue, 24 Nov 2026')
})

it('CHK-8 a refund of late money is completed after its days, and the payer is told', async () => {
  const { visitor, advance, placed, refunds, mails, audit } = await openLate('QRIS')

  await advance(3 * DAY)

  expect(await refunds()).toMatchObject([
    { State: 'completed', CompletedAt: '2026-11-24T06:30:00.000Z' },
  ])
  const { body: story } = await visitor.of<Schemas['OrderTimeline']>('getOrderTimeline', placed)
  expect(story.Items.slice(-2)).toMatchObject([
    { Event: 'late_payment_refunded', Amount: placed.order.TotalAmount, Method: 'QRIS' },
    { Event: 'refund_completed', Amount: placed.order.TotalAmount },
  ])
  expect((await mails())[0]?.kind).toBe('refundCompleted')
  expect(await audit()).toEqual([])
})

it('CHK-8 a late bank transfer is refunded to the account that it came from, without asking for one', async () => {
  const { refunds, audit } = await openLate('TRANSFER_BCA')

  expect(await refunds()).toMatchObject([
    {
      Destination: {
        Kind: 'bank_account',
        Name: 'the account it came from',
        NeedsBankAccount: false,
        Days: 5,
      },
      ExpectedBy: '2026-11-26',
    },
  ])
  expect(await audit()).toEqual([])
})

it('CHK-8 CHK-11 late money for a change is refunded on the order of the change, and nothing of the changed order is', async () => {
  const { visitor, buy, ask, operate, advance, audit } = await openChanges()
  const placed = await buy(2)
  const { change, sailing } = await ask(placed)
  if (!change) throw new Error('The other day costs nothing more')
  await visitor.choose(change, 'QRIS')
  await advance(DAY)
  await operate(`sailings/${sailing.Id}/capacity`, { seatsLeft: 0, class: 'ECO' })

  await operate(`payments/${change.order.Payment.Id}/settle`, {})

  const refundsOf = async (one: Placed) =>
    (await visitor.of<Schemas['RefundList']>('listRefunds', one)).body.Items
  expect(await refundsOf(change)).toMatchObject([{ Amount: change.order.TotalAmount }])
  expect(await refundsOf(placed)).toEqual([])
  const { body: shown } = await visitor.of<Schemas['RefundList']>('listRefunds', placed)
  expect(shown.OfChanges).toMatchObject([
    { Order: change.order.Id, Amount: change.order.TotalAmount, State: 'processing', Lines: [] },
  ])
  expect((await visitor.order(placed)).body.RefundedAmount.Amount).toBe(0)
  expect(await audit()).toEqual([])
})
