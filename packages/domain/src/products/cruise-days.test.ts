import { expect, it } from 'vitest'

import { cruiseClosesAt, cruiseReturnsOn } from './cruise-days.ts'

it('PRD-5 a cruise ends as many days after its departure as it has nights', () => {
  expect(cruiseReturnsOn('2027-02-26', 4)).toBe('2027-03-02')
})

it.each([
  [3, '2027-02-11T16:00:00.000Z'],
  [1, '2027-02-13T16:00:00.000Z'],
  [0, '2027-02-13T16:00:00.000Z'],
])('PRD-5 a sailing with %i days’ notice can be booked until %s', (bookBeforeDays, closesAt) => {
  expect(cruiseClosesAt('2027-02-14', { bookBeforeDays, timeZone: 'Asia/Singapore' })).toBe(
    closesAt,
  )
})
