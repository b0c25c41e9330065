import { expectAccessible } from './support/accessibility.ts'
import { board, DAY, openConsole } from './support/console.ts'
import { declarePaid } from './support/declared-payment.ts'
import { bookDirectly } from './support/direct-booking.ts'
import { cancelPaid } from './support/direct-refund.ts'
import { expectPage } from './support/journey.ts'
import { mock } from './support/sites.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

test('CRT-2 by keyboard alone, the clock is stopped and moved on until a hold expires and its seats are free again', async ({
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

test('APP-4 when the mock stops, the console says so and keeps its content, and it recovers when the mock is back', async ({
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

test('SUP-2 an issue of the newsletter that is too long says so, keeps its text and is not sent', async ({
  page,
  ownSandbox,
}) => {
  await openConsole(page, ownSandbox.url, '#/mails')
  await page.getByText('Newsletter', { exact: true }).click()
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.fill('New sailings '.repeat(12))
  await page.getByRole('textbox', { name: 'News' }).fill('From December.')

  const calls: string[] = []
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()))
  await page.getByRole('button', { name: 'Send the issue' }).click()

  await expect(page.getByText('Keep it within 120 characters.')).toBeVisible()
  await expect(title).toHaveValue('New sailings '.repeat(12))
  expect(calls).toEqual([])
  await title.fill('New sailings')
  const answer = page.waitForResponse(
    (response) => response.request().method() === 'POST' && /newsletter/.test(response.url()),
  )
  await page.getByRole('button', { name: 'Send the issue' }).click()
  expect((await answer).ok()).toBe(true)
})

test('ERR-3 a scenario is found by its code and played, and its answer is as the table says', async ({
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

test('APP-6 the analytics of a site are set at the console, take effect at its next load, and end with a reset', async ({
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
  // The match is exact, because the message about what was done contains the same text after the site's name.
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

// The filters leave a few rows: axe checks each row, and all are made alike. Each value is a text that the section
// shows once it is ready.
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
      // Sections that were left stay hidden in the page.
      const shown = page.getByRole('main').getByText(shows).filter({ visible: true })
      await expect(shown.first()).toBeVisible()
      await expectAccessible(page, section)
    }
  })
