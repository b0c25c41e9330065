import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Hono } from 'hono'
import type { ViteDevServer } from 'vite'

import { prepareRendering } from '../../src/server/render-page.tsx'
import { createSite } from '../create-site.ts'
import { readTemplate } from '../document.ts'
import type { Log } from '../log.ts'
import type { Settings } from '../settings.ts'
import type { SiteDocument } from '../site-files.ts'
import { describeFailure } from './describe-failure.ts'

const STYLES = '@selat/ui/styles.css'

/** Creates the site server as it is deployed, except for the source of the pages' files and the messages about failures. */
export async function createSiteFromSource(
  vite: ViteDevServer,
  settings: Settings,
  log: Log,
): Promise<Hono> {
  const render = await prepareRendering()
  const files = { document: () => readDocument(vite), serve: () => undefined }
  return createSite({ settings, files, render, log, explain: describeFailure })
}

async function readDocument(vite: ViteDevServer): Promise<SiteDocument> {
  const html = await readFile(join(vite.config.root, 'index.html'), 'utf8')
  // The document is the same for every address, and Vite refuses one with a broken percent code.
  const shell = await vite.transformIndexHtml('/', html)
  return { shell, template: { ...readTemplate(shell), links: await linkToStyles(vite) } }
}

/**
 * Returns the link to the styles of every page. A build writes it. During development, styles come with the scripts,
 * for which a rendered page does not wait. By the id, Vite knows that the page has them, and updates the link when they
 * are edited.
 */
async function linkToStyles(vite: ViteDevServer): Promise<string> {
  const entry = join(vite.config.root, 'src/main.tsx')
  const resolved = await vite.environments.client.pluginContainer.resolveId(STYLES, entry)
  if (!resolved) throw new Error(`${STYLES} is not found.`)
  return `<link rel="stylesheet" href="/@fs${resolved.id}" data-vite-dev-id="${resolved.id}">`
}
