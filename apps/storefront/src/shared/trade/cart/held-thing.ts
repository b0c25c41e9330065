import type { Schemas } from '@selat/sdk'

import { tripTypeOf } from './items/ferry-trip.ts'

/** What a hold keeps: seats, the price alone where there is no date yet, or whatever else was chosen. */
export function heldThing(item: Schemas['CartItem']): 'seats' | 'price' | 'choice' {
  if (item.ItemContent !== 'ferry') return 'choice'
  return tripTypeOf(item.Ferry) === 'open_ticket' ? 'price' : 'seats'
}
