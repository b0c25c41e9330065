/** What of the site the worker keeps the files of. */
export type OfflinePart = 'tickets' | 'manifest'

/** Whose answer it is: digests of the secrets that open it, parted by spaces; none where everybody may have it. */
export const OWNER_HEADER = 'Selat-Owner'
/** When it came, as an instant. */
export const KEPT_AT_HEADER = 'Selat-Kept-At'

/** What an order's tickets need to be shown: the site, the order, its tickets, and the tenant's pictures. */
const keptPaths = /\/travel\/v1\/(base|asset\/.+|booking\/detail\/ord_\w+|order\/ord_\w+\/ticket)$/

export const isKeptPath = (pathname: string): boolean => keptPaths.test(pathname)

/** Answers are kept by their path: what is asked beside it is the same for whoever may read them. */
export function keptKey(url: string | URL): string {
  const { origin, pathname } = new URL(url)
  return origin + pathname
}

/** The digests of the secrets that a call carries. */
export async function ownersOf(headers: Headers): Promise<string[]> {
  const secrets = ['Authorization', 'Booking-Token'].flatMap((name) => headers.get(name) ?? [])
  return Promise.all(secrets.map(digest))
}

async function digest(secret: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What a page asks the worker: whether its last answer for a path was a kept one. */
export type CacheKey = { kind: 'kept-at'; url: string }
/** The instant of the kept answer; null when the network answered. */
export type CachedResponse = string | null
