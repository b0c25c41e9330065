import { gzipSync } from 'node:zlib'

import { type Browser, type BrowserContextOptions, devices } from '@playwright/test'

import { withSite } from '../site.ts'

/** What `/` may cost before anybody touches it: 150 kB of compressed JavaScript. */
export const BUDGET_BYTES = 152_000

/** What a page with a list or a product may add to that: 30 kB. */
export const ROUTE_BUDGET_BYTES = 30_000

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

export type RouteLoad = { readonly path: string; readonly gzipBytes: number }

export type Loads = { readonly visits: FirstLoad[]; readonly routes: RouteLoad[] }

/** One page of each kind; the products are fixtures of the mock. */
const ROUTES = [
  '/hotels',
  '/hotels/htl_BTM-01',
  '/attractions',
  '/attractions/att_BTM-01',
  '/packages',
  '/packages/pkg_BTM-2D1N',
  '/transport',
  '/transport/trn_BTM-PT1',
  '/cruises',
  '/cruises/crs_01',
]

/** What a browser downloads of the built storefront until its network is idle, with nobody touching it. */
export function measureFirstLoad(): Promise<Loads> {
  return withSite(async (address, browser) => {
    const visits: FirstLoad[] = []
    for (const [screen, options] of Object.entries(SCREENS))
      visits.push({ screen, downloads: await visit(browser, address, options) })
    const home = new Set(visits.flatMap(({ downloads }) => downloads.map(({ file }) => file)))
    const routes: RouteLoad[] = []
    for (const path of ROUTES) {
      const downloads = await visit(browser, new URL(path, address).href, {})
      const added = downloads.filter(({ file, kind }) => kind === 'script' && !home.has(file))
      routes.push({ path, gzipBytes: added.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0) })
    }
    return { visits, routes }
  })
}

async function visit(
  browser: Browser,
  address: string,
  options: BrowserContextOptions,
): Promise<Download[]> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const bodies: Promise<Download[]>[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).origin === new URL(address).origin)
      bodies.push(response.body().then((body) => weigh(new URL(response.url()).pathname, body)))
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const downloads = (await Promise.all(bodies)).flat()
  await context.close()
  return downloads
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

/** Whether the home page is within its budget on every screen, and every route within its own. */
export function firstLoadHolds({ visits, routes }: Loads): boolean {
  return (
    visits.every((visited) => sumGzip(visited, 'script') <= BUDGET_BYTES) &&
    routes.every(({ gzipBytes }) => gzipBytes <= ROUTE_BUDGET_BYTES)
  )
}
