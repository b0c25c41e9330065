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
    const beyond = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    expect(beyond).toBe(0)
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
