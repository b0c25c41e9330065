import { existsSync, readdirSync, rmSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'

import { sharePool, type SimpleQuery } from '../../engine/store/postgres-pool.ts'
import type { StoreOptions } from '../../engine/store/store.ts'
import { MAIN_SANDBOX, SANDBOX_NAME } from '../../operation/sandbox-name.ts'

/** The stores of one server's sandboxes: files beside each other, schemas of a database, or memory. */
export type SandboxStores = {
  readonly engine: 'memory' | 'file' | 'postgres'
  storeOf(name: string): StoreOptions
  /** The names of sandboxes that an earlier run, or another process, has stored. */
  names(): Promise<readonly string[]>
  /** Deletes the store of a sandbox that is not open. */
  remove(name: string): Promise<void>
  /**
   * Returns an id that differs for a later sandbox of the same name; null if there is no sandbox. Absent if only this
   * process can remove one.
   */
  readonly identityOf?: (name: string) => Promise<string | null>
}

export function openSandboxStores({
  data,
  databaseUrl,
}: Pick<StoreOptions, 'data' | 'databaseUrl'>): SandboxStores {
  if (databaseUrl !== undefined) return keepInDatabase(databaseUrl)
  if (data !== undefined) return keepInFiles(data)
  return {
    engine: 'memory',
    storeOf: () => ({}),
    names: async () => [],
    remove: async () => undefined,
  }
}

/** Stores sandboxes in files: `main` in `x.db` itself, `alice` in `x.alice.db` beside it. */
function keepInFiles(data: string): SandboxStores {
  const ending = extname(data)
  const stem = basename(data, ending)
  const fileOf = (name: string) =>
    name === MAIN_SANDBOX ? data : join(dirname(data), `${stem}.${name}${ending}`)
  const nameOf = (file: string) =>
    file.startsWith(`${stem}.`) && file.endsWith(ending)
      ? file.slice(stem.length + 1, file.length - ending.length)
      : ''
  return {
    engine: 'file',
    storeOf: (name) => ({ data: fileOf(name) }),
    names: async () => {
      const others = readdirSync(dirname(data))
        .map(nameOf)
        .filter((name) => SANDBOX_NAME.test(name) && name !== MAIN_SANDBOX)
      return existsSync(data) ? [MAIN_SANDBOX, ...others] : others
    },
    remove: async (name) => {
      for (const part of ['', '-wal', '-shm']) rmSync(`${fileOf(name)}${part}`, { force: true })
    },
  }
}

const SCHEMA_PREFIX = 'selat_'

/** Stores each sandbox in a schema of its own. */
function keepInDatabase(databaseUrl: string): SandboxStores {
  const schemaOf = (name: string) => `${SCHEMA_PREFIX}${name.replaceAll('-', '_')}`
  const ask = async <T>(work: (query: SimpleQuery) => Promise<T>): Promise<T> => {
    const pool = sharePool(databaseUrl)
    try {
      return await pool.withClient(work)
    } finally {
      await pool.end()
    }
  }
  return {
    engine: 'postgres',
    storeOf: (name) => ({ databaseUrl, schema: schemaOf(name) }),
    names: () =>
      ask(async (query) => {
        const schemas = await query(
          `select nspname as name from pg_namespace where nspname like '${SCHEMA_PREFIX.replace('_', String.raw`\_`)}%'`,
        )
        return schemas
          .map(({ name }) => String(name).slice(SCHEMA_PREFIX.length).replaceAll('_', '-'))
          .filter((name) => SANDBOX_NAME.test(name))
      }),
    identityOf: (name) =>
      ask(async (query) => {
        const [schema] = await query(
          `select oid::text as id from pg_namespace where nspname = '${schemaOf(name)}'`,
        )
        return schema ? String(schema['id']) : null
      }),
    remove: (name) =>
      ask(async (query) => {
        // Names match SANDBOX_NAME, so that the schema's name needs no escaping.
        await query(`drop schema if exists "${schemaOf(name)}" cascade`)
      }),
  }
}
