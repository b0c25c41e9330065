import { expect, it } from 'vitest'

import type { HotelReview } from '../../../world/fixtures/catalogue/hotel-schema.ts'
import { reviewAuthors } from './review-authors.ts'

const LANGUAGES = ['EN', 'ID', 'ZH', 'ZHTD', 'ZHSM'] as const
const SCORES = { comfort: 5, service: 5, cleanliness: 5, location: 5 }
const reviews = Array.from({ length: 300 }, (_, index): HotelReview => {
  const language = LANGUAGES[index % LANGUAGES.length] ?? 'EN'
  return { date: '2026-10-07', language, scores: SCORES, text: String(index) }
})

it('PRD-3 the reviews of a hotel always have the same authors, and nobody signs twice', async () => {
  const authors = await reviewAuthors({ id: 'htl_BTM-01', reviews })

  expect(authors).toEqual(await reviewAuthors({ id: 'htl_BTM-01', reviews }))
  expect(authors).not.toEqual(await reviewAuthors({ id: 'htl_BTM-02', reviews }))
  expect(new Set(authors).size).toBe(300)
})

it('PRD-3 the author of a review has a name in its language', async () => {
  const authors = await reviewAuthors({ id: 'htl_BTM-01', reviews })

  for (const [index, author] of authors.entries())
    expect(author).toMatch(
      ['EN', 'ID'].includes(reviews[index]?.language ?? '')
        ? /^\p{Lu}[\p{L}'-]* \p{Lu}\.$/u
        : /^\p{Script=Han}{2,4}$/u,
    )
})
