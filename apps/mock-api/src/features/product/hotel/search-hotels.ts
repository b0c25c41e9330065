import { calendarDateIn, cancellationTerms, stayDates } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { LanguageCode, Localised } from '../../../engine/language.ts'
import type { Context } from '../../../operation/context.ts'
import { defineOperation } from '../../../operation/operation.ts'
import type { HotelEntry, HotelOffer } from '../../../world/fixtures/catalogue/hotel-schema.ts'
import { phrase } from '../../../world/texts/phrases.ts'
import type { FacetOf, FacetValue } from '../listing/facets.ts'
import { listCards } from '../listing/list-products.ts'
import { toProductCard } from '../listing/wire-product.ts'
import {
  findStay,
  takesParties,
  toStayPrice,
  type OfferFilter,
  type StayRequest,
} from './find-stay.ts'
import { readStayRequest } from './read-stay.ts'
import { summarise } from './review-summary.ts'
import { timeZoneOf } from './stay-terms.ts'
import { BOARDS } from './stay-texts.ts'

export const searchHotels = defineOperation('searchHotels', async ({ query }, ctx) => {
  const request = readStayRequest(query, stayDates(firstToday(ctx)))
  const isFree = freeCancellation(ctx, request)
  const body = await listCards(
    ctx,
    'hotel',
    query,
    (hotel) => toCard(ctx, hotel, request, wantedOffers(query.facet, hotel.id, isFree)),
    hotelFacets(isFree),
  )
  return { status: 200, body }
})

/**
 * Returns the earliest present day of all hotels. If a day is over in the zone of another hotel, that hotel's card says so.
 */
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

/** Makes the card of a hotel; null if a party fits into no room. */
async function toCard(
  ctx: Context,
  hotel: HotelEntry,
  request: StayRequest,
  isWanted: OfferFilter,
): Promise<Schemas['ProductCard'] | null> {
  if (!takesParties(hotel, request.parties)) return null
  const narrowed = await findStay(ctx, hotel, request, isWanted)
  // If no room has all requested terms together, the hotel is not necessarily full.
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

const BOARD: Localised = phrase('facet.board')

const CANCELLATION: Localised = phrase('facet.cancellation')

const CANCELLATIONS = {
  free: phrase('cancellation.free'),
  non_refundable: phrase('cancellation.nonRefundable'),
} satisfies Record<string, Localised>

/** Whether an offer of the requested stay can be cancelled without charge now. */
type IsFree = (hotelId: string, offer: HotelOffer) => boolean

/** Makes the facets that only hotels have: board and cancellation. */
function hotelFacets(isFree: IsFree): readonly FacetOf<'hotel'>[] {
  return [
    {
      code: 'board',
      names: BOARD,
      order: 'count',
      valuesOf: (_card, { rooms }, language) =>
        toValues(
          new Set(rooms.flatMap(({ offers }) => offers.map(({ board }) => board))),
          BOARDS,
          language,
        ),
    },
    {
      code: 'cancellation',
      names: CANCELLATION,
      order: 'count',
      valuesOf(_card, { id, rooms }, language) {
        const offers = rooms.flatMap((room) => room.offers)
        const kinds = offers.map((offer) => (isFree(id, offer) ? 'free' : 'non_refundable'))
        return toValues(new Set(kinds), CANCELLATIONS, language)
      },
    },
  ]
}

/** Makes a filter of the offers that match a search's facets, so that the shown price is of one of them. */
function wantedOffers(facet: string | undefined, hotelId: string, isFree: IsFree): OfferFilter {
  const chosen = new Set(facet?.split(','))
  const boards = ['breakfast', 'room_only'].filter((board) => chosen.has(`board:${board}`))
  const needsFree = chosen.has('cancellation:free') && !chosen.has('cancellation:non_refundable')
  return (offer) =>
    (boards.length === 0 || boards.includes(offer.board)) && (!needsFree || isFree(hotelId, offer))
}

function toValues<Code extends string>(
  codes: ReadonlySet<Code>,
  names: Readonly<Record<Code, Localised>>,
  language: LanguageCode,
): FacetValue[] {
  return [...codes].map((code) => ({ code, label: names[code][language] }))
}
