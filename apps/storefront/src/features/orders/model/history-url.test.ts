import fc from 'fast-check'
import { expect, it } from 'vitest'

import { historyAddress, isNarrowed, orderStatuses } from './history-url.ts'

const day = fc.constantFrom('2026-12-12', '2027-02-28')

it('CHK-9 every filter of the order history is read back from its address unchanged', () => {
  const query = fc.record(
    {
      status: fc.constantFrom(...orderStatuses),
      product: fc.constantFrom('ferry' as const, 'hotel' as const),
      dateFrom: day,
      dateUntil: day,
      search: fc.constantFrom('NST-4KQ7', '陳 美玲', 'a & b=c'),
      cursor: fc.constantFrom('eyJhIjoxfQ', 'a+b/c='),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(query, (wanted) => {
      const address = historyAddress.serialize(wanted).toString()

      expect(historyAddress.parse(new URLSearchParams(address))).toEqual(wanted)
    }),
  )
})

it('CHK-9 an invalid filter is left out', () => {
  const params = new URLSearchParams(
    `status=PAID&product=train&dateFrom=2026-02-30&dateUntil=soon&search=++&cursor=${'x'.repeat(201)}`,
  )

  expect(historyAddress.parse(params)).toEqual({})
})

it('CHK-9 a page of all orders does not count as filtered', () => {
  expect(isNarrowed({ cursor: 'abc' })).toBe(false)
  expect(isNarrowed({ search: 'tan' })).toBe(true)
})
