import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, inject, it } from 'vitest'

import { openStore, type Store } from '../../../src/engine/store/store.ts'
import { testStore } from '../fresh-store.ts'
import { findDifference, toQueries } from './find-difference.ts'
import { readRecording } from './recording.ts'
import { hashWith } from './sources.ts'

const ENGINES: Readonly<Record<string, string>> = { file: 'a file', postgres: 'PostgreSQL' }

/** The schema is shared by all tests of the process, because creating its tables takes longer than most tests. */
const schema = `selat_replay_${randomBytes(6).toString('hex')}`

/** Makes a test for each recorded test of a file, and replays it on the engine of this run. */
export function replayFile(testFile: string): void {
  const recording = readRecording(testFile, hashWith(inject('sources') ?? '', testFile))
  if (recording === null)
    throw new Error(
      `There is no recording of ${testFile}, or it is older than its sources. The project mock-api makes it.`,
    )
  const queries = toQueries(recording.queries, testStore === 'postgres' ? schema : null)
  const folder = mkdtempSync(join(tmpdir(), 'selat-'))
  let store: Store | null = null
  beforeAll(async () => {
    store = await openPlace(folder)
  })
  afterAll(async () => {
    await store?.close()
    rmSync(folder, { recursive: true, force: true })
  })
  for (const { titles, stores } of recording.tests)
    it(`${titles.join(' > ')} · replayed on ${ENGINES[testStore]}`, async () => {
      if (store === null) throw new Error('There is no store.')
      for (const steps of stores) expect(await findDifference(store, queries, steps)).toBeNull()
    })
}

/** Opens a store. Null if PostgreSQL is not installed, which skips each test (need-postgres.ts). */
async function openPlace(folder: string): Promise<Store | null> {
  if (testStore === 'postgres') {
    const databaseUrl = inject('databaseUrl')
    return databaseUrl === null ? null : openStore({ databaseUrl, schema })
  }
  return openStore({ data: join(folder, 'sandbox.db') })
}
