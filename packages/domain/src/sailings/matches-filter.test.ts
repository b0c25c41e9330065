import { expect, it } from 'vitest'

import { money } from '../money/money.ts'
import { matchesFilter, NO_SAILING_FILTER, type SailingFilter } from './matches-filter.ts'
import type { SailingRow } from './sailing-row.ts'

const ROW: SailingRow = {
  sailingId: 'sai_0001',
  operatorCode: 'SRL',
  classCode: 'ECO',
  departsAt: '2026-05-01T10:20:00+08:00',
  arrivesAt: '2026-05-01T10:20:00+07:00',
  adultPrice: money(3200, 'SGD'),
  isChangeable: false,
}

function matches(filter: Partial<SailingFilter>, row: SailingRow = ROW): boolean {
  return matchesFilter(row, { ...NO_SAILING_FILTER, ...filter })
}

it('FER-2 without a filter every sailing shows', () => {
  const { adultPrice: _, ...withoutPrice } = ROW

  expect(matches({})).toBe(true)
  expect(matches({}, withoutPrice)).toBe(true)
})

it('FER-2 filters by operator, class and time of day, of which any of several is enough', () => {
  expect(matches({ operatorCodes: ['PNF', 'SRL'] })).toBe(true)
  expect(matches({ operatorCodes: ['PNF'] })).toBe(false)
  expect(matches({ classCodes: ['BUS'] })).toBe(false)
  expect(matches({ timesOfDay: ['morning'] })).toBe(true)
  expect(matches({ timesOfDay: ['night', 'evening'] })).toBe(false)
})

it('FER-2 filters by price, inclusive, and hides sailings without one', () => {
  const { adultPrice: _, ...withoutPrice } = ROW

  expect(matches({ maxAdultPrice: money(3200, 'SGD') })).toBe(true)
  expect(matches({ maxAdultPrice: money(3199, 'SGD') })).toBe(false)
  expect(matches({ maxAdultPrice: money(9999, 'SGD') }, withoutPrice)).toBe(false)
})

it('FER-2 shows changeable fares only, when asked', () => {
  expect(matches({ isChangeableOnly: true })).toBe(false)
  expect(matches({ isChangeableOnly: true }, { ...ROW, isChangeable: true })).toBe(true)
})

it('FER-2 every part of a filter has to pass', () => {
  expect(matches({ operatorCodes: ['SRL'], classCodes: ['BUS'] })).toBe(false)
})
