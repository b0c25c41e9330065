import type { Schemas } from '@selat/sdk'

import { tripTypeOf } from './items/ferry-trip.ts'

/** Returns what a hold keeps: seats, the price alone if there is no date yet, or another choice. */
export function heldThing(item: Schemas['CartItem']): 'seats' | 'price' | 'choice' {
  if (item.ItemContent !== 'ferry') return 'choice'
  return tripTypeOf(item.Ferry) === 'open_ticket' ? 'price' : 'seats'
}
