import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { proxy } from 'hono/proxy'

/**
 * Serves the two pages that ours are compared with, compressed in the same way and with the same API.
 */
export function serveFloor(
  folder: string,
  { api, port }: { api: string; port: number },
): Promise<() => void> {
  const app = new Hono()
  app.all('/travel/*', ({ req }) =>
    proxy(`${api}${req.path}${new URL(req.url).search}`, { raw: req.raw }),
  )
  app.use(compress())
  app.use(serveStatic({ root: folder }))
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, () =>
      resolve(() => server.close()),
    )
  })
}
