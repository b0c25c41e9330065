import type { Schemas } from '@selat/sdk'

type FerryInput = Schemas['FerryItemInput']

/** A one-way item of `addToCart` for one adult, HarbourFront to Batam Centre on Saturday 12 December 2026 at 10:20. */
export function oneWayItem(changes: Partial<FerryInput> = {}): Schemas['CartItemInput'] {
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

/** A round-trip item: out on Saturday at 10:20, back on Sunday at 16:10 Batam time. */
export function roundTripItem(changes: Partial<FerryInput> = {}): Schemas['CartItemInput'] {
  return oneWayItem({
    DateUntil: '2026-12-13',
    IsRoundTrip: true,
    Offers: ['off_HFC-BTC-SRL-20261212-1020-ECO-R', 'off_BTC-HFC-SRL-20261213-1610-ECO-R'],
    ...changes,
  })
}

export function cartOf(...items: Schemas['CartItemInput'][]): Schemas['CartInput'] {
  return { ItemContent: 'ferry', Items: items }
}
