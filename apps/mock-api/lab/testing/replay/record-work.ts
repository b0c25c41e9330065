import { openStore, type Store } from '../../../src/engine/store/store.ts'
import { type AskedStatement, recordStore } from './record-store.ts'
import type { Recording } from './recording.ts'
import { toRecording } from './to-recording.ts'

/** Records the statements of some work on a store in memory. */
export async function recordWork(work: (store: Store) => Promise<unknown>): Promise<Recording> {
  const asked: AskedStatement[] = []
  const store = await openStore({ instrument: (sqlite) => recordStore(sqlite, asked) })
  try {
    await work(store)
  } finally {
    await store.close()
  }
  return toRecording('', [{ titles: ['work'], stores: [asked] }])
}
