import { OFFLINE_CACHE } from '../src/shared/app/offline-cache.ts'
import {
  KEPT_AT_HEADER,
  OWNER_HEADER,
  keptKey,
  ownersOf,
} from '../src/shared/kit/offline/worker-protocol.ts'

export type Surroundings = { caches: CacheStorage; fetch: (request: Request) => Promise<Response> }

/** When the answer for a path was a kept one. What the network answers is taken out. */
export const keptAt = new Map<string, string>()

/**
 * The network's answer, whatever it is. Only where there is none, the one that is kept, and that only for whoever
 * carries a secret of those it was kept for.
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
