import type { PassengerDraft } from '@selat/domain'
import { expect, it } from 'vitest'

import { arif, meiLing, sukarno } from '../../../test/saved-people.ts'
import { draftOfSaved } from '../passenger/passenger-details.ts'
import { mergeTravellers } from './merge-travellers.ts'

const domestic = (draft: PassengerDraft): PassengerDraft => ({
  ...draft,
  nativeName: '',
  passportNumber: '',
  dateOfIssue: '',
  dateOfExpiry: '',
  placeOfIssue: '',
})

it('AGT-4 a new traveller is added to a customer, and a known one keeps the details that the booking did not ask for', () => {
  const meiLingHere = { ...domestic(draftOfSaved(meiLing)), countryOfResidence: 'MY' }

  expect(mergeTravellers([meiLing, sukarno], [meiLingHere, draftOfSaved(arif)])).toEqual([
    { ...meiLing, CountryOfResidence: 'MY' },
    sukarno,
    arif,
  ])
})

it('AGT-4 a new passport replaces the old one', () => {
  const renewed = {
    ...draftOfSaved(meiLing),
    passportNumber: 'K7654321N',
    dateOfExpiry: '2036-02-11',
  }

  expect(mergeTravellers([meiLing], [renewed])).toEqual([
    { ...meiLing, PassportNumber: 'K7654321N', DateOfExpiry: '2036-02-11' },
  ])
})

it('AGT-4 a customer has twenty travellers at most', () => {
  const many = Array.from('ABCDEFGHIJKLMNOPQRST', (letter) => ({ ...sukarno, FirstName: letter }))

  expect(mergeTravellers(many, [draftOfSaved(arif)])).toEqual(many)
})
