import type { Page } from '@playwright/test'

import { expectAccessible, isWiderThanWindow } from './support/accessibility.ts'
import { agentAt } from './support/agent-calls.ts'
import { expectPage } from './support/journey.ts'
import { pressAt, tabTo } from './support/keyboard.ts'
import { logIn } from './support/log-in.ts'
import type { OwnSandbox } from './support/own-sandbox.ts'
import { sites } from './support/sites.ts'
import { expect, test } from './support/test.ts'
import { messagesIn, t } from './support/texts.ts'

const rizal = ['rizal', 'selat-demo-4'] as const
const dewi = ['dewi', 'selat-demo-8'] as const
const agus = ['agus', 'selat-demo-9'] as const

const rooms = (page: Page) => page.getByRole('navigation', { name: t('agency:nav.label') })
const toDo = (page: Page) => page.getByRole('region', { name: t('agency:desk.waiting') }).first()

/** Places an unpaid order, a paid one for 22 November and a top-up, so that the desk of the agency has entries to show. */
async function fillDesk({ url }: OwnSandbox) {
  const seller = await agentAt(url, ...dewi)
  const unpaid = await seller.order('2026-12-12')
  const travelling = await seller.order('2026-11-22')
  await seller.pay(travelling)
  const treasurer = await agentAt(url, ...agus)
  return { unpaid, travelling, topUp: await treasurer.topUp() }
}

/** Logs in on the site for agents and waits for the agency's desk, which is the first page after the login. */
async function enter(page: Page, site: string, [username, password]: readonly [string, string]) {
  await page.goto(site)
  await expectPage(page, t('account:login.titleAgents'))
  await logIn(page, username, password)
  await expectPage(page, t('agency:desk.title'))
}

test('NAV-5 AGT-4 an agent arrives at the desk after the login, goes on to the search, and finds a new order on the desk', async ({
  page,
  ownSandbox: { agents, url },
}) => {
  await enter(page, agents, dewi)
  expect(new URL(page.url()).pathname).toBe('/agency')
  await page.getByRole('link', { name: t('agency:desk.search') }).click()
  await expectPage(page, t('base:home.title'))

  const order = await (await agentAt(url, ...dewi)).order('2026-12-12')
  await pressAt(page, rooms(page).getByRole('link', { name: t('agency:nav.desk'), exact: true }))
  const row = toDo(page)
    .getByRole('row')
    .filter({ hasText: t('agency:deskKind.hold_lapsing') })
  await expect(row).toContainText(t('agency:deskStep.pay'))
  await row.getByRole('link', { name: order.ConfirmationNumber, exact: true }).click()
  await expect(page).toHaveURL(`${agents}/history/${order.Id}`)
})

test('AGT-4 the desk shows new entries after a reload, and by itself drops an order that has expired', async ({
  page,
  ownSandbox,
}) => {
  const { agents, desk } = ownSandbox
  await enter(page, agents, rizal)
  await expect(page.getByText(t('agency:desk.none'))).toBeVisible()

  const { unpaid, travelling, topUp } = await fillDesk(ownSandbox)
  await page.reload()

  const rows = toDo(page).getByRole('row')
  await expect(rows.filter({ hasText: unpaid.ConfirmationNumber })).toContainText(
    t('agency:deskKind.hold_lapsing'),
  )
  await expect(rows.filter({ hasText: topUp.Number })).toContainText(
    t('agency:deskKind.top_up_pending'),
  )
  const departures = page.getByRole('region', { name: t('agency:desk.departures') })
  await expect(departures.getByRole('listitem')).toContainText(travelling.ConfirmationNumber)

  await desk.advance(16 * 60)
  // The desk fetches its data every half minute and when the tab is shown again, so the test triggers the second case.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await expect(rows.filter({ hasText: unpaid.ConfirmationNumber })).toBeHidden({ timeout: 1000 })
  }).toPass()
})

test('AGT-4 the desk is used by keyboard alone', async ({ page, ownSandbox }) => {
  const { unpaid } = await fillDesk(ownSandbox)
  await enter(page, ownSandbox.agents, rizal)
  await expect(toDo(page)).toBeVisible()

  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type(unpaid.ConfirmationNumber.slice(-4))
  const found = page.getByRole('region', { name: t('agency:find.bookings'), exact: true })
  await expect(found.getByRole('link')).toContainText(unpaid.ConfirmationNumber)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${ownSandbox.agents}/history/${unpaid.Id}`)

  await pressAt(page, rooms(page).getByRole('link', { name: t('agency:nav.desk'), exact: true }))
  await expectPage(page, t('agency:desk.title'))
  await pressAt(
    page,
    page.getByRole('link', {
      name: t('agency:desk.stepOf', {
        step: t('agency:deskStep.pay'),
        title: unpaid.ConfirmationNumber,
      }),
    }),
  )
  await expect(page).toHaveURL(`${ownSandbox.agents}/payment?order=${unpaid.Id}`)
})

test('AGT-3 a member of finance sees the unpaid order, but neither links to nor the content of the sellers’ pages', async ({
  page,
  ownSandbox,
}) => {
  const { unpaid } = await fillDesk(ownSandbox)
  await enter(page, ownSandbox.agents, agus)

  const names = await rooms(page).getByRole('link').allTextContents()
  expect(names).not.toContain(t('agency:nav.customers'))
  expect(names).not.toContain(t('agency:nav.quotations'))
  await expect(
    toDo(page).getByRole('row').filter({ hasText: unpaid.ConfirmationNumber }),
  ).toBeVisible()
  await page.goto(`${ownSandbox.agents}/customers`)
  await expectPage(page, t('agency:forbidden.title'))
  await expectAccessible(page, 'a room of others')
})

test('AGT-3 a customer of the consumer site is told that an agency’s pages are for agents, and can open none of them', async ({
  page,
}) => {
  await page.goto(`${sites.agency}/agency`)
  await expectPage(page, t('account:login.title'))
  await logIn(page, 'weiling', 'selat-demo-1')
  await expectPage(page, t('agency:outside.title'))

  for (const path of [
    '/agency/team',
    '/agency/markup',
    '/customers',
    '/quotations',
    '/wallet_balance',
  ]) {
    await page.goto(sites.agency + path)
    await expectPage(page, t('agency:outside.title'))
  }
  await expect(rooms(page)).toBeHidden()
  await expectAccessible(page, 'for agents only')
})

test('APP-10 axe finds nothing on the desk, with search results and without entries', async ({
  page,
  ownSandbox,
}) => {
  test.slow()
  await enter(page, ownSandbox.agents, rizal)
  await expect(page.getByText(t('agency:desk.none'))).toBeVisible()
  await expectAccessible(page, 'empty desk')

  await fillDesk(ownSandbox)
  await page.reload()
  await expect(toDo(page)).toBeVisible()
  await page.getByRole('searchbox').fill('tan')
  await expect(
    page.getByRole('region', { name: t('agency:find.customers'), exact: true }),
  ).toContainText('Tan Wei Ling')
  await expectAccessible(page, 'desk')
})

test('APP-10 the desk fits a phone and a tablet in Traditional Chinese', async ({
  page,
  ownSandbox,
}) => {
  const zh = messagesIn('zh-Hant')
  await fillDesk(ownSandbox)
  await page.addInitScript(() => localStorage.setItem('locale', 'ZHTD'))
  await page.goto(`${ownSandbox.agents}/agency`)
  await page.getByRole('textbox', { name: zh('account:login.identifier') }).fill('rizal')
  await page.getByRole('textbox', { name: zh('account:login.password') }).fill('selat-demo-4')
  await page
    .getByRole('main')
    .getByRole('button', { name: zh('account:login.submit') })
    .click()
  await expectPage(page, zh('agency:desk.title'))
  await expect(page.getByText(zh('agency:deskKind.hold_lapsing')).first()).toBeVisible()

  for (const width of [320, 360, 768]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(page.getByText(zh('agency:deskKind.top_up_pending'))).toBeVisible()
    expect(await isWiderThanWindow(page), String(width)).toBe(false)
  }
  await tabTo(page, page.getByRole('searchbox'))
})
