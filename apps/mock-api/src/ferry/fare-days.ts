import { compareMoney, type Money, toSellingMoney } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { SeatsLeft } from '../inventory/seats-left.ts'
import type { SharedContext } from '../kernel/operation.ts'
import type { Direction, Sailing } from '../network/network.ts'
import type { OfferWish } from './make-offers.ts'
import { saleDates, sellsOperator } from './sold-network.ts'
import { toWireMoney } from './wire-money.ts'

export type FareDaysWish = Direction &
  Pick<OfferWish, 'basis' | 'sectorIndex' | 'class'> & { readonly seatsLeft: SeatsLeft }

/** The lowest adult fare of each day with the fare basis asked for; none where nothing is on sale. */
export function fareDays(
  ctx: SharedContext,
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
  ctx: SharedContext,
  wish: FareDaysWish,
  date: string,
  fareOf: FareLookup,
): Money | undefined {
  const { from, to } = wish
  let lowest: Money | undefined
  for (const sailing of ctx.network.sailingsOn({ from, to, date })) {
    if (!sellsOperator(ctx.tenant, sailing.operator)) continue
    if (ctx.moment.hasCome(sailing.bookingClosesAtMs)) continue
    for (const travelClass of Object.keys(sailing.seats)) {
      if (wish.class !== undefined && wish.class !== travelClass) continue
      const fare = fareOf(sailing, travelClass)
      if (!fare || (lowest && compareMoney(fare, lowest) >= 0)) continue
      if (wish.seatsLeft(sailing, travelClass) >= 1) lowest = fare
    }
  }
  return lowest
}

/** The adult fare in the selling currency, worked out once for the sailings that share it. */
function createFareLookup(ctx: SharedContext, { basis, sectorIndex }: FareDaysWish): FareLookup {
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
