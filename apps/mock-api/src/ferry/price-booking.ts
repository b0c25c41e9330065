import {
  calendarDateIn,
  countsOfParty,
  type Price,
  priceSectors,
  type SectorToPrice,
  type SectorTravellers,
} from '@selat/domain'

import type { Context } from '../kernel/context.ts'
import type { CrossingQuery, Network } from '../network/network.ts'
import type { PriceWish } from '../products/product.ts'
import type { BookedSector, FerryBooking } from './ferry-booking.ts'
import { knownTerminal } from './wire-network.ts'

/** One sector as fare tables know it, and who travels on it. */
type Crossing = { readonly query: CrossingQuery; readonly travellers: SectorTravellers }

/** The price of a booking as it was promised; null when one of its classes is not sold on its day any more. */
export function priceBooking(
  ctx: Pick<Context, 'network' | 'money'>,
  booking: FerryBooking,
  { currency, travellers }: PriceWish,
): Price | null {
  const crossings = booking.sectors.map((sector, index): Crossing => {
    const { route, from, to, operator, class: travelClass, basis } = sector
    const date = pricingDate(ctx, booking, sector)
    return {
      query: { route, from, to, operator, class: travelClass, basis, sectorIndex: index, date },
      travellers: travellers?.[index] ?? countsOfParty(booking.party),
    }
  })
  const prices = pricesOf(ctx.network)
  const asked = JSON.stringify([currency, crossings])
  let price = prices.get(asked)
  if (price === undefined) {
    price = priceCrossings(ctx, crossings, currency)
    if (prices.size === PRICES_KEPT) prices.clear()
    prices.set(asked, price)
  }
  return price
}

function priceCrossings(
  { network, money }: Pick<Context, 'network' | 'money'>,
  crossings: readonly Crossing[],
  currency: string,
): Price | null {
  const sectors: SectorToPrice[] = []
  for (const { query, travellers } of crossings) {
    const fares = network.fare(query)
    if (!fares) return null
    sectors.push({
      fares,
      nationalFares: network.nationalFares(query),
      charges: network.charges(query),
      travellers,
    })
  }
  return priceSectors({ sectors, selling: money.selling(currency) })
}

/** Fares of a day never change, so that whatever was priced before costs the same: most carts ask for what others have asked. */
const known = new WeakMap<Network, Map<string, Price | null>>()
const PRICES_KEPT = 500

function pricesOf(network: Network): Map<string, Price | null> {
  let prices = known.get(network)
  if (!prices) known.set(network, (prices = new Map()))
  return prices
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
