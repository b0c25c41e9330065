import { CUSTOMER_PASSENGERS_MAX, findDuplicates, type PassengerDraft } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import { draftOfSaved, toSavedInput } from '../passenger/passenger-details.ts'

type Saved = Schemas['SavedPassengerInput']

/**
 * Merges the travellers of a booking into those of a customer. Known travellers get the new values and keep those that
 * the booking did not ask for. The others are added while there is room.
 */
export function mergeTravellers(
  saved: readonly Saved[],
  booked: readonly PassengerDraft[],
): Saved[] {
  const merged = [...saved]
  for (const draft of booked) {
    const place = merged.findIndex(
      (one) => (findDuplicates([draftOfSaved(one), draft])[1] ?? []).length > 0,
    )
    const known = merged[place]
    if (known) merged[place] = withNews(known, toSavedInput(draft))
    else if (merged.length < CUSTOMER_PASSENGERS_MAX) merged.push(toSavedInput(draft))
  }
  return merged
}

function withNews(known: Saved, news: Saved): Saved {
  const told = Object.entries(news).filter(([, value]) => value !== null && value !== '')
  return { ...known, ...Object.fromEntries(told), LastName: news.LastName }
}
