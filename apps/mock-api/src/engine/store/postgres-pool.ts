import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

import { retryContention } from './retry-contention.ts'

/** Is called with each statement before it goes to the database, and may throw. */
export type Disturb = (statement: string) => void

/** Runs a text of one or several statements without parameters, and returns the rows of the last one. */
export type SimpleQuery = (text: string) => Promise<Record<string, unknown>[]>

export type SharedPool = PostgresPool & {
  withClient<T>(work: (query: SimpleQuery) => Promise<T>): Promise<T>
}

/** The most connections. More would only increase contention, because serializable transactions that conflict run again. */
const CONNECTIONS = 10
/** The connections that stay open while idle, because opening one takes longer than most calls. */
const KEPT_CONNECTIONS = 4
const CONNECT_MS = 10_000

const pools = new Map<string, { pool: Promise<pg.Pool>; users: number }>()

/** The schema that each client searches for tables. Only hand-written statements need it. */
const searched = new WeakMap<pg.PoolClient, string>()

/** Returns the pool of a database. All sandboxes of the process share it, and it ends with the last of them. */
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
  // The driver is imported here, so that a process without a database does not load it.
  const { default: driver } = await import('pg')
  const pool = new driver.Pool({
    connectionString: databaseUrl,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    min: KEPT_CONNECTIONS,
    idleTimeoutMillis: 30_000,
    application_name: 'selat-mock',
    types: { getTypeParser: parserOf(driver.types) },
    // Reading a range by its index locks the range; reading the whole table would lock out every writer of it. Such a plan
    // looks expensive to PostgreSQL, which must not make it compile the plan (`jit`).
    options: '-c enable_seqscan=off -c jit=off -c timezone=UTC',
  })
  // An error of a connection that no statement waits for would end the process. The pool has already dropped idle connections,
  // and on a connection in use the next statement fails.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => void client.on('error', () => undefined))
  return pool
}

const BYTEA = 17
const INT8 = 20
const NUMERIC = 1700

/** Returns parsers that give sums and counts as numbers and bytes as `Uint8Array`, as SQLite does. */
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
    // A single statement that fails has done nothing, so it can run again. In a transaction only the whole can run again.
    return inTransaction ? run(text, parameters) : retryContention(() => run(text, parameters))
  }
  return {
    // Kysely calls a query in two forms, but without a cursor it uses only this one.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy),
  }
}

/** Replaces the zero character, which PostgreSQL cannot store in text, by U+FFFD, in values to store and in values to find. */
function toParameter(value: unknown): unknown {
  return typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '�') : value
}

// Class 08 stands for failures of the connection, 57P01 to 57P03 for a server that stops or starts.
const LOST = /^(08\w{3}|57P0[123]|E[A-Z]+)$/
const LOST_SAYINGS = /connection|not queryable|timeout/i

function isLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : null
  return code === null ? LOST_SAYINGS.test(error.message) : LOST.test(code)
}

/** Returns an error with one plain sentence if the database cannot be reached; else the error itself. */
function describe(error: unknown): unknown {
  if (!isLost(error)) return error
  return new Error('The database cannot be reached, or has closed the connection.', {
    cause: error,
  })
}
