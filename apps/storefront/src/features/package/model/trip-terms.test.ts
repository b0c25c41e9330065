import { issue } from '@selat/domain'
import { expect, it } from 'vitest'

import { checkTrip } from './trip-terms.ts'

const terms = { bands: ['adult', 'child'] as const, bounds: { min: 2, max: 8 } }

it('PRD-7 for more people than any booking takes, the limit of the type is named', () => {
  const nine = checkTrip({ adults: 9, children: 0, infants: 0 }, terms)
  const eleven = checkTrip({ adults: 11, children: 0, infants: 0 }, terms)

  expect(nine).toEqual([issue([], 'package.above_maximum', { max: 8 })])
  expect(eleven).toEqual(nine)
})

it('PRD-1 a rule for every party is reported unchanged', () => {
  expect(checkTrip({ adults: 0, children: 2, infants: 0 }, terms)).toEqual([
    issue([], 'passenger.no_adult'),
  ])
})
