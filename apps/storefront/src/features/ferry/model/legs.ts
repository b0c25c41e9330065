import type { FerryCriteria } from '@selat/domain'
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

/** The same search with another date for one leg. */
export function withLegDate(criteria: FerryCriteria, index: number, date: string): FerryCriteria {
  if (criteria.tripType === 'multi_city') {
    return {
      ...criteria,
      sectors: criteria.sectors.map((sector, at) =>
        at === index ? { ...sector, departOn: date } : sector,
      ),
    }
  }
  return index === 0 ? { ...criteria, departOn: date } : { ...criteria, returnOn: date }
}
