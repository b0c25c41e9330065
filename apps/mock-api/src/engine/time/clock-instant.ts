import { toUtcText } from '@selat/domain'
import * as z from 'zod'

const FIRST_INSTANT = '2000-01-01T00:00:00.000Z'
const LAST_INSTANT = '2099-12-31T23:59:59.999Z'

/** Whether a sandbox can be at an instant: its calendar, and texts of one width, end in this century. */
export function isClockInstant(instant: string): boolean {
  return FIRST_INSTANT <= instant && instant <= LAST_INSTANT
}

/**
 * The instant at which a clock can be set, wherever it is given. It has a zone, because without one the machine's zone would
 * decide, and it is a day of the calendar, because `Date` reads 30 February as 2 March.
 */
export const clockInstant = z.iso
  .datetime({ offset: true, local: false, abort: true })
  .refine((text) => isClockInstant(toUtcText(text)), 'this century')

/** The instant as UTC text; throws one sentence that begins with the name of the option that was given. */
export function toClockInstant(text: string, name: string): string {
  if (clockInstant.safeParse(text).success) return toUtcText(text)
  throw new Error(
    `${name} takes an instant with its zone, such as 2026-11-20T06:30:00Z, in the years 2000 to 2099, not "${text}".`,
  )
}
