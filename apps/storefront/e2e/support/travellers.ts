import { createPassengerMaker } from '@selat/mock-api/testing/make-passenger'
import type { Schemas } from '@selat/sdk'

import { TODAY } from './start.ts'

export type Traveller = Schemas['PassengerInput']

export type Party = { adults: number; children?: number; infants?: number }

/** Returns travellers who may board on that day; the same seed makes the same travellers. */
export function travellers(party: Party, travelDate: string, seed = 1): Traveller[] {
  const make = createPassengerMaker(seed)
  const some = (band: Traveller['Band'], count = 0) =>
    Array.from({ length: count }, () => make(band, { travelDate, today: TODAY }))
  return [
    ...some('adult', party.adults),
    ...some('child', party.children),
    ...some('infant', party.infants),
  ]
}

/** The contact of an order, who gets the tickets. */
export const contact = {
  name: 'Tan Wei Ling',
  email: 'weiling@example.com',
  phone: '91234567',
}
