import { defineOperation } from '../../../operation/operation.ts'
import type { HotelReview } from '../../../world/fixtures/catalogue/hotel-schema.ts'
import { findEntry } from '../listing/find-entry.ts'
import { reviewAuthors } from './review-authors.ts'
import { averageOf, toWireReview } from './review-summary.ts'

const PAGE_SIZE = 10

type Signed = HotelReview & { readonly author: string }
type Compare = (a: HotelReview, b: HotelReview) => number

const newest: Compare = (a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1)
const highest: Compare = (a, b) => averageOf(b.scores) - averageOf(a.scores)
/** Reviews with equal scores are sorted newest first. */
const orders = {
  newest,
  highest: (a, b) => highest(a, b) || newest(a, b),
  lowest: (a, b) => highest(b, a) || newest(a, b),
} satisfies Record<string, Compare>

export const listHotelReviews = defineOperation(
  'listHotelReviews',
  async ({ path, query }, ctx) => {
    const { sort = 'newest', page = 1, size = PAGE_SIZE } = query
    const { id, reviews } = findEntry(ctx, 'hotel', path.id)
    const authors = await reviewAuthors({ id, reviews })
    const signed = reviews.map((review, index): Signed => ({
      ...review,
      author: authors[index] ?? '',
    }))
    const sorted = signed.toSorted(orders[sort])
    return {
      status: 200,
      body: {
        Items: sorted
          .slice((page - 1) * size, page * size)
          .map((review) => toWireReview(review, review.author)),
        Total: reviews.length,
        Page: page,
        Size: size,
      },
    }
  },
)
