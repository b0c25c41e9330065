/** The parts of the site whose files the worker caches. */
export type OfflinePart = 'tickets' | 'manifest'

/**
 * The header that names the owners of the answer: digests of the secrets that open it, separated by spaces; none if it is
 * public.
 */
export const OWNER_HEADER = 'Selat-Owner'
/** The header that says when the answer arrived, as an instant. */
export const KEPT_AT_HEADER = 'Selat-Kept-At'

/** The paths that are needed to show an order's tickets: the site, the order, its tickets, and the tenant's pictures. */
const keptPaths = /\/travel\/v1\/(base|asset\/.+|booking\/detail\/ord_\w+|order\/ord_\w+\/ticket)$/

export const isKeptPath = (pathname: string): boolean => keptPaths.test(pathname)

/** Returns the key of a stored answer: its path, because its query is the same for all who may read it. */
export function keptKey(url: string | URL): string {
  const { origin, pathname } = new URL(url)
  return origin + pathname
}

/** Returns the digests of the secrets that a call carries. */
export async function ownersOf(headers: Headers): Promise<string[]> {
  const secrets = ['Authorization', 'Booking-Token'].flatMap((name) => headers.get(name) ?? [])
  return Promise.all(secrets.map(digest))
}

async function digest(secret: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The question of a page to the worker: whether its last answer for a path came from the cache. */
export type CacheKey = { kind: 'kept-at'; url: string }
/** The instant of the cached answer; null if the network answered. */
export type CachedResponse = string | null
