import { expect, test as base } from '@playwright/test'
import { type ConsoleClient, createConsoleClient } from '@selat/mock-api/console'
import { createTravelClient } from '@selat/sdk'

import { bookFerry } from '../node-script/book-ferry.ts'

const site = `http://localhost:${process.env['PORT'] ?? 5173}`
const api = `http://localhost:${process.env['SELAT_MOCK_PORT'] ?? 4010}`

/** Each test has a sandbox of its own, which the browser names by its cookie and programs by a header. */
const test = base.extend<{ mock: ConsoleClient; sandbox: string }>({
  sandbox: async ({ context }, use, { testId }) => {
    const name = testId.slice(-12).replaceAll(/[^a-z0-9]/g, '0')
    await context.addCookies([{ name: 'mock_sandbox', value: name, url: site }])
    await use(name)
  },
  mock: async ({ sandbox }, use) => {
    const mock = createConsoleClient(api, { sandbox })
    await use(mock)
    await mock.sandboxes.remove(sandbox)
  },
})

test('a card is declined while the clock is stopped, and the payment stays pending', async ({
  page,
  mock,
  sandbox,
}) => {
  const { now } = await mock.clock.freeze()
  const inTwoWeeks = new Date(Date.parse(now) + 14 * 86_400_000).toISOString().slice(0, 10)
  const travel = createTravelClient({
    baseUrl: api,
    system: () => 4101,
    currency: () => 'IDR',
    language: () => 'en',
    token: () => null,
    fetch(request) {
      const call = new Request(request)
      call.headers.set('X-Mock-Sandbox', sandbox)
      return fetch(call)
    },
  })
  const { Order, BookingToken } = await bookFerry(travel, inTwoWeeks)

  await page.goto(`/order-detail?order=${Order.Id}&token=${BookingToken}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(Order.ConfirmationNumber)
  await page.goto(`/payment?order=${Order.Id}`)
  await page.getByRole('radio', { name: 'Credit or debit card' }).check()
  await page.getByRole('button', { name: 'Pay with Credit or debit card' }).click()
  await page.getByRole('link', { name: /card/i }).click()
  await page.getByRole('radio', { name: '4000 0000 0000 0002' }).check()
  await page.getByRole('button', { name: /^Pay / }).click()

  await expect(page.getByRole('alert')).toContainText('declined')
  const { payments } = await mock.payments.list()
  expect(payments.map(({ state }) => state)).toEqual(['pending'])
})
