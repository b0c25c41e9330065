import fc from 'fast-check'
import { expect, it } from 'vitest'

import {
  anyPassenger,
  manifestAddress,
  manifestViews,
  passengerStatuses,
  sortKeys,
} from './manifest-url.ts'

it('MAN-1 every place on the manifest is read back from its address unchanged', () => {
  const list = fc.record(
    {
      band: fc.constantFrom('adult' as const, 'infant' as const),
      nationality: fc.constantFrom('SG', 'ID'),
      class: fc.constantFrom('ECO', 'EMD'),
      status: fc.constantFrom(...passengerStatuses),
      sort: fc.constantFrom(...sortKeys),
      isDescending: fc.boolean(),
    },
    { requiredKeys: ['sort', 'isDescending'] },
  )
  const place = fc.record(
    {
      terminal: fc.constantFrom('BTC', 'TNMR'),
      direction: fc.constantFrom('departure' as const, 'arrival' as const),
      date: fc.constantFrom('2026-12-12', '2028-02-29'),
      sailing: fc.constantFrom('sai_BTC-HFC-HZN-20261212-0800', 'sai_1234'),
      view: fc.constantFrom(...manifestViews),
      list,
    },
    { requiredKeys: ['direction', 'view', 'list'] },
  )
  fc.assert(
    fc.property(place, (wanted) => {
      const address = manifestAddress.serialize(wanted).toString()

      expect(manifestAddress.parse(new URLSearchParams(address))).toEqual(wanted)
    }),
  )
})

it('MAN-1 invalid values in the address are left out', () => {
  const params = new URLSearchParams(
    'terminal=batam&direction=up&date=2026-02-30&sailing=../etc&view=all&band=41&nationality=sg&class=eco&status=x&sort=-age',
  )

  expect(manifestAddress.parse(params)).toEqual({
    direction: 'departure',
    view: 'passengers',
    list: anyPassenger,
  })
})

it('MAN-1 the board of today has an empty address', () => {
  const params = manifestAddress.serialize({
    direction: 'departure',
    view: 'passengers',
    list: anyPassenger,
  })

  expect(params.toString()).toBe('')
})
