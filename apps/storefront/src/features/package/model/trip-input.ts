import { type Party, partySize } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

/** Converts a package to the input of the cart. */
export function toTripInput(
  productId: string,
  type: string,
  { date, party }: { readonly date: string; readonly party: Party },
): Schemas['PackageCartInput'] {
  const Package = {
    Type: type,
    Date: date,
    QtyAdult: party.adults,
    QtyChild: party.children,
    QtyInfant: party.infants,
  }
  return { ItemContent: 'package', Items: [{ Item: productId, Qty: partySize(party), Package }] }
}
