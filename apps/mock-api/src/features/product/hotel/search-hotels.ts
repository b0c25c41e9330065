import { calendarDateIn, cancellationTerms, stayDates } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { Context } from '../../../operation/context.ts'
import { defineOperation } from '../../../operation/operation.ts'
import type { HotelEntry } from '../../../world/fixtures/catalogue/hotel-schema.ts'
import { listCards } from '../listing/list-products.ts'
import { toProductCard } from '../listing/wire-product.ts'
import {
  findStay,
  type OfferFilter,
  type StayRequest,
  takesParties,
  toStayPrice,
} from './find-stay.ts'
import { timeZoneOf } from './hotel-days.ts'
import { hotelFacets, type IsFree, wantedOffers } from './hotel-facets.ts'
import { readStayRequest } from './read-stay-request.ts'
import { summarise } from './review-summary.ts'

export const searchHotels = defineOperation('searchHotels', async ({ query }, ctx) => {
  const request = readStayRequest(query, stayDates(firstToday(ctx)))
  const isFree = freeCancellation(ctx, request)
  const body = await listCards(
    ctx,
    'hotel',
    query,
    (hotels) => {
      const { facet = '' } = query
      return Promise.all(
        hotels.map((hotel) => toCard(ctx, hotel, request, wantedOffers(facet, hotel.id, isFree))),
      )
    },
    hotelFacets(isFree),
  )
  return { status: 200, body }
})

/** The earliest day that any of the hotels has: what has begun elsewhere is marked there. */
function firstToday(ctx: Pick<Context, 'catalogue' | 'now'>): string {
  const days = ctx.catalogue
    .entries('hotel')
    .map((hotel) => calendarDateIn(ctx.now, timeZoneOf(ctx, hotel)))
  return days.toSorted()[0] ?? calendarDateIn(ctx.now, 'UTC')
}

function freeCancellation(ctx: Context, { stay }: StayRequest): IsFree {
  return (hotelId, { freeCancellationDays }) => {
    const hotel = ctx.catalogue.entry('hotel', hotelId)
    if (!hotel) return false
    const terms = cancellationTerms({
      checkIn: stay.checkIn,
      checkInFrom: hotel.checkInFrom,
      timeZone: timeZoneOf(ctx, hotel),
      freeDays: freeCancellationDays,
      now: ctx.now,
    })
    return terms.kind === 'free'
  }
}

/** The card of a hotel; null if a party fits into no room. */
async function toCard(
  ctx: Context,
  hotel: HotelEntry,
  request: StayRequest,
  isWanted: OfferFilter,
): Promise<Schemas['ProductCard'] | null> {
  if (!takesParties(hotel, request.parties)) return null
  const narrowed = await findStay(ctx, hotel, request, isWanted)
  // Terms that no room has all together are no reason to call the hotel full.
  const { price, unavailable } = narrowed.price ? narrowed : await findStay(ctx, hotel, request)
  const Stay = price ? toStayPrice(ctx, request, price) : null
  return toProductCard(ctx, 'hotel', hotel, {
    Stars: hotel.stars,
    Rating: summarise(hotel)?.Rating ?? null,
    From: Stay ? { Amount: Stay.PerNight, Per: 'night' } : null,
    Stay,
    Unavailable: unavailable,
  })
}
