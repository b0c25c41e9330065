import { checkoutDraftRequestSchema } from '@selat/sdk/zod'
import fc from 'fast-check'
import { expect, it } from 'vitest'

import { byPassengerText } from '../passenger/passenger-details.ts'
import { type CheckoutValues, emptyPassenger } from './checkout-values.ts'
import { fromWireDraft, toWireDraft } from './wire-draft.ts'

const values: CheckoutValues = {
  contact: {
    name: 'Tan Wei Ling',
    email: 'weiling@',
    phoneCountry: 'CA',
    phoneCode: '+1',
    phoneNumber: '604',
  },
  contactTravels: false,
  unplaced: {},
  passengers: {
    itm_AAAAAA: [{ ...emptyPassenger('adult'), firstName: 'WEI LING', passportNumber: 'K12' }],
    itm_BBBBBB: [{ ...emptyPassenger('adult'), firstName: 'SUKARNO', isOneName: true }],
  },
  sameAs: { itm_AAAAAA: '', itm_BBBBBB: '' },
  note: 'Near the stairs',
  codeReference: 'WL-7',
  promoCode: 'selat10',
  hasAgreed: true,
}
const itemIds = ['itm_AAAAAA', 'itm_BBBBBB']

it('CHK-13 all entries come back on another device, except the consent', () => {
  const { hasAgreed: _, ...typed } = values

  expect(fromWireDraft(toWireDraft(values, itemIds))).toEqual(typed)
})

it('CHK-13 a traveller on two items is still on both', () => {
  const shared = { ...values, sameAs: { itm_AAAAAA: '', itm_BBBBBB: 'itm_AAAAAA' } }

  const wire = toWireDraft(shared, itemIds)
  const draft = fromWireDraft(wire)

  expect(wire.Items[1]?.Passengers).toEqual(wire.Items[0]?.Passengers)
  expect(draft.sameAs).toEqual({ itm_AAAAAA: '' })
})

it('CHK-13 an item without travellers has none on the wire', () => {
  expect(toWireDraft(values, ['itm_HOTEL1']).Items).toEqual([
    { CartItem: 'itm_HOTEL1', Passengers: [] },
  ])
})

it('CHK-13 any text that is typed fits the stored form', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 700 }), (text) => {
      const wire = toWireDraft(
        {
          ...values,
          contact: { ...values.contact, name: text, phoneNumber: text },
          passengers: {
            itm_AAAAAA: [{ ...emptyPassenger('child'), ...byPassengerText(() => text) }],
          },
          note: text,
          promoCode: text,
        },
        ['itm_AAAAAA'],
      )

      expect(checkoutDraftRequestSchema.safeParse(wire).error?.issues).toBeUndefined()
      expect(wire.Items[0]?.Passengers[0]?.LastName).toBe(text.slice(0, 60))
    }),
  )
})

it('CHK-13 a passenger of an unknown band is filled in as an adult', () => {
  const wire = toWireDraft(values, itemIds)
  const newer = structuredClone(wire) as unknown as Parameters<typeof fromWireDraft>[0]
  Object.assign(newer.Items[0]?.Passengers[0] ?? {}, { Band: 'student' })

  expect(fromWireDraft(newer).passengers['itm_AAAAAA']).toEqual(values.passengers['itm_AAAAAA'])
})
