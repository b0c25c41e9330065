import {
  addDays,
  calendarDateIn,
  checkRide,
  CONNECTION_NUMBER_LENGTH,
  type Issue,
  type Party,
  RIDE_ADDRESS_LENGTH,
  type RideRequest,
  type RideRoom,
  type RideTerms,
} from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import { knownRideField } from '../../../shared/app/known/known-products.ts'
import { onlyKnown } from '../../../shared/app/known/known.ts'
import { codec, complete, count, day, fitting, typed } from '../../../shared/kit/address/codec.ts'
import type { FieldIssue } from '../../../shared/kit/form/form-issue.ts'
import { optionParam } from '../../../shared/trade/product/choice-params.ts'

type Service = Schemas['Transport']
type Rate = Schemas['TransportRate']

/** The choices of a ride. Texts are kept as they were typed; an empty text is not filled in yet. */
export type RideChoice = {
  rate: string | null
  date: string | null
  time: string | null
  pickUp: string
  dropOff: string
  connection: string
  hours: number
  bags: number
  adults: number
  children: number
  infants: number
}

const textLengths = {
  pickUp: RIDE_ADDRESS_LENGTH,
  dropOff: RIDE_ADDRESS_LENGTH,
  connection: CONNECTION_NUMBER_LENGTH,
} satisfies Partial<Record<keyof RideChoice, { max: number }>>

export const rideAddress = complete<RideChoice>(
  codec({
    rate: optionParam,
    date: day(),
    time: fitting(/^([01]\d|2[0-3]):[0-5]\d$/),
    pickUp: typed(textLengths.pickUp),
    dropOff: typed(textLengths.dropOff),
    connection: typed(textLengths.connection),
    hours: count(),
    bags: count(),
    adults: count(),
    children: count(),
    infants: count(),
  }),
  {
    rate: null,
    date: null,
    time: null,
    pickUp: '',
    dropOff: '',
    connection: '',
    hours: 0,
    bags: 0,
    adults: 1,
    children: 0,
    infants: 0,
  },
)

/** Separates typed values that fit into the address from texts that are longer than it holds. */
export function splitTexts(typedValues: Partial<RideChoice>): {
  fitting: Partial<RideChoice>
  tooLong: Partial<RideChoice>
} {
  const longest = new Map(Object.entries(textLengths).map(([name, { max }]) => [name, max]))
  const isTooLong = ([name, value]: [string, unknown]) =>
    typeof value === 'string' && value.length > (longest.get(name) ?? Number.POSITIVE_INFINITY)
  const entries = Object.entries(typedValues)
  return {
    fitting: Object.fromEntries(entries.filter((entry) => !isTooLong(entry))),
    tooLong: Object.fromEntries(entries.filter(isTooLong)),
  }
}

/** Returns the chosen rate; the first one if none is chosen, or if the address names one that is not sold. */
export function rateOf({ Rates }: Service, { rate }: Pick<RideChoice, 'rate'>): Rate {
  const found = Rates.find(({ Code }) => Code === rate) ?? Rates[0]
  if (!found) throw new Error('A service without a rate.')
  return found
}

/**
 * Returns the limits of a rate. A unit that the site does not know counts as one price for all; the cart has the server's
 * price.
 */
export function roomOf({ Per, MaxPassengers, MaxBags }: Rate): RideRoom {
  return {
    per: Per === 'person' ? 'person' : 'vehicle',
    maxPassengers: MaxPassengers,
    maxBags: MaxBags,
  }
}

export function partyOf({ adults, children, infants }: RideChoice): Party {
  return { adults, children, infants }
}

/** Returns the part of a choice that the service asks for; other values in the address are ignored. */
export function rideRequestOf({ AsksFor }: Service, choice: RideChoice): RideRequest {
  const asked = <Value>(question: Service['AsksFor'][number], value: Value) =>
    AsksFor.includes(question) ? value : null
  return {
    pickUpDate: choice.date,
    pickUpTime: choice.time,
    pickUpAddress: asked('pick_up_address', choice.pickUp),
    dropOffAddress: asked('drop_off_address', choice.dropOff),
    connectionNumber: asked('connection_number', choice.connection),
    extraHours: asked('hours', choice.hours),
    bags: asked('bags', choice.bags) ?? 0,
    party: partyOf(choice),
  }
}

/**
 * Returns everything that is wrong with a ride, by the rules that the server uses, too (RUL-1), at the server's own instant.
 */
export function checkChoice(
  service: Service,
  choice: RideChoice,
  bookableDays: number,
): FieldIssue[] {
  const issues = checkRide(
    rideRequestOf(service, choice),
    termsOf(service, choice, bookableDays),
    service.AsOf,
  )
  return issues.map((found) => toFieldIssue(service, found))
}

/**
 * Returns an issue at the field that its path begins with. For a shuttle, the issue is about too few seats, not about the
 * vehicle.
 */
export function toFieldIssue({ TransportKind }: Service, found: Issue): FieldIssue {
  const areSeats =
    TransportKind === 'shared_transfer' && found.code === 'transport.too_many_passengers'
  return {
    name: String(found.path[0]),
    words: areSeats ? { ...found, code: 'transport.too_many_seats' } : found,
  }
}

function termsOf(service: Service, choice: RideChoice, bookableDays: number): RideTerms {
  const { Service: hours, BookBeforeHours, Place, AsksFor, AsOf } = service
  return {
    service: { from: hours.From, until: hours.Until, days: hours.Days },
    bookBeforeHours: BookBeforeHours,
    timeZone: Place.TimeZone,
    asksFor: onlyKnown(AsksFor, knownRideField),
    room: roomOf(rateOf(service, choice)),
    lastDate: addDays(calendarDateIn(AsOf, Place.TimeZone), bookableDays),
  }
}
