import type { Browser, Page } from '@playwright/test'

import { openDevice } from '../support/device.ts'
import { logIn } from '../support/log-in.ts'
import { isNotFoundNotice } from '../support/not-found-notice.ts'
import { sites } from '../support/sites.ts'
import { setView } from './look-over.ts'
import type { View } from './views.ts'
import type { Kept, Visitor } from './visits.ts'

type Account = { site: string; username: string; password: string; home: string }

const accounts: Record<Exclude<Visitor, 'guest'>, Account> = {
  customer: { site: sites.agency, username: 'weiling', password: 'selat-demo-1', home: '/' },
  agent: { site: sites.agents, username: 'rizal', password: 'selat-demo-4', home: '/agency' },
  authority: { site: sites.agents, username: 'sari', password: 'selat-demo-6', home: '/manifest' },
}

/** A visitor's own device, on which they stay logged in while the worker runs. */
export type Device = Kept & {
  /** Returns the errors of the page and of its console since the last address was opened. */
  errors: () => readonly string[]
  /** Opens an address of the visitor's site in the one tab of the device, in a language and a view. */
  open: (path: string, language: string, view: View) => Promise<Page>
}

/**
 * Waits until no service worker is being installed. Leaving a page during the installation was seen to keep the next
 * address from loading.
 */
async function awaitServiceWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const known = await navigator.serviceWorker?.getRegistration()
    const enough = new Promise((resolve) => setTimeout(resolve, 20_000))
    if (known?.installing || known?.waiting)
      await Promise.race([navigator.serviceWorker.ready, enough])
  })
}

export async function openVisitor(browser: Browser, who: Visitor): Promise<Device> {
  const context = await openDevice(browser, { timezoneId: 'UTC' })
  const errors: string[] = []
  let opened = ''
  context.on('console', (message) => {
    if (message.type() === 'error' && !isNotFoundNotice(message, opened))
      errors.push(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => errors.push(error.error().message))
  const site = who === 'guest' ? sites.agency : accounts[who].site
  const page = await context.newPage()
  if (who === 'guest') await page.goto(site)
  else await logInAs(page, accounts[who])

  /** Writes to the local storage of a site, which must be open for that; null removes the value. */
  async function write(name: string, value: string | null, origin = site): Promise<void> {
    if (new URL(page.url()).origin !== new URL(origin).origin) await page.goto(origin)
    await page.evaluate(
      ([key, text]) =>
        text === null ? localStorage.removeItem(key) : localStorage.setItem(key, text),
      [name, value] as const,
    )
  }

  return {
    errors: () => errors,
    takeBooking: ({ order, token }) => write('bookingAccess', JSON.stringify([[order, token]])),
    takeCart: (cart) => write('cartToken', cart?.Token ?? null),
    async open(path, language, view) {
      const { href, origin } = new URL(path, site)
      await write('locale', language, origin)
      // The site tells its server the chosen language by this cookie.
      await context.addCookies([{ name: 'language', value: language, url: origin }])
      await page.evaluate(() => sessionStorage.clear())
      // The device leaves the previous page first, because that page may still ask for data that the device may no longer
      // see. An address with a fragment would not be opened anew if it is open already.
      await awaitServiceWorker(page)
      await page.goto('about:blank')
      errors.length = 0
      await setView(page, view)
      opened = href
      await page.goto(href)
      return page
    },
  }
}

async function logInAs(page: Page, { site, username, password, home }: Account): Promise<void> {
  await page.goto(`${site}/login?${new URLSearchParams({ next: home })}`)
  await logIn(page, username, password)
  await page.waitForURL((url) => url.pathname === home)
}
