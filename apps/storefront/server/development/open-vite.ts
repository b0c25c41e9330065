import { randomBytes } from 'node:crypto'
import type { Server } from 'node:http'
import { join } from 'node:path'

import { createServer, type ViteDevServer } from 'vite'

const storefront = join(import.meta.dirname, '../..')

/** Opens Vite as a part of another server, which tells open pages of edits through that server's own port. */
export function openVite(server: Server): Promise<ViteDevServer> {
  return createServer({
    root: storefront,
    configFile: join(storefront, 'vite.config.ts'),
    appType: 'custom',
    // The policy stays as strict as that of the deployed site, so Vite's additions to a page carry this nonce.
    html: { cspNonce: randomBytes(16).toString('base64') },
    server: { middlewareMode: { server }, ws: { server } },
  })
}
