import { clearDraft, readDraft, saveDraft } from '../../../shared/form/form-draft.ts'
import type { PassengerDetails } from '../../../shared/passenger/passenger-details.ts'

const formOf = (id: string | null) => `passenger.${id ?? 'new'}`

/** Keeps what is typed over a reload, in this tab and until it is saved: passports are in it. */
export function saveTyped(id: string | null, { isOneName, ...texts }: PassengerDetails): void {
  saveDraft(formOf(id), { ...texts, isOneName: isOneName ? 'yes' : '' })
}

/** What was typed before a reload, or before a session that ended meanwhile; `start` where nothing was. */
export function readTyped(
  id: string | null,
  { isOneName, ...texts }: PassengerDetails,
): PassengerDetails {
  const read = readDraft(formOf(id), { ...texts, isOneName: isOneName ? 'yes' : '' })
  return { ...read, isOneName: read.isOneName === 'yes' }
}

export const clearTyped = (id: string | null): void => clearDraft(formOf(id))
