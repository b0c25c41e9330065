import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'

import { PAGE_FILES } from '../page-files.ts'
import type { PageFiles } from '../page-files.ts'
import { readTemplate } from './document.ts'
import type { Template } from './document.ts'

/** The document in which the browser renders a page, and what of it a rendered page has as well. */
export type SiteDocument = { shell: string; template: Template }

/** Where pages find the scripts, styles and pictures of the storefront. */
export type SiteFiles = {
  document: () => Promise<SiteDocument>
  /** Adds the addresses at which they are served. */
  serve: (app: Hono) => void
}

const YEAR = 'public, max-age=31536000, immutable'

/** Those of a build, which stay as they are for as long as the server runs. */
export function filesOfBuild(folder: string): SiteFiles {
  const shell = readFileSync(join(folder, 'index.html'), 'utf8')
  // What the build has written, and so of its form.
  const pageFiles = JSON.parse(readFileSync(join(folder, PAGE_FILES), 'utf8')) as PageFiles
  const document = Promise.resolve({ shell, template: { ...readTemplate(shell), pageFiles } })
  return {
    document: () => document,
    serve: (app) => {
      const files = serveStatic({ root: folder, precompressed: true })
      app.get('/assets/*', async (context, next) => {
        context.header('Cache-Control', YEAR)
        return files(context, next)
      })
      app.get('/assets/*', (context) => context.text('', 404, { 'Cache-Control': 'no-store' }))
      // Named without what is in them: asked for anew each time.
      app.get('/:file{[^/]+\\.[a-z0-9]+}', async (context, next) => {
        context.header('Cache-Control', 'no-cache')
        return files(context, next)
      })
    },
  }
}
