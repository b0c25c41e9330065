import { expect, it } from 'vitest'

import { requiredPassengerFields } from './passenger.ts'

it('PAX-2 PAX-3 the passport is required only if a border is crossed', () => {
  expect(requiredPassengerFields(false)).toEqual([
    'title',
    'firstName',
    'dateOfBirth',
    'nationality',
    'countryOfResidence',
  ])
  expect(requiredPassengerFields(true)).toEqual([
    'title',
    'firstName',
    'dateOfBirth',
    'nationality',
    'countryOfResidence',
    'passportNumber',
    'dateOfIssue',
    'dateOfExpiry',
    'placeOfBirth',
    'placeOfIssue',
  ])
})
