import type { Schemas } from '@selat/sdk'

/** Returns the amounts that are paid now, less the discount of a promo code if there is one. */
export function totalsWith(
  { Totals }: Pick<Schemas['Cart'], 'Totals'>,
  offer: Pick<Schemas['PromoOffer'], 'Total'> | undefined,
): Schemas['Money'][] {
  return offer ? [offer.Total] : Totals
}
