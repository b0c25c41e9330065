import type { Schemas } from '@selat/sdk'
import { useQuery } from '@tanstack/react-query'

import { customerQuery } from '../agency/customers.ts'
import { displayOf } from '../cart/items/item-displays.ts'
import { placesFor } from '../checkout/checkout-values.ts'
import { type KnownTravellers, toKnownTravellers } from '../checkout/known-travellers.ts'
import { detailsOf, draftOfSaved } from '../passenger/passenger-details.ts'
import { fillPlaces } from './fill-places.ts'

type Cart = Schemas['Cart']
type Saved = Schemas['SavedPassengerInputAnswer']

/** Returns the travellers of the customer for whom a member books; empty until the customer is read, and for other users. */
export function useCustomerTravellers(
  cart: Cart | undefined,
  customerId: string | null,
): KnownTravellers {
  const { data } = useQuery({
    ...customerQuery(customerId ?? ''),
    enabled: customerId !== null && cart !== undefined,
    meta: { showError: true },
  })
  return cart && data && customerId !== null ? travellersOfCustomer(cart, data) : {}
}

/**
 * Returns the travellers on the items of a cart, from what an agency has saved of its customer. They are known if there are as
 * many of them as the item has places, and each finds a place for their age.
 */
export function travellersOfCustomer(
  { Items, AsOf }: Cart,
  { Passengers }: Pick<Schemas['Customer'], 'Passengers'>,
): KnownTravellers {
  const passengers = Object.fromEntries(
    Items.map((item) => [item.Id, placesOf(item, Passengers, AsOf)]),
  )
  return toKnownTravellers({ passengers, sameAs: {} }, Object.keys(passengers))
}

function placesOf(item: Schemas['CartItem'], saved: readonly Saved[], now: string) {
  const display = displayOf(item)
  const travel = display.travel(item, now)
  const { adult, child, infant } = display.people(item)
  const places = placesFor({ adults: adult, children: child, infants: infant })
  if (!travel || places.length !== saved.length) return []
  const filled = fillPlaces(saved, places, travel.sectors[0])
  if (filled.length < places.length) return []
  return places.map((place, at) => {
    const traveller = filled.find(({ index }) => index === at)?.traveller
    return traveller ? { ...detailsOf(draftOfSaved(traveller)), band: place.band } : place
  })
}
