import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

import { toPostgresDdl } from '../../src/engine/store/postgres-ddl.ts'
import { sharePool } from '../../src/engine/store/postgres-pool.ts'
import type { TestStoreOptions } from './fresh-store.ts'
import type { ReleaseLeft } from './play-release.ts'

const folder = new URL('../../src/engine/store/releases/', import.meta.url)

/** Lists the versions with stored data. */
export function keptReleases(): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.replace(/\.sql$/, ''))
    .toSorted()
}

/** Reads the secrets and ids that are needed to continue with a release's data. */
export function readRelease(version: string): ReleaseLeft {
  return JSON.parse(read(`${version}.json`)) as ReleaseLeft // dump-release has written it
}

/** Creates a store in the given place as that release has left it. */
export async function loadRelease(version: string, place: TestStoreOptions): Promise<void> {
  const [schema = '', rows = ''] = read(`${version}.sql`).split('-- rows\n')
  if (place.data !== undefined) {
    const database = new DatabaseSync(place.data)
    database.exec(`${schema};${rows}`)
    return database.close()
  }
  const { databaseUrl = '', schema: name } = place
  const pool = sharePool(databaseUrl)
  const tables = schema.split(';\n').map(toPostgresDdl).join(';\n')
  const bytes = rows.replaceAll(/\bX'([0-9a-f]*)'/g, String.raw`'\x$1'`)
  await pool.withClient((query) =>
    query(`create schema "${name}"; set local search_path to "${name}"; ${tables}; ${bytes}`),
  )
  return pool.end()
}

function read(file: string): string {
  return readFileSync(new URL(file, folder), 'utf8')
}
