import { PASSENGER_SEARCH_MIN } from '@selat/domain'

import { useDebouncedText } from '../../kit/use-debounced-text.ts'

/** The text to search saved passengers for, once the typing rests; empty while it is too short to ask. */
export function useSavedSearch(typed: string): { search: string; isTooShort: boolean } {
  const text = typed.trim()
  const rested = useDebouncedText(typed)
  const isTooShort = text !== '' && text.length < PASSENGER_SEARCH_MIN
  return { search: rested.length >= PASSENGER_SEARCH_MIN ? rested : '', isTooShort }
}
