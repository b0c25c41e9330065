import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { money } from '../money/money.ts'
import { compareSailings, SAILING_SORTS } from './compare-sailings.ts'
import type { SailingRow } from './sailing-row.ts'

function row(sailingId: string, departsAt: string, arrivesAt: string, sgd?: number): SailingRow {
  return {
    sailingId,
    operatorCode: 'SRL',
    classCode: 'ECO',
    departsAt,
    arrivesAt,
    isChangeable: false,
    ...(sgd !== undefined && { adultPrice: money(sgd, 'SGD') }),
  }
}

// By local time `back` arrives before `fast` leaves; as an instant it arrives last.
const BACK = row('sai_back', '2026-05-01T15:00:00+08:00', '2026-05-01T14:40:00+07:00', 3200)
const FAST = row('sai_fast', '2026-05-01T14:50:00+08:00', '2026-05-01T15:20:00+08:00', 4000)
const SLOW = row('sai_slow', '2026-05-01T13:50:00+07:00', '2026-05-01T15:35:00+08:00')

it.each([
  ['departure', ['sai_fast', 'sai_slow', 'sai_back']],
  ['arrival', ['sai_fast', 'sai_slow', 'sai_back']],
  ['duration', ['sai_fast', 'sai_back', 'sai_slow']],
  ['price', ['sai_back', 'sai_fast', 'sai_slow']],
] as const)('FER-2 sorts sailings by %s, by instant and not by clock', (sort, expected) => {
  const sorted = [BACK, SLOW, FAST].toSorted(compareSailings(sort))

  expect(sorted.map((sailing) => sailing.sailingId)).toEqual(expected)
})

it('FER-2 sorting does not depend on the order of the rows', () => {
  const clock = fc.integer({ min: 0, max: 5 }).map((hour) => `2026-05-01T0${hour}:00:00+08:00`)
  const rows = fc.uniqueArray(
    fc
      .tuple(fc.nat(30), clock, clock, fc.option(fc.nat(3), { nil: undefined }))
      .map(([id, departs, arrives, price]) => row(`sai_${id}`, departs, arrives, price)),
    { selector: (sailing) => sailing.sailingId },
  )
  fc.assert(
    fc.property(rows, fc.constantFrom(...SAILING_SORTS), (list, sort) => {
      const compare = compareSailings(sort)
      expect(list.toReversed().toSorted(compare)).toEqual(list.toSorted(compare))
    }),
  )
})

it('FER-2 classes of one sailing have a fixed order', () => {
  const business = { ...BACK, classCode: 'BUS' }

  expect([BACK, business].toSorted(compareSailings('departure'))).toEqual([business, BACK])
})
