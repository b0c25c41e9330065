import { type Issue, issue, type IssuePath } from '../issues/issue.ts'
import { MULTI_CITY_SECTORS } from '../limits.ts'
import { checkParty } from '../passengers/party.ts'
import { type CalendarDate, isCalendarDate } from '../time/calendar-date.ts'
import { type BookableDates, type FerryCriteria, partyOf } from './ferry-criteria.ts'

/** The days that a search may use, and its routes if the network is known. */
export type SearchLimits = BookableDates & {
  readonly hasRoute?: (from: string, to: string) => boolean
}

/**
 * Lists all issues of a search; empty if it can be sent. Only the fields of its trip type are checked. The path of a
 * multi-city sector's day is `['sectors', 1, 'departOn']`. All issues of the party have the path `['passengers']`.
 */
export function checkCriteria(criteria: FerryCriteria, limits: SearchLimits): Issue[] {
  const party = checkParty(partyOf(criteria)).map((found) => ({ ...found, path: ['passengers'] }))
  return [...checkTrip(criteria, limits), ...party]
}

function checkTrip(criteria: FerryCriteria, limits: SearchLimits): Issue[] {
  switch (criteria.tripType) {
    case 'multi_city':
      return checkSectors(criteria, limits)
    case 'open_ticket':
      return checkTerminals(criteria, limits)
    case 'one_way':
      return [
        ...checkTerminals(criteria, limits),
        ...checkDate(['departOn'], criteria.departOn, limits),
      ]
    case 'round_trip':
      return [
        ...checkTerminals(criteria, limits),
        ...checkDate(['departOn'], criteria.departOn, limits),
        ...checkReturn(criteria, limits),
      ]
  }
}

function checkTerminals(
  { from, to }: { readonly from: string; readonly to: string },
  { hasRoute }: SearchLimits,
  path: IssuePath = [],
): Issue[] {
  const issues: Issue[] = []
  if (!from) issues.push(issue([...path, 'from'], 'ferry.terminal_required'))
  if (!to) issues.push(issue([...path, 'to'], 'ferry.terminal_required'))
  if (!from || !to) return issues
  if (from === to) issues.push(issue([...path, 'to'], 'ferry.same_terminal'))
  else if (hasRoute?.(from, to) === false) issues.push(issue([...path, 'to'], 'ferry.no_route'))
  return issues
}

function checkDate(
  path: IssuePath,
  date: CalendarDate,
  { today, lastDate }: BookableDates,
): Issue[] {
  if (!date) return [issue(path, 'ferry.date_required')]
  if (!isCalendarDate(date)) return [issue(path, 'ferry.invalid_date')]
  if (date < today) return [issue(path, 'ferry.date_in_past')]
  if (date > lastDate) return [issue(path, 'ferry.date_too_late', { last: lastDate })]
  return []
}

function checkReturn({ departOn, returnOn }: FerryCriteria, dates: BookableDates): Issue[] {
  const issues = checkDate(['returnOn'], returnOn, dates)
  if (issues.length > 0 || !isCalendarDate(departOn) || returnOn >= departOn) return issues
  return [issue(['returnOn'], 'ferry.return_before_departure')]
}

function checkSectors({ sectors }: FerryCriteria, limits: SearchLimits): Issue[] {
  const { min, max } = MULTI_CITY_SECTORS
  if (sectors.length < min) return [issue(['sectors'], 'ferry.too_few_sectors', { min })]
  if (sectors.length > max) return [issue(['sectors'], 'ferry.too_many_sectors', { max })]
  return sectors.flatMap((sector, index) => {
    const path = ['sectors', index]
    const dateIssues = checkDate([...path, 'departOn'], sector.departOn, limits)
    const previous = sectors[index - 1]?.departOn
    if (dateIssues.length === 0 && previous && sector.departOn < previous)
      dateIssues.push(issue([...path, 'departOn'], 'ferry.sector_before_previous'))
    return [...checkTerminals(sector, limits, path), ...dateIssues]
  })
}
