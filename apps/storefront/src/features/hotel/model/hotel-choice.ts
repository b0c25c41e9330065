import {
  codec,
  complete,
  oneOf,
  pageNumber,
  type Param,
} from '../../../shared/kit/address/codec.ts'
import { facetParam, stayParams } from '../../../shared/trade/product/product-url.ts'

export const reviewSorts = ['newest', 'highest', 'lowest'] as const
export type ReviewSort = (typeof reviewSorts)[number]

/** The choice of a hotel in the address: the stay, a room with its terms for each party, and the page of reviews. */
export type HotelChoice = {
  checkIn: string | undefined
  checkOut: string | undefined
  /** The parties in the notation of the search, such as `2,2-5-9`. */
  rooms: string | undefined
  /** The filters of the list; those of meals and cancellation decide which terms are preselected. */
  facet: string | undefined
  /** `SUP.FLEX` for each party in turn; an empty text if nothing is chosen yet. */
  pick: readonly string[]
  reviews: ReviewSort
  reviewPage: number
}

const onePick = /^[A-Z0-9][A-Z0-9_-]*\.[A-Z0-9][A-Z0-9_-]*$/

const picks: Param<readonly string[]> = {
  read: (text) => withoutEnd(text.split(',').map((one) => (onePick.test(one) ? one : ''))),
  write: (pick) => withoutEnd(pick).join(',') || undefined,
}

export const hotelAddress = complete<HotelChoice>(
  codec({
    ...stayParams,
    facet: facetParam,
    pick: picks,
    reviews: oneOf(reviewSorts),
    reviewPage: pageNumber({ max: 99 }),
  }),
  {
    checkIn: undefined,
    checkOut: undefined,
    rooms: undefined,
    facet: undefined,
    pick: [],
    reviews: 'newest',
    reviewPage: 1,
  },
)

/** Removes parties at the end for which nothing is chosen. */
function withoutEnd(pick: readonly string[]): string[] {
  const last = pick.findLastIndex((one) => one !== '')
  return pick.slice(0, last + 1)
}
