import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Page } from '@playwright/test'

import { expectAccessible } from './support/accessibility.ts'
import { fourthSite, TENANTS_FOLDER } from './support/fourth-tenant.ts'
import {
  addToCart,
  chooseSailings,
  expectPage,
  fillContact,
  fillPassengers,
  goToCheckout,
  goToFooter,
  openResults,
  payBy,
  placeOrder,
} from './support/journey.ts'
import { openOwnSite, type OwnSite } from './support/own-site.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'
import { travellers } from './support/travellers.ts'

const BEACON = '/told'
const trip = { from: 'STL', to: 'BTC', depart: '2026-12-09', adults: 1 }

// One mock serves both journeys.
test.describe.configure({ mode: 'default' })

let folder: string
let site: OwnSite
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'selat-measured-'))
  await cp(TENANTS_FOLDER, folder, { recursive: true })
  const file = join(folder, 'johor', 'tenant.json')
  const tenant: object = JSON.parse(await readFile(file, 'utf8'))
  const analytics = { dataLayer: true, beacon: BEACON, consent: true }
  // This tenant sells in Singapore dollars, which PayNow takes, so that its payer stays on the site.
  await writeFile(file, JSON.stringify({ ...tenant, companyCurrency: 'SGD', analytics }))
  site = await openOwnSite({ tenants: folder })
})
test.afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true })
})

type Told = {
  name: string
  params: { currency?: string; value?: number; items: { item_id: string }[] }
}

/** Returns a list that collects all events that the page's site is told from now on. */
async function listen(page: Page): Promise<Told[]> {
  const told: Told[] = []
  await page.route(`**${BEACON}`, async (route) => {
    const { events }: { events: Told[] } = JSON.parse(route.request().postData() ?? '')
    told.push(...events)
    await route.fulfill({ status: 204 })
  })
  return told
}

const question = (page: Page) => page.getByRole('region', { name: t('consent:title') })

test('APP-6 an agency that asks for consent is told nothing before its visitor agrees, and nothing after they decline', async ({
  page,
}) => {
  const told = await listen(page)
  await page.goto(fourthSite(site.url))
  await expect(question(page)).toBeVisible()
  await expectAccessible(page, 'home with the question')

  await openResults(page, trip, fourthSite(site.url))
  await chooseSailings(page, '11:00')
  await question(page)
    .getByRole('button', { name: t('consent:decline') })
    .click()
  await expect(question(page)).toBeHidden()
  await addToCart(page)

  expect(told).toEqual([])
  expect(await page.evaluate(() => 'dataLayer' in globalThis)).toBe(false)
  await page.reload()
  await expectPage(page, t('cart:page.title'))
  await expect(question(page)).toBeHidden()
  const footer = await goToFooter(page)
  await footer.getByRole('button', { name: t('base:footer.measurement') }).click()
  await expect(question(page)).toContainText(t('consent:denied'))
})

test('APP-6 an agency is told each step from the list to the purchase, without personal data', async ({
  page,
}) => {
  const told = await listen(page)
  await page.goto(fourthSite(site.url))
  await question(page)
    .getByRole('button', { name: t('consent:allow') })
    .click()

  await openResults(page, trip, fourthSite(site.url))
  await chooseSailings(page, '11:00')
  await addToCart(page)
  await goToCheckout(page)
  await fillContact(page)
  await fillPassengers(page, travellers(trip, trip.depart))
  const order = await placeOrder(page)
  await payBy(page, 'PayNow QR')
  await site.desk.settle(order)
  await expectPage(page, t('payment:success.title'))

  await expect
    .poll(() => told.map(({ name }) => name))
    .toEqual(['view_item_list', 'select_item', 'add_to_cart', 'begin_checkout', 'purchase'])
  const [, , , , purchase] = told
  const { amount } = await site.desk.paymentOf(order)
  expect(purchase?.params).toMatchObject({
    transaction_id: order,
    currency: 'SGD',
    value: amount.amount / 10 ** amount.exponent,
  })
  expect(JSON.stringify(told)).not.toMatch(/passport|token|@/i)
})
