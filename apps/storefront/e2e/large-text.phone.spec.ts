import { isWiderThanWindow } from './support/accessibility.ts'
import { fillCart, openTicketInput, takeCart } from './support/direct-cart.ts'
import { logIn } from './support/log-in.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

// A phone of 390 px that shows everything twice as large, as people with low vision set it, lays its pages out in 195 px.
test.use({ viewport: { width: 195, height: 400 } })

for (const path of [
  '/',
  '/hotels',
  '/ferry-result?trip=one_way&from=HFC&to=BTC&depart=2026-12-12&adults=2',
  '/contact',
  '/find-booking',
  '/hotels/htl_BTM-04?checkIn=2026-12-10&checkOut=2026-12-13&rooms=2',
  '/attractions/att_SIN-01',
  '/packages/pkg_BTM-2D1N',
  '/transport/trn_BTM-PT1',
  '/cruises/crs_01',
  '/ferry/singapore-harbourfront-to-batam-centre',
  '/terminal/singapore-harbourfront',
  '/booking-policy',
])
  test(`APP-10 ${path} shows its menu and does not scroll sideways at twice the size on a phone`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')

    await expect(
      page.getByRole('button', { name: t('common:nav.openMenu'), exact: true }),
    ).toBeInViewport({ ratio: 1 })
    expect(await isWiderThanWindow(page)).toBe(false)
  })

test('APP-10 a cart keeps its words and its total whole at twice the size on a phone', async ({
  page,
}) => {
  await takeCart(page, await fillCart([openTicketInput()]))
  await page.goto('/cart')
  const price = page.locator('summary').filter({ hasText: t('cart:item.price') })
  await expect(price).toBeVisible()

  // The label has room for its word, and the amount is in a line of its own below it.
  expect(
    await price
      .locator('span')
      .first()
      .evaluate(({ clientHeight }) => clientHeight),
  ).toBeLessThan(40)
  const left = page.getByRole('timer').getByText(/^\d+:\d\d$/)
  expect(await left.evaluate(({ clientHeight }) => clientHeight)).toBeLessThan(30)
  expect(await isWiderThanWindow(page)).toBe(false)
})

test('APP-10 AGT-4 the customers of an agency do not scroll sideways at twice the size on a phone', async ({
  page,
  ownSite,
}) => {
  await page.goto(`${ownSite.agents}/customers`)
  await logIn(page, 'dewi', 'selat-demo-8')
  await expect(page.getByRole('link', { name: /Tan Wei Ling/ }).first()).toBeVisible()

  expect(await isWiderThanWindow(page)).toBe(false)
})

test('APP-10 a table of sailings that is wider than such a page scrolls by itself, with a name and by keyboard', async ({
  page,
}) => {
  await page.goto('/ferry/singapore-harbourfront-to-batam-centre')
  await page.waitForLoadState('networkidle')
  const table = page.getByRole('group', { name: /^Tomorrow/ }).first()

  await table.focus()
  await page.keyboard.press('ArrowRight')

  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  await expect(table.getByRole('table')).toBeVisible()
})
