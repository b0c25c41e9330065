import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it, onTestFinished } from 'vitest'

import { lastingStore } from '../../../lab/testing/fresh-store.ts'
import { openSandbox } from '../../../lab/testing/open-sandbox.ts'
import { TEST_SYSTEM, TEST_TENANTS } from '../../../lab/testing/test-tenants.ts'
import { createVisitor, TRAVEL_DATE } from '../../../lab/testing/visitor.ts'
import { readTenants } from './read-tenant-fixtures.ts'

const web = 'johor.selat.test'
const query = { system: TEST_SYSTEM, currency: 'MYR' }

const stay = { checkIn: TRAVEL_DATE, checkOut: '2026-12-14', rooms: '2' }

const openWithFolder = () => openSandbox({ tenants: TEST_TENANTS })

/** A tenant's folder whose site reports its events to `beacon`. */
function folderTelling(beacon: string): string {
  const root = mkdtempSync(join(tmpdir(), 'selat-telling-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  cpSync(TEST_TENANTS, root, { recursive: true })
  const file = join(root, 'johor/tenant.json')
  const analytics = { dataLayer: true, beacon, consent: true }
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), analytics }))
  return root
}

it('APP-6 a folder makes a tenant, whose host has its own name, colours, languages and rules', async () => {
  const { call } = await openWithFolder()

  const { body } = await call('getBase', { query: { system: 123, web } })

  expect(body).toMatchObject({
    System: TEST_SYSTEM,
    Web: web,
    Name: 'Tebrau Crossings',
    Theme: { Light: { Brand: '#2f6b2a' }, Dark: { Brand: '#97d08a' } },
    Products: ['ferry', 'hotel', 'attraction', 'transport'],
    Languages: ['EN', 'ID', 'ZHSM'],
    Currencies: ['MYR', 'SGD'],
    DefaultCurrency: 'MYR',
    PaymentMethods: ['FPX', 'PAYNOW', 'CARD'],
    RouteRules: [
      { From: '/jetty', To: '/ferry' },
      { From: '/arrival-card', To: 'https://imigresen-online.imi.gov.my/mdac/main' },
    ],
    ExternalHosts: ['imigresen-online.imi.gov.my'],
    Ferry: { DefaultFrom: 'STL', DefaultTo: 'BTC', BookableDays: 120 },
    Account: { BookingMode: 'guest', IsRegistrationOpen: true, PasswordMinLength: 12 },
  })
})

it('APP-6 a folder can name the recipients of its site’s events, and without one there are none', async () => {
  const ask = { query: { system: 123, web } }

  const telling = await openSandbox({ tenants: folderTelling('https://events.tebrau.example/in') })
  const silent = await openWithFolder()

  expect((await telling.call('getBase', ask)).body.Analytics).toEqual({
    DataLayer: true,
    Beacon: 'https://events.tebrau.example/in',
    Consent: true,
  })
  expect((await silent.call('getBase', ask)).body).not.toHaveProperty('Analytics')
})

it.each([
  'http://events.tebrau.example',
  '//events.tebrau.example',
  'https://a.example; img-src *',
])('APP-6 SUP-3 a folder that sends its events to %s is refused', async (beacon) => {
  await expect(openSandbox({ tenants: folderTelling(beacon) })).rejects.toThrow('/analytics/beacon')
})

it('APP-6 its currencies, company and policies are those of the folder', async () => {
  const { call } = await openWithFolder()

  const currencies = await call('listCurrencies', { query })
  const company = await call('getCompany', { query })
  const policy = await call('getBookingPolicy', { query, header: { 'Accept-Language': 'id' } })

  expect(currencies.body.Items.map(({ Code }) => Code)).toEqual(['MYR', 'SGD'])
  expect(company.body).toMatchObject({ Id: TEST_SYSTEM, LegalName: 'Tebrau Crossings Sdn Bhd' })
  expect(policy.body.Title).toBe('Kebijakan pemesanan')
  expect(policy.body.Markup).toContain('<h2>Masuk ke Malaysia</h2>')
})

it('APP-6 its pictures are served from the folder', async () => {
  const { fetch } = await openWithFolder()
  const get = (file: string) =>
    fetch(new Request(`http://sandbox.test/travel/v1/asset/johor/${file}`))

  const logo = await get('logo-light.svg')
  const other = await get('tenant.json')

  expect(logo.headers.get('Content-Type')).toBe('image/svg+xml')
  expect(logo.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  expect(await logo.text()).toContain('aria-label="Tebrau Crossings"')
  expect(other.status).toBe(404)
})

it('APP-6 it sells its products, by its operators, in its currency', async () => {
  const { call } = await openWithFolder()

  const hotels = await call('searchHotels', { query: { ...query, ...stay } })
  const cruises = await call('listCruises', { query })
  const sailings = await call('searchFerry', {
    query: { ...query, from: 'STL', to: 'BTC', dateFrom: TRAVEL_DATE, adults: 1 },
  })

  expect(hotels.body.Items.map(({ Id }) => Id)).toContain('htl_JHB-01')
  expect(hotels.body.Items.map(({ Stay }) => Stay?.Total.Currency)).toContain('MYR')
  expect(cruises.body.Items).toEqual([])
  const { Sailings } = sailings.body.Departures
  expect(new Set(Sailings.map(({ Operator }) => Operator))).toEqual(new Set(['JSX', 'SRL']))
  expect(Sailings[0]?.Offers[0]?.Fares.Adult.Currency).toBe('MYR')
})

it('APP-6 its orders are paid by its methods', async () => {
  const { sandbox } = await openWithFolder()
  const visitor = createVisitor(sandbox, query)
  const { cart } = await visitor.hold({}, { from: 'STL', to: 'BTC' })
  const placed = await visitor.place(cart)
  expect(placed.status).toBe(201)
  const { Order, BookingToken } = placed.body

  const methods = await visitor.of<{ Items: { Code: string }[] }>('listPaymentMethods', {
    order: Order,
    token: BookingToken,
  })

  expect(Order.TotalAmount.Currency).toBe('MYR')
  expect(methods.body.Items.map(({ Code }) => Code)).toEqual(['FPX', 'PAYNOW', 'CARD'])
})

it('APP-6 its accounts can log in with the documented passwords, on its own site only', async () => {
  const { call, refused } = await openWithFolder()
  const body = { Username: 'nurul', Password: 'selat-demo-8x' }

  const own = await call('login', { query: { system: TEST_SYSTEM }, body })
  const elsewhere = await refused('login', { body })

  expect(own.body.User.CurrencyObj.Code).toBe('MYR')
  expect(elsewhere.body.code).toBe('login_failed')
})

it('APP-6 the other tenants answer in the same way as without it', async () => {
  const [alone, together] = [
    await openSandbox({ seed: 's' }),
    await openSandbox({ seed: 's', tenants: TEST_TENANTS }),
  ]
  const hosts = ['www.selat.test', 'b2b.selat.test', 'riauline.selat.test']

  for (const host of hosts) {
    const start = { query: { system: 123, web: host } }
    expect((await together.call('getBase', start)).text).toBe(
      (await alone.call('getBase', start)).text,
    )
  }
  expect((await alone.refused('getBase', { query: { system: 123, web } })).body.code).toBe(
    'tenant_unknown',
  )
  expect(readTenants(TEST_TENANTS).slice(0, -1)).toEqual(readTenants())
})

it('APP-6 a store with orders of a tenant that is not served is refused', async () => {
  const store = await lastingStore()
  const { sandbox } = await openSandbox({ ...store, tenants: TEST_TENANTS })
  const visitor = createVisitor(sandbox, query)
  await visitor.place((await visitor.hold({}, { from: 'STL', to: 'BTC' })).cart)
  await sandbox.close()

  await expect(openSandbox(store)).rejects.toThrow(
    'The data has orders of the tenant johor, which is not served. Start with the --tenants that it was kept with.',
  )

  const again = await openSandbox({ ...store, tenants: TEST_TENANTS })
  expect(again.sandbox.services.tenants.bySystem(TEST_SYSTEM)?.name).toBe('Tebrau Crossings')
})
