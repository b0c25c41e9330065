import { checkPassenger, checkNameCorrection, normalisePassenger } from '@selat/domain'
import type { NameVerdict, PassengerIssue, PersonName } from '@selat/domain'

export type TypedName = { firstName: string; lastName: string }

/** A typed name as tickets would have it, what is wrong with its fields, and what it is to the old one. */
export type CheckedName = { name: PersonName; issues: PassengerIssue[]; verdict: NameVerdict }

export function checkName(old: PersonName, typed: TypedName, today: string): CheckedName {
  const draft = normalisePassenger({
    ...typed,
    title: '',
    dateOfBirth: '',
    nationality: '',
    countryOfResidence: '',
  })
  const name = { firstName: draft.firstName, lastName: draft.lastName }
  // The name alone is judged: everything else about the traveller stays as it is.
  const issues = checkPassenger(draft, { sectors: [], today }).filter(
    ({ field, severity }) =>
      severity === 'error' && (field === 'firstName' || field === 'lastName'),
  )
  return { name, issues, verdict: checkNameCorrection(old, name) }
}
