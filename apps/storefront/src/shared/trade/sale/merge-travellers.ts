import { CUSTOMER_PASSENGERS_MAX, findDuplicates } from '@selat/domain'
import type { PassengerDraft } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import { draftOfSaved, toSavedInput } from '../passenger/passenger-details.ts'

type Saved = Schemas['SavedPassengerInput']

/**
 * The travellers of a customer with those of a booking: who is known gets what is new, and keeps what a booking did not
 * ask for; the others are added while there is room.
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
