import { addDays, isoWeekday, localClock, localDate, toZonedTime } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60

/**
 * Whether an open place admits no more visitors until it opens again. The opening in the week that ends at the present
 * closing time is used. The opening of a season is not in the week, so its last admission is unknown.
 */
export function isAdmissionOver(
  { Week, Today: { ClosesAt }, TimeZone }: Schemas['OperatingHours'],
  nowMs: number,
): boolean {
  if (ClosesAt === null) return false
  const closes = toZonedTime(ClosesAt, TimeZone)
  const now = Week.find(
    ({ Day, Opens, Closes }) =>
      Closes === localClock(closes) &&
      // An opening that closes past midnight belongs to the day before.
      Day === isoWeekday(addDays(localDate(closes), Closes <= Opens ? -1 : 0)),
  )
  if (!now || now.LastAdmission === null) return false
  const before = (minutesOf(now.Closes) - minutesOf(now.LastAdmission) + DAY_MINUTES) % DAY_MINUTES
  return nowMs >= Date.parse(ClosesAt) - before * MINUTE_MS
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}
