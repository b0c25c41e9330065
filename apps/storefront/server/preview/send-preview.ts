import { createHash } from 'node:crypto'

import type { Context } from 'hono'

/** Prices change, and a picture that somebody has posted is asked for by many at once. */
const KEPT = 'public, max-age=3600, stale-while-revalidate=86400'

export function sendPreview(context: Context, picture: Buffer<ArrayBuffer>): Response {
  const etag = `"${createHash('sha256').update(picture).digest('base64url').slice(0, 22)}"`
  context.header('Cache-Control', KEPT)
  context.header('ETag', etag)
  context.header('Content-Type', 'image/png')
  // Pages of others show it: that is what it is for.
  context.header('Cross-Origin-Resource-Policy', 'cross-origin')
  if (context.req.header('if-none-match') === etag) return context.body(null, 304)
  return context.body(new Uint8Array(picture))
}
