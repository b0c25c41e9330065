import {
  addDays,
  type AgeBands,
  compareInstants,
  cruiseClosesAt,
  cruiseReturnsOn,
  type Party,
  toUtcText,
  type TravelSector,
  zonedTimeAt,
} from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { Context } from '../../../operation/context.ts'
import type { CruiseEntry } from '../../../world/fixtures/catalogue/cruise-schema.ts'
import { loadStockLeft, type StockLeft } from '../../../world/stock/stock-left.ts'
import { bookBefore } from '../days/book-before.ts'
import { toProductDay } from '../days/product-day.ts'
import type { SaleView } from '../item/product.ts'

/** A cabin on one sailing in a cart or an order, without language and price. */
export type CabinBooking = {
  readonly item: string
  readonly cabin: string
  readonly sailingDate: string
  readonly party: Party
}

export type CruiseCabin = CruiseEntry['cabins'][number]

type Facts = Pick<Context, 'catalogue'>

/** The age bands of cruises: infants are under two, and guests under eighteen need an adult. */
const CRUISE_AGE_BANDS: AgeBands = { infantUntil: 1, childUntil: 17, seniorFrom: null }

export function toWireCruiseAges(): Schemas['AgeBands'] {
  const { infantUntil, childUntil } = CRUISE_AGE_BANDS
  return { InfantUntil: infantUntil, ChildUntil: childUntil, SeniorFrom: null }
}

/** Finds the cruise and the cabin of a booking; undefined if one of them is no longer sold. */
export function findCabin(
  { catalogue }: Facts,
  { item, cabin: code }: Pick<CabinBooking, 'item' | 'cabin'>,
): { entry: CruiseEntry; cabin: CruiseCabin } | undefined {
  const entry = catalogue.entry('cruise', item)
  const cabin = entry?.cabins.find((candidate) => candidate.code === code)
  return entry && cabin ? { entry, cabin } : undefined
}

/**
 * Finds the cabin of a booking. Throws if the catalogue does not have it, because fixtures do not change while a sandbox
 * runs.
 */
export function bookedCabin(facts: Facts, booking: CabinBooking) {
  const found = findCabin(facts, booking)
  if (!found) throw new Error(`No cabin ${booking.cabin} of ${booking.item}.`)
  return found
}

/** Returns the instant until which a sailing can be booked. */
export function sailingClosesAt({ catalogue }: Facts, entry: CruiseEntry, date: string): string {
  const { timeZone } = catalogue.place(entry.place)
  return cruiseClosesAt(date, { bookBeforeDays: entry.bookBeforeDays, timeZone })
}

/** Returns the instant, in UTC, at which a sailing leaves its home port. */
export function sailsAt({ catalogue }: Facts, entry: CruiseEntry, date: string): string {
  const { timeZone } = catalogue.place(entry.place)
  return toUtcText(zonedTimeAt(date, entry.itinerary[0]?.departs ?? '00:00', timeZone))
}

/** Converts the voyage to a sector, for the checks of ages and passports. */
export function voyageOf(entry: CruiseEntry, sailingDate: string): TravelSector {
  return {
    departsOn: sailingDate,
    arrivesOn: cruiseReturnsOn(sailingDate, entry.nights),
    isInternational: entry.isInternational,
    bands: CRUISE_AGE_BANDS,
    youngestMonths: entry.infantsFromMonths,
  }
}

/** Lists the sailings that can still be booked, the next one first. */
export function openSailings(
  ctx: Pick<Context, 'catalogue' | 'now'>,
  entry: CruiseEntry,
): readonly string[] {
  return entry.sailingDates
    .filter((date) => compareInstants(sailingClosesAt(ctx, entry, date), ctx.now) > 0)
    .toSorted()
}

/** Returns the params of the refusal of a sailing whose sales have closed, with the next one that can be booked. */
export function sailingMissed(
  ctx: Pick<Context, 'catalogue' | 'now'>,
  entry: CruiseEntry,
  date: string,
): Record<string, string> {
  return bookBefore(ctx, {
    at: sailingClosesAt(ctx, entry, date),
    timeZone: ctx.catalogue.place(entry.place).timeZone,
    first: openSailings(ctx, entry)[0] ?? null,
  })
}

/** Loads the number of cabins left on sailings, in one query. */
export function loadCabinsLeft(
  ctx: Pick<Context, 'store' | 'catalogue' | 'now'>,
  entry: CruiseEntry,
  dates: readonly string[],
): Promise<StockLeft> {
  const first = dates[0] ?? ctx.now.slice(0, 10)
  return loadStockLeft(ctx, entry.id, { first, last: dates.at(-1) ?? addDays(first, 1) })
}

/** Finds the cheapest cabin that a sailing still has; undefined if it is sold out. */
export function cheapestCabin(
  { cabins }: CruiseEntry,
  date: string,
  left: StockLeft,
): CruiseEntry['cabins'][number] | undefined {
  return cabins
    .filter(({ code }) => left(date, code) > 0)
    .toSorted((a, b) => a.perGuest - b.perGuest)[0]
}

/** Lists the days on which a cruise, or one kind of cabin on it, can be boarded. */
export function cruiseDays(
  ctx: SaleView,
  entry: CruiseEntry,
  dates: readonly string[],
  left: StockLeft,
  option?: string,
): Schemas['ProductDay'][] {
  const cabins = entry.cabins.filter(({ code }) => option === undefined || code === option)
  const open = new Set(openSailings(ctx, entry))
  return dates.map((date) => {
    const isOpen = open.has(date)
    const free = cabins
      .map(({ code, perGuest }) => ({ price: perGuest, count: isOpen ? left(date, code) : 0 }))
      .filter(({ count }) => count > 0)
    return toProductDay(ctx, entry, { date, isOpen, free })
  })
}
