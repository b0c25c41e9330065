import { cors } from 'hono/cors'

import { pathOf } from './split-url.ts'

/** The paths of the API. The console is not among them, because only its own page may call it. */
export const API_PATHS = ['/travel/', '/admin/']

export function isOfApi(url: string): boolean {
  const path = pathOf(url)
  return API_PATHS.some((api) => path.startsWith(api))
}

/** The headers that a page of another origin may read. */
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
