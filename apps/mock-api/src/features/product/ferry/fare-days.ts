import { adultPrice, compareMoney, type Money, toSellingMoney } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { SharedContext } from '../../../operation/operation.ts'
import type { Direction, Sailing } from '../../../world/network/network.ts'
import type { SeatsLeft } from '../../../world/stock/seats-left.ts'
import { toWireMoney } from '../item/wire-money.ts'
import type { OfferRequest } from './make-offers.ts'
import { saleDates, sellsOperator } from './sold-network.ts'

export type FareDaysRequest = Direction &
  Pick<OfferRequest, 'basis' | 'sectorIndex' | 'class'> & { readonly seatsLeft: SeatsLeft }

/** The least that an adult pays on each day with the fare basis asked for; none where nothing is on sale. */
export function fareDays(
  ctx: SharedContext,
  request: FareDaysRequest,
  dates: readonly string[],
): Schemas['FareDay'][] {
  const { first, last } = saleDates(ctx, request.from)
  const lowestOf = createLowestPrices(ctx, request)
  return dates.map((date) => {
    const isOnSale = first <= date && date <= last
    const lowest = isOnSale ? lowestOnDay(ctx, { ...request, date }, lowestOf) : undefined
    return {
      Date: date,
      LowestFare: lowest ? toWireMoney(lowest.fare) : null,
      LowestPrice: lowest ? toWireMoney(lowest.price) : null,
      IsAvailable: lowest !== undefined,
    }
  })
}

/** What an adult pays: for the seat alone, and in all that is paid online. */
type AdultPrices = { readonly fare: Money; readonly price: Money }
type PriceLookup = (sailing: Sailing, travelClass: string) => AdultPrices | null
type LowestOfSailing = (sailing: Sailing) => AdultPrices | undefined

function lowestOnDay(
  { network, tenant }: SharedContext,
  day: Direction & { readonly date: string },
  lowestOf: LowestOfSailing,
): AdultPrices | undefined {
  let lowest: AdultPrices | undefined
  for (const sailing of network.sailingsOn(day)) {
    if (!sellsOperator(tenant, sailing.operator)) continue
    const prices = lowestOf(sailing)
    if (prices) lowest = lesserOf(prices, lowest)
  }
  return lowest
}

/** The least that an adult pays on a sailing, of the classes that have a seat; none once its booking has closed. */
export function createLowestPrices(
  ctx: SharedContext,
  request: Omit<FareDaysRequest, 'from' | 'to'>,
): LowestOfSailing {
  const priceOf = createPriceLookup(ctx, request)
  return (sailing) => {
    if (ctx.moment.hasCome(sailing.bookingClosesAtMs)) return undefined
    let lowest: AdultPrices | undefined
    for (const travelClass of Object.keys(sailing.seats)) {
      if (request.class !== undefined && request.class !== travelClass) continue
      const prices = priceOf(sailing, travelClass)
      const less = prices && lesserOf(prices, lowest)
      if (!less || less === lowest) continue
      if (request.seatsLeft(sailing, travelClass) >= 1) lowest = less
    }
    return lowest
  }
}

/** The lesser fare and the lesser price, which two operators may have; the same object where nothing is less. */
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

/** Adult prices in the selling currency, worked out once for the sailings that share them. */
function createPriceLookup(
  ctx: SharedContext,
  { basis, sectorIndex }: Pick<FareDaysRequest, 'basis' | 'sectorIndex'>,
): PriceLookup {
  const selling = ctx.money.selling(ctx.currency)
  const known = new Map<string, AdultPrices | null>()
  return (sailing, travelClass) => {
    const key = `${sailing.from} ${sailing.to} ${sailing.operator} ${travelClass} ${sailing.date}`
    let prices = known.get(key)
    if (prices === undefined) {
      const query = { ...sailing, class: travelClass, basis, sectorIndex }
      const fares = ctx.network.fare(query)
      prices = fares
        ? {
            fare: toSellingMoney(fares.adult, selling).amount,
            price: adultPrice({ fares, charges: ctx.network.charges(query) }, selling),
          }
        : null
      known.set(key, prices)
    }
    return prices
  }
}
