import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'

import { type Context, Hono } from 'hono'

// React and its components set styles on elements, which this policy allows. They add no script or style sheet.
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const NOT_BUILT = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Selat sandbox</title>
  </head>
  <body>
    <h1>The console is not built yet</h1>
    <p>Build it with <code>pnpm --filter @selat/mock-api build</code> and open this page again.</p>
    <p>What it does is there already, as JSON: <a href="/__mock/api/info">/__mock/api/info</a>.</p>
  </body>
</html>
`

/** Serves the page of the console, and the page that logs in at a storefront's address. Both are built beforehand. */
export function servePage(builtIn: URL | null = findBuilt()) {
  return new Hono()
    .get('/', (c) => sendPage(c, builtIn, 'index.html'))
    .get('/enter', (c) => sendPage(c, builtIn, 'enter.html'))
    .get('/assets/:file', (c) => sendAsset(c, builtIn, c.req.param('file')))
}

/** Finds the folder `console` of the build, from the built module or from its source. */
function findBuilt(): URL | null {
  const folders = ['../../console/', '../../../dist/console/'].map(
    (path) => new URL(path, import.meta.url),
  )
  return folders.find((folder) => existsSync(new URL('index.html', folder))) ?? null
}

async function sendPage(c: Context, builtIn: URL | null, file: string): Promise<Response> {
  const folder = builtIn ?? findBuilt()
  const page = folder ? await readFile(new URL(file, folder), 'utf8') : NOT_BUILT
  return c.html(page, folder ? 200 : 503, {
    'Content-Security-Policy': PAGE_POLICY,
    'Referrer-Policy': 'same-origin',
    'Cache-Control': 'no-store',
  })
}

/** Sends an asset. Its name contains a hash of its content, so a browser fetches it only once. */
async function sendAsset(c: Context, builtIn: URL | null, file: string): Promise<Response> {
  const folder = builtIn ?? findBuilt()
  const assets = folder && new URL('assets/', folder)
  // Only a name that the build has made is served, so that no request leads elsewhere.
  if (!assets || !existsSync(assets) || !readdirSync(assets).includes(file)) return c.notFound()
  return c.body(new Uint8Array(await readFile(new URL(file, assets))), 200, {
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    'Cache-Control': 'public, max-age=31536000, immutable',
  })
}
