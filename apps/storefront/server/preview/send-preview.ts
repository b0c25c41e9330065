import { createHash } from 'node:crypto'

import type { Context } from 'hono'

/** Prices change, so a picture is kept for an hour only; many visitors request one that was posted, so an old one may serve. */
const KEPT = 'public, max-age=3600, stale-while-revalidate=86400'

export function sendPreview(context: Context, picture: Buffer<ArrayBuffer>): Response {
  const etag = `"${createHash('sha256').update(picture).digest('base64url').slice(0, 22)}"`
  context.header('Cache-Control', KEPT)
  context.header('ETag', etag)
  context.header('Content-Type', 'image/png')
  // The picture is meant for pages of other sites.
  context.header('Cross-Origin-Resource-Policy', 'cross-origin')
  if (context.req.header('if-none-match') === etag) return context.body(null, 304)
  return context.body(new Uint8Array(picture))
}
