import {
  addDays,
  calendarDateIn,
  type Instant,
  type Party,
  rideDayMissed,
  type RideTerms,
  runsOn,
  zonedTimeAt,
} from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { Context } from '../../../operation/context.ts'
import type { TransportEntry } from '../../../world/fixtures/catalogue/transport-schema.ts'
import type { StockLeft } from '../../../world/stock/stock-left.ts'
import { bookBefore } from '../days/book-before.ts'
import { toProductDay } from '../days/product-day.ts'
import type { SaleView } from '../item/product.ts'

/**
 * A ride of a cart or order, without language and price. Texts are trimmed; a field that the service does not ask for is null.
 */
export type RideBooking = {
  readonly item: string
  readonly rate: string
  readonly pickUpDate: string
  readonly pickUpTime: string
  readonly pickUpAddress: string | null
  readonly dropOffAddress: string | null
  readonly connectionNumber: string | null
  readonly extraHours: number | null
  readonly bags: number
  readonly party: Party
  /** The units of the day's stock that the ride needs: one vehicle, or a seat for everybody who needs one. */
  readonly units: number
}

export type TransportRate = TransportEntry['rates'][number]

type Facts = Pick<Context, 'catalogue'>

/** Returns the terms of a service and one of its rates for the domain's rules. */
export function rideTerms(
  ctx: Facts & Pick<Context, 'tenant' | 'now'>,
  entry: TransportEntry,
  room: TransportRate,
): RideTerms {
  const { timeZone } = ctx.catalogue.place(entry.place)
  return {
    service: entry.service,
    bookBeforeHours: entry.bookBeforeHours,
    timeZone,
    asksFor: entry.asksFor,
    room,
    lastDate: addDays(calendarDateIn(ctx.now, timeZone), ctx.tenant.ferry.bookableDays),
  }
}

/**
 * Returns the params of the refusal of a pick-up whose booking has closed, with the first day on which a ride can be booked.
 */
export function rideMissed(
  ctx: Pick<Context, 'now'>,
  terms: RideTerms,
  { date, at }: { readonly date: string; readonly at: Instant },
): Record<string, string> {
  const { timeZone, lastDate, service } = terms
  let first = calendarDateIn(ctx.now, timeZone)
  while (first <= lastDate && !(runsOn(first, service) && !rideDayMissed(first, terms, ctx.now)))
    first = addDays(first, 1)
  // If only the hour is too late, the requested day itself is the first one and is not offered as another day.
  const isOther = first !== date && first <= lastDate
  return bookBefore(ctx, { at, timeZone, first: isOther ? first : null })
}

/** Finds the service and the rate of a ride; undefined if one of them is no longer sold. */
export function findRide(
  { catalogue }: Facts,
  { item, rate: code }: Pick<RideBooking, 'item' | 'rate'>,
): { entry: TransportEntry; rate: TransportRate } | undefined {
  const entry = catalogue.entry('transport', item)
  const rate = entry?.rates.find((candidate) => candidate.code === code)
  return entry && rate ? { entry, rate } : undefined
}

/**
 * Finds the ride of a booking. Throws if the catalogue does not have it, because fixtures do not change while a sandbox
 * runs.
 */
export function bookedRide(facts: Facts, booking: RideBooking) {
  const found = findRide(facts, booking)
  if (!found) throw new Error(`No rate ${booking.rate} of ${booking.item}.`)
  return found
}

/** Returns the pick-up in the local time of its place. */
export function pickUpAt(
  { catalogue }: Facts,
  entry: TransportEntry,
  booking: RideBooking,
): string {
  const { timeZone } = catalogue.place(entry.place)
  return zonedTimeAt(booking.pickUpDate, booking.pickUpTime, timeZone)
}

/** Lists the days on which a service, or one rate of it, is available. */
export function transportDays(
  ctx: SaleView,
  entry: TransportEntry,
  dates: readonly string[],
  left: StockLeft,
  option?: string,
): Schemas['ProductDay'][] {
  const rates = entry.rates.filter(({ code }) => option === undefined || code === option)
  return dates.map((date) => {
    const onSale = rates.filter((rate) => isOnSale(ctx, entry, rate, date))
    const free = onSale
      .map(({ code, price }) => ({ price, count: left(date, code) }))
      .filter(({ count }) => count > 0)
    return toProductDay(ctx, entry, { date, isOpen: onSale.length > 0, free })
  })
}

/** Whether a day is on sale, without regard to the stock. */
function isOnSale(
  ctx: Pick<Context, 'catalogue' | 'tenant' | 'now'>,
  entry: TransportEntry,
  rate: TransportRate,
  date: string,
): boolean {
  const terms = rideTerms(ctx, entry, rate)
  if (date > terms.lastDate || !runsOn(date, terms.service)) return false
  return rideDayMissed(date, terms, ctx.now) === undefined
}
