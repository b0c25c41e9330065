import { QUOTATION_STATES } from '@selat/domain'
import fc from 'fast-check'
import { expect, it } from 'vitest'

import { quotationsAddress } from './quotation-url.ts'

it('AGT-4 every filter of the list of quotations is read back from its address unchanged', () => {
  const search = fc.record(
    {
      state: fc.constantFrom(...QUOTATION_STATES),
      search: fc.constantFrom('Q-7KQ4', '陳 美玲', 'a & b=c'),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(search, (wanted) => {
      const address = quotationsAddress.serialize(wanted).toString()

      expect(quotationsAddress.parse(new URLSearchParams(address))).toEqual(wanted)
    }),
  )
})

it('AGT-4 an invalid filter is left out', () => {
  expect(quotationsAddress.parse(new URLSearchParams('state=lost&search=++'))).toEqual({})
})
