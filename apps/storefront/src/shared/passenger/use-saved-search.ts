import { PASSENGER_SEARCH_MIN } from '@selat/domain'
import { useEffect, useState } from 'react'

/** A pause in the typing after which the server is asked. */
const PAUSE_MS = 250

/** The text to search saved passengers for, once the typing rests; empty while it is too short to ask. */
export function useSavedSearch(typed: string): { search: string; isTooShort: boolean } {
  const text = typed.trim()
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  const isTooShort = text !== '' && text.length < PASSENGER_SEARCH_MIN
  return { search: rested.length >= PASSENGER_SEARCH_MIN ? rested : '', isTooShort }
}
