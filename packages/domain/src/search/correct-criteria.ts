import { MULTI_CITY_SECTORS } from '../limits.ts'
import { clampParty } from '../passengers/party.ts'
import { type CalendarDate, isCalendarDate } from '../time/calendar-date.ts'
import { type BookableDates, type FerryCriteria, partyOf } from './ferry-criteria.ts'

/**
 * Returns the nearest valid search after one of its values changed. Dates move into the bookable days. A return is never
 * before its departure, nor a sector before the previous one. The party stays within its limits. Values that are not chosen
 * stay so.
 */
export function correctCriteria(criteria: FerryCriteria, dates: BookableDates): FerryCriteria {
  const departOn = clampDate(criteria.departOn, dates)
  const returnOn = notBefore(clampDate(criteria.returnOn, dates), departOn)
  return {
    ...criteria,
    ...clampParty(partyOf(criteria)),
    departOn,
    returnOn,
    to: criteria.to === criteria.from ? '' : criteria.to,
    sectors: correctSectors(criteria.sectors, dates),
  }
}

/** Returns the search in the other direction with the same dates. */
export function swapTerminals(criteria: FerryCriteria): FerryCriteria {
  return { ...criteria, from: criteria.to, to: criteria.from }
}

function correctSectors(sectors: FerryCriteria['sectors'], dates: BookableDates) {
  let previous: CalendarDate = ''
  return sectors.slice(0, MULTI_CITY_SECTORS.max).map((sector) => {
    const departOn = notBefore(clampDate(sector.departOn, dates), previous)
    previous = departOn || previous
    return { ...sector, departOn, to: sector.to === sector.from ? '' : sector.to }
  })
}

function clampDate(date: CalendarDate, { today, lastDate }: BookableDates): CalendarDate {
  if (!isCalendarDate(date)) return ''
  if (date < today) return today
  return date > lastDate ? lastDate : date
}

function notBefore(date: CalendarDate, earliest: CalendarDate): CalendarDate {
  return date && date < earliest ? earliest : date
}
