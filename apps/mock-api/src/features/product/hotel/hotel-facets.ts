import type { LanguageCode, Localised } from '../../../engine/language.ts'
import type { HotelOffer } from '../../../world/fixtures/catalogue/hotel-schema.ts'
import { phrase } from '../../../world/texts/phrases.ts'
import type { FacetOf, FacetValue } from '../listing/facets.ts'
import type { OfferFilter } from './find-stay.ts'

const BOARD: Localised = phrase('facet.board')

const BOARDS: Readonly<Record<HotelOffer['board'], Localised>> = {
  breakfast: phrase('board.breakfast'),
  room_only: phrase('board.roomOnly'),
}

const CANCELLATION: Localised = phrase('facet.cancellation')

const CANCELLATIONS = {
  free: phrase('cancellation.free'),
  non_refundable: phrase('cancellation.nonRefundable'),
} satisfies Record<string, Localised>

/** Whether an offer of the searched stay can be cancelled without charge now. */
export type IsFree = (hotelId: string, offer: HotelOffer) => boolean

/** The facets that only hotels have: board and cancellation. */
export function hotelFacets(isFree: IsFree): readonly FacetOf<'hotel'>[] {
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

/** A filter of the offers that match a search's facets, so that the shown price is of one of them. */
export function wantedOffers(facet: string, hotelId: string, isFree: IsFree): OfferFilter {
  const chosen = new Set(facet.split(','))
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
