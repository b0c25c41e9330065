import type { Schemas } from '../index.ts'

/** The cart item of §3 for one adult, one way. */
export const ferryInput: Schemas['FerryCartInput'] = {
  ItemContent: 'ferry',
  Items: [
    {
      Item: 'fer_HFC-BTC',
      Qty: 1,
      Ferry: {
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
      },
    },
  ],
}
