import {
  type BookableDates,
  type CalendarDate,
  correctCriteria,
  type FerryCriteria,
} from '@selat/domain'
import type { Schemas } from '@selat/sdk'

/** One direction of a journey, for which a sailing is chosen. */
export type Leg = {
  from: Schemas['Terminal']
  to: Schemas['Terminal']
  leg: Schemas['FerryLeg']
  isInternational: boolean
}

/** Converts a search to the calls that it takes: one for a dated trip, and one for each sector of a multi-city trip. */
export function searchesOf(criteria: FerryCriteria) {
  const { adults, children, infants, classCode } = criteria
  const party = {
    adults,
    children,
    infants,
    ...(classCode !== undefined && classCode !== '' && { class: classCode }),
  }
  if (criteria.tripType === 'multi_city') {
    return criteria.sectors.map(({ from, to, departOn }) => ({
      from,
      to,
      dateFrom: departOn,
      ...party,
    }))
  }
  const { from, to, departOn, returnOn } = criteria
  const dates =
    criteria.tripType === 'round_trip'
      ? { dateFrom: departOn, dateUntil: returnOn }
      : { dateFrom: departOn }
  return [{ from, to, ...dates, ...party }]
}

/** Returns the legs in the order of travel; a return has the terminals in reverse. */
export function legsOf(results: readonly Schemas['FerrySearchResult'][]): Leg[] {
  return results.flatMap(({ From, To, IsInternational, Departures, Returns }) => [
    { from: From, to: To, leg: Departures, isInternational: IsInternational },
    ...(Returns ? [{ from: To, to: From, leg: Returns, isInternational: IsInternational }] : []),
  ])
}

/** Returns the terminals and the date of each leg of a dated search. */
export function legRoutes(criteria: FerryCriteria) {
  const { tripType, from, to, departOn, returnOn, sectors } = criteria
  if (tripType === 'multi_city') return [...sectors]
  const out = { from, to, departOn }
  return tripType === 'round_trip' ? [out, { from: to, to: from, departOn: returnOn }] : [out]
}

/** Returns whether the legs are those of the search, on whichever days. */
export function isSameJourney(criteria: FerryCriteria, legs: readonly Leg[]): boolean {
  const routes = legRoutes(criteria)
  return (
    routes.length === legs.length &&
    routes.every(({ from, to }, at) => legs[at]?.from.Code === from && legs[at].to.Code === to)
  )
}

/** Returns the first day on which a leg may leave: the day of the leg before it, or today for the first leg. */
export function firstDateOf(criteria: FerryCriteria, index: number, today: CalendarDate) {
  return legRoutes(criteria)[index - 1]?.departOn || today
}

/** Returns the search with another date for one leg. The dates of later legs are moved if they would lie before it. */
export function withLegDate(
  criteria: FerryCriteria,
  index: number,
  date: CalendarDate,
  dates: BookableDates,
): FerryCriteria {
  const changed =
    criteria.tripType === 'multi_city'
      ? {
          ...criteria,
          sectors: criteria.sectors.map((sector, at) =>
            at === index ? { ...sector, departOn: date } : sector,
          ),
        }
      : { ...criteria, [index === 0 ? 'departOn' : 'returnOn']: date }
  return correctCriteria(changed, dates)
}

/** Returns the picks that another search keeps: those of legs with the same terminals and the same day. */
export function keptPicks(
  before: FerryCriteria,
  after: FerryCriteria,
  picks: readonly string[],
): string[] {
  const old = legRoutes(before)
  return legRoutes(after).map((route, index) => {
    const same = old[index]
    const isSame =
      same?.from === route.from && same.to === route.to && same.departOn === route.departOn
    return (isSame && picks[index]) || ''
  })
}
