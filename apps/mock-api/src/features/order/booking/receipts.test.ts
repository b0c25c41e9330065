import type { ServerSchemas as Schemas } from '@selat/sdk'
import { expect, it } from 'vitest'

import { OTHER_DATE, openChanges } from '../../../../lab/testing/open-changes.ts'
import { type Placed, TRAVEL_DATE } from '../../../../lab/testing/visitor.ts'

/** Buys a class that refunds four fifths weeks before, and asks for a change from a Tuesday to a dearer Saturday. */
async function openDearerDay() {
  const opened = await openChanges()
  const { visitor, buy, ask, settle, advance } = opened
  const flexible = { class: 'EMD', operator: 'BHF', from: 'TMF', to: 'BBT' }
  const placed = await buy(2, OTHER_DATE, flexible)
  const { change } = await ask(placed, undefined, TRAVEL_DATE)
  if (!change) throw new Error('Nothing is due')
  const of = async (order: Placed) =>
    (await visitor.of<Schemas['Receipt']>('getReceipt', order)).body
  const receipt = async (order: Placed) => {
    const body = await of(order)
    return {
      lines: body.Lines.map(({ Item, Amount }) => [Item, Amount.Amount]),
      total: body.Total.Amount,
      refunds: body.Refunds.map(({ Amount }) => Amount.Amount),
      balance: body.Balance.Amount,
    }
  }
  const cancelAll = async () => {
    const { body } = await visitor.of<Schemas['RefundQuote']>('quoteRefund', placed, {
      Tickets: [],
      Items: [],
    })
    await visitor.of('confirmRefund', placed, { Quote: body.Id, BankAccount: null })
  }
  return { placed, change, pay: () => settle(change), advance, of, receipt, cancelAll }
}

it('CHK-12 a change appears in the receipt of its order once it is paid, and each receipt names the other', async () => {
  const { placed, change, pay, receipt } = await openDearerDay()
  const crossing = 'Tanah Merah, Singapore → Bandar Bentan Telani, Bintan Resorts'
  const lines = [
    [crossing, 1_691_200],
    [crossing, 264_400],
  ]

  const before = await receipt(placed)
  await pay()

  expect(before).toEqual({ lines, total: 1_955_600, refunds: [], balance: 1_955_600 })
  expect(await receipt(placed)).toEqual({
    lines: [...lines, [`Change of date · ${change.order.ConfirmationNumber}`, 158_400]],
    total: 2_114_000,
    refunds: [],
    balance: 2_114_000,
  })
  expect(await receipt(change)).toEqual({
    lines: [[`Change of date · ${placed.order.ConfirmationNumber}`, 158_400]],
    total: 158_400,
    refunds: [],
    balance: 158_400,
  })
})

it('CHK-12 a refund after a change includes what the change cost, and the balance is what was kept of both payments', async () => {
  const { placed, pay, receipt, cancelAll } = await openDearerDay()
  await pay()

  await cancelAll()

  const { total, refunds, balance } = await receipt(placed)
  expect(refunds).toEqual([1_744_080])
  expect(balance).toBe(369_920)
  expect(total).toBe(2_114_000)
})

it('CHK-12 a change that was never paid is in no receipt', async () => {
  const { placed, receipt, cancelAll } = await openDearerDay()

  await cancelAll()

  expect(await receipt(placed)).toMatchObject({ total: 1_955_600, balance: 338_240 })
})

it('CHK-12 a receipt is dated by its last payment, and lists each payment with its time, amount and order', async () => {
  const { placed, change, pay, advance, of } = await openDearerDay()
  await advance(120)
  await pay()

  const { IssuedAt, PaidAt, Payments, Total } = await of(placed)

  const [first, last] = Payments ?? []
  expect(first).toMatchObject({ At: PaidAt, ConfirmationNumber: placed.order.ConfirmationNumber })
  expect(last).toMatchObject({
    At: IssuedAt,
    Amount: { Amount: 158_400 },
    ConfirmationNumber: change.order.ConfirmationNumber,
  })
  expect(Date.parse(IssuedAt) - Date.parse(PaidAt)).toBeGreaterThanOrEqual(120_000)
  expect(Payments?.reduce((sum, { Amount }) => sum + Amount.Amount, 0)).toBe(Total.Amount)
})
