import { addDays, daysBetween, STATEMENT_MAX_DAYS, toUtcText, zonedTimeAt } from '@selat/domain'

import { refuse } from '../kernel/refusal.ts'
import type { Period } from '../ledger/statement.ts'

/** Days of a statement, both of them in it, and the zone in which they begin and end. */
export type StatementDays = {
  readonly from: string
  readonly until: string
  readonly timeZone: string
}

/** The instants of a statement's days. Days that end before they begin, or are too many, are refused beside the last. */
export function periodOf({ from, until, timeZone }: StatementDays): Period {
  const days = daysBetween(from, until) + 1
  if (days < 1) refuseUntil('before_first', { first: from })
  if (days > STATEMENT_MAX_DAYS) refuseUntil('too_many_days', { maximum: STATEMENT_MAX_DAYS })
  const beginOf = (day: string) => toUtcText(zonedTimeAt(day, '00:00', timeZone))
  return { from: beginOf(from), until: beginOf(addDays(until, 1)) }
}

function refuseUntil(code: string, params: Record<string, string | number>): never {
  refuse('validation_failed', { errors: [{ pointer: 'query:dateUntil', code, params }] })
}
