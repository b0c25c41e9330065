import type { Schemas } from '@selat/sdk'

/** What is paid now, less what a promo code takes off. */
export function totalsWith(
  { Totals }: Pick<Schemas['Cart'], 'Totals'>,
  offer: Pick<Schemas['PromoOffer'], 'Total'> | undefined,
): Schemas['Money'][] {
  return offer ? [offer.Total] : Totals
}
