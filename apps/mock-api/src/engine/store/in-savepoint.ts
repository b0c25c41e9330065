import { CompiledQuery } from 'kysely'

import type { Db } from './db.ts'
import { runCompiled } from './statement.ts'

export type Outcome<T> = { readonly value: T } | { readonly error: unknown }

// All savepoints can share one name, because SQLite means the last one made if they are nested.
const SAVEPOINT = CompiledQuery.raw('savepoint one')
const ROLLBACK = CompiledQuery.raw('rollback to one')
const RELEASE = CompiledQuery.raw('release one')

/** Runs the work in a savepoint of the transaction. If it fails, only its own writes are undone. */
export async function inSavepoint<T>(db: Db, work: (db: Db) => Promise<T>): Promise<Outcome<T>> {
  await runCompiled(db, SAVEPOINT, [])
  let outcome: Outcome<T>
  try {
    outcome = { value: await work(db) }
  } catch (error) {
    outcome = { error }
    // If the store has undone the whole transaction by itself, no savepoint is left. The error of the work then says why.
    await runCompiled(db, ROLLBACK, []).catch(() => {
      throw error
    })
  }
  await runCompiled(db, RELEASE, [])
  return outcome
}
