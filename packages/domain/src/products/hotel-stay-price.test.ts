import { expect, it } from 'vitest'

import { money } from '../money/money.ts'
import { isWeekendLine, splitNights, unitsOfRoom } from './hotel-stay-price.ts'
import { priceUnits } from './price-units.ts'

const rate = { perNight: money(620_000, 'IDR'), perWeekendNight: money(780_000, 'IDR') }

it('PRD-3 Friday and Saturday nights are the weekend, Sunday night is not', () => {
  // 2026-12-10 is a Thursday.
  const stay = { checkIn: '2026-12-10', checkOut: '2026-12-14' }

  expect(splitNights(stay)).toEqual({ weekday: 2, weekend: 2 })
})

it('PRD-3 CRT-1 a room is priced by its nights, a line for those of the weekend', () => {
  const stay = { checkIn: '2026-12-10', checkOut: '2026-12-12' }

  const units = unitsOfRoom(stay, { code: 'SUP_FLEX', sector: 1, rate })
  const price = priceUnits(units, { currency: 'IDR', rates: [], incrementMinor: 100 })

  expect(
    price.lines.map((line) => [line.code, line.sector, line.quantity, line.amount.amount]),
  ).toEqual([
    ['SUP_FLEX', 1, 1, 620_000],
    ['SUP_FLEX_WE', 1, 1, 780_000],
  ])
  expect(price.lines.map(isWeekendLine)).toEqual([false, true])
  expect(price.total).toEqual(money(1_400_000, 'IDR'))
})

it('PRD-3 a stay without a weekend has no line for it', () => {
  const stay = { checkIn: '2026-12-14', checkOut: '2026-12-15' }

  const { lines } = priceUnits(unitsOfRoom(stay, { code: 'SUP_FLEX', sector: 0, rate }), {
    currency: 'IDR',
    rates: [],
    incrementMinor: 100,
  })

  expect(lines.map(({ code }) => code)).toEqual(['SUP_FLEX'])
})
