import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'

import { PAGE_FILES, type PageFiles } from '../page-files.ts'
import { readTemplate, type Template } from './document.ts'

/** The document in which the browser renders a page, and its parts that a page rendered by the server needs, too. */
export type SiteDocument = { shell: string; template: Template }

/** The source of the document, scripts, styles and pictures of the storefront. */
export type SiteFiles = {
  document: () => Promise<SiteDocument>
  /** Adds the routes that serve the files. */
  serve: (app: Hono) => void
}

const YEAR = 'public, max-age=31536000, immutable'

/** Returns the files of a build, which do not change while the server runs. */
export function filesOfBuild(folder: string): SiteFiles {
  const shell = readFileSync(join(folder, 'index.html'), 'utf8')
  // the build has written this file in this type
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
      // The names of these files contain no hash of their content, so browsers must ask for them anew each time.
      app.get('/:file{[^/]+\\.[a-z0-9]+}', async (context, next) => {
        context.header('Cache-Control', 'no-cache')
        // The document without a page is there for the service worker.
        if (context.req.path.endsWith('.html')) context.header('X-Robots-Tag', 'noindex')
        return files(context, next)
      })
    },
  }
}
