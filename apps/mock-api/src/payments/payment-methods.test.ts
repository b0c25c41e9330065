import { describe, expect, it } from 'vitest'

import { methodsFor, toWireMethod, paymentMethod } from './payment-methods.ts'

const tenant = { paymentMethods: ['QRIS', 'TRANSFER_BCA', 'PAYNOW', 'PAYNOW_UEN'] }
const codesFor = (currency: string, total_amount: number) =>
  methodsFor(tenant, { currency, total_amount }).map(({ code }) => code)

describe('payment methods', () => {
  it("CHK-4 offers those that take the currency of the order, in the tenant's order", () => {
    expect(codesFor('IDR', 1_004_400)).toEqual(['QRIS', 'TRANSFER_BCA'])
    expect(codesFor('SGD', 12_050)).toEqual(['PAYNOW', 'PAYNOW_UEN'])
    expect(codesFor('MYR', 12_050)).toEqual([])
  })

  it('CHK-4 keeps to the bounds of each, both inclusive', () => {
    expect(codesFor('IDR', 10_000_000)).toEqual(['QRIS', 'TRANSFER_BCA'])
    expect(codesFor('IDR', 10_000_001)).toEqual(['TRANSFER_BCA'])
    expect(codesFor('IDR', 9_999)).toEqual(['QRIS'])
    expect(codesFor('SGD', 49)).toEqual([])
  })

  it('I18-1 names a method in the language of the caller', () => {
    expect(toWireMethod(paymentMethod('TRANSFER_BCA'), 'ID').Name).toBe('Transfer bank, BCA')
    expect(toWireMethod(paymentMethod('TRANSFER_BCA'), 'ZHTD').Name).toBe('BCA 銀行轉帳')
  })
})
