import { CONNECTION_NUMBER_LENGTH, RIDE_ADDRESS_LENGTH, RIDE_EXTRA_HOURS_MAX } from '../limits.ts'
import type { Party } from '../passengers/party.ts'
import { printableLine } from '../texts/printable.ts'
import { type CalendarDate, isCalendarDate } from '../time/calendar-date.ts'
import { compareInstants, type Instant } from '../time/instant.ts'
import { zonedTimeAt } from '../time/zoned-time.ts'
import { isWithinClock, rideClosesAt, rideDayMissed, type RideTimes, runsOn } from './ride-hours.ts'
import { checkRidePeople, maxBagsOf, type RideRoom } from './ride-people.ts'

/** What a transport service can ask for besides when and who. */
export type RideQuestion =
  | 'pick_up_address'
  | 'drop_off_address'
  | 'connection_number'
  | 'hours'
  | 'bags'

/** A ride as a form holds it; null and empty texts are not filled in. */
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

/** What a service and the chosen rate of it demand. `lastDate` is the last day on sale. */
export type RideTerms = RideTimes & {
  readonly asksFor: readonly RideQuestion[]
  readonly room: RideRoom
  readonly lastDate: CalendarDate
}

/** One thing wrong with a ride. Issues of `party` carry the codes of `PartyRefusal`. */
export type RideIssue = {
  readonly field: keyof RideRequest
  readonly code: RideIssueCode
  readonly params: Readonly<Record<string, string | number>>
}

export type RideIssueCode =
  | 'required'
  | 'not_asked'
  | 'invalid_date'
  | 'invalid_time'
  | 'too_late'
  | 'too_far'
  | 'not_on_this_day'
  | 'outside_service_hours'
  | 'too_short'
  | 'too_long'
  | 'not_a_whole_number'
  | 'below_minimum'
  | 'above_maximum'
  | 'invalid_count'
  | 'no_passengers'
  | 'no_adult'
  | 'more_infants_than_adults'
  | 'too_many_passengers'

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/

/**
 * The texts of a ride as vouchers and mails print them, each in one line; null where nothing is left to print.
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
 * Everything wrong with a ride, in the order of a form; empty when it can be booked. Each service asks only what it needs
 * (`asksFor`): what it asks has to be there, and what it does not ask must not be.
 */
export function checkRide(request: RideRequest, terms: RideTerms, now: Instant): RideIssue[] {
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
    ...checkRidePeople(request.party, terms.room).map(({ reason, ...params }) =>
      issue('party', reason, params),
    ),
    ...checkBags(request, asks('bags'), terms.room),
  ]
}

function checkDay({ pickUpDate: date }: RideRequest, terms: RideTerms, now: Instant): RideIssue[] {
  if (!date) return [issue('pickUpDate', 'required')]
  if (!isCalendarDate(date)) return [issue('pickUpDate', 'invalid_date')]
  if (date > terms.lastDate) return [issue('pickUpDate', 'too_far', { last: terms.lastDate })]
  if (!runsOn(date, terms.service)) return [issue('pickUpDate', 'not_on_this_day')]
  const at = rideDayMissed(date, terms, now)
  return at === undefined ? [] : [issue('pickUpDate', 'too_late', { at })]
}

function checkTime(request: RideRequest, terms: RideTerms, now: Instant): RideIssue[] {
  const { pickUpDate: date, pickUpTime: time } = request
  const { service, bookBeforeHours, timeZone } = terms
  if (!time) return [issue('pickUpTime', 'required')]
  if (!CLOCK.test(time)) return [issue('pickUpTime', 'invalid_time')]
  const { from, until } = service
  if (!isWithinClock(time, service))
    return [issue('pickUpTime', 'outside_service_hours', { from, until })]
  // When the whole day is too late, the day is to blame and not the time.
  if (!date || !isCalendarDate(date) || checkDay(request, terms, now).length > 0) return []
  const at = rideClosesAt(zonedTimeAt(date, time, timeZone), bookBeforeHours)
  if (compareInstants(at, now) > 0) return []
  return [issue('pickUpTime', 'too_late', { at, hours: bookBeforeHours })]
}

function checkText(
  field: 'pickUpAddress' | 'dropOffAddress' | 'connectionNumber',
  value: string | null,
  isAsked: boolean,
  { min, max }: { readonly min: number; readonly max: number },
): RideIssue[] {
  const length = [...printableLine(value ?? '')].length
  if (!isAsked) return length > 0 ? [issue(field, 'not_asked')] : []
  if (length === 0) return [issue(field, 'required')]
  if (length < min) return [issue(field, 'too_short', { min })]
  return length > max ? [issue(field, 'too_long', { max })] : []
}

function checkExtraHours(hours: number | null, isAsked: boolean): RideIssue[] {
  if (!isAsked) return hours === null ? [] : [issue('extraHours', 'not_asked')]
  if (hours === null) return [issue('extraHours', 'required')]
  return checkCount('extraHours', hours, RIDE_EXTRA_HOURS_MAX)
}

function checkBags({ bags, party }: RideRequest, isAsked: boolean, room: RideRoom): RideIssue[] {
  if (!isAsked) return bags === 0 ? [] : [issue('bags', 'not_asked')]
  return checkCount('bags', bags, maxBagsOf(party, room))
}

function checkCount(field: 'extraHours' | 'bags', count: number, max: number): RideIssue[] {
  if (!Number.isSafeInteger(count)) return [issue(field, 'not_a_whole_number')]
  if (count < 0) return [issue(field, 'below_minimum', { min: 0 })]
  return count > max ? [issue(field, 'above_maximum', { max })] : []
}

function issue(
  field: RideIssue['field'],
  code: RideIssueCode,
  params: RideIssue['params'] = {},
): RideIssue {
  return { field, code, params }
}
