import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import type { PassengerBand } from './age-bands.ts'
import { withoutCompany } from './company.ts'
import { checkParty } from './party.ts'

const of = (...bands: PassengerBand[]) => bands.map((band, index) => ({ band, index }))
const indexes = (...bands: PassengerBand[]) =>
  withoutCompany(of(...bands)).map(({ index }) => index)

it('PAX-4 all children and infants lack company if there is no adult', () => {
  expect(indexes('child', 'infant', 'child')).toEqual([0, 1, 2])
})

it('PAX-4 a senior counts as an adult, and one adult is company for any number of children', () => {
  expect(indexes('child', 'senior', 'child', 'child')).toEqual([])
})

it('PAX-4 each adult can take one infant, and the last infants lack company', () => {
  expect(indexes('infant', 'adult', 'infant', 'child', 'infant')).toEqual([2, 4])
})

it('PAX-4 nobody lacks company on an empty sailing', () => {
  expect(indexes()).toEqual([])
})

it('PAX-4 a sailing lacks company exactly when its travellers could not have been booked as a party', () => {
  const band = fc.constantFrom<PassengerBand>('adult', 'child', 'infant', 'senior')
  fc.assert(
    fc.property(fc.array(band, { minLength: 1, maxLength: 10 }), (bands) => {
      const count = (wanted: PassengerBand) => bands.filter((one) => one === wanted).length
      const party = {
        adults: count('adult') + count('senior'),
        children: count('child'),
        infants: count('infant'),
      }
      expect(indexes(...bands).length > 0).toBe(checkParty(party).length > 0)
    }),
  )
})
