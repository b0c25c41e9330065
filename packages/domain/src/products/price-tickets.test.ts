import { expect, it } from 'vitest'

import { money } from '../money/money.ts'
import { ticketUnits } from './price-tickets.ts'

const NOBODY = { adult: 0, child: 0, infant: 0, senior: 0 }

it('PRD-2 tickets by the person have a line for each band, and a free infant is shown', () => {
  const prices = {
    adult: money(4900, 'SGD'),
    child: money(3400, 'SGD'),
    infant: money(0, 'SGD'),
    senior: money(2000, 'SGD'),
  }

  const units = ticketUnits(
    'DAY',
    { per: 'person', prices },
    { ...NOBODY, adult: 2, infant: 1, senior: 1 },
  )

  expect(
    units.map(({ band, quantity, unitAmount }) => [band, quantity, unitAmount.amount]),
  ).toEqual([
    ['adult', 2, 4900],
    ['infant', 1, 0],
    ['senior', 1, 2000],
  ])
})

it('PRD-2 tickets by the group have one line', () => {
  const price = { per: 'group', price: money(11_000, 'SGD'), size: 5 } as const

  expect(ticketUnits('PVT', price, { ...NOBODY, adult: 4, child: 2 })).toEqual([
    { kind: 'base', code: 'PVT', quantity: 2, unitAmount: money(11_000, 'SGD') },
  ])
})

it('PRD-2 a band without a price cannot be priced', () => {
  const prices = { adult: money(26_000, 'MYR'), senior: null }

  expect(() => ticketUnits('SURF', { per: 'person', prices }, { ...NOBODY, senior: 1 })).toThrow(
    RangeError,
  )
})
