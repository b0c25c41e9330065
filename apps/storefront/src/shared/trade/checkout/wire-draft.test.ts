import fc from 'fast-check'
import { expect, it } from 'vitest'

import { emptyPassenger } from './checkout-values.ts'
import type { CheckoutValues } from './checkout-values.ts'
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

it('CHK-13 what is typed comes back on another device as it was, but for the consent', () => {
  const { hasAgreed: _, ...typed } = values

  expect(fromWireDraft(toWireDraft(values, itemIds))).toEqual(typed)
})

it('CHK-13 whoever travels on two items still does', () => {
  const shared = { ...values, sameAs: { itm_AAAAAA: '', itm_BBBBBB: 'itm_AAAAAA' } }

  const wire = toWireDraft(shared, itemIds)
  const draft = fromWireDraft(wire)

  expect(wire.Items[1]?.Passengers).toEqual(wire.Items[0]?.Passengers)
  expect(draft.sameAs).toEqual({ itm_AAAAAA: '' })
})

it('CHK-13 an item of which nobody travels has no travellers on the wire', () => {
  expect(toWireDraft(values, ['itm_HOTEL1']).Items).toEqual([
    { CartItem: 'itm_HOTEL1', Passengers: [] },
  ])
})

it('CHK-13 whatever is typed fits what is kept', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 700 }), (text) => {
      const wire = toWireDraft(
        {
          ...values,
          contact: { ...values.contact, name: text, phoneNumber: text },
          passengers: { itm_AAAAAA: [{ ...emptyPassenger('child'), lastName: text }] },
          note: text,
          promoCode: text,
        },
        ['itm_AAAAAA'],
      )

      expect(wire.Contact.Name.length).toBeLessThanOrEqual(100)
      expect(wire.Contact.PhoneNumber.length).toBeLessThanOrEqual(20)
      expect(wire.Items[0]?.Passengers[0]?.LastName.length).toBeLessThanOrEqual(60)
      expect(wire.AdditionalNote.length).toBeLessThanOrEqual(500)
      expect(wire.PromoCode.length).toBeLessThanOrEqual(40)
    }),
  )
})
