import { cors } from 'hono/cors'

import { pathOf } from './split-url.ts'

/** Where the API is. The console is not: it is for its own page only. */
export const API_PATHS = ['/travel/', '/admin/']

export function isOfApi(url: string): boolean {
  const path = pathOf(url)
  return API_PATHS.some((api) => path.startsWith(api))
}

/** What a page of another origin may read besides the body. */
const EXPOSED = ['X-Request-Id', 'Idempotent-Replayed', 'Retry-After']

/**
 * The API is for any page. Every answer is made with these, because to add a header to a finished one costs more than
 * all else that is done for it.
 */
export const ANY_ORIGIN = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': EXPOSED.join(','),
}

/** Answers the question that a browser asks before a call, and adds `ANY_ORIGIN` to what was made without. */
export const anyOrigin = cors({ origin: '*', exposeHeaders: EXPOSED, maxAge: 600 })
