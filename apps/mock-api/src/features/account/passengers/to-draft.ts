import {
  fieldOf,
  type Issue,
  PASSENGER_FIELDS,
  type PassengerCode,
  type PassengerDraft,
  reasonOf,
} from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { ProblemField } from '../../../engine/http/refusal.ts'
import { wireName } from '../../../engine/http/wire-names.ts'

/** A traveller of an order, or one that an account saves. */
type WirePassenger = Omit<Schemas['SavedPassengerInput'], 'NativeName'> & {
  readonly NativeName?: string
}

/** Converts a traveller of the wire to the domain's draft, whose passport fields may be missing. */
export function toDraft(input: WirePassenger): PassengerDraft {
  const fields = PASSENGER_FIELDS.map((field) => [field, input[wireName(field)] ?? undefined])
  const draft: Omit<PassengerDraft, 'nativeName'> = Object.fromEntries(fields)
  return { ...draft, nativeName: input.NativeName }
}

/** Converts an issue of a traveller's field to a field of a problem document, below the traveller's pointer. */
export function toPassengerField(issue: Issue<PassengerCode>, pointer: string): ProblemField {
  const { code, params } = issue
  return {
    pointer: `${pointer}/${wireName(fieldOf(issue))}`,
    code: reasonOf(code),
    params: { ...params },
  }
}
