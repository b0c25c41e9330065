import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { inject, onTestFinished } from 'vitest'

import { sharePool } from '../store/postgres-pool.ts'
import type { StoreOptions } from '../store/store.ts'

export type TestStoreOptions = Pick<StoreOptions, 'data' | 'databaseUrl' | 'schema'>

/** The kind of store that this run is about. */
export const testStore = process.env['SELAT_TEST_STORE'] ?? 'memory'

/**
 * A store of the run's kind that is empty, and gone after the test. Two that are opened with the same are one store,
 * except in memory. Ask before opening it: what is asked for last goes first.
 */
export async function freshStore(kind = testStore): Promise<TestStoreOptions> {
  if (kind === 'memory') return {}
  if (kind === 'file') return { data: await freshFile() }
  if (kind === 'postgres') return freshSchema(inject('databaseUrl') ?? '')
  throw new Error(`SELAT_TEST_STORE is memory, file or postgres, not ${kind}.`)
}

/** A store that outlives those who open it: memory does not. */
export function lastingStore(): Promise<TestStoreOptions> {
  return freshStore(testStore === 'memory' ? 'file' : testStore)
}

/** The path of a file that is not there yet. */
export async function freshFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'selat-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return join(folder, 'sandbox.db')
}

function freshSchema(databaseUrl: string): TestStoreOptions {
  const schema = `selat_test_${randomBytes(6).toString('hex')}`
  onTestFinished(async () => {
    const pool = sharePool(databaseUrl)
    await pool.withClient((query) => query(`drop schema if exists ${schema} cascade`))
    await pool.end()
  })
  return { databaseUrl, schema }
}
