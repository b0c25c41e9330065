import type { Page } from '@playwright/test'

import { nameOf, openManifest, openSecondDevice, sailing } from './support/authority.ts'
import { manifestJourney } from './support/manifest-journey.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

// These tests watch what the device keeps, so it is new, as on the first day of a gate.
test.use({ device: 'fresh', viewport: { width: 834, height: 1112 } })

const gate = `?sailing=${sailing}&view=gate`

/** Waits until this device keeps the page and the list of passengers, so that the connection may be lost. */
async function untilKept(page: Page) {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await expect.poll(() => keptOn(page)).toEqual(expect.arrayContaining(['base', 'manifest']))
}

/** Returns which of the site's base data and the manifest page this device keeps. */
function keptOn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    const urls = kept.flat().map(({ url }) => url)
    return [
      ...(urls.some((url) => url.endsWith('/travel/v1/base')) ? ['base'] : []),
      ...(urls.some((url) => url.includes('manifest-page')) ? ['manifest'] : []),
    ]
  })
}

test('MAN-2 three passengers are checked in offline and survive a reload, and a double use is reported when the connection is back', async ({
  context,
  page,
  ownSandbox,
}) => {
  test.slow()
  const other = await openSecondDevice(ownSandbox)
  const { Passengers } = await other.manifest()
  const [first, second, third] = Passengers
  if (!first || !second || !third) throw new Error('Too few travel')
  const journey = manifestJourney(page, t)
  await openManifest(page, ownSandbox, gate)
  await expect(page.getByRole('textbox', { name: t('manifest:gate.field') })).toBeFocused()
  await untilKept(page)

  await context.setOffline(true)
  await journey.type(first.Number)
  await expect(journey.verdict(t('manifest:verdict.checkedIn'))).toBeVisible()
  await expect(journey.verdict(t('manifest:verdict.unconfirmed'))).toBeVisible()
  await journey.type(second.Number)
  await journey.expectWaiting(2)
  await journey.type(first.Number)
  await expect(journey.verdict(t('manifest:verdict.already'))).toBeVisible()
  await journey.expectAccessible('the gate without a line')

  await page.reload()
  await expect(page.getByText(t('manifest:fresh.kept'))).toBeVisible()
  await journey.expectWaiting(2)
  await journey.type(third.Number)
  await journey.expectWaiting(3)
  // Meanwhile another gate checks in the third passenger.
  await other.scan(third.Number, '2026-11-20T06:00:00Z')
  await context.setOffline(false)

  await journey.expectWaiting(0)
  const conflicts = page.getByRole('region', { name: t('manifest:conflict.title', { count: 1 }) })
  await expect(conflicts).toContainText(nameOf(third))
  await expect(conflicts).toContainText(t('manifest:verdict.already'))
  await expect(conflicts).toContainText('13:00 WIB')
  await expect(conflicts).toContainText('Gate 1')
  await journey.expectAccessible('a double use')
  const { Passengers: now } = await other.manifest()
  expect(now.filter(({ CheckedIn }) => CheckedIn).map(({ Number }) => Number)).toEqual(
    [first, second, third].map(({ Number }) => Number),
  )
  await page.reload()
  await expect(conflicts).toBeVisible()
})

test('MAN-2 SES-5 a log-out asks first while scans wait, and leaves no passenger’s name on the device', async ({
  context,
  page,
  ownSandbox,
}) => {
  const other = await openSecondDevice(ownSandbox)
  const [first] = (await other.manifest()).Passengers
  if (!first) throw new Error('Nobody travels')
  const journey = manifestJourney(page, t)
  await openManifest(page, ownSandbox, gate)
  await expect(page.getByRole('textbox', { name: t('manifest:gate.field') })).toBeFocused()
  await untilKept(page)
  await context.setOffline(true)
  await journey.type(first.Number)
  await journey.expectWaiting(1)

  await journey.logOut()
  const dialog = page.getByRole('dialog', { name: t('manifest:leave.title', { count: 1 }) })
  await expect(dialog).toBeVisible()
  await expect(dialog).toContainText(t('manifest:leave.needsLine'))
  await journey.expectAccessible('what waits at the log-out')
  // With a connection the waiting scan is sent by itself, and the log-out goes on.
  await context.setOffline(false)

  await expect(page).toHaveURL(/\/login/)
  expect((await other.manifest()).Sailing.CheckedIn).toBe(1)
  expect(await textOnDevice(page)).not.toContain(first.FirstName)
})

test('MAN-1 MAN-2 SES-5 a user without waiting scans sees the board offline, logs out, and arrives at the login', async ({
  context,
  page,
  ownSandbox,
}) => {
  const journey = manifestJourney(page, t)
  const chart = page.locator('[data-slot="column-chart"]')
  await openManifest(page, ownSandbox)
  await expect(chart).toBeVisible()
  await untilKept(page)
  // The browser may drop its own cache at any time, so the page must open without it.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(t('manifest:fresh.kept'))).toBeVisible()
  await expect(chart).toBeVisible()

  await journey.logOut()

  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('textbox', { name: t('account:login.identifier') })).toBeVisible()
  await context.setOffline(false)
})

/** Returns everything that the database of this device holds, as text. */
function textOnDevice(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const wait = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    const database = await wait(indexedDB.open('selat-manifest'))
    const stores = [...database.objectStoreNames]
    const all = await Promise.all(
      stores.map((name) => wait(database.transaction(name).objectStore(name).getAll())),
    )
    database.close()
    return JSON.stringify(all)
  })
}
