import type { ServerSchemas as Schemas } from '@selat/sdk'

type FerryInput = Schemas['FerryItemInput']

/**
 * Makes an item for one adult from HarbourFront to Batam Centre on Saturday 12 December 2026 at 10:20, a sailing with 60
 * seats left.
 */
export function oneWayItem(changes: Partial<FerryInput> = {}): Schemas['FerryCartItemInput'] {
  const ferry: FerryInput = {
    DateFrom: '2026-12-12',
    DateUntil: '2026-12-12',
    Qty: 1,
    QtyAdult: 1,
    QtyChild: 0,
    QtyInfant: 0,
    IsRoundTrip: false,
    IsInternational: true,
    IsOpenTicket: false,
    IsOpenTicket2W: false,
    Offers: ['off_HFC-BTC-SRL-20261212-1020-ECO-O'],
    ...changes,
  }
  return { Item: 'fer_HFC-BTC', Qty: ferry.Qty, Ferry: ferry }
}

/** Returns the item of `oneWayItem` for the largest party of one booking. */
export function fullPartyItem(): Schemas['FerryCartItemInput'] {
  return oneWayItem({ Qty: 10, QtyAdult: 10 })
}

/** Returns the item of `oneWayItem` as a round trip, with the return on the next day at 16:10 in Batam. */
export function roundTripItem(changes: Partial<FerryInput> = {}): Schemas['FerryCartItemInput'] {
  return oneWayItem({
    DateUntil: '2026-12-13',
    IsRoundTrip: true,
    Offers: ['off_HFC-BTC-SRL-20261212-1020-ECO-R', 'off_BTC-HFC-SRL-20261213-1610-ECO-R'],
    ...changes,
  })
}

/** Returns an open ticket for one adult, outbound only. */
export function openTicketItem(changes: Partial<FerryInput> = {}): Schemas['FerryCartItemInput'] {
  const open = { DateFrom: null, DateUntil: null, IsOpenTicket: true, Offers: [] }
  return { ...oneWayItem({ ...open, ...changes }), Item: 'opn_HFC-BTC-SRL-ECO-1W' }
}

export function cartOf(...items: Schemas['FerryCartItemInput'][]): Schemas['CartInput'] {
  return { ItemContent: 'ferry', Items: items }
}

/** A round trip on 12 December, with its return on the 14th. */
export const BACK_ON_14_DECEMBER = {
  DateUntil: '2026-12-14',
  Offers: ['off_HFC-BTC-SRL-20261212-1020-ECO-R', 'off_BTC-HFC-SRL-20261214-1610-ECO-R'],
}
