import { type FerryCriteria, partyOf, partySize, tripFlags } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import type { Leg } from './legs.ts'
import type { PickedSailing } from './picked-sailing.ts'

/** Converts the picks of a dated trip to a cart item, in the shape of the specification (§3). */
export function toCartInput(
  criteria: FerryCriteria,
  legs: readonly Leg[],
  picks: readonly PickedSailing[],
): Schemas['CartInput'] {
  const first = picks[0]
  if (!first) throw new RangeError('A cart item needs a sailing.')
  return cartInput(first.sailing.Item, criteria, {
    DateFrom: legs[0]?.leg.Date ?? null,
    DateUntil: legs.at(-1)?.leg.Date ?? null,
    IsInternational: legs.some(({ isInternational }) => isInternational),
    Offers: picks.map(({ offer }) => offer.Offer),
  })
}

/** Converts a search for an open ticket, a route and a party without a date, to a cart item. */
export function toOpenTicketInput(
  criteria: FerryCriteria,
  product: Schemas['OpenTicketProduct'],
): Schemas['CartInput'] {
  return cartInput(
    product.Item,
    { ...criteria, tripType: 'open_ticket', isOpenReturn: product.IsOpenTicket2W },
    { DateFrom: null, DateUntil: null, IsInternational: product.IsInternational, Offers: [] },
  )
}

type Own = 'DateFrom' | 'DateUntil' | 'IsInternational' | 'Offers'

function cartInput(
  item: string,
  criteria: FerryCriteria,
  own: Pick<Schemas['FerryItemInput'], Own>,
): Schemas['CartInput'] {
  const qty = partySize(partyOf(criteria))
  const { isRoundTrip, isOpenTicket, isOpenTicket2W } = tripFlags(criteria)
  return {
    ItemContent: 'ferry',
    Items: [
      {
        Item: item,
        Qty: qty,
        Ferry: {
          ...own,
          Qty: qty,
          QtyAdult: criteria.adults,
          QtyChild: criteria.children,
          QtyInfant: criteria.infants,
          IsRoundTrip: isRoundTrip,
          IsOpenTicket: isOpenTicket,
          IsOpenTicket2W: isOpenTicket2W,
        },
      },
    ],
  }
}
