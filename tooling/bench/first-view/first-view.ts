import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { type Browser, chromium } from '@playwright/test'

import { type Server, start, stop, untilReady } from '../../dev/start.ts'
import { buildApps } from '../../process/build-apps.ts'
import { browserOfJourneys } from '../../process/find-browser.ts'
import { freePort } from '../../process/free-port.ts'
import { root } from '../../process/run.ts'
import type { Product } from './floor/product-list.ts'
import { writeFloor } from './floor/write-floor.ts'
import { type Kept, untilInteractive } from './interactive.ts'
import { serveFloor } from './serve-floor.ts'
import { type View, visit } from './visit.ts'

/** A page with its measurements, one view for each round. */
export type Page = { readonly name: string; readonly views: readonly View[] }

export type FirstViews = {
  readonly floor: Page
  readonly prerendered: Page
  readonly pages: Page[]
}

/** Milliseconds from now to a day that always has sailings. */
const AHEAD_MS = 21 * 24 * 60 * 60 * 1000

/** Pages that a first visit can open. */
const publicPaths = (day: string) => ({
  home: '/',
  results: `/ferry-result?trip=one_way&from=HFC&to=BTC&depart=${day}&adults=2`,
  list: '/attractions',
  detail: '/attractions/att_BTM-01',
})

/** Pages that need a chosen sailing. */
const cartPaths = { cart: '/cart', checkout: '/checkout' }

/**
 * Measures our pages and two pages with only a list, one rendered in the browser and one static. Each round measures all of
 * them, so that other load on the machine affects all equally.
 */
export async function measureFirstViews(rounds: number): Promise<FirstViews> {
  if (!(await buildApps())) throw new Error('What is to be looked at does not build')
  const [mockPort, sitePort] = [await freePort(), await freePort()]
  const floorPort = await freePort()
  const api = `http://127.0.0.1:${mockPort}`
  const site = `http://localhost:${sitePort}`
  const servers: Server[] = [
    {
      name: 'mock',
      cwd: join(root, 'apps/mock-api'),
      args: ['dist/main.js', '--port', String(mockPort), '--storefront', site],
      env: {},
      ready: `${api}/__mock/api/tenants`,
    },
    {
      name: 'site',
      cwd: join(root, 'apps/storefront'),
      args: ['dist-server/main.js', '--api', api, '--port', String(sitePort)],
      env: { SELAT_LOG_LEVEL: 'error' },
      ready: `${site}/healthz`,
    },
  ]
  const children = servers.map(start)
  const folder = mkdtempSync(join(tmpdir(), 'selat-floor-'))
  const close: (() => unknown)[] = [() => stop(children), () => rmSync(folder, { recursive: true })]
  try {
    await Promise.all(servers.map((server, index) => untilReady(server, children[index]!)))
    await writeFloor(folder, await productsOf(api))
    const closeFloor = await serveFloor(folder, { api, port: floorPort })
    close.unshift(closeFloor)
    const newcomer = await openBrowser()
    close.unshift(() => newcomer.context.close())
    const buyer = await openBrowser()
    close.unshift(() => buyer.context.close())
    const paths = publicPaths(new Date(Date.now() + AHEAD_MS).toISOString().slice(0, 10))
    await fillCart(await buyer.context.newPage(), `${site}${paths.results}`)
    const slow = await chromium.launch(await browserOfJourneys())
    close.unshift(() => slow.close())
    const placesOf = (named: Record<string, string>, by: Pick<Place, 'port' | 'kept'>): Place[] =>
      Object.entries(named).map(([name, path]) => ({ name, address: site + path, ...by }))
    const floor = { address: `http://localhost:${floorPort}/client.html`, port: newcomer.port }
    const written = { ...floor, address: `http://localhost:${floorPort}/prerendered.html` }
    return await look(
      [
        { name: 'floor', ...floor },
        { name: 'prerendered', ...written },
        ...placesOf(paths, { port: newcomer.port }),
        ...placesOf(cartPaths, { port: buyer.port, kept: await buyer.context.storageState() }),
      ],
      rounds,
      slow,
    )
  } finally {
    // oxlint-disable-next-line no-await-in-loop -- each needs what is closed after it
    for (const end of close) await end()
  }
}

type OpenBrowser = {
  context: Awaited<ReturnType<typeof chromium.launchPersistentContext>>
  /** The port by which Lighthouse reaches the browser. */
  port: number
}

/** Opens a browser with storage of its own. */
async function openBrowser(): Promise<OpenBrowser> {
  const port = await freePort()
  const launched = await browserOfJourneys()
  const args = [...(launched.args ?? []), `--remote-debugging-port=${port}`]
  return { context: await chromium.launchPersistentContext('', { ...launched, args }), port }
}

/**
 * A page, the port by which Lighthouse reaches its browser, and what the slow phone has cached of earlier pages.
 */
type Place = { name: string; address: string; port: number; kept?: Kept }

async function look(places: readonly Place[], rounds: number, slow: Browser): Promise<FirstViews> {
  const views = new Map<string, View[]>(places.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds; round += 1)
    for (const { name, address, port, kept } of places) {
      // oxlint-disable-next-line no-await-in-loop -- one page has the machine for itself
      const view = await visit(address, port)
      // oxlint-disable-next-line no-await-in-loop -- as above
      views.get(name)?.push({ ...view, interactive: await untilInteractive(slow, address, kept) })
    }
  const [floor, prerendered, ...pages] = [...views].map(([name, seen]) => ({ name, views: seen }))
  if (!floor || !prerendered) throw new Error('The pages to compare with were not looked at')
  return { floor, prerendered, pages }
}

async function productsOf(api: string): Promise<Product[]> {
  const answer = await fetch(`${api}/travel/v1/attraction?system=4101&currency=IDR`)
  const { Items } = (await answer.json()) as { Items: Product[] } // the shape of this list in the contract
  return Items.map(({ Id, Name }) => ({ Id, Name }))
}

type Tab = Awaited<ReturnType<OpenBrowser['context']['newPage']>>

/** Adds the first sailing of a search to the cart, so that cart and checkout show something. */
async function fillCart(page: Tab, results: string): Promise<void> {
  await page.goto(results, { waitUntil: 'networkidle' })
  await page
    .getByRole('button', { name: /\d\d:\d\d.*Economy/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.waitForURL('**/cart**')
  await page.close()
}
