import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'

import contract from '@selat/sdk/openapi.json' with { type: 'json' }
import { Hono } from 'hono'

import { borrowedAssets } from './borrowed-assets.ts'
import { problemsPage } from './problems-page.ts'
import { readableContract } from './readable-contract.ts'
import { referencePage } from './reference-page.ts'

/** The page may load only from this server, so that not even a mistake in it could fetch from elsewhere. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const PAGE = { 'Content-Security-Policy': POLICY, 'Referrer-Policy': 'same-origin' }

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
}
const OWN = ['reference.css', 'operations.css', 'reference.js', 'reference.svg']

/**
 * Creates the reference: the contract for people at `/docs`, its refusals at `/docs/problems`, and the contract for programs
 * at `/openapi.json`.
 */
export function createReference(): Hono {
  return (
    new Hono()
      .get('/docs', (c) => c.html(referencePage(), 200, PAGE))
      .get('/docs/', (c) => c.redirect('/docs', 301))
      .get('/docs/problems', (c) => c.html(problemsPage(), 200, PAGE))
      // The page of operations reads this form of the contract.
      .get('/docs/contract.json', (c) => c.json(readableContract()))
      .get('/docs/assets/:file', async (c) => {
        const asset = findAsset(c.req.param('file'))
        if (!asset) return c.notFound()
        return c.body(new Uint8Array(await readFile(asset)), 200, {
          'Content-Type': TYPES[extname(c.req.param('file'))] ?? 'application/octet-stream',
          'Cache-Control': 'public, max-age=3600',
          'X-Content-Type-Options': 'nosniff',
        })
      })
      .get('/openapi.json', (c) =>
        // The contract's server is this origin, under any name or port.
        c.json({ ...contract, servers: [{ url: '/' }] }, 200, {
          'Access-Control-Allow-Origin': '*',
        }),
      )
  )
}

/** Finds an asset beside this module: its own, and after a build those of other packages. */
function findAsset(file: string): URL | string | null {
  const beside = new URL(`./assets/${file}`, import.meta.url)
  if (OWN.includes(file)) return beside
  const isBuilt = existsSync(new URL('./assets/swagger-ui-bundle.js', import.meta.url))
  if (!isBuilt) return borrowedAssets().get(file) ?? null
  return /^[\w-]+(\.[\w-]+)+$/.test(file) && existsSync(beside) ? beside : null
}
