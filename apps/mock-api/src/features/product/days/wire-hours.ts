import { openDayAt, type OpeningHours, toEpochMs, toZonedTime } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { Localised } from '../../../engine/language.ts'
import type { Context } from '../../../operation/context.ts'

type Place = {
  readonly hours: OpeningHours
  readonly timeZone: string
  readonly notes: Localised | null
}

/**
 * Converts the opening hours of a place by weekday, and whether it is open today. Hours of single seasons are only in the
 * note.
 */
export function toWireHours(
  { language, now }: Pick<Context, 'language' | 'now'>,
  { hours, timeZone, notes }: Place,
): Schemas['OperatingHours'] {
  const { date, state, opensAtMs, closesAtMs } = openDayAt(hours, timeZone, toEpochMs(now))
  const at = (ms: number | null) => (ms === null ? null : toZonedTime(ms, timeZone))
  return {
    TimeZone: timeZone,
    Week: hours.openings
      .filter(({ during = null }) => during === null)
      .flatMap(toWireDays)
      .toSorted((a, b) => a.Day - b.Day || (a.Opens < b.Opens ? -1 : 1)),
    Today: { Date: date, State: state, OpensAt: at(opensAtMs), ClosesAt: at(closesAtMs) },
    Note: notes?.[language] ?? null,
  }
}

function toWireDays({ days, opens, closes, lastAdmission }: OpeningHours['openings'][number]) {
  return days.map((Day) => ({ Day, Opens: opens, Closes: closes, LastAdmission: lastAdmission }))
}
