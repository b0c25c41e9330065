import { leastMoney, type Money, toEpochMs, toSellingMoney } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import type { SeatsLeft } from '../inventory/seats-left.ts'
import type { Context } from '../kernel/context.ts'
import type { Direction, Sailing } from '../network/network.ts'
import type { OfferWish } from './make-offers.ts'
import { saleDates, sellsOperator } from './sold-network.ts'
import { toWireMoney } from './wire-money.ts'

export type FareDaysWish = Direction &
  Pick<OfferWish, 'basis' | 'sectorIndex' | 'class'> & { readonly seatsLeft: SeatsLeft }

/** The lowest adult fare of each day with the fare basis asked for; none where nothing is on sale. */
export function fareDays(
  ctx: Context,
  wish: FareDaysWish,
  dates: readonly string[],
): Schemas['FareDay'][] {
  const { first, last } = saleDates(ctx, wish.from)
  const fareOf = createFareLookup(ctx, wish)
  return dates.map((date) => {
    const isOnSale = first <= date && date <= last
    const lowest = isOnSale ? lowestFare(ctx, wish, date, fareOf) : undefined
    return {
      Date: date,
      LowestFare: lowest ? toWireMoney(lowest) : null,
      IsAvailable: lowest !== undefined,
    }
  })
}

type FareLookup = (sailing: Sailing, travelClass: string) => Money | null

function lowestFare(
  ctx: Context,
  wish: FareDaysWish,
  date: string,
  fareOf: FareLookup,
): Money | undefined {
  const open = ctx.network
    .sailingsOn({ ...wish, date })
    .filter(
      (sailing) =>
        sellsOperator(ctx.tenant, sailing.operator) &&
        toEpochMs(ctx.now) < toEpochMs(sailing.bookingClosesAt),
    )
  const fares = open.flatMap((sailing) =>
    Object.keys(sailing.seats).flatMap((travelClass) => {
      if (wish.class !== undefined && wish.class !== travelClass) return []
      if (wish.seatsLeft(sailing, travelClass) < 1) return []
      return fareOf(sailing, travelClass) ?? []
    }),
  )
  return leastMoney(fares)
}

/** The adult fare in the selling currency, worked out once for the sailings that share it. */
function createFareLookup(ctx: Context, { basis, sectorIndex }: FareDaysWish): FareLookup {
  const selling = ctx.money.selling(ctx.currency)
  const known = new Map<string, Money | null>()
  return (sailing, travelClass) => {
    const key = `${sailing.operator} ${travelClass} ${sailing.date}`
    let fare = known.get(key)
    if (fare === undefined) {
      const table = ctx.network.fare({ ...sailing, class: travelClass, basis, sectorIndex })
      fare = table ? toSellingMoney(table.adult, selling).amount : null
      known.set(key, fare)
    }
    return fare
  }
}
