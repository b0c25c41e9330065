import {
  addMinutes,
  effectiveOn,
  isCalendarDate,
  isEffectiveOn,
  isoWeekday,
  toEpochMs,
  toZonedTime,
  zonedTimeAt,
} from '@selat/domain'

import type {
  NetworkFixtures,
  OperatorTermsFixture,
  RouteFixture,
  TimetableFixture,
} from '../fixtures/network/network-types.ts'
import { sailingId } from './sailing-id.ts'
import type { Sailing } from './sailing.ts'

// Half a year of every direction fits. A full cache is cleared, so that memory stays limited.
const KEPT_DAYS = 8000

/**
 * The last day with sailings. It is ten years before the last year with four digits, so that travellers' passports can still
 * have an expiry.
 */
const LAST_DAY = '9989-12-31'

/**
 * Creates a lookup of the sailings of a direction on a day, by departure. They are made at the first request, then cached.
 */
export function createTimetable(facts: NetworkFixtures) {
  const directions = Map.groupBy(facts.timetables, ({ from, to }) => `${from}-${to}`)
  const routes = new Map(facts.routes.map((route) => [route.id, route]))
  const terminals = new Map(facts.terminals.map((terminal) => [terminal.code, terminal]))
  const operators = new Map(facts.operators.map((operator) => [operator.code, operator]))
  const kept = new Map<string, readonly Sailing[]>()

  function sailingsOn({ from, to, date }: { from: string; to: string; date: string }) {
    const key = `${from}-${to}-${date}`
    let sailings = kept.get(key)
    if (!sailings) {
      sailings = makeSailings(directions.get(`${from}-${to}`) ?? [], date)
      if (kept.size >= KEPT_DAYS) kept.clear()
      kept.set(key, sailings)
    }
    return sailings
  }

  function makeSailings(timetables: readonly TimetableFixture[], date: string): Sailing[] {
    // A day beside the first or last one of the calendar is no date that can be written.
    if (!isCalendarDate(date) || date > LAST_DAY) return []
    const weekday = isoWeekday(date)
    return timetables
      .filter((table) => isEffectiveOn(table, date) && table.daysIso.includes(weekday))
      .flatMap((table) =>
        Object.entries(table.departures).map(([clock, vessel]) =>
          makeSailing(table, date, clock, vessel),
        ),
      )
      .toSorted((first, second) =>
        first.departsAt === second.departsAt
          ? Number(first.id > second.id) - 0.5
          : first.departsAt < second.departsAt
            ? -1
            : 1,
      )
  }

  function makeSailing(
    table: TimetableFixture,
    date: string,
    clock: string,
    vesselName: string,
  ): Sailing {
    const { from, to, operator: operatorCode } = table
    const route = known(routes, table.route)
    const operator = known(operators, operatorCode)
    const vessel = operator.vessels.find(({ name }) => name === vesselName)
    if (!vessel) throw new Error(`${operatorCode} has no vessel ${vesselName}.`)
    const terms = termsOn(operator.terms, date)
    const times = timesOf(route, terms, {
      departsAt: zonedTimeAt(date, clock, known(terminals, from).timeZone),
      departureZone: known(terminals, from).timeZone,
      arrivalZone: known(terminals, to).timeZone,
    })
    return {
      id: sailingId({ from, to, operator: operatorCode, date, clock }),
      route: route.id,
      from,
      to,
      operator: operatorCode,
      vessel: vessel.name,
      date,
      seats: vessel.seats,
      ...times,
      departsAtMs: toEpochMs(times.departsAt),
      bookingClosesAtMs: toEpochMs(times.bookingClosesAt),
    }
  }

  function operatorsOn({ from, to }: { from: string; to: string }): string[] {
    return [...new Set(directions.get(`${from}-${to}`)?.map(({ operator }) => operator))]
  }

  return { sailingsOn, operatorsOn }
}

/** Returns the operator's terms on the sector's departure date; the first terms if none was in effect yet. */
export function termsOn(
  terms: readonly OperatorTermsFixture[],
  date: string,
): OperatorTermsFixture {
  const inEffect = effectiveOn(terms, date) ?? terms[0]
  if (!inEffect) throw new Error('An operator without terms.')
  return inEffect
}

function timesOf(
  { crossingMinutes }: RouteFixture,
  terms: OperatorTermsFixture,
  at: { departsAt: string; departureZone: string; arrivalZone: string },
) {
  const before = (minutes: number) =>
    toZonedTime(addMinutes(at.departsAt, -minutes), at.departureZone)
  return {
    departsAt: at.departsAt,
    arrivesAt: toZonedTime(addMinutes(at.departsAt, crossingMinutes), at.arrivalZone),
    durationMinutes: crossingMinutes,
    checkInOpensAt: before(terms.checkInOpensMinutesBefore),
    checkInClosesAt: before(terms.checkInClosesMinutesBefore),
    bookingClosesAt: before(terms.bookingClosesMinutesBefore),
    bookingClosesMinutesBefore: terms.bookingClosesMinutesBefore,
  }
}

function known<T>(map: ReadonlyMap<string, T>, key: string): T {
  const value = map.get(key)
  if (value === undefined) throw new Error(`The network's facts name ${key}, but do not have it.`)
  return value
}
