import { issueFrom, PASSENGER_REASONS } from '@selat/domain'
import type { Issue, IssuePath } from '@selat/domain'
import type { ProblemField } from '@selat/sdk'

/** What the server refused a field of a passenger for; undefined for a reason that the rules of passengers do not know. */
export function toPassengerIssue(
  path: IssuePath,
  { code, params }: Pick<ProblemField, 'code' | 'params'>,
): Issue | undefined {
  const reason = PASSENGER_REASONS.find((known) => known === code)
  return reason && issueFrom(path, `passenger.${reason}`, params)
}
