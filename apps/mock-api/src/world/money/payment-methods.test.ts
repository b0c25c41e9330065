import { describe, expect, it } from 'vitest'

import { methodsFor, toWireMethod, paymentMethod } from './payment-methods.ts'

const tenant = { paymentMethods: ['QRIS', 'TRANSFER_BCA', 'PAYNOW', 'PAYNOW_UEN'] }
const due = { currency: 'IDR', total_amount: 1_004_400, minutesLeft: null, hasWallet: false }
const codes = (change: Partial<typeof due> | { minutesLeft: number }, paymentMethods?: string[]) =>
  methodsFor(paymentMethods ? { paymentMethods } : tenant, { ...due, ...change }).map(
    ({ code }) => code,
  )
const codesFor = (currency: string, total_amount: number) => codes({ currency, total_amount })

describe('payment methods', () => {
  it("CHK-4 are those that take the currency of the order, in the tenant's order", () => {
    expect(codesFor('IDR', 1_004_400)).toEqual(['QRIS', 'TRANSFER_BCA'])
    expect(codesFor('SGD', 12_050)).toEqual(['PAYNOW', 'PAYNOW_UEN'])
    expect(codesFor('MYR', 12_050)).toEqual([])
  })

  it('CHK-4 have limits that are inclusive', () => {
    expect(codesFor('IDR', 10_000_000)).toEqual(['QRIS', 'TRANSFER_BCA'])
    expect(codesFor('IDR', 10_000_001)).toEqual(['TRANSFER_BCA'])
    expect(codesFor('IDR', 9_999)).toEqual(['QRIS'])
    expect(codesFor('SGD', 49)).toEqual([])
  })

  it('CHK-4 are left out if they need longer than booking stays open, to the minute', () => {
    const all = ['TRANSFER_BCA', 'BNI_VA', 'QRIS', 'CARD', 'GOPAY']

    expect(codes({ minutesLeft: 120 }, all)).toEqual(all)
    expect(codes({ minutesLeft: 119.99 }, all)).toEqual(['BNI_VA', 'QRIS', 'CARD', 'GOPAY'])
    expect(codes({ minutesLeft: 59 }, all)).toEqual(['QRIS', 'CARD', 'GOPAY'])
    expect(codes({ minutesLeft: 4 }, all)).toEqual([])
  })

  it('CHK-4 include a wallet only for callers who have one', () => {
    expect(codes({ hasWallet: true }, ['AGENT_WALLET', 'QRIS'])).toEqual(['AGENT_WALLET', 'QRIS'])
    expect(codes({ hasWallet: false }, ['AGENT_WALLET', 'QRIS'])).toEqual(['QRIS'])
  })

  it('CHK-4 include a card for each of its currencies, shown with the currency of the order', () => {
    const card = paymentMethod('CARD')

    for (const currency of ['IDR', 'SGD', 'MYR', 'USD']) {
      expect(codes({ currency }, ['CARD'])).toEqual(['CARD'])
      expect(toWireMethod(card, 'EN', currency).Currency).toBe(currency)
    }
    expect(codes({ currency: 'TWD' }, ['CARD'])).toEqual([])
    expect(toWireMethod(card, 'EN', 'TWD').Currency).toBe('IDR')
  })

  it('I18-1 are named in the language of the caller', () => {
    expect(toWireMethod(paymentMethod('TRANSFER_BCA'), 'ID', 'IDR').Name).toBe('Transfer bank, BCA')
    expect(toWireMethod(paymentMethod('TRANSFER_BCA'), 'ZHTD', 'IDR').Name).toBe('BCA 銀行轉帳')
  })
})
