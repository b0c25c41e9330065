import type { AliasedSelectQueryBuilder, ExpressionBuilder } from 'kysely'

import type { Database } from '../engine/store/database.ts'
import type { Work } from './work.ts'

/**
 * Finds the first instant after another at which something falls due. The query selects one column: the first entry of an
 * index.
 */
export type NextDue = (
  row: ExpressionBuilder<Database, never>,
  after: string,
) => AliasedSelectQueryBuilder<{ at: string | null }, string>

/**
 * Updates everything that is due, such as holds and orders that have expired. It runs in its own transaction before an
 * operation, so that its effects stay even if the operation refuses.
 */
export type DueWork = {
  readonly next: readonly NextDue[]
  readonly run: (work: Work) => Promise<void>
}
