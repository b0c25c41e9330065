import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'

import { chromium } from '@playwright/test'

import { browserOfJourneys } from '../../process/find-browser.ts'
import { freePort } from '../../process/free-port.ts'

/**
 * Runs the uploads of a bundle in a browser while their server redirects them to another host, which does not allow the
 * site. Returns their results, and the secrets that the other host received.
 */
export async function redirectedUploads(
  folder: string,
  entry: string,
): Promise<{ results: string; leaked: string[] }> {
  const leaked: string[] = []
  const other = await serve((request, response) => {
    let text = JSON.stringify(request.headers)
    request.on('data', (part: Buffer) => (text += part))
    request.on('end', () => {
      leaked.push(...(text.match(/secret[- ]of[- ]the[- ]\w+/g) ?? []))
      response.end('{}')
    })
  })
  const site = await serve((request, response) => {
    const path = request.url ?? '/'
    if (path.startsWith('/travel/')) {
      request.resume()
      response.writeHead(307, { Location: `http://127.0.0.1:${other.port}/` }).end()
    } else if (path === '/') {
      response.setHeader('Content-Type', 'text/html')
      response.end(`<!doctype html><script type="module" src="/${entry}"></script>`)
    } else {
      response.setHeader('Content-Type', 'text/javascript')
      response.end(readFileSync(join(folder, path)))
    }
  })
  const browser = await chromium.launch(await browserOfJourneys())
  try {
    const tab = await browser.newPage()
    await tab.goto(`http://localhost:${site.port}/`)
    await tab.waitForFunction(() => document.title !== '')
    return { results: await tab.title(), leaked }
  } finally {
    await browser.close()
    other.close()
    site.close()
  }
}

async function serve(listener: RequestListener): Promise<{ port: number; close: () => void }> {
  const server = createServer(listener)
  const port = await freePort()
  await once(server.listen(port), 'listening')
  return { port, close: () => void server.close() }
}
