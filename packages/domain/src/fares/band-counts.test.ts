import { expect, it } from 'vitest'

import { countBands, countsOfParty } from './band-counts.ts'

it('FER-5 nobody counts as a senior before birthdays are known', () => {
  expect(countsOfParty({ adults: 2, children: 1, infants: 1 })).toEqual({
    adult: 2,
    child: 1,
    infant: 1,
    senior: 0,
  })
})

it('PAX-4 counts the bands of a sector', () => {
  expect(countBands(['adult', 'senior', 'adult', 'infant'])).toEqual({
    adult: 2,
    child: 0,
    infant: 1,
    senior: 1,
  })
})
