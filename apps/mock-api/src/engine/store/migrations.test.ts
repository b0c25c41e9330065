import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'

import { knownMigrations } from './migrations.ts'
import { openNodeSqlite } from './node-sqlite.ts'
import { openStore } from './store.ts'

it('CRT-1 a schema that is made at once is the one that all steps make', async () => {
  const stepped = openNodeSqlite(':memory:')
  onTestFinished(() => stepped.close())
  stepped.exec('create table schema_versions (name text primary key)')
  for (const { statements } of knownMigrations)
    for (const statement of statements('sqlite')) stepped.exec(statement)
  const first = await openStore() // The first store of a process learns the schema.
  await first.close()

  const atOnce = await openStore()
  onTestFinished(() => atOnce.close())

  const things = 'select type, name, tbl_name, sql from sqlite_master order by type, name'
  const { rows } = await sql.raw(things).execute(atOnce.db)
  expect(rows).toEqual(stepped.prepare(things).all())
  const versions = await sql<{ name: string }>`
    select name from schema_versions order by rowid`.execute(atOnce.db)
  expect(versions.rows).toEqual(knownMigrations.map(({ name }) => ({ name })))
})
