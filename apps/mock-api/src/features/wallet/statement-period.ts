import {
  addDays,
  daysBetween,
  STATEMENT_FIRST_DAY,
  STATEMENT_LAST_DAY,
  STATEMENT_MAX_DAYS,
  toUtcText,
  zonedTimeAt,
} from '@selat/domain'

import { refuseField } from '../../engine/http/refusal.ts'
import type { Period } from '../ledger/statement.ts'

/** The days of a statement, both inclusive, and the zone in which they begin and end. */
export type StatementDays = {
  readonly from: string
  readonly until: string
  readonly timeZone: string
}

/**
 * Returns the instants of a statement's days. If the last day is before the first, or there are too many days, refuses and
 * points at the last day.
 */
export function periodOf({ from, until, timeZone }: StatementDays): Period {
  if (from < STATEMENT_FIRST_DAY)
    refuseDay('From', 'date_too_early', { first: STATEMENT_FIRST_DAY })
  if (until > STATEMENT_LAST_DAY) refuseDay('Until', 'date_too_late', { last: STATEMENT_LAST_DAY })
  const days = daysBetween(from, until) + 1
  if (days < 1) refuseDay('Until', 'before_first', { first: from })
  if (days > STATEMENT_MAX_DAYS)
    refuseDay('Until', 'too_many_days', { maximum: STATEMENT_MAX_DAYS })
  const beginOf = (day: string) => toUtcText(zonedTimeAt(day, '00:00', timeZone))
  return { from: beginOf(from), until: beginOf(addDays(until, 1)) }
}

function refuseDay(
  which: 'From' | 'Until',
  code: string,
  params: Record<string, string | number>,
): never {
  refuseField(`query:date${which}`, code, params)
}

/** A day of a statement with its first instant and the first one after it. */
export type StatementDay = {
  readonly date: string
  readonly begins: string
  readonly ends: string
}

/** Lists the days of a period that `periodOf` has checked. */
export function daysOf({ from, until, timeZone }: StatementDays): StatementDay[] {
  const beginOf = (date: string) => toUtcText(zonedTimeAt(date, '00:00', timeZone))
  return Array.from({ length: daysBetween(from, until) + 1 }, (_, index) => {
    const date = addDays(from, index)
    return { date, begins: beginOf(date), ends: beginOf(addDays(date, 1)) }
  })
}
