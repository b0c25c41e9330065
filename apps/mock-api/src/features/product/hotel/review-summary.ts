import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { HotelEntry, HotelReview } from '../../../world/fixtures/catalogue/hotel-schema.ts'

type Scores = HotelReview['scores']

const ASPECTS = ['comfort', 'service', 'cleanliness', 'location'] as const
const POINTS = [5, 4, 3, 2, 1]

/** Returns the average of one guest's scores, to one decimal. */
export function averageOf(scores: Scores): number {
  return oneDecimal(ASPECTS.reduce((sum, aspect) => sum + scores[aspect], 0) / ASPECTS.length)
}

/**
 * Sums up a hotel's reviews; null if there are none. `Average` is that of the guests' overall points, which are whole
 * numbers.
 */
export function summarise({ reviews }: HotelEntry): Schemas['ReviewSummary'] | null {
  const count = reviews.length
  if (count === 0) return null
  const mean = (aspect: keyof Scores) =>
    reviews.reduce((sum, { scores }) => sum + scores[aspect], 0) / count
  const points = reviews.map(({ scores }) => Math.round(averageOf(scores)))
  return {
    Rating: {
      Average: oneDecimal(points.reduce((sum, given) => sum + given, 0) / count),
      Count: count,
    },
    Scores: {
      Comfort: oneDecimal(mean('comfort')),
      Service: oneDecimal(mean('service')),
      Cleanliness: oneDecimal(mean('cleanliness')),
      Location: oneDecimal(mean('location')),
    },
    Breakdown: POINTS.map((Points) => ({
      Points,
      Count: points.filter((given) => given === Points).length,
    })),
  }
}

export function toWireReview(
  { date, language, scores, text }: HotelReview,
  author: string,
): Schemas['Review'] {
  return {
    Author: author,
    Date: date,
    Language: language,
    Scores: {
      Comfort: scores.comfort,
      Service: scores.service,
      Cleanliness: scores.cleanliness,
      Location: scores.location,
    },
    Average: averageOf(scores),
    Text: text,
  }
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10
}
