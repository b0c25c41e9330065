import type { Context } from 'hono'

type Kept = { readonly bytes: Uint8Array; readonly media_type: string }

/**
 * Sends an uploaded picture, to be shown or saved. The headers prevent that it opens as a page at the console's own address.
 */
export function sendPicture(c: Context, { bytes, media_type }: Kept, name: string): Response {
  const ending = media_type.slice(media_type.indexOf('/') + 1)
  return c.body(new Uint8Array(bytes), 200, {
    'Content-Type': media_type,
    'Content-Disposition': `attachment; filename="${name}.${ending}"`,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  })
}
