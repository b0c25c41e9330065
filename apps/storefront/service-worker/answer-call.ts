import { OFFLINE_CACHE } from '../src/shared/app/offline-cache.ts'
import {
  KEPT_AT_HEADER,
  OWNER_HEADER,
  keptKey,
  ownersOf,
} from '../src/shared/kit/offline/worker-protocol.ts'

export type Surroundings = { caches: CacheStorage; fetch: (request: Request) => Promise<Response> }

/** The instants at which kept answers arrived, by path, if the path's last answer was a kept one. */
export const keptAt = new Map<string, string>()

/**
 * Returns the answer of the network, whatever its status. Only if there is none, returns the kept answer. An answer that
 * has owners is returned only to a request that carries the secret of one of them.
 */
export async function answerCall(
  request: Request,
  { caches, fetch }: Surroundings,
): Promise<Response> {
  const key = keptKey(request.url)
  try {
    const answer = await fetch(request)
    keptAt.delete(key)
    return answer
  } catch (error) {
    const kept = request.signal.aborted ? undefined : await findKept(request, key, caches)
    if (!kept) throw error
    keptAt.set(key, kept.headers.get(KEPT_AT_HEADER) ?? '')
    return kept
  }
}

async function findKept(request: Request, key: string, caches: CacheStorage) {
  const cache = await caches.open(OFFLINE_CACHE)
  const kept = await cache.match(key)
  const owners = kept?.headers.get(OWNER_HEADER)?.split(' ')
  if (!kept || !owners) return kept
  const callers = await ownersOf(request.headers)
  return callers.some((caller) => owners.includes(caller)) ? kept : undefined
}
