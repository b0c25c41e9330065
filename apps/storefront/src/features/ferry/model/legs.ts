import { correctCriteria } from '@selat/domain'
import type { BookableDates, CalendarDate, FerryCriteria } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

/** One direction of the journey that a sailing is to be chosen for. */
export type Leg = {
  from: Schemas['Terminal']
  to: Schemas['Terminal']
  leg: Schemas['FerryLeg']
  isInternational: boolean
}

/** A search as the calls it takes: one for a dated trip, one a sector for multi-city. */
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

/** The legs in travel order, the return's terminals turned round. */
export function legsOf(results: readonly Schemas['FerrySearchResult'][]): Leg[] {
  return results.flatMap(({ From, To, IsInternational, Departures, Returns }) => [
    { from: From, to: To, leg: Departures, isInternational: IsInternational },
    ...(Returns ? [{ from: To, to: From, leg: Returns, isInternational: IsInternational }] : []),
  ])
}

/** Where and when each leg of a dated search leaves. */
export function legRoutes(criteria: FerryCriteria) {
  const { tripType, from, to, departOn, returnOn, sectors } = criteria
  if (tripType === 'multi_city') return [...sectors]
  const out = { from, to, departOn }
  return tripType === 'round_trip' ? [out, { from: to, to: from, departOn: returnOn }] : [out]
}

/** The first day a leg may leave: not before the leg before it. */
export function firstDateOf(criteria: FerryCriteria, index: number, today: CalendarDate) {
  return legRoutes(criteria)[index - 1]?.departOn || today
}

/** The same search with another date for one leg; what comes after it moves along rather than lie before it. */
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

/** The picks that another search may keep: those of legs that still leave from and to the same place on the same day. */
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
