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

/** Calculates the price of a booking on its pricing dates; null if one of its classes is no longer sold on its day. */
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

/**
 * Prices are cached, because exact money allocates many small objects, and most carts repeat an earlier request with the
 * same tariffs.
 */
const known = new WeakMap<Network, Map<string, Price>>()
const PRICES_KEPT = 500

function pricesOf(network: Network): Map<string, Price> {
  let prices = known.get(network)
  if (!prices) known.set(network, (prices = new Map()))
  return prices
}

/** Tariffs never change, so a number identifies each. */
const numbers = new WeakMap<Tariff, number>()
let given = 0

function numberOf(tariff: Tariff): number {
  let number = numbers.get(tariff)
  if (number === undefined) numbers.set(tariff, (number = given += 1))
  return number
}

/**
 * Returns the day whose prices apply to a sector: its sailing's, or for an open ticket the day on which it was put into the
 * cart.
 */
export function pricingDate(
  ctx: Pick<Context, 'network'>,
  { pricedAt }: FerryBooking,
  { from, sailingId }: BookedSector,
): string {
  const sailing = sailingId === null ? undefined : ctx.network.sailing(sailingId)
  return sailing?.date ?? calendarDateIn(pricedAt, knownTerminal(ctx, from).timeZone)
}
