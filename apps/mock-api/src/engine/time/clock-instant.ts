import { toUtcText } from '@selat/domain'
import * as z from 'zod'

const FIRST_INSTANT = '2000-01-01T00:00:00.000Z'
const LAST_INSTANT = '2099-12-31T23:59:59.999Z'

/** Whether a sandbox's clock can be set to an instant. Its calendar and its texts of equal length end with this century. */
export function isClockInstant(instant: string): boolean {
  return FIRST_INSTANT <= instant && instant <= LAST_INSTANT
}

const ALLOWED = 'an instant with its zone, such as 2026-11-20T06:30:00Z, in the years 2000 to 2099'
const withZone = z.iso.datetime({ offset: true, local: false })

/**
 * Validates an instant for the clock, from any input. It must have a zone, because otherwise the machine's zone would
 * decide. It must be a day of the calendar, because `Date` reads 30 February as 2 March.
 */
export const clockInstant = z
  .string()
  .refine((text) => withZone.safeParse(text).success && isClockInstant(toUtcText(text)), {
    params: { code: 'wrong_format', allowed: ALLOWED },
  })

/** Returns the instant as UTC text. Throws one sentence that begins with the name of the option. */
export function toClockInstant(text: string, name: string): string {
  if (clockInstant.safeParse(text).success) return toUtcText(text)
  throw new Error(`${name} takes ${ALLOWED}, not "${text}".`)
}
