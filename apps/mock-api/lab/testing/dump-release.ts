import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'

import { playRelease } from './play-release.ts'

// This script stores the data file of a release, so that tests check whether every later release can continue with it. It is
// a part of `pnpm release version`.
const packageFile = new URL('../../package.json', import.meta.url)
const { version } = JSON.parse(await readFile(packageFile, 'utf8')) as { version: string }
const target = new URL(`../../src/engine/store/releases/${version}`, import.meta.url)

const folder = await mkdtemp(join(tmpdir(), 'selat-release-'))
try {
  const data = join(folder, 'sandbox.db')
  const left = await playRelease(data)
  await writeFile(`${target.pathname}.sql`, dump(new DatabaseSync(data)))
  await writeFile(`${target.pathname}.json`, `${JSON.stringify(left, null, 2)}\n`)
  process.stdout.write(`Kept what ${version} leaves behind.\n`)
} finally {
  await rm(folder, { recursive: true })
}

/** Returns tables and rows as SQL, tables first. */
function dump(database: DatabaseSync): string {
  const schema = database
    .prepare(
      `select name, type, sql from sqlite_master where sql is not null order by type desc, rowid`,
    )
    .all()
  const rows = schema
    .filter(({ type }) => type === 'table')
    .flatMap(({ name }) =>
      database
        .prepare(`select * from ${String(name)} order by rowid`)
        .all()
        .map((row) => insert(String(name), row)),
    )
  database.close()
  const statements = schema.map(({ sql }) => String(sql))
  return [...statements, '-- rows', ...rows].join(';\n').replace(';\n-- rows;', ';\n-- rows')
}

function insert(table: string, row: Record<string, SQLOutputValue>): string {
  // The HTML of mails would be most of a dump, and no test needs it, so it is cut.
  if (typeof row['html_body'] === 'string') row['html_body'] = row['html_body'].slice(0, 100)
  const values = Object.values(row).map(literal).join(', ')
  return `insert into ${table} (${Object.keys(row).join(', ')}) values (${values})`
}

function literal(value: SQLOutputValue): string {
  if (value instanceof Uint8Array) return `X'${Buffer.from(value).toString('hex')}'`
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`
  return value === null ? 'null' : String(value)
}
