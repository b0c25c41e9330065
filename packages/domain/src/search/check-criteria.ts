import { MULTI_CITY_SECTORS } from '../limits.ts'
import { checkParty, type PartyRefusal } from '../passengers/party.ts'
import { type CalendarDate, isCalendarDate } from '../time/calendar-date.ts'
import { type BookableDates, type FerryCriteria, partyOf } from './ferry-criteria.ts'

/** Every reason a search field can be marked for. `date_required` is "the date cannot be empty" (§5). */
export const CRITERIA_REASONS = [
  'terminal_required',
  'same_terminal',
  'no_route',
  'date_required',
  'invalid_date',
  'date_in_past',
  'date_too_late',
  'return_before_departure',
  'sector_before_previous',
  'too_few_sectors',
  'too_many_sectors',
] as const

/** One thing wrong with one field; `field` of a multi-city sector is `sectors.1.departOn`. */
export type CriteriaRefusal =
  | {
      readonly field: string
      readonly reason: (typeof CRITERIA_REASONS)[number]
      /** The day or number the value has to keep to. */
      readonly limit?: CalendarDate | number
    }
  | ({ readonly field: string } & PartyRefusal)

/** The days and, when the network is known, the routes a search may use. */
export type SearchLimits = BookableDates & {
  readonly hasRoute?: (from: string, to: string) => boolean
}

/** Everything wrong with a search; empty when it can be sent. Only what its trip type uses is checked. */
export function checkCriteria(criteria: FerryCriteria, limits: SearchLimits): CriteriaRefusal[] {
  const party = checkParty(partyOf(criteria)).map((refusal) => ({
    field: 'passengers',
    ...refusal,
  }))
  return [...checkTrip(criteria, limits), ...party]
}

function checkTrip(criteria: FerryCriteria, limits: SearchLimits): CriteriaRefusal[] {
  switch (criteria.tripType) {
    case 'multi_city':
      return checkSectors(criteria, limits)
    case 'open_ticket':
      return checkTerminals(criteria, limits)
    case 'one_way':
      return [
        ...checkTerminals(criteria, limits),
        ...checkDate('departOn', criteria.departOn, limits),
      ]
    case 'round_trip':
      return [
        ...checkTerminals(criteria, limits),
        ...checkDate('departOn', criteria.departOn, limits),
        ...checkReturn(criteria, limits),
      ]
  }
}

function checkTerminals(
  { from, to }: { readonly from: string; readonly to: string },
  { hasRoute }: SearchLimits,
  prefix = '',
): CriteriaRefusal[] {
  const refusals: CriteriaRefusal[] = []
  if (!from) refusals.push({ field: `${prefix}from`, reason: 'terminal_required' })
  if (!to) refusals.push({ field: `${prefix}to`, reason: 'terminal_required' })
  if (!from || !to) return refusals
  if (from === to) refusals.push({ field: `${prefix}to`, reason: 'same_terminal' })
  else if (hasRoute?.(from, to) === false)
    refusals.push({ field: `${prefix}to`, reason: 'no_route' })
  return refusals
}

function checkDate(
  field: string,
  date: CalendarDate,
  { today, lastDate }: BookableDates,
): CriteriaRefusal[] {
  if (!date) return [{ field, reason: 'date_required' }]
  if (!isCalendarDate(date)) return [{ field, reason: 'invalid_date' }]
  if (date < today) return [{ field, reason: 'date_in_past', limit: today }]
  if (date > lastDate) return [{ field, reason: 'date_too_late', limit: lastDate }]
  return []
}

function checkReturn(
  { departOn, returnOn }: FerryCriteria,
  dates: BookableDates,
): CriteriaRefusal[] {
  const refusals = checkDate('returnOn', returnOn, dates)
  if (refusals.length > 0 || !isCalendarDate(departOn) || returnOn >= departOn) return refusals
  return [{ field: 'returnOn', reason: 'return_before_departure', limit: departOn }]
}

function checkSectors({ sectors }: FerryCriteria, limits: SearchLimits): CriteriaRefusal[] {
  const { min, max } = MULTI_CITY_SECTORS
  if (sectors.length < min) return [{ field: 'sectors', reason: 'too_few_sectors', limit: min }]
  if (sectors.length > max) return [{ field: 'sectors', reason: 'too_many_sectors', limit: max }]
  return sectors.flatMap((sector, index) => {
    const prefix = `sectors.${index}.`
    const field = `${prefix}departOn`
    const dateRefusals = checkDate(field, sector.departOn, limits)
    const previous = sectors[index - 1]?.departOn
    if (dateRefusals.length === 0 && previous && sector.departOn < previous)
      dateRefusals.push({ field, reason: 'sector_before_previous', limit: previous })
    return [...checkTerminals(sector, limits, prefix), ...dateRefusals]
  })
}
