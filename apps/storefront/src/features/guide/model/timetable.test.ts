import { expect, it } from 'vitest'

import { cheapestDay, fullDay } from './timetable.ts'

const idr = (Amount: number) => ({ Amount, Currency: 'IDR', Exponent: 0 })
const day = (date: string, amount: number | null) => ({
  Date: date,
  LowestFare: amount === null ? null : idr(amount - 100),
  LowestPrice: amount === null ? null : idr(amount),
  IsAvailable: amount !== null,
})

it('FER-8 of days with the same lowest price the first is named, and none if nothing is on sale', () => {
  expect(
    cheapestDay([day('2026-12-01', 900), day('2026-12-02', 800), day('2026-12-03', 800)]),
  ).toEqual({ date: '2026-12-02', price: idr(800) })
  expect(cheapestDay([day('2026-12-01', null)])).toBeUndefined()
})

it('FER-2 a day without sailings is not used for the first and last sailing', () => {
  expect(fullDay([{ Date: '2026-12-01', Sailings: [] }])).toBeUndefined()
})
