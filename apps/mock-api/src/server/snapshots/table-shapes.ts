import { Kysely } from 'kysely'

import { knownMigrations } from '../../engine/store/migrations.ts'
import type { Migration } from '../../engine/store/migrations/migration.ts'
import { nodeSqliteDialect, openNodeSqlite } from '../../engine/store/node-sqlite.ts'

export type Column = {
  readonly name: string
  readonly holds: 'text' | 'integer' | 'bytes'
  readonly isNullable: boolean
}

/** The tables of a schema, with their columns. */
export type Shapes = ReadonlyMap<string, readonly Column[]>

/** Tables with any columns, because copying does not depend on them. */
export type AnyTables = Record<string, Record<string, unknown>>

/** Tables that are not part of the state: versions of the schema, claims of running calls, and snapshots. */
const LEFT_OUT = new Set(['schema_versions', 'idempotency_claims', 'snapshots'])

/** Opens an empty store in memory with the tables after some migrations, for checks. */
export async function openTrial(steps: readonly Migration[]): Promise<Kysely<AnyTables>> {
  const database = openNodeSqlite(':memory:')
  database.exec('create table schema_versions (name text primary key)')
  const note = database.prepare('insert into schema_versions (name) values (?)')
  for (const { name, statements } of steps) {
    for (const statement of statements('sqlite')) database.exec(statement)
    note.run(name)
  }
  return new Kysely<AnyTables>({ dialect: nodeSqliteDialect(database).dialect })
}

/** Returns the tables of the state. */
export async function readShapes(db: Kysely<AnyTables>): Promise<Shapes> {
  const tables = await db.introspection.getTables()
  return new Map(
    tables
      .filter(({ name }) => !LEFT_OUT.has(name))
      .toSorted((first, second) => (first.name < second.name ? -1 : 1))
      .map(({ name, columns }) => [
        name,
        columns.map((column) => ({
          name: column.name,
          holds: typeOf(column.dataType),
          isNullable: column.isNullable,
        })),
      ]),
  )
}

let current: Promise<Shapes> | undefined

/** Returns the tables of the newest schema, which are the same in every engine. */
export function currentShapes(): Promise<Shapes> {
  current ??= (async () => {
    const trial = await openTrial(knownMigrations)
    try {
      return await readShapes(trial)
    } finally {
      await trial.destroy()
    }
  })()
  return current
}

function typeOf(declared: string): Column['holds'] {
  const type = declared.toLowerCase()
  if (type === 'text') return 'text'
  return type === 'blob' ? 'bytes' : 'integer'
}
