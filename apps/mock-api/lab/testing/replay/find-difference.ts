import { CompiledQuery, sql } from 'kysely'

import { type StatementResult, runCompiled } from '../../../src/engine/store/statement.ts'
import type { Db, Store } from '../../../src/engine/store/store.ts'
import { describeDifference } from './compare-outcomes.ts'
import { type RecordedQuery, RECORDED_SCHEMA, type RecordedStep } from './recording.ts'
import { toRefusal } from './refusals.ts'

/**
 * Replays recorded queries of another engine on an empty store, one after the other. Returns a readable text about the first
 * one with a different result; null if there is none. Leaves the store empty.
 */
export async function findDifference(
  store: Store,
  queries: readonly PlayedQuery[],
  steps: readonly RecordedStep[],
): Promise<string | null> {
  let transaction: Awaited<ReturnType<typeof begin>> | null = null
  try {
    for (const step of steps) {
      if (step === 'begin') transaction = await begin(store)
      else if (step === 'commit' || step === 'rollback') {
        const ending = step === 'commit' ? transaction?.commit() : transaction?.rollback()
        transaction = null
        await ending?.execute()
      } else {
        const difference = await askAgain(transaction ?? store.db, queries, step)
        if (difference !== null) return difference
      }
    }
    return null
  } finally {
    await transaction?.rollback().execute()
    await empty(store, queries, steps)
  }
}

function begin({ db, dialect }: Store) {
  const transaction = db.startTransaction()
  return (
    dialect === 'postgres' ? transaction.setIsolationLevel('serializable') : transaction
  ).execute()
}

async function askAgain(
  db: Db,
  queries: readonly PlayedQuery[],
  [place, parameters, expected]: Exclude<RecordedStep, string>,
): Promise<string | null> {
  const query = queries[place]
  if (!query) throw new Error(`The recording has no query ${place}.`)
  const given = await ask(db, query.compiled, parameters)
  const difference = describeDifference(query, expected, given)
  if (difference === null) return null
  return [query.compiled.sql, JSON.stringify(parameters), difference].join('\n')
}

async function ask(
  db: Db,
  query: CompiledQuery,
  parameters: readonly unknown[],
): Promise<StatementResult<unknown> | string> {
  try {
    return await runCompiled(db, query, parameters)
  } catch (error) {
    return toRefusal(error).refused
  }
}

export type PlayedQuery = RecordedQuery & {
  readonly compiled: CompiledQuery
}

/** Returns the queries for SQLite, or for PostgreSQL if a schema is named. */
export function toQueries(queries: readonly RecordedQuery[], schema: string | null): PlayedQuery[] {
  return queries.map((query) => ({
    ...query,
    compiled: CompiledQuery.raw(
      schema === null
        ? query.sqlite
        : query.postgres.replaceAll(`"${RECORDED_SCHEMA}"`, `"${schema}"`),
    ),
  }))
}

const WRITES = /^\s*(?:insert into|update|delete from)\s+"?(\w+)"?/i

/**
 * Empties only the tables into which something was written, because emptying all of them takes longer than most recordings.
 */
async function empty(
  { db }: Store,
  queries: readonly PlayedQuery[],
  steps: readonly RecordedStep[],
) {
  const tables = new Set(
    steps.flatMap((step) =>
      typeof step === 'string' ? [] : (WRITES.exec(queries[step[0]]?.sqlite ?? '')?.[1] ?? []),
    ),
  )
  for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(db)
}
