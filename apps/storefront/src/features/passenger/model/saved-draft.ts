import { readDraft } from '../../../shared/kit/form/form-draft.ts'
import type { PassengerDetails } from '../../../shared/trade/passenger/passenger-details.ts'

/** The name under which a tab keeps what is typed of a saved passenger, or of a new one. */
export const draftOf = (id: string | null): string => `passenger.${id ?? 'new'}`

/** The fields as a draft holds them. */
export function toTexts({ isOneName, ...texts }: PassengerDetails) {
  return { ...texts, isOneName: isOneName ? 'yes' : '' }
}

/** What was typed before a reload, or before a session that ended meanwhile; `stored` where nothing was. */
export function readTyped(id: string | null, stored: PassengerDetails): PassengerDetails {
  const read = readDraft(draftOf(id), toTexts(stored))
  return { ...read, isOneName: read.isOneName === 'yes' }
}
