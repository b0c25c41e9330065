import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import type { Page } from '@playwright/test'

import { expectAccessible } from './support/accessibility.ts'
import { declarePaid } from './support/declared-payment.ts'
import { bookDirectly } from './support/direct-booking.ts'
import { cancelPaid } from './support/direct-refund.ts'
import { expectPage } from './support/journey.ts'
import { mock, sites } from './support/sites.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

const DAY = '2026-12-09'

async function openConsole(page: Page, site: string, hash = ''): Promise<void> {
  await page.goto(`${site}/__mock${hash}`)
  await expect(page.getByRole('time').first()).toBeVisible()
}

const board = (page: Page) => page.getByRole('banner')

test('CRT-2 by keyboard alone, time is stopped and moved on, and held seats come back', async ({
  page,
  ownSandbox,
}) => {
  const booked = await bookDirectly(ownSandbox.url, DAY)
  await openConsole(page, ownSandbox.url, `#/seats?way=HFC-BTC&date=${DAY}`)
  const held = page.getByText('1 held')
  await expect(held).toHaveCount(1)

  await page.keyboard.press('f')
  await expect(board(page)).toContainText('UTC frozen')
  await page.keyboard.press('2')
  await expectPage(page, 'Clock')
  const due = page.getByRole('listitem').filter({ hasText: booked.confirmationNumber })
  await expect(due).toContainText(/in 14 min \d+ s|in 15 min/)
  await page.keyboard.press('q')

  await expect(due).toHaveCount(0)
  await page.keyboard.press('7')
  await expectPage(page, 'Seats')
  await expect(page.getByText('0 held').first()).toBeVisible()
  await expect(held).toHaveCount(0)
  await page.keyboard.press('6')
  const payment = page.getByRole('article', { name: booked.confirmationNumber })
  await expect(payment).toContainText('expired')
})

test('APP-2 who is entered as at the console is logged in on the rendered site of that tenant', async ({
  page,
  context,
}) => {
  await openConsole(page, mock, '#/start')
  const enter = async (name: string) => {
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name, exact: true }).first().click()
    return opened
  }

  const customer = await enter('Enter as weiling')
  await expect(customer).toHaveURL(`${sites.agency}/`)
  await expectPage(customer, t('base:home.title'))
  await expect(customer.getByRole('banner')).toContainText('Wei Ling Tan')

  const agent = await enter('Enter as rizal')
  await expect(agent).toHaveURL(new RegExp(`^${sites.agents}/(?!login)`))
  await expect(agent.getByRole('banner')).toContainText('Rizal')

  const guest = await enter('Enter as a guest')
  await expectPage(guest, t('base:home.title'))
  await expect(guest.getByRole('banner')).not.toContainText('Wei Ling Tan')
})

test('APP-2 what the start page says of a first booking works as it is pasted', async ({
  page,
  ownSandbox,
}) => {
  await openConsole(page, ownSandbox.url)
  const panel = page.getByRole('main')
  await panel.getByText('Read it').click()
  const program = await panel.getByText('const api =').innerText()
  const [command = '', file = ''] = (await panel.getByText(/^node /).innerText()).split(' ')
  const folder = await mkdtemp(join(tmpdir(), 'selat-first-booking-'))
  await writeFile(join(folder, file), program)

  const { stdout } = await promisify(execFile)(command, [file], { cwd: folder })
  await rm(folder, { recursive: true })
  const [confirmationNumber = '', state] = stdout.trim().split(' ')
  await panel.getByRole('link', { name: 'Payments' }).click()

  expect(state).toBe('completed')
  await expect(page.getByRole('article', { name: confirmationNumber })).toContainText('completed')
})

test('ERR-4 a fault is set with a press, strikes once, and is seen in the log', async ({
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

test('APP-10 the log does not move under the hand', async ({ page, ownSandbox }) => {
  const ask = (name: string) => page.request.get(`${ownSandbox.url}/travel/v1/${name}?system=4101`)
  await ask('company')
  await openConsole(page, ownSandbox.url, '#/requests')
  const rows = page.getByRole('list', { name: 'Requests, newest first' }).getByRole('listitem')
  await rows.first().hover()
  // The hand stays: a pointer that rests long enough lets go.
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

test('APP-6 whom a site tells is set at the console, obeyed by its next load, and taken back by a reset', async ({
  page,
  ownSandbox,
}) => {
  const question = page.getByRole('region', { name: t('consent:title') })
  await openConsole(page, ownSandbox.url, '#/analytics')
  const form = page.getByRole('form', { name: 'Analytics of Nusa Strait Travel' })
  const beacon = form.getByRole('textbox', { name: 'Beacon' })
  await beacon.fill('http://events.example/in')
  await form.getByRole('button', { name: 'Set' }).click()
  await expect(beacon).toHaveAccessibleErrorMessage(/begins with https:/)
  await expect(beacon).toHaveValue('http://events.example/in')

  await beacon.fill('/told')
  await expect(beacon).not.toHaveAccessibleErrorMessage(/./)
  await form.getByRole('button', { name: 'Set' }).click()
  // Exactly: the message of what was done says it as well, after the site's name.
  await expect(
    page.getByText('Sends to /told, once a visitor has agreed', { exact: true }),
  ).toBeVisible()

  await page.goto(ownSandbox.url)
  await expect(question).toBeVisible()
  const again = page
    .getByRole('contentinfo')
    .getByRole('button', { name: t('base:footer.measurement') })
  await expect(again).toBeVisible()

  await openConsole(page, ownSandbox.url)
  await page.getByRole('button', { name: 'Reset main' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto(ownSandbox.url)
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
  await expect(again).toHaveCount(0)
  await expect(question).toHaveCount(0)
})

test('API-4 what was refused is marked in the body that was sent', async ({ page, ownSandbox }) => {
  await page.request.post(`${ownSandbox.url}/travel/v1/auth/login?system=4101`, {
    data: { Username: 'weiling' },
  })

  await openConsole(page, ownSandbox.url, '#/requests?q=login')
  await page.getByRole('link', { name: /login/ }).click()

  const sent = page.getByRole('region', { name: 'Sent' })
  await expect(sent.locator('mark')).toContainText('/Password: required')
})

test('CHK-8 CHK-10 a proof is looked at and approved, and the mail with the tickets is read', async ({
  page,
  ownSandbox,
}) => {
  const booked = await bookDirectly(ownSandbox.url, DAY)
  await declarePaid(ownSandbox.url, booked)
  await openConsole(page, ownSandbox.url, '#/payments')
  const payment = page.getByRole('article', { name: booked.confirmationNumber })
  const picture = payment.getByRole('img', { name: 'Proof receipt.png' })
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(64)

  await payment.getByRole('button', { name: 'Approve' }).click()

  await expect(payment).toContainText('succeeded')
  await board(page).press('5')
  await page.getByRole('link', { name: /e-tickets/ }).click()
  const mail = page.getByRole('article', { name: /e-tickets/ })
  await expect(mail.frameLocator('iframe').getByRole('heading').first()).toBeVisible()
  await expect(mail.getByRole('button', { name: 'Copy Confirmation number' })).toBeVisible()
  await expect(mail.getByRole('link', { name: 'Open' })).toHaveAttribute(
    'href',
    new RegExp(`^${sites.agency}/order-detail\\?order=${booked.order}`),
  )
  await mail.getByRole('combobox', { name: 'As sent by' }).selectOption('b2b')
  await mail.getByRole('combobox', { name: 'In language' }).selectOption('ZH')
  const elsewhere = new RegExp(`^${sites.agents}/order-detail\\?order=${booked.order}`)
  const framed = mail.frameLocator('iframe')
  await expect(framed.getByRole('link', { name: '打开我的订单' })).toHaveAttribute(
    'href',
    elsewhere,
  )
  await expect(framed.getByRole('img').first()).toBeVisible()
  await mail.getByText('Plain text').click()
  await expect(mail.locator('pre')).toContainText('打开我的订单')
  await expect(mail.getByRole('link', { name: 'Open' })).toHaveAttribute('href', elsewhere)
})

test('CHK-11 CHK-3 an order that was paid and given back is drawn: the way of its money, and its states', async ({
  page,
  ownSandbox,
}) => {
  const booked = await bookDirectly(ownSandbox.url, DAY)
  const { confirmationNumber } = booked
  await cancelPaid(ownSandbox, booked)
  await openConsole(page, ownSandbox.url, '#/refunds')
  const refund = page.getByRole('article', { name: confirmationNumber })
  await refund.getByRole('button', { name: 'Money arrives now' }).click()
  await expect(refund).toContainText('arrived')
  await refund.getByRole('link', { name: confirmationNumber }).click()

  await expectPage(page, `Order ${confirmationNumber}`)
  const money = page.getByRole('img', { name: '3 transfers between 3 accounts' })
  await expect(money).toContainText(/capture.*1refund owed.*2refund paid.*3/)
  const transfers = page.getByRole('table', { name: 'The transfers of this order' })
  await expect(transfers.getByRole('row')).toHaveText([
    /^No/,
    /capture\s*QRIS\s*Sales\s*IDR/,
    /refund owed\s*Sales\s*Refunds payable\s*IDR/,
    /refund paid\s*Refunds payable\s*QRIS\s*IDR/,
  ])
  await expect(page.getByRole('row', { name: /^Sum in IDR.*IDR 0 balanced$/ })).toBeVisible()
  const states = page.getByRole('img', { name: `States of Order ${confirmationNumber}` })
  await expect(states).toHaveAccessibleName(/now CANCELLED$/)
  await expect(
    page
      .getByRole('table', { name: `States that Order ${confirmationNumber} went through` })
      .getByRole('row'),
  ).toHaveText([/^State/, /^ENTRY/, /^POSTED\s*post/, /^CANCELLED\s*refund/])
  await expectAccessible(page, 'order')

  await page.getByRole('link', { name: 'The whole ledger' }).click()
  await expectPage(page, 'Ledger')
  await page.getByRole('searchbox').filter({ visible: true }).fill(confirmationNumber)
  await page.getByRole('link', { name: confirmationNumber }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: `Order ${confirmationNumber}` }),
  ).toBeFocused()
})

test('ERR-3 a scenario is found by its code and played, and nothing here changes', async ({
  page,
}) => {
  await openConsole(page, mock, '#/scenarios?q=hold_expired')
  await page
    .getByRole('link', { name: /hold_expired/ })
    .first()
    .click()

  await page.getByRole('button', { name: 'Run', exact: true }).click()

  const play = page.getByRole('article')
  await expect(play.getByText('as the table says', { exact: true })).toBeVisible()
  await expect(play.getByRole('region', { name: 'Answered' }).last()).toContainText('hold_expired')
  await expect(
    play.getByRole('button', { name: 'Copy curl commands' }).or(play.getByText('Copy as curl')),
  ).toBeVisible()
})

test('CRT-2 a sandbox is kept in a snapshot and taken up again', async ({ page, ownSandbox }) => {
  const kept = await bookDirectly(ownSandbox.url, DAY)
  await openConsole(page, ownSandbox.url, '#/snapshots')
  await page.getByRole('textbox', { name: 'Name' }).fill('one-order')
  await page.getByRole('button', { name: 'Save the sandbox' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'one-order' })).toBeVisible()
  const later = await bookDirectly(ownSandbox.url, DAY)

  await page.getByRole('button', { name: 'Load one-order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Load' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await board(page).press('6')
  await expect(page.getByRole('article', { name: kept.confirmationNumber })).toBeVisible()
  await expect(page.getByRole('article', { name: later.confirmationNumber })).toHaveCount(0)
})

test('ERR-4 a name that no snapshot can have is told the rule of names, and stays to be mended', async ({
  page,
  ownSandbox,
}) => {
  await openConsole(page, ownSandbox.url, '#/snapshots')
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.fill('My first order')
  await page.getByRole('button', { name: 'Save the sandbox' }).click()

  await expect(name).toHaveAccessibleErrorMessage(
    'Small letters, figures, dots, hyphens and underscores; a letter or figure first; at most 64.',
  )
  await expect(name).toHaveValue('My first order')

  await name.fill('my-first-order')
  await page.getByRole('button', { name: 'Save the sandbox' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'my-first-order' })).toBeVisible()
})

test('SES-1 in a sandbox of their own, one enters the storefront as somebody with one press', async ({
  page,
  ownSite,
}) => {
  const booked = await bookDirectly(ownSite.url, DAY)
  await openConsole(page, ownSite.url)
  await board(page).press('s')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Sandboxes' }).getByRole('textbox').fill('alice')
  await page.keyboard.press('Enter')
  await expect(board(page).getByRole('button', { name: 'Sandbox alice' })).toBeVisible()

  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Enter as weiling' }).click()
  const storefront = await opened
  await expectPage(storefront, t('base:home.title'))
  await expect(storefront.getByRole('banner')).toContainText('Wei Ling')

  await board(page).press('3')
  await expect(page.getByRole('link', { name: /auth\/login/ })).toBeVisible()
  await board(page).press('6')
  await expect(page.getByText('No orders yet')).toBeVisible()
  await board(page).press('1')
  await page.getByRole('button', { name: 'Remove alice' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(board(page).getByRole('button', { name: 'Sandbox main' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Remove alice' })).toHaveCount(0)
  await board(page).press('6')
  await expect(page.getByRole('article', { name: booked.confirmationNumber })).toBeVisible()
})

test('APP-4 when the mock goes, the console says so, keeps what it shows, and comes back with it', async ({
  page,
  ownSite,
}) => {
  await openConsole(page, ownSite.url)
  const tenant = page.getByRole('heading', { name: 'Nusa Strait Travel' })
  await expect(tenant).toBeVisible()

  await ownSite.kill()

  const note = page.getByText('The mock does not answer')
  await expect(note).toBeVisible()
  await expect(tenant).toBeVisible()
  await ownSite.start()
  await expect(note).toHaveCount(0)
  await expect(board(page)).toContainText('UTC running')
})

// Narrowed down to a few rows: axe looks at each of them, and all are made alike. Beside it what it has to show by then.
const sections = [
  {
    start: 'Nusa Strait Travel',
    clock: /^The refund of .+ arrives$/,
    'requests?q=refund': '/refund/quote',
    reports: 'No page has reported yet',
    faults: 'Next call answers 503',
    analytics: 'Sends nothing',
    mails: 'e-tickets',
  },
  {
    'payments?show=open': 'Approve',
    refunds: 'Money arrives now',
    'seats?way=HFC-WFC': 'held',
    'scenarios?q=login': 'The password is not that of the account.',
    snapshots: 'Save the sandbox',
    ledger: 'IDR',
  },
].map((part) => Object.entries(part))
const nameOf = (section: string) => section.split('?')[0] ?? ''

for (const part of sections)
  test(`APP-10 axe finds nothing in the console's ${part.map(([section]) => nameOf(section)).join(', ')}`, async ({
    page,
    ownSandbox,
  }) => {
    test.slow()
    await declarePaid(ownSandbox.url, await bookDirectly(ownSandbox.url, DAY))
    await cancelPaid(ownSandbox, await bookDirectly(ownSandbox.url, DAY))
    for (const [section, shows] of part) {
      await openConsole(page, ownSandbox.url, `#/${section}`)
      await expectPage(page, new RegExp(nameOf(section), 'i'))
      // Sections that one has left stay in the page, hidden.
      const shown = page.getByRole('main').getByText(shows).filter({ visible: true })
      await expect(shown.first()).toBeVisible()
      await expectAccessible(page, section)
    }
  })
