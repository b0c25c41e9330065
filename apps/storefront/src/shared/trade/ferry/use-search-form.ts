import {
  addDays,
  type BookableDates,
  checkCriteria,
  correctCriteria,
  type FerryCriteria,
  type Issue,
  MULTI_CITY_SECTORS,
  partyOf,
  type SearchLimits,
  type SectorCriteria,
  swapTerminals,
} from '@selat/domain'
import type { Schemas } from '@selat/sdk'
import { useState } from 'react'

import { useTenant } from '../../app/tenant.ts'
import { emptyCriteria } from './criteria-url.ts'
import { routeOf, useNetwork } from './use-network.ts'
import { useSearchDay } from './use-search-day.ts'

const daysToFirstTrip = 7
const daysToReturn = 2

/** Returns the days that the calendar offers for this tenant. */
export function useBookableRange(): BookableDates {
  const { Ferry } = useTenant()
  const today = useSearchDay()
  return { today, lastDate: addDays(today, Ferry.BookableDays) }
}

/** Returns the days and, once they are known, the routes that a search may use. */
export function useSearchLimits(): SearchLimits {
  const range = useBookableRange()
  const { data: network } = useNetwork()
  if (!network) return range
  return { ...range, hasRoute: (from, to) => routeOf(network, from, to) !== undefined }
}

/** Returns the search that a form starts with: the given values, else the tenant's own route in a week's time. */
export function startCriteria(
  given: Partial<FerryCriteria> | undefined,
  { DefaultFrom, DefaultTo }: Schemas['FerrySettings'],
  { today }: BookableDates,
): FerryCriteria {
  const departOn = given?.departOn || addDays(today, daysToFirstTrip)
  return withSectors({
    ...emptyCriteria,
    ...given,
    from: given?.from || DefaultFrom,
    to: given?.to || DefaultTo,
    departOn,
    returnOn: given?.returnOn || addDays(departOn, daysToReturn),
  })
}

/**
 * Adds the sectors that a multi-city search needs at least, so that the visitor can switch to one: the trip itself, and one
 * that goes on from its end.
 */
export function withSectors(criteria: FerryCriteria): FerryCriteria {
  const { from, to, departOn, returnOn, sectors } = criteria
  if (sectors.length >= MULTI_CITY_SECTORS.min) return criteria
  const first = sectors[0] ?? { from, to, departOn }
  return { ...criteria, sectors: [first, { from: first.to, to: '', departOn: returnOn }] }
}

const partyFields = ['adults', 'children', 'infants'] as const

const isOfParty = (field: string) => partyFields.some((name) => name === field)

const nameOf = ({ path }: Issue) => path.join('.')

/**
 * Keeps the state of the search form. Every change is corrected to what can be sent, and issues show after the first try. Only
 * an address can bring a party that cannot travel: its issue shows at once, until the visitor changes a count.
 */
export function useSearchForm(start: FerryCriteria, limits: SearchLimits, isTried: boolean) {
  const [criteria, setCriteria] = useState(start)
  const [hasTried, setHasTried] = useState(isTried)
  const issues = checkCriteria(criteria, limits)
  const change = (values: Partial<FerryCriteria>) =>
    setCriteria((before) => {
      const corrected = correctCriteria({ ...before, ...values }, limits)
      return Object.keys(values).some(isOfParty) ? corrected : { ...corrected, ...partyOf(before) }
    })
  return {
    criteria,
    issueOf: (field: string): Issue | undefined =>
      hasTried ? issues.find((found) => nameOf(found) === field) : undefined,
    partyIssue: issues.find((found) => nameOf(found) === 'passengers'),
    change,
    changeSector: (index: number, values: Partial<SectorCriteria>) =>
      change({ sectors: withSector(criteria.sectors, index, values) }),
    swap: () => setCriteria(swapTerminals),
    /** Returns the search to send, or the first field that has to change; from then on issues show. */
    submit: (): { search: FerryCriteria } | { refused: string } => {
      setHasTried(true)
      const [first] = issues
      return first ? { refused: nameOf(first) } : { search: criteria }
    },
  }
}

export type SearchForm = ReturnType<typeof useSearchForm>

/** Changes a sector. If the next one began at its former end, it now begins at its new end. */
function withSector(
  sectors: readonly SectorCriteria[],
  index: number,
  values: Partial<SectorCriteria>,
): SectorCriteria[] {
  const { to } = values
  const before = sectors[index]?.to
  return sectors.map((sector, at) => {
    if (at === index) return { ...sector, ...values }
    const goesOn = at === index + 1 && to !== undefined && sector.from === before
    return goesOn ? { ...sector, from: to } : sector
  })
}
