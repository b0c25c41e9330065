import {
  checkPassenger,
  findDuplicates,
  normalisePassenger,
  type PassengerDraft,
} from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import { refuse } from '../../../engine/http/refusal.ts'
import { toDraft, toPassengerField } from './to-draft.ts'

type Input = Schemas['SavedPassengerInput']

/**
 * The passengers as they are kept, or a refusal with every wrong field of all of them. `today` is the tenant's day, because they
 * are on no trip yet; `pointers` says where each stands.
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

/** By which a passport is unique among the saved passengers of an account; null without one. */
export function passportKey({ PassportNumber, Nationality }: Input): string | null {
  return PassportNumber ? `${Nationality}/${PassportNumber}` : null
}

function toInput(input: Input, tidied: PassengerDraft): Input {
  return {
    ...input,
    FirstName: tidied.firstName,
    LastName: tidied.lastName,
    NativeName: tidied.nativeName ?? '',
    PlaceOfBirth: tidied.placeOfBirth ?? '',
    PassportNumber: tidied.passportNumber || null,
    PlaceOfIssue: tidied.placeOfIssue || null,
  }
}
