import { beforeEach, expect, it } from 'vitest'

import { clearDraft, readDraft, saveDraft } from './checkout-draft.ts'
import { type CheckoutValues, emptyPassenger, type PassengerValues } from './checkout-values.ts'

const values: CheckoutValues = {
  contact: { name: 'Tan', email: '', phoneCountry: 'SG', phoneCode: '+65', phoneNumber: '' },
  contactTravels: false,
  unplaced: {},
  passengers: { itm_AAAAAA: [{ ...emptyPassenger('adult'), passportNumber: 'K1234567N' }] },
  sameAs: { itm_AAAAAA: '' },
  note: '',
  promoCode: '',
  codeReference: '',
  hasAgreed: true,
}

beforeEach(() => sessionStorage.clear())

it('CHK-1 the entries are read back for the same cart, without the consent', () => {
  saveDraft('cart-a', values)

  const { hasAgreed: _, ...typed } = values
  expect(readDraft('cart-a', [])).toMatchObject(typed)
  expect(readDraft('cart-a', [])).not.toHaveProperty('hasAgreed')
})

it('CHK-1 an older draft is read with an empty value for a newer field', () => {
  const { placeOfIssue: _, ...before } = emptyPassenger('adult')
  const typed = { ...before, firstName: 'WEI LING' } as PassengerValues
  saveDraft('cart-a', { ...values, passengers: { itm_AAAAAA: [typed] } })

  expect(readDraft('cart-a', [])?.passengers).toEqual({
    itm_AAAAAA: [{ ...typed, placeOfIssue: '' }],
  })
})

it('CHK-1 a draft is not read for another cart', () => {
  saveDraft('cart-a', values)

  expect(readDraft('cart-b', [])).toBeNull()
})

it('CRT-1 the entries for an item go with it into the cart of the account', () => {
  const [itemId = ''] = Object.keys(values.passengers)
  saveDraft('cart-a', values)

  expect(readDraft('cart-b', [{ Id: itemId }])?.passengers).toEqual(values.passengers)
  expect(readDraft('cart-b', [{ Id: 'itm_OTHER1' }])).toBeNull()
})

it('CHK-1 a passport is kept only in the tab’s session, and is gone after clearing', () => {
  saveDraft('cart-a', values)

  expect(JSON.stringify(sessionStorage)).toContain('K1234567N')
  expect(JSON.stringify(localStorage)).not.toContain('K1234567N')
  clearDraft()
  expect(JSON.stringify(sessionStorage)).not.toContain('K1234567N')
})

it('CHK-1 a damaged draft counts as no draft', () => {
  for (const text of ['', '{', 'null', '[]', '{"cartToken":"cart-a","contact":7}']) {
    sessionStorage.setItem('checkoutDraft', text)

    expect(readDraft('cart-a', [])).toBeNull()
  }
})
