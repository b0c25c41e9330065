import { readDraft } from '../../../shared/kit/form/form-draft.ts'
import type { PassengerDetails } from '../../../shared/trade/passenger/passenger-details.ts'

/** Returns the key under which a tab keeps what is typed for a saved passenger, or for a new one if the id is null. */
export const draftOf = (id: string | null): string => `passenger.${id ?? 'new'}`

/** Converts the fields to the texts that a draft holds. */
export function toTexts({ isOneName, ...texts }: PassengerDetails) {
  return { ...texts, isOneName: isOneName ? 'yes' : '' }
}

/** Returns what was typed before a reload, or before the session ended; without a draft it returns `stored`. */
export function readTyped(id: string | null, stored: PassengerDetails): PassengerDetails {
  const read = readDraft(draftOf(id), toTexts(stored))
  return { ...read, isOneName: read.isOneName === 'yes' }
}
