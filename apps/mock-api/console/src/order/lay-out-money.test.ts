import { expect, it } from 'vitest'

import { playRefund } from '../../../lab/testing/play-refund.ts'
import { outcomeText, transferText } from './account-text.ts'
import { layOutMoney } from './lay-out-money.ts'
import { LINE } from './text-lines.tsx'

const NARROW = { tenant: 'nusa', columnWidth: 108 }

it('CHK-11 each transfer of an order is drawn below the one before, from account to account', async () => {
  const { order, paid, back } = await playRefund()

  const { columns, arrows, width } = layOutMoney(order.money, NARROW)

  const [payer, sales, owed] = [54, 162, 270]
  expect(columns.map(({ x, title, kind }) => [x, title.join(' '), kind])).toEqual([
    [payer, 'QRIS', 'payer'],
    [sales, 'Sales', 'nusa'],
    [owed, 'Refunds payable', 'nusa'],
  ])
  expect(
    arrows.map(({ number, fromX, toX, transfer }) => [
      number,
      transferText(transfer, order.money.accounts),
      fromX,
      toX,
      transfer.amount.amount,
    ]),
  ).toEqual([
    [1, 'capture', payer, sales, paid],
    [2, 'refund owed', sales, owed, back],
    [3, 'refund paid', owed, payer, back],
  ])
  expect(width).toBe(324)
})

it('CHK-11 leaves room for three lines of text above each transfer', async () => {
  const { order } = await playRefund()

  const { arrows, top, bottom, height } = layOutMoney(order.money, NARROW)

  const edges = [top, ...arrows.map(({ y }) => y)]
  const rooms = edges.slice(1).map((y, index) => y - (edges[index] ?? 0))
  expect(Math.min(...rooms)).toBeGreaterThan(3 * LINE)
  expect(bottom).toBeGreaterThan(edges.at(-1) ?? 0)
  expect(height).toBeGreaterThanOrEqual(bottom + 2 * LINE)
})

it('CHK-11 shows what an order leaves: what was paid, kept and owed', async () => {
  const { order, paid, back } = await playRefund()

  const texts = order.money.accounts.map(outcomeText)

  const kept = `IDR ${(paid - back).toLocaleString('en-SG')}`
  expect(texts).toEqual([`paid ${kept}`, `keeps ${kept}`, 'owes nothing'])
  expect(order.money.sums.map(({ balance }) => balance.amount)).toEqual([0])
})
