import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'

import { chromium } from '@playwright/test'

import { browserOfJourneys } from '../../process/find-browser.ts'
import { freePort } from '../../process/free-port.ts'

type Page = {
  /** The folder of the bundle. */
  folder: string
  /** The entry of the bundle, relative to the folder. */
  entry: string
  /** The origin of the API, which the page reaches at its own origin. */
  api: string
}

type Answer = { type: string; body: string | Uint8Array }

/**
 * Runs a bundle in a browser, and returns the title that the page gives itself. Throws what the page throws.
 */
export async function titleOfPage(page: Page): Promise<string> {
  const server = createServer((request, response) => {
    void answer(page, request.url ?? '/').then(
      ({ type, body }) => response.setHeader('Content-Type', type).end(body),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  const port = await freePort()
  await once(server.listen(port, 'localhost'), 'listening')
  const browser = await chromium.launch(await browserOfJourneys())
  try {
    const tab = await browser.newPage()
    const failed = new Promise<never>((_resolve, reject) => tab.once('pageerror', reject))
    await tab.goto(`http://localhost:${port}/`)
    await Promise.race([failed, tab.waitForFunction(() => document.title !== '')])
    return await tab.title()
  } finally {
    await browser.close()
    server.close()
  }
}

async function answer({ folder, entry, api }: Page, path: string): Promise<Answer> {
  if (path === '/')
    return {
      type: 'text/html',
      body: `<!doctype html><script type="module" src="/${entry}"></script>`,
    }
  if (!path.startsWith('/travel/'))
    return { type: 'text/javascript', body: readFileSync(join(folder, path)) }
  const answered = await fetch(api + path)
  return { type: answered.headers.get('Content-Type') ?? '', body: await answered.text() }
}
