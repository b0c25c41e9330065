import type { Page } from '@playwright/test'

import { bookDirectly, type Booked, bookingLink } from './support/direct-booking.ts'
import { chooseTransfer } from './support/direct-cart.ts'
import { expectPage, goToFooter, tickets } from './support/journey.ts'
import { logIn } from './support/log-in.ts'
import { readQr } from './support/read-qr.ts'
import { sites } from './support/sites.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

// These tests watch what a device keeps for the time without a connection, so it must be new.
test.use({ device: 'fresh' })

const date = '2026-12-17'

/** Opens a paid booking, and waits until this device keeps its tickets and the files that show them. */
async function visitPaid(page: Page, settle: (order: string) => Promise<unknown>) {
  const booked = await bookDirectly(sites.agency, date)
  await chooseTransfer(booked)
  await settle(booked.order)
  await page.goto(bookingLink(booked))
  await expect(tickets(page)).toHaveCount(1)
  await untilKept(page, booked)
  return booked
}

async function untilKept(page: Page, { order }: Booked) {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await expect
    .poll(() => keptOn(page))
    .toEqual(expect.arrayContaining([`/travel/v1/order/${order}/ticket`]))
}

/** Returns the paths of the API whose answers the caches of this device hold. */
function keptOn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return kept.flat().flatMap(({ url }) => {
      const { pathname } = new URL(url)
      return pathname.startsWith('/travel/') ? [pathname] : []
    })
  })
}

test('CHK-10 a ticket opens offline in a new page, and once online the note about the missing connection is gone', async ({
  context,
  page,
  desk,
}) => {
  const booked = await visitPaid(page, desk.settle)
  const address = `${sites.agency}/order-detail?order=${booked.order}`
  const code = await readQr(tickets(page).getByRole('img', { name: /QR/ }))
  await page.close()

  await context.setOffline(true)
  const offline = await context.newPage()
  await offline.goto(address)

  await expectPage(offline, booked.confirmationNumber)
  await expect(tickets(offline)).toBeVisible()
  await expect(offline.getByText(t('ticket:offline.title'))).toBeVisible()
  expect(await readQr(tickets(offline).getByRole('img', { name: /QR/ }))).toBe(code)
  const calendar = offline.waitForEvent('download')
  await offline.getByRole('button', { name: t('ticket:action.calendar') }).click()
  expect((await calendar).suggestedFilename()).toMatch(/\.ics$/)

  await context.setOffline(false)
  await offline.goto(address)
  await expect(tickets(offline)).toBeVisible()
  await expect(offline.getByText(t('ticket:offline.title'))).toHaveCount(0)
})

test('SES-5 after a logout the device keeps no tickets, online or offline', async ({
  context,
  page,
  desk,
}) => {
  const booked = await visitPaid(page, desk.settle)
  await page.goto('/login?next=/profile')
  await logIn(page, 'weiling', 'selat-demo-1')
  await page
    .getByRole('main')
    .getByRole('button', { name: t('common:nav.logout'), exact: true })
    .click()
  await expectPage(page, t('base:home.title'))

  await expect.poll(() => keptOn(page)).toEqual([])
  await context.setOffline(true)
  await page.goto(`/order-detail?order=${booked.order}`)
  await expect(page.getByText(t('common:state.offlineTitle')).first()).toBeVisible()
  await expect(page.getByText(booked.confirmationNumber)).toHaveCount(0)
})

test('ERR-4 a page that was never opened says offline that it needs a connection, and opens once there is one', async ({
  context,
  page,
}) => {
  await page.goto('/')
  await expectPage(page, t('base:home.title'))
  const footer = await goToFooter(page)
  const contact = footer.getByRole('link', { name: t('common:nav.contact') })
  await expect(contact).toBeVisible()
  await context.setOffline(true)

  await contact.click()

  await expectPage(page, t('common:state.offlineTitle'))
  await expect(page.getByRole('main').getByText(t('common:error.offlinePage'))).toBeVisible()
  await context.setOffline(false)
  await expectPage(page, t('support:contact.title'))
})
