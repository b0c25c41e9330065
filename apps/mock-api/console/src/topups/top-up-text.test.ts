import { expect, it } from 'vitest'

import { fitsTopUp, type TopUp } from './top-up-text.ts'

const topUp: TopUp = {
  id: 'top_4T7KX2M9QA',
  tenant: 'agents',
  number: 'TU-7KQ4ZP',
  agency: 'Baruna Tours',
  state: 'pending',
  amount: { amount: 10_000_000, currency: 'IDR', exponent: 0 },
  account: 'Bank Mandiri 1090012345678',
  bankFrom: 'BCA',
  note: 'November',
  requestedBy: 'Agus Salim',
  requestedAt: '2026-11-20T06:30:00.000Z',
  settlesAt: '2026-11-20T06:30:20.000Z',
  decidedAt: null,
  rejection: null,
  proof: {
    fileName: 'transfer.png',
    mediaType: 'image/png',
    bytes: 100,
    rejection: null,
    picture: '/__mock/api/top-ups/top_4T7KX2M9QA/proof',
  },
  decisions: ['approve', 'reject'],
}

it.each(['tu-7kq', 'baruna', 'agus', 'mandiri', 'bca', 'november', 'pending'])(
  'AGT-2 a top-up is found by %s',
  (q) => {
    expect(fitsTopUp(topUp, { q, isOpenOnly: false })).toBe(true)
    expect(fitsTopUp(topUp, { q: `${q} and more`, isOpenOnly: false })).toBe(false)
  },
)

it('AGT-2 a decided top-up is not listed as open', () => {
  const decided: TopUp = { ...topUp, state: 'approved', decisions: [] }

  expect(fitsTopUp(topUp, { q: '', isOpenOnly: true })).toBe(true)
  expect(fitsTopUp(decided, { q: '', isOpenOnly: true })).toBe(false)
})
