import {
  daysBetween,
  STATEMENT_FIRST_DAY,
  STATEMENT_LAST_DAY,
  STATEMENT_MAX_DAYS,
} from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import {
  codec,
  day,
  fitting,
  oneOf,
  type ValuesOf,
  words,
} from '../../../shared/kit/address/codec.ts'

/** The names of the periods; `own` is a custom period between two days. */
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
  /** The currency of the wallet; without it, the account's own. */
  wallet: fitting(/^[A-Z]{3}$/),
  period: oneOf(periodNames, { implied: 'month' }),
  /** The first and the last day of a custom period, both inclusive. */
  dateFrom: day(),
  dateUntil: day(),
  kind: oneOf(entryKinds),
  search: words({ max: 60 }),
}

/** The search of a statement. By default it is the account's own currency, the current month, and all entries. */
export type WalletSearch = ValuesOf<typeof params>

export const walletAddress = codec(params, { fit: withOwnDays })

/** Keeps days only for a custom period, and drops that period if its days are not valid. */
function withOwnDays({ dateFrom, dateUntil, ...search }: WalletSearch): WalletSearch {
  if (search.period !== 'own') return search
  const days = ownDays(dateFrom, dateUntil)
  const { period: _own, ...others } = search
  return days ? { ...search, ...days } : others
}

/** Returns two days that a statement can have; null if they are missing, out of bounds or too far apart. */
function ownDays(dateFrom: string | undefined, dateUntil: string | undefined) {
  if (dateFrom === undefined || dateUntil === undefined) return null
  if (dateFrom < STATEMENT_FIRST_DAY || dateUntil > STATEMENT_LAST_DAY) return null
  const days = daysBetween(dateFrom, dateUntil) + 1
  return days >= 1 && days <= STATEMENT_MAX_DAYS ? { dateFrom, dateUntil } : null
}
