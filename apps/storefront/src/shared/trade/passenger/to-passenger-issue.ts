import { type Issue, issueFrom, type IssuePath, PASSENGER_REASONS } from '@selat/domain'
import type { ProblemField } from '@selat/sdk'

/** Translates the server's reason for refusing a field of a passenger; undefined if the rules of passengers do not know it. */
export function toPassengerIssue(
  path: IssuePath,
  { code, params }: Pick<ProblemField, 'code' | 'params'>,
): Issue | undefined {
  const reason = PASSENGER_REASONS.find((known) => known === code)
  return reason && issueFrom(path, `passenger.${reason}`, params)
}
