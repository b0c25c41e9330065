import { expectPage } from './support/journey.ts'
import { staticSite } from './support/sites.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

// A first visit has no data of earlier ones, and a site of static files begins without a rendered page.
test.use({ device: 'fresh', baseURL: staticSite })

const BASE = '**/travel/v1/base?*'

test('APP-1 APP-3 the first request asks for the base by host name, and a loading screen shows until it is there', async ({
  page,
}) => {
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  const asked: string[] = []
  await page.route(BASE, async (route) => {
    asked.push(new URL(route.request().url()).search)
    await gate
    await route.continue()
  })
  await page.goto('/')
  await expect(page.getByRole('status', { name: t('common:state.loading') })).toBeVisible()

  open()

  await expectPage(page, t('base:home.title'))
  await expect(page.getByRole('status', { name: t('common:state.loading') })).toHaveCount(0)
  expect(asked).toHaveLength(1)
  expect(asked[0]).toContain('system=123')
  expect(asked[0]).toContain('web=www.selat.test')
})

test('APP-3 APP-4 without a base the site still opens, and only the console tells the failure', async ({
  page,
}) => {
  const said: string[] = []
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
  await page.route(BASE, (route) => route.abort())

  await page.goto('/')

  await expectPage(page, t('base:home.title'))
  await expect(page.getByRole('status', { name: t('common:state.loading') })).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(said.join('\n')).toContain('The base configuration could not be loaded.')
})

test('SES-3 SES-4 a session that the base refuses is cleared, and the page reloads and says why', async ({
  page,
}) => {
  await page.goto('/')
  await expectPage(page, t('base:home.title'))
  await page.evaluate(() => localStorage.setItem('cartToken', 'of a session that ended'))
  let refusals = 0
  await page.route(BASE, async (route) => {
    refusals += 1
    if (refusals > 1) return route.continue()
    return route.fulfill({
      status: 401,
      contentType: 'application/problem+json',
      json: {
        type: 'about:blank',
        title: 'Unauthorized',
        status: 401,
        code: 'unauthorized',
        detail: 'Your session has ended.',
        params: {},
        errors: [],
        requestId: 'req_0000000000000001',
      },
    })
  })

  await page.reload({ waitUntil: 'commit' })

  const toast = page.getByRole('region', { name: t('common:toast.region') })
  await expect(toast).toContainText(t('common:toast.failed'))
  await expect(toast).toContainText('Your session has ended.')
  await expect.poll(() => refusals).toBe(2)
  await expectPage(page, t('base:home.title'))
  expect(await page.evaluate(() => localStorage.getItem('cartToken'))).toBeNull()
})

test('BENCH what lies below the first view is laid out once the page has started, before anybody scrolls there', async ({
  page,
}) => {
  await page.goto('/')

  const footer = page.getByRole('contentinfo')
  const link = footer.getByRole('link', { name: t('common:nav.privacyPolicy') })
  await expect
    .poll(() => link.evaluate((shown) => shown.checkVisibility({ contentVisibilityAuto: true })))
    .toBe(true)
})
