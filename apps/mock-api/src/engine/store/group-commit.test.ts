import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { Kysely } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'

import { createGroupCommit } from './group-commit.ts'
import { migrateSqlite } from './migrations.ts'
import { nodeSqliteDialect, openNodeSqlite } from './node-sqlite.ts'
import { type Db, openStore } from './store.ts'

const row = (name: string) => ({ tenant: 'test', name, value: '0' })

async function openLogged() {
  const folder = mkdtempSync(join(tmpdir(), 'selat-group-'))
  const commits: string[] = []
  const { dialect } = nodeSqliteDialect(openNodeSqlite(join(folder, 'x.db')))
  const db: Db = new Kysely({
    dialect,
    log: ({ query }) => void (query.sql === 'commit' && commits.push(query.sql)),
  })
  onTestFinished(async () => {
    await db.destroy()
    rmSync(folder, { recursive: true })
  })
  await migrateSqlite(db)
  commits.length = 0
  const names = async () =>
    (await db.selectFrom('meta').select('name').orderBy('name').execute()).map(({ name }) => name)
  return { db, commits, names, transaction: createGroupCommit(db) }
}

it('API-4 transactions that come together are committed together, and each keeps or undoes its own', async () => {
  const { commits, names, transaction } = await openLogged()

  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) =>
      transaction(async (db) => {
        await db
          .insertInto('meta')
          .values(row(`n${String(index).padStart(2, '0')}`))
          .execute()
        if (index % 5 === 3) throw new Error(`no ${index}`)
        return index
      }),
    ),
  )

  expect(outcomes.map((outcome) => outcome.status === 'fulfilled' && outcome.value)).toEqual([
    ...[0, 1, 2, false, 4, 5, 6, 7, false, 9, 10, 11, 12, false, 14, 15, 16, 17, false, 19],
  ])
  expect(await names()).toEqual(
    [0, 1, 2, 4, 5, 6, 7, 9, 10, 11, 12, 14, 15, 16, 17, 19].map(
      (index) => `n${String(index).padStart(2, '0')}`,
    ),
  )
  expect(commits.length).toBe(1)
})

it('API-4 nobody is told of his success, or of a refusal, before the commit', async () => {
  const { commits, transaction } = await openLogged()
  const answered: number[] = []
  const tell = () => void answered.push(commits.length)

  await Promise.all([
    transaction((db) => db.insertInto('meta').values(row('a')).execute()).then(tell),
    transaction(() => Promise.reject(new Error('taken'))).catch(tell),
    transaction((db) => db.insertInto('meta').values(row('b')).execute()).then(tell),
  ])

  expect(answered).toEqual([1, 1, 1])
})

it('API-4 when the commit fails everybody fails, and the next group is not theirs', async () => {
  const { db, names, transaction } = await openLogged()

  const lost = await Promise.allSettled([
    transaction((trx) => trx.insertInto('meta').values(row('a')).execute()),
    transaction(async (trx) => {
      // This ends the transaction that the whole group shares, as a full disk would.
      await trx.executeQuery({ sql: 'rollback', parameters: [], query: {} } as never)
    }),
  ])
  await transaction((trx) => trx.insertInto('meta').values(row('z')).execute())

  expect(lost.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await names()).toEqual(['z'])
  expect(await db.selectFrom('carts').selectAll().execute()).toEqual([])
})

it('API-4 the version of a file changes with a group that wrote, and not with one that only read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'selat-group-'))
  const store = await openStore({ data: join(folder, 'x.db') })
  onTestFinished(async () => {
    await store.close()
    rmSync(folder, { recursive: true })
  })
  const read = () => store.transaction((db) => db.selectFrom('meta').selectAll().execute())
  const before = store.version()

  await Promise.all([read(), read()])
  const afterReading = store.version()
  await Promise.all([
    read(),
    store.transaction((db) => db.insertInto('meta').values(row('a')).execute()),
  ])

  expect(afterReading).toBe(before)
  expect(store.version()).not.toBe(before)
})

it('API-4 who asks a store that was closed is told so, and does not wait for ever', async () => {
  const store = await openStore()
  await store.close()
  const read = () => store.transaction((db) => db.selectFrom('meta').selectAll().execute())

  await expect(Promise.all([read(), read()])).rejects.toThrow('driver has already been destroyed')
})
