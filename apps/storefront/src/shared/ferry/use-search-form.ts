import {
  addDays,
  calendarDateIn,
  checkCriteria,
  correctCriteria,
  swapTerminals,
} from '@selat/domain'
import type { CriteriaRefusal, FerryCriteria, SectorCriteria } from '@selat/domain'
import type { Schemas } from '@selat/sdk'
import { useState } from 'react'

import { useTenant } from '../tenant.ts'
import { emptyCriteria } from './criteria-url.ts'

/** Singapore's calendar: the easternmost of the shores, so no day is offered that has ended on one of them. */
const zoneOfToday = 'Asia/Singapore'
const daysToFirstTrip = 7
const daysToReturn = 2

export type BookableRange = { today: string; lastDate: string }

/** What the calendar offers for this tenant. */
export function useBookableRange(): BookableRange {
  const { Ferry } = useTenant()
  const [now] = useState(() => Date.now())
  const today = calendarDateIn(now, zoneOfToday)
  return { today, lastDate: addDays(today, Ferry.BookableDays) }
}

/** The search a form starts with: what the address says, else the tenant's own crossing in a week's time. */
export function startCriteria(
  given: Partial<FerryCriteria> | undefined,
  { DefaultFrom, DefaultTo }: Schemas['FerrySettings'],
  { today }: BookableRange,
): FerryCriteria {
  const departOn = given?.departOn || addDays(today, daysToFirstTrip)
  const start = {
    ...emptyCriteria,
    ...given,
    from: given?.from || DefaultFrom,
    to: given?.to || DefaultTo,
    departOn,
    returnOn: given?.returnOn || addDays(departOn, daysToReturn),
  }
  return { ...start, sectors: start.sectors.length > 0 ? start.sectors : firstSectors(start) }
}

function firstSectors({ from, to, departOn, returnOn }: FerryCriteria): SectorCriteria[] {
  return [
    { from, to, departOn },
    { from: to, to: '', departOn: returnOn },
  ]
}

/** State of the search form: every change is corrected to what can be sent, and refusals show once one has tried. */
export function useSearchForm(
  start: FerryCriteria,
  range: BookableRange,
  network: Schemas['FerryNetwork'] | undefined,
) {
  const [criteria, setCriteria] = useState(start)
  const [hasTried, setHasTried] = useState(false)
  const hasRoute =
    network && ((from: string, to: string) => routeOf(network, from, to) !== undefined)
  const refusals = checkCriteria(criteria, { ...range, ...(hasRoute && { hasRoute }) })
  const refusalOf = (field: string): CriteriaRefusal | undefined =>
    hasTried ? refusals.find((refusal) => refusal.field === field) : undefined
  return {
    criteria,
    refusals: hasTried ? refusals : [],
    refusalOf,
    change: (values: Partial<FerryCriteria>) =>
      setCriteria((before) => correctCriteria({ ...before, ...values }, range)),
    changeSector: (index: number, values: Partial<SectorCriteria>) =>
      setCriteria((before) =>
        correctCriteria({ ...before, sectors: withSector(before.sectors, index, values) }, range),
      ),
    swap: () => setCriteria(swapTerminals),
    /** The search to send, or null with the refusals now shown. */
    submit: (): FerryCriteria | null => {
      setHasTried(true)
      return refusals.length === 0 ? criteria : null
    },
  }
}

export type SearchForm = ReturnType<typeof useSearchForm>

export function routeOf(
  network: Schemas['FerryNetwork'],
  from: string,
  to: string,
): Schemas['FerryRoute'] | undefined {
  return network.Routes.find(
    (route) => (route.From === from && route.To === to) || (route.From === to && route.To === from),
  )
}

function withSector(
  sectors: readonly SectorCriteria[],
  index: number,
  values: Partial<SectorCriteria>,
): SectorCriteria[] {
  return sectors.map((sector, at) => (at === index ? { ...sector, ...values } : sector))
}
