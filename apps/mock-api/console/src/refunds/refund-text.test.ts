import { expect, it } from 'vitest'

import { changedText, destinationText, fitsRefund, type Refund } from './refund-text.ts'

const refund: Refund = {
  id: 'ref_1',
  tenant: 'nusa',
  order: 'ord_1',
  confirmationNumber: 'NST-4KQ7ZP',
  contact: 'Tan Wei Ling',
  email: 'weiling@example.com',
  state: 'processing',
  isLate: false,
  changeOf: null,
  amount: { amount: 409_700, currency: 'IDR', exponent: 0 },
  destination: 'payment_method',
  method: 'QRIS',
  account: '',
  requestedAt: '2026-11-20T06:30:00.000Z',
  settlesAt: '2026-11-23T06:30:00.000Z',
  completedAt: null,
}
const done: Refund = {
  ...refund,
  id: 'ref_2',
  confirmationNumber: 'NST-9M3X7K',
  state: 'completed',
  destination: 'bank_account',
  method: 'TRANSFER_BCA',
  account: 'BCA ••••7890',
}

const find = (q: string, isOpenOnly = false) =>
  [refund, done].filter((one) => fitsRefund(one, { q, isOpenOnly })).map(({ id }) => id)

it('CHK-11 finds refunds by order, customer, method and account', () => {
  expect(find('')).toEqual(['ref_1', 'ref_2'])
  expect(find('nst-9m3')).toEqual(['ref_2'])
  expect(find('qris')).toEqual(['ref_1'])
  expect(find('7890')).toEqual(['ref_2'])
  expect(find('wei ling')).toEqual(['ref_1', 'ref_2'])
})

it('CHK-11 can show only refunds that are not completed', () => {
  expect(find('', true)).toEqual(['ref_1'])
})

it('CHK-8 says that a refund is of late money, and where it goes', () => {
  const late: Refund = { ...done, isLate: true, account: '' }

  expect(destinationText(late)).toBe('goes back to the account it came from')
  expect(find('late')).toEqual([])
  expect(fitsRefund(late, { q: 'came late', isOpenOnly: false })).toBe(true)
})

it('CHK-8 CHK-11 names the order that the money was to change, and finds the refund by it', () => {
  const changeOf = { order: 'ord_9', confirmationNumber: 'NST-7QF2LA' }
  const ofChange: Refund = { ...done, isLate: true, changeOf }

  expect(changedText(ofChange)).toBe('was paid for a change of NST-7QF2LA')
  expect(changedText(done)).toBeNull()
  expect(fitsRefund(ofChange, { q: 'nst-7qf', isOpenOnly: false })).toBe(true)
})

it('CHK-11 says where the money goes, with the masked account only', () => {
  expect(destinationText(refund)).toBe('goes back the way it came')
  expect(destinationText(done)).toBe('goes to a bank account: BCA ••••7890')
  expect(destinationText({ ...refund, destination: 'agent_wallet' })).toBe(
    "goes to the agent's wallet",
  )
})
