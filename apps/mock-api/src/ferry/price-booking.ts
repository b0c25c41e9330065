import {
  calendarDateIn,
  countsOfParty,
  type Price,
  priceSectors,
  type SectorToPrice,
  type SectorTravellers,
} from '@selat/domain'

import type { Context } from '../kernel/context.ts'
import type { BookedSector, FerryBooking } from './ferry-booking.ts'
import { knownTerminal } from './wire-network.ts'

export type PriceWish = {
  readonly currency: string
  /** Travellers by band and nationality on each sector, once they are known; the party as it was counted before. */
  readonly travellers?: readonly SectorTravellers[]
}

/** The price of a booking as it was promised; null when one of its classes is not sold on its day any more. */
export function priceBooking(
  ctx: Pick<Context, 'network' | 'money'>,
  booking: FerryBooking,
  { currency, travellers }: PriceWish,
): Price | null {
  const sectors: SectorToPrice[] = []
  for (const [index, sector] of booking.sectors.entries()) {
    const query = { ...sector, sectorIndex: index, date: pricingDate(ctx, booking, sector) }
    const fares = ctx.network.fare(query)
    if (!fares) return null
    sectors.push({
      fares,
      nationalFares: ctx.network.nationalFares(query),
      charges: ctx.network.charges(query),
      travellers: travellers?.[index] ?? countsOfParty(booking.party),
    })
  }
  return priceSectors({ sectors, selling: ctx.money.selling(currency) })
}

/** A dated sector costs what its day costs; an open one what it cost on the day it was put into the cart. */
function pricingDate(
  ctx: Pick<Context, 'network'>,
  { pricedAt }: FerryBooking,
  { from, sailingId }: BookedSector,
): string {
  const sailing = sailingId === null ? undefined : ctx.network.sailing(sailingId)
  return sailing?.date ?? calendarDateIn(pricedAt, knownTerminal(ctx, from).timeZone)
}
