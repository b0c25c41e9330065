import { adultPrice, compareMoney, type Money, toSellingMoney } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { SharedContext } from '../../../operation/operation.ts'
import { toWireMoney } from '../../../world/money/wire-money.ts'
import type { Direction, Sailing } from '../../../world/network/network.ts'
import { createTariffCache } from '../../../world/network/tariff-cache.ts'
import type { SeatsLeft } from '../../../world/stock/seats-left.ts'
import type { OfferRequest } from './make-offers.ts'
import { saleDates, sellsOperator } from './sold-network.ts'

export type FareDaysRequest = Direction &
  Pick<OfferRequest, 'basis' | 'sectorIndex' | 'class'> & { readonly seatsLeft: SeatsLeft }

/**
 * Returns the lowest fare and price for an adult on each day with the requested fare basis; both are null if nothing is on
 * sale.
 */
export function fareDays(
  ctx: SharedContext,
  request: FareDaysRequest,
  dates: readonly string[],
): Schemas['FareDay'][] {
  const { first, last } = saleDates(ctx, request.from)
  return dates.map((date) => {
    const isOnSale = first <= date && date <= last
    const lowest = isOnSale ? lowestOnDay(ctx, { ...request, date }) : undefined
    return {
      Date: date,
      LowestFare: lowest ? toWireMoney(lowest.fare) : null,
      LowestPrice: lowest ? toWireMoney(lowest.price) : null,
      IsAvailable: lowest !== undefined,
    }
  })
}

/** The prices for an adult: the fare alone, and everything that is paid online. */
type AdultPrices = { readonly fare: Money; readonly price: Money }
type PriceLookup = (sailing: Sailing, travelClass: string) => AdultPrices | null
type LowestOfSailing = (sailing: Sailing) => AdultPrices | undefined
type PricedSailing = { readonly sailing: Sailing; readonly travelClass: string } & AdultPrices
type PricedDay = {
  readonly byFare: readonly PricedSailing[]
  readonly byPrice: readonly PricedSailing[]
}
type Day = FareDaysRequest & { readonly date: string }

function lowestOnDay(ctx: SharedContext, day: Day): AdultPrices | undefined {
  const { byFare, byPrice } = priceDay(ctx, day)
  const canBeBooked = ({ sailing, travelClass }: PricedSailing) =>
    isAskedFor(travelClass, day) &&
    !ctx.moment.hasCome(sailing.bookingClosesAtMs) &&
    day.seatsLeft(sailing, travelClass) >= 1
  // The cheapest sailing almost always has a seat, so the seats of most sailings are never checked.
  const least = byFare.find(canBeBooked)
  const cheapest = byPrice.find(canBeBooked)
  return least && cheapest && { fare: least.fare, price: cheapest.price }
}

/**
 * Prices each class of each sailing of a day, cheapest first. The prices do not depend on the seats left, so searches share
 * them.
 */
function priceDay(ctx: SharedContext, day: Day): PricedDay {
  const { network, tenant, currency } = ctx
  const sailings = network.sailingsOn(day)
  // The key does not contain the class, because callers may send any text as a class, and the cache would grow with each.
  const asked = `${currency} ${day.basis} ${day.sectorIndex} ${tenant.operators?.join()}`
  let ofDay = pricedDays.get(sailings)
  if (!ofDay) pricedDays.set(sailings, (ofDay = new Map<string, PricedDay>()))
  let priced = ofDay.get(asked)
  if (!priced) {
    const priceOf = createPriceLookup(ctx, day)
    const all = sailings
      .filter(({ operator }) => sellsOperator(tenant, operator))
      .flatMap((sailing) =>
        Object.keys(sailing.seats).flatMap((travelClass) => {
          const prices = priceOf(sailing, travelClass)
          return prices ? [{ sailing, travelClass, ...prices }] : []
        }),
      )
    priced = {
      byFare: all.toSorted((one, other) => compareMoney(one.fare, other.fare)),
      byPrice: all.toSorted((one, other) => compareMoney(one.price, other.price)),
    }
    ofDay.set(asked, priced)
  }
  return priced
}

/** The cache is keyed by the list of sailings that the network keeps, so that both are dropped together. */
const pricedDays = new WeakMap<readonly Sailing[], Map<string, PricedDay>>()

function isAskedFor(travelClass: string, request: Pick<FareDaysRequest, 'class'>): boolean {
  return request.class === undefined || request.class === travelClass
}

/**
 * Returns a function that finds the lowest fare and price for an adult on a sailing, among the classes that have a seat;
 * undefined once its booking has closed.
 */
export function createLowestPrices(
  ctx: SharedContext,
  request: Omit<FareDaysRequest, 'from' | 'to'>,
): LowestOfSailing {
  const priceOf = createPriceLookup(ctx, request)
  return (sailing) => {
    if (ctx.moment.hasCome(sailing.bookingClosesAtMs)) return undefined
    let lowest: AdultPrices | undefined
    for (const travelClass of Object.keys(sailing.seats)) {
      if (!isAskedFor(travelClass, request)) continue
      const prices = priceOf(sailing, travelClass)
      const less = prices && lesserOf(prices, lowest)
      if (!less || less === lowest) continue
      if (request.seatsLeft(sailing, travelClass) >= 1) lowest = less
    }
    return lowest
  }
}

/**
 * Returns the lower fare and the lower price, which can be of two classes. If neither is lower, returns the same object.
 */
function lesserOf(prices: AdultPrices, lowest: AdultPrices | undefined): AdultPrices {
  if (!lowest) return prices
  const isFareLess = compareMoney(prices.fare, lowest.fare) < 0
  const isPriceLess = compareMoney(prices.price, lowest.price) < 0
  if (!isFareLess && !isPriceLess) return lowest
  return {
    fare: isFareLess ? prices.fare : lowest.fare,
    price: isPriceLess ? prices.price : lowest.price,
  }
}

/** Creates a lookup of adult prices in the selling currency. */
function createPriceLookup(
  ctx: SharedContext,
  { basis, sectorIndex }: Pick<FareDaysRequest, 'basis' | 'sectorIndex'>,
): PriceLookup {
  const selling = ctx.money.selling(ctx.currency)
  return ({ operator, route, from, to, date }, travelClass) => {
    const query = { operator, route, from, to, date, class: travelClass, basis, sectorIndex }
    const tariff = ctx.network.tariff(query)
    if (!tariff) return null
    return adultPrices(tariff, ctx.currency, () => ({
      fare: toSellingMoney(tariff.fares.adult, selling).amount,
      price: adultPrice({ fares: tariff.fares, charges: tariff.charges }, selling),
    }))
  }
}

const adultPrices = createTariffCache<AdultPrices>()
