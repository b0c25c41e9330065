import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

import { retryContention } from './retry-contention.ts'

/** What stands between a statement and the database. */
export type Disturb = (statement: string) => void

/** Runs a text of one or several statements without parameters, and gives the rows of the last one. */
export type SimpleQuery = (text: string) => Promise<Record<string, unknown>[]>

export type SharedPool = PostgresPool & {
  withClient<T>(work: (query: SimpleQuery) => Promise<T>): Promise<T>
}

/** More would only get in each other's way: serializable transactions that meet are done again. */
const CONNECTIONS = 10
/** So many stay when nobody asks: a new one takes longer than most calls. */
const KEPT_CONNECTIONS = 4
const CONNECT_MS = 10_000

const pools = new Map<string, { pool: Promise<pg.Pool>; users: number }>()

/** What a client has been told to look for tables in: needed only by statements that are written by hand. */
const searched = new WeakMap<pg.PoolClient, string>()

/** The pool of a database: one for all sandboxes of the process, gone with the last of them. */
export function sharePool(
  databaseUrl: string,
  { schema, disturb = () => undefined }: { schema?: string; disturb?: Disturb } = {},
): SharedPool {
  const shared = pools.get(databaseUrl) ?? { pool: openPool(databaseUrl), users: 0 }
  pools.set(databaseUrl, shared)
  shared.users += 1
  let isOpen = true
  const connect = async () => {
    if (!isOpen) throw new Error('The store is closed.')
    try {
      return await (await shared.pool).connect()
    } catch (error) {
      throw describe(error)
    }
  }
  return {
    options: {},
    connect: async () => {
      const client = await connect()
      try {
        if (schema !== undefined) await lookIn(client, schema)
        return toKyselyClient(client, disturb)
      } catch (error) {
        client.release(true)
        throw describe(error)
      }
    },
    end: async () => {
      if (!isOpen) return
      isOpen = false
      shared.users -= 1
      if (shared.users > 0) return
      pools.delete(databaseUrl)
      await (await shared.pool).end()
    },
    async withClient(work) {
      const client = await connect()
      let broken = false
      const query: SimpleQuery = async (text) => {
        try {
          const results = [await client.query(text)].flat()
          return results.at(-1)?.rows ?? []
        } catch (error) {
          broken = isLost(error)
          throw describe(error)
        }
      }
      try {
        return await work(query)
      } finally {
        client.release(broken)
      }
    },
  }
}

async function lookIn(client: pg.PoolClient, schema: string): Promise<void> {
  if (searched.get(client) === schema) return
  searched.delete(client)
  await client.query(`set search_path to "${schema}"`)
  searched.set(client, schema)
}

async function openPool(databaseUrl: string): Promise<pg.Pool> {
  // Only now: who has no database starts without its driver.
  const { default: driver } = await import('pg')
  const pool = new driver.Pool({
    connectionString: databaseUrl,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    min: KEPT_CONNECTIONS,
    idleTimeoutMillis: 30_000,
    application_name: 'selat-mock',
    types: { getTypeParser: parserOf(driver.types) },
    // Reading a range by its index locks the range; reading the whole table would lock out every writer of it.
    // That makes such a plan look dear, which must not be taken for a reason to compile it.
    options: '-c enable_seqscan=off -c jit=off -c timezone=UTC',
  })
  // A connection that breaks while nobody waits for it would end the process. Idle ones the pool has dropped already, and
  // of one in use the next statement fails.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => void client.on('error', () => undefined))
  return pool
}

const BYTEA = 17
const INT8 = 20
const NUMERIC = 1700

/** Sums and counts are numbers and bytes are bytes, as SQLite has them. */
function parserOf(types: typeof pg.types): pg.CustomTypesConfig['getTypeParser'] {
  return (type, format) => {
    if (Number(type) === INT8 || Number(type) === NUMERIC) return toNumber
    const parse: unknown = types.getTypeParser(type, format)
    if (Number(type) !== BYTEA || typeof parse !== 'function') return parse
    return (text: string) => {
      const bytes: Buffer = parse(text)
      return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length)
    }
  }
}

function toNumber(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value) && !text.includes('.'))
    throw new RangeError(`${text} is too large for a number.`)
  return value
}

function toKyselyClient(client: pg.PoolClient, disturb: Disturb): PostgresPoolClient {
  let inTransaction = false
  const run = async (text: string, parameters: readonly unknown[]) => {
    disturb(text)
    try {
      return await client.query(text, parameters.map(toParameter))
    } catch (error) {
      throw describe(error)
    }
  }
  const query = async (text: string, parameters: readonly unknown[]) => {
    if (text.startsWith('start transaction')) inTransaction = true
    // A statement by itself has done nothing when it fails; of a transaction only the whole can be done again.
    return inTransaction ? run(text, parameters) : retryContention(() => run(text, parameters))
  }
  return {
    // Of the two forms of a query Kysely uses the one without a cursor.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy),
  }
}

/** PostgreSQL has no text with a zero in it: it is stored, and found, as the sign for what cannot be shown. */
function toParameter(value: unknown): unknown {
  return typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '�') : value
}

// Class 08: the connection; 57P01 to 57P03: the server is being stopped or started.
const LOST = /^(08\w{3}|57P0[123]|E[A-Z]+)$/
const LOST_SAYINGS = /connection|not queryable|timeout/i

function isLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : null
  return code === null ? LOST_SAYINGS.test(error.message) : LOST.test(code)
}

/** One sentence when the database cannot be reached; other errors as they are. */
function describe(error: unknown): unknown {
  if (!isLost(error)) return error
  return new Error('The database cannot be reached, or has closed the connection.', {
    cause: error,
  })
}
