import { board, openConsole } from './support/console.ts'
import { expect, test } from './support/test.ts'

test('ERR-4 a fault that is set with one press fails the next call only, and is shown in the log', async ({
  page,
  ownSandbox,
}) => {
  await openConsole(page, ownSandbox.url, '#/faults')
  await page.getByRole('combobox', { name: 'Path' }).fill('/travel/v1/company')
  await page.getByRole('button', { name: 'Next call answers 503' }).click()
  const rule = page.getByRole('listitem').filter({ hasText: '/travel/v1/company' })
  await expect(rule).toContainText('once, has not struck yet')

  const ask = () => page.request.get(`${ownSandbox.url}/travel/v1/company?system=4101`)
  expect([(await ask()).status(), (await ask()).status()]).toEqual([503, 200])

  await expect(rule).toContainText('spent')
  await board(page).press('3')
  await page.getByRole('link', { name: /company.*fault status=503/ }).click()
  const call = page.getByRole('article', { name: 'GET /travel/v1/company' })
  await expect(call.getByRole('region', { name: 'Answered' })).toContainText('service_unavailable')
})

test('ERR-4 the log shows no status for a call whose connection a fault broke', async ({
  page,
  ownSandbox,
}) => {
  const broken = { 'X-Mock-Fault': 'reset=before' }
  await page.request
    .get(`${ownSandbox.url}/travel/v1/company?system=4101`, { headers: broken })
    .catch(() => undefined)

  await openConsole(page, ownSandbox.url, '#/requests')

  const row = page.getByRole('link', { name: /company.*fault reset=before/ })
  await expect(row).toContainText('connection broke')
})

test('APP-10 the log does not move while the pointer moves over it', async ({
  page,
  ownSandbox,
}) => {
  const ask = (name: string) => page.request.get(`${ownSandbox.url}/travel/v1/${name}?system=4101`)
  await ask('company')
  await openConsole(page, ownSandbox.url, '#/requests')
  const rows = page.getByRole('list', { name: 'Requests, newest first' }).getByRole('listitem')
  await rows.first().hover()
  // The pointer keeps moving, because one that rests long enough lets new rows in.
  let x = 500
  const moving = setInterval(() => void page.mouse.move((x += 2), 260), 300)

  await ask('currency')
  const waiting = page.getByRole('button', { name: '1 new, show' })
  await expect(waiting).toBeVisible()
  await expect(rows).toHaveText([/company/])
  await waiting.click()

  await expect(rows).toHaveText([/currency/, /company/])
  clearInterval(moving)
})

test('API-4 the log marks the refused field in the body that was sent', async ({
  page,
  ownSandbox,
}) => {
  await page.request.post(`${ownSandbox.url}/travel/v1/auth/login?system=4101`, {
    data: { Username: 'weiling' },
  })

  await openConsole(page, ownSandbox.url, '#/requests?q=login')
  await page.getByRole('link', { name: /login/ }).click()

  const sent = page.getByRole('region', { name: 'Sent' })
  await expect(sent.locator('mark')).toContainText('/Password: required')
})
