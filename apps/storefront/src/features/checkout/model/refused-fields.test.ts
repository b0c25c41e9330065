import { PASSENGER_FIELDS } from '@selat/domain'
import fc from 'fast-check'
import { expect, it } from 'vitest'

import { toFieldIssues } from './refused-fields.ts'

const items = ['itm_AAAAAA', 'itm_BBBBBB']
const apart = { sameAs: {} }
const namesOf = (pointer: string, values: { sameAs: Record<string, string> } = apart) =>
  toFieldIssues([{ pointer, code: 'required', params: {} }], items, values).map(({ name }) => name)

it('CHK-1 a pointer into a passenger finds its field', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...PASSENGER_FIELDS),
      fc.nat(1),
      fc.nat(9),
      (field, item, index) => {
        const wireName = field.charAt(0).toUpperCase() + field.slice(1)

        expect(namesOf(`/Items/${item}/Passengers/${index}/${wireName}`)).toEqual([
          `passengers.${items[item]}.${index}.${field}`,
        ])
      },
    ),
  )
})

it('CHK-1 a passenger who travels on two items is marked where the name was typed', () => {
  expect(
    namesOf('/Items/1/Passengers/0/FirstName', { sameAs: { itm_BBBBBB: 'itm_AAAAAA' } }),
  ).toEqual(['passengers.itm_AAAAAA.0.firstName'])
})

it('CHK-1 pointers to the contact and the note find their fields', () => {
  expect(namesOf('/Contact/Email')).toEqual(['contact.email'])
  expect(namesOf('/Contact/PhoneCode')).toEqual(['contact.phoneCountry'])
  expect(namesOf('/AdditionalNote')).toEqual(['note'])
})

it('CHK-1 pointers without a field in the form are left out', () => {
  expect(namesOf('/Items/0/Passengers')).toEqual([])
  expect(namesOf('/Items/7/Passengers/0/FirstName')).toEqual([])
  expect(namesOf('/Items/0/Passengers/0/Band')).toEqual([])
  expect(namesOf('query:system')).toEqual([])
})

it('CHK-1 a reason of the domain keeps its values, and an unknown one becomes invalid', () => {
  const [known, unknown] = toFieldIssues(
    [
      {
        pointer: '/Items/0/Passengers/0/DateOfExpiry',
        code: 'expires_before_travel',
        params: { travelDate: '2026-12-12' },
      },
      { pointer: '/Contact/Name', code: 'too_curly', params: {} },
    ],
    items,
    apart,
  )

  expect(known?.words).toMatchObject({
    code: 'passenger.expires_before_travel',
    params: { travelDate: '2026-12-12' },
  })
  expect(unknown?.words).toMatchObject({ code: 'common.invalid' })
})
