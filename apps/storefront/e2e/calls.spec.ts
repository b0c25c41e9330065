import type { Request } from '@playwright/test'

import { setClockAhead } from '../src/test/set-clock-ahead.ts'
import { expectPage, openResults } from './support/journey.ts'
import { openList } from './support/products.ts'
import { signIn } from './support/saved.ts'
import { staticSite } from './support/sites.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

// These tests use static files, because a rendered page brings the data of its first calls with it.
test.use({ baseURL: staticSite })

const GENERAL = '/travel/v1/'
const ADMIN = '/admin/v1/'

test('API-1 API-2 every call names its site, and also a visitor’s currency or an account’s session', async ({
  page,
}) => {
  const calls: Request[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const isCall = pathname.startsWith(GENERAL) || pathname.startsWith(ADMIN)
    // The browser fetches pictures by itself, without these headers.
    if (isCall && request.resourceType() !== 'image') calls.push(request)
  })
  const told = () =>
    calls.splice(0).map((request) => {
      const { pathname, searchParams } = new URL(request.url())
      const isAdmin = pathname.startsWith(ADMIN)
      return {
        isAdmin,
        call: `${request.method()} ${pathname}`,
        system: searchParams.get('system'),
        currency: searchParams.get('currency'),
        bearer: request.headers()['authorization'],
      }
    })

  await openResults(page, { depart: '2026-12-12', adults: 1 })
  await expectPage(
    page,
    t('ferry:results.title', { from: 'HarbourFront, Singapore', to: 'Batam Centre, Batam' }),
  )
  const [start, ...rest] = told()
  expect(start).toMatchObject({ call: `GET ${GENERAL}base`, system: '123' })
  expect(rest.map(({ call }) => call)).toContain(`GET ${GENERAL}ferry/search`)
  for (const { call, ...one } of rest)
    expect(one, call).toEqual({
      isAdmin: false,
      system: '4101',
      currency: 'IDR',
      bearer: undefined,
    })

  await signIn(page)
  await expectPage(page, t('traveller:saved.title'))
  calls.length = 0
  await openList(page, 'attraction')
  await page.goBack()
  await expectPage(page, t('traveller:saved.title'))
  const own = told()
  expect(own).not.toEqual([])
  for (const { call, ...one } of own)
    expect(one, call).toMatchObject({
      system: '4101',
      currency: null,
      bearer: expect.stringMatching(/^Bearer \S+$/),
    })
})

test('API-5 data is not fetched again within five seconds, and is fetched again after them', async ({
  page,
}) => {
  let asked = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `${GENERAL}attraction`) asked += 1
  })
  await page.goto('/')
  await openList(page, 'attraction')
  const items = page.getByRole('main').getByRole('link', { name: /Barelang/ })
  await expect(items.first()).toBeVisible()
  const first = asked

  await openList(page, 'package')
  await openList(page, 'attraction')
  await expect(items.first()).toBeVisible()
  expect(asked).toBe(first)

  await page.evaluate(setClockAhead, 5_000)
  await openList(page, 'package')
  await openList(page, 'attraction')
  await expect.poll(() => asked).toBe(first + 1)
})
