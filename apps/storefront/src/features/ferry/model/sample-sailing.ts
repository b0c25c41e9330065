import type { Schemas } from '@selat/sdk'

import type { Leg } from './legs.ts'

type Changes = {
  fare?: number
  currency?: string
  seats?: number
  closesAt?: string
  status?: Schemas['Sailing']['Status']
}

/** Returns a sailing for the models' tests, with only the fields that the models read. */
export function sampleSailing(departsAt: string, arrivesAt: string, changes: Changes = {}) {
  const {
    fare = 2800,
    currency = 'SGD',
    seats = 9,
    closesAt = departsAt,
    status = 'on_sale',
  } = changes
  const money = { Amount: fare, Currency: currency, Exponent: currency === 'IDR' ? 0 : 2 }
  return {
    Id: `sai_${departsAt.slice(0, 16)}`,
    Operator: 'SRL',
    DepartsAt: departsAt,
    ArrivesAt: arrivesAt,
    DurationMinutes: 60,
    BookingClosesAt: closesAt,
    Status: status,
    Offers: [
      {
        Class: 'ECO',
        SeatsLeft: seats,
        IsChangeable: true,
        AdultPrice: money,
        Estimate: { Total: money, AtCounter: [] },
      },
    ],
  } as unknown as Schemas['Sailing'] // the models read no other fields
}

export function sampleLeg(
  sailings: readonly Schemas['Sailing'][],
  unavailable: Schemas['Unavailable'] | null = null,
): Leg {
  const terminal = {} as Schemas['Terminal'] // the models do not read it
  return {
    from: terminal,
    to: terminal,
    isInternational: true,
    leg: { Date: '2026-12-12', Sailings: [...sailings], Days: [], Unavailable: unavailable },
  }
}
