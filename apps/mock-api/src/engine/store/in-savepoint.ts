import { CompiledQuery } from 'kysely'

import type { Db } from './db.ts'
import { runCompiled } from './statement.ts'

export type Outcome<T> = { readonly value: T } | { readonly error: unknown }

// One name for all: of savepoints within others the last one made is meant.
const SAVEPOINT = CompiledQuery.raw('savepoint one')
const ROLLBACK = CompiledQuery.raw('rollback to one')
const RELEASE = CompiledQuery.raw('release one')

/** Undoes what a work within a transaction has written when it fails, and nothing of the others. */
export async function inSavepoint<T>(db: Db, work: (db: Db) => Promise<T>): Promise<Outcome<T>> {
  await runCompiled(db, SAVEPOINT, [])
  let outcome: Outcome<T>
  try {
    outcome = { value: await work(db) }
  } catch (error) {
    outcome = { error }
    // Where the store has undone the whole transaction by itself there is no savepoint left, and the work's failure says why.
    await runCompiled(db, ROLLBACK, []).catch(() => {
      throw error
    })
  }
  await runCompiled(db, RELEASE, [])
  return outcome
}
