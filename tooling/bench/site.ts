import { join } from 'node:path'

import { type Browser, chromium } from '@playwright/test'

import { type Server, start, stop, untilReady } from '../dev/start.ts'
import { browserOfJourneys } from '../process/find-browser.ts'
import { freePort } from '../process/free-port.ts'
import { commandFile, root, run } from '../process/run.ts'

/**
 * Builds the storefront, serves it with a mock, and passes its address and a browser to `measure`.
 */
export async function withSite<Result>(
  measure: (address: string, browser: Browser) => Promise<Result>,
): Promise<Result> {
  const storefront = join(root, 'apps/storefront')
  const site = join(root, '.cache/bench-site')
  const vite = commandFile(storefront, 'vite')
  const options = [`--outDir=${site}`, '--logLevel=warn']
  const build = ['build', ...options, '--emptyOutDir']
  const { code } = await run('node', [vite, ...build], { cwd: storefront })
  if (code !== 0) throw new Error('The storefront does not build')

  const [mockPort, sitePort] = [await freePort(), await freePort()]
  const mock: Server = {
    name: 'mock',
    cwd: join(root, 'apps/mock-api'),
    args: ['--conditions=source', 'src/main.ts', '--port', String(mockPort)],
    env: {},
    ready: `http://localhost:${mockPort}/__mock/api/tenants`,
  }
  const preview: Server = {
    name: 'storefront',
    cwd: storefront,
    args: [vite, 'preview', ...options, '--port', String(sitePort)],
    env: { SELAT_MOCK_PORT: String(mockPort) },
    ready: `http://localhost:${sitePort}/`,
  }
  const children = [start(mock), start(preview)]
  try {
    await Promise.all([mock, preview].map((server, index) => ready(server, children[index])))
    const browser = await chromium.launch(await browserOfJourneys())
    try {
      return await measure(preview.ready, browser)
    } finally {
      await browser.close()
    }
  } finally {
    await stop(children)
  }
}

function ready(server: Server, child: ReturnType<typeof start> | undefined): Promise<Response> {
  if (!child) throw new Error(`${server.name} was not started`)
  return untilReady(server, child)
}
