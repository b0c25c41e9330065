import {
  daysBetween,
  STATEMENT_FIRST_DAY,
  STATEMENT_LAST_DAY,
  STATEMENT_MAX_DAYS,
} from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import { codec, day, fitting, oneOf, words } from '../../../shared/kit/address/codec.ts'
import type { ValuesOf } from '../../../shared/kit/address/codec.ts'

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

const params = {
  /** A currency; the account's own when there is none. */
  wallet: fitting(/^[A-Z]{3}$/),
  period: oneOf(periodNames, { implied: 'month' }),
  /** Of a period of one's own, both inclusive. */
  dateFrom: day(),
  dateUntil: day(),
  kind: oneOf(entryKinds),
  search: words({ max: 60 }),
}

/** Which statement is looked at, and what of it; what is not said is the account's own currency, this month, everything. */
export type WalletSearch = ValuesOf<typeof params>

export const walletAddress = codec(params, { fit: withOwnDays })

/** Days are said of a period of one's own, which is none without them. */
function withOwnDays({ dateFrom, dateUntil, ...search }: WalletSearch): WalletSearch {
  if (search.period !== 'own') return search
  const days = ownDays(dateFrom, dateUntil)
  const { period: _own, ...others } = search
  return days ? { ...search, ...days } : others
}

/** Two days that can be a statement's; null of any others. */
function ownDays(dateFrom: string | undefined, dateUntil: string | undefined) {
  if (dateFrom === undefined || dateUntil === undefined) return null
  if (dateFrom < STATEMENT_FIRST_DAY || dateUntil > STATEMENT_LAST_DAY) return null
  const days = daysBetween(dateFrom, dateUntil) + 1
  return days >= 1 && days <= STATEMENT_MAX_DAYS ? { dateFrom, dateUntil } : null
}
