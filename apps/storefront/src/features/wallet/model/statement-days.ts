import { addCalendarMonths, addDays } from '@selat/domain'

import type { PeriodName, WalletSearch } from './wallet-url.ts'

export type StatementDays = { from: string; until: string }

/**
 * Returns the days of a period, both inclusive, as seen on a day. Months and years are whole, even while they are not
 * over.
 */
export function statementDays(
  { period, dateFrom, dateUntil }: WalletSearch,
  today: string,
): StatementDays {
  const name: PeriodName = period ?? 'month'
  switch (name) {
    case 'month':
      return monthOf(today)
    case 'last':
      return monthOf(addCalendarMonths(today, -1))
    case '30':
      return { from: addDays(today, -29), until: today }
    case 'year':
      return { from: `${today.slice(0, 4)}-01-01`, until: `${today.slice(0, 4)}-12-31` }
    case 'own':
      return { from: dateFrom ?? today, until: dateUntil ?? today }
    default:
      return name satisfies never
  }
}

function monthOf(day: string): StatementDays {
  const from = `${day.slice(0, 7)}-01`
  return { from, until: addDays(addCalendarMonths(from, 1), -1) }
}
