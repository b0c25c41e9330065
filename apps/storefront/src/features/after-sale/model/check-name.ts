import {
  checkPassenger,
  checkNameCorrection,
  fieldOf,
  normalisePassenger,
  type NameVerdict,
  type Issue,
  type PersonName,
} from '@selat/domain'

export type TypedName = { firstName: string; lastName: string }

/** A typed name as tickets would show it, the issues of its fields, and the verdict on its difference from the old name. */
export type CheckedName = { name: PersonName; issues: Issue[]; verdict: NameVerdict }

export function checkName(old: PersonName, typed: TypedName, today: string): CheckedName {
  const draft = normalisePassenger({
    ...typed,
    title: '',
    dateOfBirth: '',
    nationality: '',
    countryOfResidence: '',
  })
  const name = { firstName: draft.firstName, lastName: draft.lastName }
  // Only the name is checked, because everything else about the traveller stays as it is.
  const issues = checkPassenger(draft, { sectors: [], today }).filter(
    (issue) => issue.severity === 'error' && ['firstName', 'lastName'].includes(fieldOf(issue)),
  )
  return { name, issues, verdict: checkNameCorrection(old, name) }
}
