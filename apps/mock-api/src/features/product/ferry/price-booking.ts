import {
  calendarDateIn,
  countsOfParty,
  type Price,
  priceSectors,
  type SectorToPrice,
} from '@selat/domain'

import type { Context } from '../../../operation/context.ts'
import type { Network, Tariff } from '../../../world/network/network.ts'
import type { PriceRequest } from '../item/product.ts'
import type { BookedSector, FerryBooking } from './ferry-booking.ts'
import { knownTerminal } from './wire-network.ts'

/** The price of a booking as it was promised; null when one of its classes is not sold on its day any more. */
export function priceBooking(
  ctx: Pick<Context, 'network' | 'money'>,
  booking: FerryBooking,
  { currency, travellers }: PriceRequest,
): Price | null {
  const sectors: SectorToPrice[] = []
  const asked: unknown[] = [currency]
  for (const [sectorIndex, sector] of booking.sectors.entries()) {
    const query = { ...sector, sectorIndex, date: pricingDate(ctx, booking, sector) }
    const tariff = ctx.network.tariff(query)
    if (!tariff) return null
    const of = travellers?.[sectorIndex] ?? countsOfParty(booking.party)
    sectors.push({ ...tariff, travellers: of })
    asked.push([numberOf(tariff), of])
  }
  const prices = pricesOf(ctx.network)
  const key = JSON.stringify(asked)
  let price = prices.get(key)
  if (price === undefined) {
    price = priceSectors({ sectors, selling: ctx.money.selling(currency) })
    if (prices.size === PRICES_KEPT) prices.clear()
    prices.set(key, price)
  }
  return price
}

/** Exact money is made of many small objects, and most carts ask for what others have asked on this day or another that costs the same. */
const known = new WeakMap<Network, Map<string, Price>>()
const PRICES_KEPT = 500

function pricesOf(network: Network): Map<string, Price> {
  let prices = known.get(network)
  if (!prices) known.set(network, (prices = new Map()))
  return prices
}

/** Tariffs never change, so each is told by a number of its own. */
const numbers = new WeakMap<Tariff, number>()
let given = 0

function numberOf(tariff: Tariff): number {
  let number = numbers.get(tariff)
  if (number === undefined) numbers.set(tariff, (number = given += 1))
  return number
}

/** A dated sector costs what its day costs; an open one what it cost on the day it was put into the cart. */
export function pricingDate(
  ctx: Pick<Context, 'network'>,
  { pricedAt }: FerryBooking,
  { from, sailingId }: BookedSector,
): string {
  const sailing = sailingId === null ? undefined : ctx.network.sailing(sailingId)
  return sailing?.date ?? calendarDateIn(pricedAt, knownTerminal(ctx, from).timeZone)
}
