import { afterAll, beforeAll, beforeEach, inject } from 'vitest'

import { sharePool } from '../../src/engine/store/postgres-pool.ts'
import { dropSchemas } from './fresh-store.ts'

const databaseUrl = inject('databaseUrl')

// The pool stays open while the file runs, because otherwise each sandbox would connect again.
const pool = databaseUrl === null ? null : sharePool(databaseUrl)

// Connections are opened before the tests, so that concurrent calls run at the same time and none waits for a connection.
beforeAll(async () => {
  if (!pool) return
  await Promise.all(Array.from({ length: 4 }, () => pool.withClient((ask) => ask('select 1'))))
})
beforeEach((test) => test.skip(pool === null, 'PostgreSQL is not installed'))
afterAll(async () => {
  if (databaseUrl !== null) await dropSchemas(databaseUrl)
  await pool?.end()
})
