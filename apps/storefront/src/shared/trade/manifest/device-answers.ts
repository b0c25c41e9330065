import { manifestDevice } from '../../kit/offline/manifest-device.ts'
import { sessionOwner } from './scan-queue.ts'

/** Sailings of the day before yesterday are nobody's work any more. */
const keptMs = 3 * 24 * 60 * 60_000

export type Kept<Data> = { data: Data; at: number }

/** What the device has of an answer. It wrote it itself, so it has the type of its path. */
export async function readKept<Data>(owner: string, path: string): Promise<Kept<Data> | null> {
  const device = await manifestDevice()
  const kept = await device?.get('answers', [owner, path])
  return kept ? { data: kept.data as Data, at: kept.at } : null // written by `cacheResponse`, of the same path
}

/** Keeps an answer for as long as its account is logged in: one that comes later would stay for whoever is next. */
export async function cacheResponse(owner: string, path: string, data: unknown, at: number) {
  const device = await manifestDevice()
  if (sessionOwner() === owner) await device?.put('answers', { owner, path, data, at })
}

export async function forgetKept(owner: string, path: string): Promise<void> {
  const device = await manifestDevice()
  await device?.delete('answers', [owner, path])
}

/** Changes a kept answer, if there is one, and leaves it as old as it is. */
export async function changeKept<Data>(
  owner: string,
  path: string,
  change: (data: Data) => Data,
): Promise<void> {
  const device = await manifestDevice()
  const transaction = device?.transaction('answers', 'readwrite')
  const kept = await transaction?.store.get([owner, path])
  if (kept) await transaction?.store.put({ ...kept, data: change(kept.data as Data) }) // as in `readKept`
  await transaction?.done
}

/** All answers of a kind, such as every manifest that was opened here. */
export async function readAllKept<Data>(owner: string, kind: string): Promise<Data[]> {
  const device = await manifestDevice()
  const all = (await device?.getAllFromIndex('answers', 'owner', owner)) ?? []
  return all.filter(({ path }) => path.startsWith(kind)).map(({ data }) => data as Data) // as in `readKept`
}

/** Forgets what is old, and whatever another account opened here. */
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
