import { expect, type Locator } from '@playwright/test'

import { findLayoutFaults } from './every-page/layout-faults.ts'
import { arrive } from './every-page/look-over.ts'
import { test } from './every-page/test.ts'
import { visits } from './every-page/visits.ts'
import { messagesOf, t } from './support/texts.ts'

// A screenshot of a failed test would add nothing, because the message says what is wrong and where.
test.use({ screenshot: 'off' })

/** The pages that show amounts, people and documents; `large-text.phone.spec.ts` has those that everybody opens first. */
const ROUTES = [
  '/agency',
  '/agency/team',
  '/agency/markup',
  '/customers',
  '/quotations',
  '/quotations/:id',
  '/quotation/:agency',
  '/wallet_balance',
  '/manifest',
  '/cart',
  '/checkout',
  '/order-history',
  '/order-detail',
  '/payment',
  '/success-payment',
  '/paid-dolphin',
  '/receipt',
]

/** The pages of a purchase, whose Chinese words have no spaces to break at. */
const IN_CHINESE = ['/checkout', '/payment', '/success-payment', '/paid-dolphin', '/receipt']

const opened = visits.filter(({ act }) => !act)
const views = [
  ...opened.filter(({ route }) => ROUTES.includes(route)).map((visit) => ({ visit, in: 'EN' })),
  ...opened
    .filter(({ route }) => IN_CHINESE.includes(route))
    .map((visit) => ({ visit, in: 'ZHTD' })),
]

for (const { visit, in: language } of views)
  test(`APP-10 ${visit.route}, ${visit.state}, in ${language}, keeps words and amounts whole at twice the size on a phone`, async ({
    visitors,
    world,
  }) => {
    const device = visitors[visit.who]
    const path = await visit.at(world, device)
    const page = await device.open(path, language, { look: 'light', width: 320 })

    // A phone of 390 px that shows everything twice as large lays its pages out in 195 px.
    await page.setViewportSize({ width: 195, height: 400 })
    await arrive(page)

    expect(await findLayoutFaults(page)).toEqual([])
  })

/** Returns the number of lines on which an element shows its words; an icon beside them is none. */
const linesOf = (shown: Locator) =>
  shown.evaluate((element) => {
    const words = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    const bottoms = words.flatMap((text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return [...range.getClientRects()].map(({ bottom }) => Math.round(bottom))
    })
    return new Set(bottoms).size
  })

test('APP-10 at twice the size the steps of a checkout keep their words whole', async ({
  visitors,
  world,
}) => {
  const device = visitors.guest
  await device.takeCart(await world.cart())
  const page = await device.open('/checkout', 'EN', { look: 'light', width: 320 })
  await page.setViewportSize({ width: 195, height: 400 })
  await arrive(page)

  const steps = page.getByRole('navigation', { name: t('order:steps.label') })
  expect(await linesOf(steps.getByText(t('order:steps.details'), { exact: true }))).toBe(1)
})

test('APP-10 at twice the size the buttons of a paid order have room for their words', async ({
  visitors,
  world,
}) => {
  const device = visitors.guest
  const paid = await world.paid()
  await device.takeBooking(paid)
  const path = `/success-payment?order=${paid.order}`
  const page = await device.open(path, 'ZHTD', { look: 'light', width: 320 })
  await page.setViewportSize({ width: 195, height: 400 })
  await arrive(page)

  const save = page.getByRole('button', { name: messagesOf('ZHTD')('ticket:action.pdf') })
  expect(await linesOf(save)).toBe(1)
})
