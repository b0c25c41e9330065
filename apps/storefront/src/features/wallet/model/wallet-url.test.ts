import { addDays } from '@selat/domain'
import fc from 'fast-check'
import { expect, it } from 'vitest'

import { entryKinds, walletAddress } from './wallet-url.ts'

const days = fc
  .tuple(fc.constantFrom('2026-11-01', '2027-02-28'), fc.nat(365))
  .map(([dateFrom, more]) => ({ dateFrom, dateUntil: addDays(dateFrom, more) }))
const period = fc.oneof(
  fc.constant({}),
  fc.record({ period: fc.constantFrom('last' as const, '30' as const, 'year' as const) }),
  days.map((own) => ({ period: 'own' as const, ...own })),
)

it('AGT-1 every search of the wallet is read back from its address unchanged', () => {
  const rest = fc.record(
    {
      wallet: fc.constantFrom('IDR', 'SGD'),
      kind: fc.constantFrom(...entryKinds),
      search: fc.constantFrom('NST-4KQ7', '陳 美玲', 'a & b=c'),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(period, rest, (when, what) => {
      const wanted = { ...when, ...what }
      const address = walletAddress.serialize(wanted).toString()

      expect(walletAddress.parse(new URLSearchParams(address))).toEqual(wanted)
    }),
  )
})

it.each([
  'wallet=rupiah&kind=gift&search=++',
  'period=decade',
  'period=month',
  'period=own',
  'period=own&dateFrom=2026-11-01&dateUntil=2026-10-31',
  'period=own&dateFrom=2024-01-01&dateUntil=2025-01-01',
  'period=own&dateFrom=2026-02-30&dateUntil=2026-03-01',
  'period=own&dateFrom=0001-01-01&dateUntil=0001-01-31',
  'period=own&dateFrom=9999-12-01&dateUntil=9999-12-31',
])('AGT-1 invalid values of %s are left out', (address) => {
  expect(walletAddress.parse(new URLSearchParams(address))).toEqual({})
})
