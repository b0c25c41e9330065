import { type Issue, issue } from '../issues/issue.ts'
import { CONNECTION_NUMBER_LENGTH, RIDE_ADDRESS_LENGTH, RIDE_EXTRA_HOURS_MAX } from '../limits.ts'
import type { Party } from '../passengers/party.ts'
import { printableLine } from '../texts/printable.ts'
import { type CalendarDate, isCalendarDate } from '../time/calendar-date.ts'
import { compareInstants, type Instant } from '../time/instant.ts'
import { zonedTimeAt } from '../time/zoned-time.ts'
import { isWithinClock, rideClosesAt, rideDayMissed, type RideTimes, runsOn } from './ride-hours.ts'
import { checkRidePeople, maxBagsOf, type RiderCode, type RideRoom } from './ride-people.ts'

/** The questions that a transport service can ask besides time and people. */
export type RideQuestion =
  | 'pick_up_address'
  | 'drop_off_address'
  | 'connection_number'
  | 'hours'
  | 'bags'

/** A ride as a form holds it. A field that is null or empty is not filled in yet. */
export type RideRequest = {
  readonly pickUpDate: CalendarDate | null
  readonly pickUpTime: string | null
  readonly pickUpAddress: string | null
  readonly dropOffAddress: string | null
  readonly connectionNumber: string | null
  readonly extraHours: number | null
  readonly bags: number
  readonly party: Party
}

/** The terms of a service and the chosen rate. `lastDate` is the last day on sale. */
export type RideTerms = RideTimes & {
  readonly asksFor: readonly RideQuestion[]
  readonly room: RideRoom
  readonly lastDate: CalendarDate
}

/** The codes of issues of a ride. */
export type RideCode =
  | RiderCode
  | 'transport.required'
  | 'transport.not_asked'
  | 'transport.invalid_date'
  | 'transport.invalid_time'
  | 'transport.too_late'
  | 'transport.too_far'
  | 'transport.not_on_this_day'
  | 'transport.outside_service_hours'
  | 'transport.too_short'
  | 'transport.too_long'
  | 'transport.not_a_whole_number'
  | 'transport.below_minimum'
  | 'transport.above_maximum'

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/

/**
 * Returns a ride with its texts in the form of vouchers and mails, each in one line; null for a text without printable
 * characters.
 * @example tidyRide({ pickUpAddress: ' Harbour\r\nBay ', dropOffAddress: '', connectionNumber: null }).pickUpAddress // 'Harbour Bay'
 */
export function tidyRide<Ride extends RideTexts>(ride: Ride): Ride {
  const line = (text: string | null) => (text === null ? null : printableLine(text) || null)
  return {
    ...ride,
    pickUpAddress: line(ride.pickUpAddress),
    dropOffAddress: line(ride.dropOffAddress),
    connectionNumber: line(ride.connectionNumber),
  }
}

type RideTexts = Pick<RideRequest, 'pickUpAddress' | 'dropOffAddress' | 'connectionNumber'>

/**
 * Lists all issues of a ride, in the order of its form; empty if it can be booked. A path begins with a field. The fields in
 * `asksFor` are required; the others must be absent.
 */
export function checkRide(request: RideRequest, terms: RideTerms, now: Instant): Issue<RideCode>[] {
  const { pickUpAddress, dropOffAddress, connectionNumber } = request
  const asks = (question: RideQuestion) => terms.asksFor.includes(question)
  return [
    ...checkDay(request, terms, now),
    ...checkTime(request, terms, now),
    ...checkText('pickUpAddress', pickUpAddress, asks('pick_up_address'), RIDE_ADDRESS_LENGTH),
    ...checkText('dropOffAddress', dropOffAddress, asks('drop_off_address'), RIDE_ADDRESS_LENGTH),
    ...checkText(
      'connectionNumber',
      connectionNumber,
      asks('connection_number'),
      CONNECTION_NUMBER_LENGTH,
    ),
    ...checkExtraHours(request.extraHours, asks('hours')),
    ...checkRidePeople(request.party, terms.room).map((found) => ({
      ...found,
      path: ['party', ...found.path],
    })),
    ...checkBags(request, asks('bags'), terms.room),
  ]
}

function checkDay(
  { pickUpDate: date }: RideRequest,
  terms: RideTerms,
  now: Instant,
): Issue<RideCode>[] {
  const path = ['pickUpDate']
  if (!date) return [issue(path, 'transport.required')]
  if (!isCalendarDate(date)) return [issue(path, 'transport.invalid_date')]
  if (date > terms.lastDate)
    return [issue(path, 'transport.too_far', { onSaleUntil: terms.lastDate })]
  if (!runsOn(date, terms.service)) return [issue(path, 'transport.not_on_this_day')]
  const at = rideDayMissed(date, terms, now)
  return at === undefined
    ? []
    : [issue(path, 'transport.too_late', { at, timeZone: terms.timeZone })]
}

function checkTime(request: RideRequest, terms: RideTerms, now: Instant): Issue<RideCode>[] {
  const { pickUpDate: date, pickUpTime: time } = request
  const { service, bookBeforeHours, timeZone } = terms
  const path = ['pickUpTime']
  if (!time) return [issue(path, 'transport.required')]
  if (!CLOCK.test(time)) return [issue(path, 'transport.invalid_time')]
  const { from, until } = service
  if (!isWithinClock(time, service))
    return [issue(path, 'transport.outside_service_hours', { from, until })]
  // If the whole day is too late, the issue is about the day and not about the time.
  if (!date || !isCalendarDate(date) || checkDay(request, terms, now).length > 0) return []
  const at = rideClosesAt(zonedTimeAt(date, time, timeZone), bookBeforeHours)
  if (compareInstants(at, now) > 0) return []
  return [issue(path, 'transport.too_late', { at, timeZone })]
}

function checkText(
  field: 'pickUpAddress' | 'dropOffAddress' | 'connectionNumber',
  value: string | null,
  isAsked: boolean,
  { min, max }: { readonly min: number; readonly max: number },
): Issue<RideCode>[] {
  const length = [...printableLine(value ?? '')].length
  if (!isAsked) return length > 0 ? [issue([field], 'transport.not_asked')] : []
  if (length === 0) return [issue([field], 'transport.required')]
  if (length < min) return [issue([field], 'transport.too_short', { min })]
  return length > max ? [issue([field], 'transport.too_long', { max })] : []
}

function checkExtraHours(hours: number | null, isAsked: boolean): Issue<RideCode>[] {
  if (!isAsked) return hours === null ? [] : [issue(['extraHours'], 'transport.not_asked')]
  if (hours === null) return [issue(['extraHours'], 'transport.required')]
  return checkCount('extraHours', hours, RIDE_EXTRA_HOURS_MAX)
}

function checkBags(
  { bags, party }: RideRequest,
  isAsked: boolean,
  room: RideRoom,
): Issue<RideCode>[] {
  if (!isAsked) return bags === 0 ? [] : [issue(['bags'], 'transport.not_asked')]
  return checkCount('bags', bags, maxBagsOf(party, room))
}

function checkCount(field: 'extraHours' | 'bags', count: number, max: number): Issue<RideCode>[] {
  if (!Number.isSafeInteger(count)) return [issue([field], 'transport.not_a_whole_number')]
  if (count < 0) return [issue([field], 'transport.below_minimum', { min: 0 })]
  return count > max ? [issue([field], 'transport.above_maximum', { max })] : []
}
