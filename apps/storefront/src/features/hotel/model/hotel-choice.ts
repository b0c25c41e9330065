import { codec, complete, oneOf, pageNumber } from '../../../shared/kit/address/codec.ts'
import type { Param } from '../../../shared/kit/address/codec.ts'
import { facetParam, stayParams } from '../../../shared/trade/product/product-url.ts'

export const reviewSorts = ['newest', 'highest', 'lowest'] as const
export type ReviewSort = (typeof reviewSorts)[number]

/** What is chosen of a hotel: the stay, a room with its terms for each party, and which reviews are read. */
export type HotelChoice = {
  checkIn: string | undefined
  checkOut: string | undefined
  /** `2,2-5-9`, as the search has it. */
  rooms: string | undefined
  /** What the list was narrowed to: meals and cancellation decide which terms stand chosen at first. */
  facet: string | undefined
  /** `SUP.FLEX` for each party in turn; empty text where nothing is chosen yet. */
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

/** Parties at the end for which nothing is chosen say nothing. */
function withoutEnd(pick: readonly string[]): string[] {
  const last = pick.findLastIndex((one) => one !== '')
  return pick.slice(0, last + 1)
}
