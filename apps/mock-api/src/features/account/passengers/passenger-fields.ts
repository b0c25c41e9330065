import {
  checkPassenger,
  findDuplicates,
  normalisePassenger,
  PASSENGER_FIELDS,
  PASSPORT_FIELDS,
  type PassengerDraft,
} from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import { refuse } from '../../../engine/http/refusal.ts'
import { wireName } from '../../../engine/http/wire-names.ts'
import { toDraft, toPassengerField } from './to-draft.ts'

type Input = Schemas['SavedPassengerInput']

/**
 * Returns the passengers with normalised texts, or refuses with all wrong fields of all of them. `today` is the tenant's day,
 * because saved passengers are on no trip yet; `pointers` names the place of each passenger in the request.
 */
export function requirePassengers(
  inputs: readonly Input[],
  { today, pointers }: { today: string; pointers: readonly string[] },
): Input[] {
  const drafts = inputs.map(toDraft)
  const duplicates = findDuplicates(drafts)
  const errors = drafts.flatMap((draft, index) =>
    [...checkPassenger(draft, { sectors: [], today }), ...(duplicates[index] ?? [])]
      .filter(({ severity, code }) => severity === 'error' && code !== 'passenger.duplicate_person')
      .map((issue) => toPassengerField(issue, pointers[index] ?? '')),
  )
  if (errors.length > 0) refuse('passenger_refused', { errors })
  return inputs.map((input, index) =>
    toInput(input, normalisePassenger(drafts[index] ?? toDraft(input))),
  )
}

/** The key that makes a passport unique among the saved passengers of an account; null without a passport. */
export function passportKey({ PassportNumber, Nationality }: Input): string | null {
  return PassportNumber ? `${Nationality}/${PassportNumber}` : null
}

function toInput(input: Input, tidied: PassengerDraft): Input {
  const texts = PASSENGER_FIELDS.map((field) => [wireName(field), tidied[field] ?? ''])
  const passport = PASSPORT_FIELDS.map((field) => [wireName(field), tidied[field] || null])
  const fields: Partial<Input> = Object.fromEntries([...texts, ...passport])
  return { ...input, ...fields, NativeName: tidied.nativeName ?? '' }
}
