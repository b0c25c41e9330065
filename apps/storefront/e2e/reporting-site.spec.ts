import type { Page } from '@playwright/test'
import { pageReports } from '@selat/command/page-report'

import { openReportingSite, type ReportingSite } from './support/reporting-site.ts'
import { untilTakenOver } from './support/taken-over.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

const attractions = (page: Page) =>
  page
    .getByRole('navigation')
    .getByRole('link', { name: t('common:products.attraction') })
    .first()

function reportsOf({ endpoint }: ReportingSite) {
  return endpoint.posted.flatMap(({ body }) => pageReports.parse(body).reports)
}

/** Returns a list that collects the paths of all requests that the page makes from now on. */
function listen(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  return asked
}

test('APP-6 failures and timings of a page are reported to the agency with route and build, and without personal data', async ({
  browser,
}) => {
  const site = await openReportingSite({ errors: 100, vitals: 100 })
  // The page fails on purpose, so it needs a device of its own: a failure on the test's device would fail the test.
  const page = await (await browser.newContext()).newPage()
  await page.goto(`${site.url}/contact?token=a1b2`)
  await untilTakenOver(page)
  const build = await page.locator('meta[name="build"]').getAttribute('content')
  await page.route('**/travel/v1/attraction?*', (route) => route.fulfill({ json: {} }))

  await attractions(page).click()
  await expect(
    page.getByRole('heading', { level: 1, name: t('common:error.genericTitle') }),
  ).toBeVisible()
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('Wei Ling is not a function')
    })
    void Promise.reject(new RangeError('K1234567A'))
  })
  await expect.poll(() => reportsOf(site).filter(({ kind }) => kind === 'error').length).toBe(3)
  await page.goto('about:blank')
  await expect
    .poll(() => reportsOf(site).flatMap((report) => (report.kind === 'vital' ? [report.name] : [])))
    .toEqual(expect.arrayContaining(['TTFB', 'FCP', 'LCP', 'CLS', 'INP']))
  await site.close()

  const reports = reportsOf(site)
  expect(new Set(reports.map((report) => report.build))).toEqual(new Set([build]))
  expect(new Set(reports.map((report) => report.site))).toEqual(new Set(['www.selat.test']))
  expect(new Set(reports.map((report) => report.page)).size).toBe(1)
  expect(reports.every(({ requestId }) => requestId !== null)).toBe(true)
  const errors = reports.flatMap((report) => (report.kind === 'error' ? [report] : []))
  expect(errors.map(({ source, route }) => [source, route])).toEqual([
    ['caught', '/attractions'],
    ['uncaught', '/attractions'],
    ['rejection', '/attractions'],
  ])
  expect(errors[0]?.frames[0]).toMatch(/^\/assets\/[\w-]+\.js:\d+:\d+$/)
  expect(errors[1]).toMatchObject({ name: 'TypeError', message: '… is not a function' })
  const vitals = reports.filter(({ kind }) => kind === 'vital')
  expect(new Set(vitals.map(({ route }) => route))).toEqual(new Set(['/contact']))
  expect(JSON.stringify(site.endpoint.posted)).not.toMatch(/Wei|K1234567A|a1b2|cookie/)
})

test('APP-6 by default a page reports nothing, and does not download the code for reports', async ({
  browser,
}) => {
  const site = await openReportingSite(null)
  const page = await (await browser.newContext()).newPage()
  const asked = listen(page)
  await page.goto(`${site.url}/contact`)
  await untilTakenOver(page)

  await page.evaluate(() => void Promise.reject(new RangeError('K1234567A')))
  await attractions(page).click()
  await expect(page).toHaveURL(/attractions$/)
  // The test waits for longer than reports are delayed.
  await page.waitForTimeout(3000)
  await page.goto('about:blank')

  expect(asked.filter((path) => /report|vitals/.test(path))).toEqual([])
  expect((await page.request.post(`${site.url}/page-reports`, { data: {} })).status()).toBe(404)
  await site.close()
  expect(site.endpoint.posted).toEqual([])
})
