import { manifestDevice } from '../../kit/offline/manifest-device.ts'
import { sessionOwner } from './scan-queue.ts'

/** The age in milliseconds at which an answer is deleted, because work on sailings of the day before yesterday is over. */
const keptMs = 3 * 24 * 60 * 60_000

export type Kept<Data> = { data: Data; at: number }

/**
 * Returns the answer that the device keeps; null if there is none. The device wrote it itself, so it has the type of its path.
 */
export async function readKept<Data>(owner: string, path: string): Promise<Kept<Data> | null> {
  const device = await manifestDevice()
  const kept = await device?.get('answers', [owner, path])
  return kept ? { data: kept.data as Data, at: kept.at } : null // `cacheResponse` stored it under the same path
}

/**
 * Keeps an answer while its account is logged in. An answer that arrives later would stay on the device for the next account.
 */
export async function cacheResponse(owner: string, path: string, data: unknown, at: number) {
  const device = await manifestDevice()
  if (sessionOwner() === owner) await device?.put('answers', { owner, path, data, at })
}

export async function forgetKept(owner: string, path: string): Promise<void> {
  const device = await manifestDevice()
  await device?.delete('answers', [owner, path])
}

/** Changes a kept answer, if there is one, but not its age. */
export async function changeKept<Data>(
  owner: string,
  path: string,
  change: (data: Data) => Data,
): Promise<void> {
  const device = await manifestDevice()
  const transaction = device?.transaction('answers', 'readwrite')
  const kept = await transaction?.store.get([owner, path])
  if (kept) await transaction?.store.put({ ...kept, data: change(kept.data as Data) }) // the type is known as in `readKept`
  await transaction?.done
}

/** Returns all kept answers of a kind, such as every manifest that was opened here. */
export async function readAllKept<Data>(owner: string, kind: string): Promise<Data[]> {
  const device = await manifestDevice()
  const all = (await device?.getAllFromIndex('answers', 'owner', owner)) ?? []
  return all.filter(({ path }) => path.startsWith(kind)).map(({ data }) => data as Data) // the type is known as in `readKept`
}

/** Deletes the answers that are old, and those that another account opened here. */
export async function tidyAnswers(owner: string, now: number): Promise<void> {
  const device = await manifestDevice()
  if (!device) return
  const transaction = device.transaction('answers', 'readwrite')
  const all = await transaction.store.getAll()
  const gone = all.filter((kept) => kept.owner !== owner || now - kept.at > keptMs)
  await Promise.all([
    ...gone.map((kept) => transaction.store.delete([kept.owner, kept.path])),
    transaction.done,
  ])
}
