import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'

import { type BrowserContextOptions, chromium, devices, type LaunchOptions } from '@playwright/test'

import { type Server, start, stop, untilReady } from '../../dev/start.ts'
import { freePort } from '../../process/free-port.ts'
import { commandFile, root, run } from '../../process/run.ts'

/** What `/` may cost before anybody touches it: 150 kB of compressed JavaScript. */
export const BUDGET_BYTES = 150_000

export type Download = {
  readonly file: string
  readonly kind: 'script' | 'texts' | 'other'
  readonly bytes: number
  readonly gzipBytes: number
}

export type FirstLoad = { readonly screen: string; readonly downloads: readonly Download[] }

const SCREENS: Readonly<Record<string, BrowserContextOptions>> = {
  phone: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } },
  computer: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
}

/** What a browser downloads of the built storefront's home page until its network is idle, with nobody touching it. */
export async function measureFirstLoad(): Promise<FirstLoad[]> {
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
    return await visitAll(preview.ready)
  } finally {
    await stop(children)
  }
}

function ready(server: Server, child: ReturnType<typeof start> | undefined): Promise<Response> {
  if (!child) throw new Error(`${server.name} was not started`)
  return untilReady(server, child)
}

async function visitAll(address: string): Promise<FirstLoad[]> {
  const browser = await chromium.launch(await browserOfJourneys())
  try {
    const visits: FirstLoad[] = []
    for (const [screen, options] of Object.entries(SCREENS)) {
      const context = await browser.newContext(options)
      const page = await context.newPage()
      const bodies: Promise<Download[]>[] = []
      page.on('response', (response) => {
        if (new URL(response.url()).origin === new URL(address).origin)
          bodies.push(response.body().then((body) => weigh(new URL(response.url()).pathname, body)))
      })
      await page.goto(address, { waitUntil: 'networkidle' })
      visits.push({ screen, downloads: (await Promise.all(bodies)).flat() })
      await context.close()
    }
    return visits
  } finally {
    await browser.close()
  }
}

/** The browser of the storefront's own journeys; by its address, because packages do not import one another's insides. */
async function browserOfJourneys(): Promise<LaunchOptions> {
  const file = pathToFileURL(join(root, 'apps/storefront/e2e/browser.ts')).href
  const { findBrowser } = (await import(file)) as { findBrowser: () => Promise<LaunchOptions> }
  return findBrowser()
}

/** A file of the build by what a server that compresses would send. Answers of the API are no part of the build. */
function weigh(path: string, body: Buffer): Download[] {
  if (!path.startsWith('/assets/')) return []
  const kind = path.endsWith('.js') ? 'script' : path.endsWith('.json') ? 'texts' : 'other'
  const gzipBytes = gzipSync(body, { level: 9 }).length
  return [{ file: path.slice('/assets/'.length), kind, bytes: body.length, gzipBytes }]
}

export function sumGzip({ downloads }: FirstLoad, kind: Download['kind']): number {
  return downloads
    .filter((download) => download.kind === kind)
    .reduce((sum, { gzipBytes }) => sum + gzipBytes, 0)
}

/** Whether the home page is within its budget on every screen. */
export function firstLoadHolds(visits: readonly FirstLoad[]): boolean {
  return visits.every((visit) => sumGzip(visit, 'script') <= BUDGET_BYTES)
}
