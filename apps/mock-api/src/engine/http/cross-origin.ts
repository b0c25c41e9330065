import { cors } from 'hono/cors'

import { pathOf } from './split-url.ts'

/** The paths of the API. The console is not among them, because only its own page may call it. */
export const API_PATHS = ['/travel/', '/admin/']

export function isOfApi(url: string): boolean {
  const path = pathOf(url)
  return API_PATHS.some((api) => path.startsWith(api))
}

/** The headers that a page of another origin may read. `Age` comes from a cache in front, and is counted with `Date`. */
const EXPOSED = ['X-Request-Id', 'Idempotent-Replayed', 'Retry-After', 'Date', 'Age']

/**
 * Headers that let any page read the answers of the API. Every answer is made with them, because adding a header to a
 * finished answer takes longer than everything else.
 */
export const ANY_ORIGIN = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': EXPOSED.join(','),
}

/** Answers the preflight request of a browser, and adds `ANY_ORIGIN` to answers that were made without it. */
export const anyOrigin = cors({ origin: '*', exposeHeaders: EXPOSED, maxAge: 600 })
