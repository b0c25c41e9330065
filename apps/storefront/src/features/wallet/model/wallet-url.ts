import {
  daysBetween,
  isCalendarDate,
  STATEMENT_FIRST_DAY,
  STATEMENT_LAST_DAY,
  STATEMENT_MAX_DAYS,
} from '@selat/domain'
import type { Schemas } from '@selat/sdk'

/** Periods by name; `own` is between two days. */
export const periodNames = ['month', 'last', '30', 'year', 'own'] as const

export type PeriodName = (typeof periodNames)[number]

export const entryKinds = [
  'top_up',
  'payment',
  'refund',
  'adjustment',
  'opening',
] as const satisfies readonly Schemas['StatementEntryKind'][]

/** Which statement is looked at, and what of it; what is not said is the account's own currency, this month, everything. */
export type WalletSearch = {
  /** A currency. */
  wallet?: string
  period?: Exclude<PeriodName, 'month'>
  /** Of a period of one's own, both inclusive. */
  dateFrom?: string
  dateUntil?: string
  kind?: Schemas['StatementEntryKind']
  search?: string
}

const SEARCH_MAX = 60

/** The search of an address. A value that cannot be is left out, so that an old or mistyped link still opens the wallet. */
export function parseWalletSearch(params: URLSearchParams): WalletSearch {
  const text = (name: string) => params.get(name) ?? ''
  const own = ownDays(text('dateFrom'), text('dateUntil'))
  const period = periodNames.find((name) => name === text('period'))
  return known({
    wallet: /^[A-Z]{3}$/.test(text('wallet')) ? text('wallet') : undefined,
    period: period === 'month' || (period === 'own' && !own) ? undefined : period,
    ...(period === 'own' && own),
    kind: entryKinds.find((kind) => kind === text('kind')),
    search: text('search').trim().slice(0, SEARCH_MAX).trim(),
  })
}

/** A search as a shareable address. */
export function serializeWalletSearch(search: LooseSearch): URLSearchParams {
  return new URLSearchParams(Object.entries(known(search)))
}

export type LooseSearch = { [Name in keyof WalletSearch]?: WalletSearch[Name] | undefined }

/** Two days that can be a statement's; null of any others. */
function ownDays(dateFrom: string, dateUntil: string) {
  if (!isCalendarDate(dateFrom) || !isCalendarDate(dateUntil)) return null
  if (dateFrom < STATEMENT_FIRST_DAY || dateUntil > STATEMENT_LAST_DAY) return null
  const days = daysBetween(dateFrom, dateUntil) + 1
  return days >= 1 && days <= STATEMENT_MAX_DAYS ? { dateFrom, dateUntil } : null
}

function known(search: LooseSearch): WalletSearch {
  return Object.fromEntries(
    Object.entries(search).filter(([, value]) => value !== undefined && value !== ''),
  )
}
