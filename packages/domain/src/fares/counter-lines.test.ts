import { expect, it } from 'vitest'

import { money } from '../money/money.ts'
import type { Charge } from './charge.ts'
import { counterLines } from './counter-lines.ts'

const fuel = (amount: number): Charge => ({
  code: 'fuel',
  kind: 'surcharge',
  unitAmount: money(amount, 'SGD'),
  bands: ['adult', 'child', 'senior'],
  payAt: 'counter',
})
const departure: Charge = { ...fuel(1000), code: 'departure', payAt: 'online' }
const adults = (count: number) => ({ adult: count, child: 0, infant: 1, senior: 0 })

it('CHK-12 charges each party by its own day, and joins equal lines', () => {
  const lines = counterLines([
    { sector: 1, charges: [fuel(650)], travellers: adults(3) },
    { sector: 0, charges: [fuel(600), departure], travellers: adults(1) },
    { sector: 0, charges: [fuel(600), departure], travellers: adults(1) },
    { sector: 0, charges: [fuel(700)], travellers: adults(1) },
  ])

  expect(
    lines.map(({ sector, band, quantity, unitAmount, amount }) => [
      sector,
      band,
      quantity,
      unitAmount.amount,
      amount.amount,
    ]),
  ).toEqual([
    [0, 'adult', 2, 600, 1200],
    [0, 'adult', 1, 700, 700],
    [1, 'adult', 3, 650, 1950],
  ])
})

it('CHK-12 has no line if nobody has to pay', () => {
  expect(
    counterLines([
      { sector: 0, charges: [fuel(600)], travellers: { ...adults(0), infant: 2 } },
      { sector: 1, charges: [departure], travellers: adults(2) },
    ]),
  ).toEqual([])
})
