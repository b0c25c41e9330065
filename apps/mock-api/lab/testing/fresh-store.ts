import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { inject, onTestFinished } from 'vitest'

import { sharePool } from '../../src/engine/store/postgres-pool.ts'
import type { StoreOptions } from '../../src/engine/store/store.ts'
import { recordedStore } from './replay/record-tests.ts'

export type TestStoreOptions = Pick<StoreOptions, 'data' | 'databaseUrl' | 'schema' | 'instrument'>

/** The kind of store of this run. */
export const testStore = process.env['SELAT_TEST_STORE'] ?? 'memory'

/**
 * Makes an empty store of the run's kind for one test. Opening the same options twice gives the same store, except in
 * memory. Call it before anything is opened, because what is requested last is removed first.
 */
export async function freshStore(kind = testStore): Promise<TestStoreOptions> {
  if (kind === 'memory') return recordedStore()
  if (kind === 'file') return { data: await freshFile() }
  if (kind === 'postgres') return cleanSchema(inject('databaseUrl') ?? '')
  throw new Error(`SELAT_TEST_STORE is memory, file or postgres, not ${kind}.`)
}

/** Makes an empty place for a store that is closed and opened again. A store in memory does not support that. */
export async function lastingStore(): Promise<TestStoreOptions> {
  return testStore === 'postgres'
    ? newSchema(inject('databaseUrl') ?? '')
    : { data: await freshFile() }
}

/** Returns the path of a file that does not exist yet. */
export async function freshFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'selat-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return join(folder, 'sandbox.db')
}

/**
 * Schemas with empty tables, which earlier tests of the file have left. They are used again, because creating tables takes
 * longer than most tests.
 */
const clean: string[] = []

function cleanSchema(databaseUrl: string): TestStoreOptions {
  const schema = clean.pop() ?? nameSchema()
  onTestFinished(async () => {
    await ask(databaseUrl, emptying(schema))
    clean.push(schema)
  })
  return { databaseUrl, schema }
}

function newSchema(databaseUrl: string): TestStoreOptions {
  const schema = nameSchema()
  onTestFinished(() => ask(databaseUrl, dropping(schema)))
  return { databaseUrl, schema }
}

/** Drops the schemas that this file's tests have left. */
export async function dropSchemas(databaseUrl: string): Promise<void> {
  for (const schema of clean.splice(0)) await ask(databaseUrl, dropping(schema))
}

function nameSchema(): string {
  return `selat_test_${randomBytes(6).toString('hex')}`
}

function dropping(schema: string): string {
  return `drop schema if exists ${schema} cascade`
}

/** Deletes the rows of all tables except the list of migrations. */
function emptying(schema: string): string {
  return `do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = '${schema}' and tablename <> 'schema_versions'
    loop execute format('delete from ${schema}.%I', name); end loop;
  end $$`
}

async function ask(databaseUrl: string, statement: string): Promise<void> {
  const pool = sharePool(databaseUrl)
  await pool.withClient((query) => query(statement))
  await pool.end()
}
