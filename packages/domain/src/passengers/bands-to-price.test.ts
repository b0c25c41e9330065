import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { addDays } from '../time/calendar-date.ts'
import { bandsBySector, DEFAULT_AGE_BANDS } from './age-bands.ts'
import { bandsToPrice } from './bands-to-price.ts'

const WITH_SENIORS = { infantUntil: 2, childUntil: 12, seniorFrom: 60 }
const CHILD_UNTIL_11 = { infantUntil: 2, childUntil: 11 }
const OUT = { departsOn: '2026-12-12', bands: WITH_SENIORS }
const BACK = { departsOn: '2026-12-14', bands: WITH_SENIORS }

it.each([
  ['2023-12-11', ['child', 'child']],
  ['2023-12-12', ['child', 'child']],
  ['2023-12-13', ['infant', 'child']],
  ['2023-12-14', ['infant', 'child']],
  ['2023-12-15', ['infant', 'infant']],
])('PAX-4 an infant born on %s sails from 12 to 14 December as %j', (dateOfBirth, bands) => {
  expect(bandsToPrice({ bookedBand: 'infant', dateOfBirth }, [OUT, BACK])).toEqual(bands)
})

it('PAX-4 each sailing counts ages as its operator does', () => {
  const sectors = [OUT, { ...BACK, bands: CHILD_UNTIL_11 }]

  expect(bandsToPrice({ bookedBand: 'child', dateOfBirth: '2014-06-01' }, sectors)).toEqual([
    'child',
    'adult',
  ])
})

it.each([null, '', '2026-02-30', '2026-12-13'])(
  'PAX-4 with the birth date %j a place is priced on the first sailing as it was booked',
  (dateOfBirth) => {
    expect(bandsToPrice({ bookedBand: 'child', dateOfBirth }, [OUT])).toEqual(['child'])
  },
)

it('PAX-4 a traveller who is born by the first sailing is priced by age, whatever was booked', () => {
  const daysOld = fc.integer({ min: 0, max: 40_000 })
  const gaps = fc.array(fc.nat(400), { minLength: 1, maxLength: 6 })
  const booked = fc.constantFrom('adult' as const, 'child' as const, 'infant' as const)
  const bands = fc.constantFrom(WITH_SENIORS, CHILD_UNTIL_11, DEFAULT_AGE_BANDS)

  fc.assert(
    fc.property(daysOld, gaps, booked, bands, (days, ahead, bookedBand, of) => {
      const dateOfBirth = addDays(OUT.departsOn, -days)
      const sectors = ahead.map((gap) => ({ departsOn: addDays(OUT.departsOn, gap), bands: of }))

      expect(bandsToPrice({ bookedBand, dateOfBirth }, sectors)).toEqual(
        bandsBySector(dateOfBirth, sectors),
      )
    }),
  )
})
