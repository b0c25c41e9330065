import fc from 'fast-check'
import { expect, it } from 'vitest'

import { emptyPassenger, placesFor } from './checkout-values.ts'

const band = fc.constantFrom('adult' as const, 'child' as const, 'infant' as const)
const typed = fc.array(
  fc.tuple(band, fc.string()).map(([of, firstName]) => ({ ...emptyPassenger(of), firstName })),
)
const party = fc.record({ adults: fc.nat(10), children: fc.nat(10), infants: fc.nat(10) })

it('PAX-4 there is a place for each of the party, whoever was entered before', () => {
  fc.assert(
    fc.property(party, typed, (wanted, known) => {
      const bands = placesFor(wanted, known).map((place) => place.band)

      expect(bands).toEqual([
        ...Array<string>(wanted.adults).fill('adult'),
        ...Array<string>(wanted.children).fill('child'),
        ...Array<string>(wanted.infants).fill('infant'),
      ])
    }),
  )
})

it('CHK-1 fitting the entries to the same party again changes nothing', () => {
  fc.assert(
    fc.property(party, typed, (wanted, known) => {
      const places = placesFor(wanted, known)

      expect(placesFor(wanted, places)).toEqual(places)
    }),
  )
})
