import type { Page } from '@playwright/test'

import { expectAccessible, isWiderThanWindow } from './support/accessibility.ts'
import { fourthSite, fourthTenant, TENANTS_FOLDER } from './support/fourth-tenant.ts'
import { expectPage, goToFooter, leg, offer, openResults } from './support/journey.ts'
import { openOwnSite, type OwnSite } from './support/own-site.ts'
import { expect, test } from './support/test.ts'
import { messagesIn, t } from './support/texts.ts'

// The tests run in one worker, so that one mock serves both widths.
test.describe.configure({ mode: 'default' })

let site: OwnSite
test.beforeAll(async () => {
  site = await openOwnSite({ tenants: TENANTS_FOLDER })
})
test.afterAll(() => site.close())

const { name, tagline, theme } = fourthTenant

/** Returns the value that a seed colour of the theme has on the page. */
const seed = (page: Page, variable: string) =>
  page.evaluate(
    (wanted) => getComputedStyle(document.documentElement).getPropertyValue(wanted).trim(),
    variable,
  )

for (const [width, height] of [
  [1280, 800],
  [360, 740],
] as const) {
  test(`APP-2 APP-6 a tenant that is only a folder has a complete site at ${width} px`, async ({
    page,
  }) => {
    const home = fourthSite(site.url)
    await page.setViewportSize({ width, height })

    await page.goto(home)
    await expectPage(page, t('base:home.title'))
    await expect(page.getByRole('banner').getByRole('img', { name })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(name))
    await expect(page.getByText(tagline.EN)).toBeVisible()
    expect(await isWiderThanWindow(page)).toBe(false)

    expect(await seed(page, '--brand')).toBe(theme.light.brand)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => seed(page, '--brand')).toBe(theme.dark.brand)
    await page.emulateMedia({ colorScheme: 'light' })

    const products = (['ferry', 'hotel', 'attraction', 'transport'] as const).map((product) =>
      t(`common:products.${product}`),
    )
    const onPhone = width < 1024 ? [t('common:nav.manageBooking')] : []
    await expect(await productLinks(page, width)).toHaveText([...products, ...onPhone])
    await page.goto(`${home}/cruises`)
    await expectPage(page, t('common:error.notFoundTitle'))

    await page.goto(`${home}/jetty`)
    await page.waitForURL(`${home}/ferry`)
    await openResults(page, { from: 'STL', to: 'BTC', depart: '2026-12-09', adults: 1 }, home)
    await expect(offer(leg(page, 0), '11:00')).toContainText('RM 121.00')
    expect(await isWiderThanWindow(page)).toBe(false)

    await page.goto(`${home}/booking-policy`)
    await expect(page.getByRole('heading', { name: 'Entering Malaysia' })).toBeVisible()
    const footer = await goToFooter(page)
    const languages = footer.getByRole('button', { name: /English|Bahasa|文/ })
    await expect(languages).toHaveText(['English', 'Bahasa Indonesia', '简体中文（新加坡）'])
    await languages.nth(1).click()
    await expect(page.getByRole('heading', { name: 'Masuk ke Malaysia' })).toBeVisible()
    await page.goto(home)
    await expectPage(page, messagesIn('id')('base:home.title'))
    await expect(page.getByText(tagline.ID)).toBeVisible()
  })
}

test('APP-10 axe finds nothing in the colours of a tenant’s folder, light and dark, wide and narrow', async ({
  page,
}) => {
  const home = fourthSite(site.url)
  await page.goto(home)
  await expectPage(page, t('base:home.title'))
  await expectAccessible(page, 'home')

  await openResults(page, { from: 'STL', to: 'BTC', depart: '2026-12-09', adults: 1 }, home)
  await expect(offer(leg(page, 0), '11:00')).toBeVisible()
  await expectAccessible(page, 'results')
})

test('APP-6 the mock’s own tenants are unchanged beside a tenant from a folder', async ({
  page,
}) => {
  await page.goto(site.url)

  await expect(
    page.getByRole('banner').getByRole('img', { name: 'Nusa Strait Travel' }),
  ).toBeVisible()
  await expect(page.getByRole('banner').getByText('IDR')).toBeVisible()
})

async function productLinks(page: Page, width: number) {
  if (width >= 1024)
    return page.getByRole('navigation', { name: t('common:nav.main') }).getByRole('link')
  await page.getByRole('button', { name: t('common:nav.openMenu') }).click()
  const menu = page.getByRole('dialog', { name: t('common:nav.menu') })
  return menu.getByRole('navigation', { name: t('common:nav.main') }).getByRole('link')
}
