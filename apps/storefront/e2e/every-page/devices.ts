import type { Browser, Page } from '@playwright/test'

import { openDevice } from '../support/device.ts'
import { logIn } from '../support/log-in.ts'
import { sites } from '../support/sites.ts'
import type { Kept, Visitor } from './visits.ts'

type Account = { site: string; username: string; password: string; home: string }

const accounts: Record<Exclude<Visitor, 'guest'>, Account> = {
  customer: { site: sites.agency, username: 'weiling', password: 'selat-demo-1', home: '/' },
  agent: { site: sites.agents, username: 'rizal', password: 'selat-demo-4', home: '/agency' },
  authority: { site: sites.agents, username: 'sari', password: 'selat-demo-6', home: '/manifest' },
}

/** A page on a visitor's own device, who stays logged in for as long as the worker runs. */
export type Device = Kept & {
  page: Page
  /** What the console has told as an error since it was asked last. */
  takeErrors: () => string[]
  /** Opens an address of the visitor's site, in a language. */
  open: (path: string, language: string) => Promise<void>
}

export async function openVisitor(browser: Browser, who: Visitor): Promise<Device> {
  const context = await openDevice(browser, { timezoneId: 'UTC' })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
  const site = who === 'guest' ? sites.agency : accounts[who].site
  if (who === 'guest') await page.goto(site)
  else await logInAs(page, accounts[who])

  /** Storage is of the site that is open. */
  async function write(name: string, value: string | null): Promise<void> {
    await page.evaluate(
      ([key, text]) =>
        text === null ? localStorage.removeItem(key) : localStorage.setItem(key, text),
      [name, value] as const,
    )
  }
  async function returnHome(): Promise<void> {
    if (new URL(page.url()).origin !== new URL(site).origin) await page.goto(site)
  }

  return {
    page,
    takeErrors: () => errors.splice(0),
    async takeBooking({ order, token }) {
      await returnHome()
      await write('bookingAccess', JSON.stringify([[order, token]]))
    },
    async takeCart(cart) {
      await returnHome()
      await write('cartToken', cart?.Token ?? null)
    },
    async open(path, language) {
      const address = new URL(path, site)
      if (new URL(page.url()).origin !== address.origin) await page.goto(address.href)
      await write('locale', language)
      // Another fragment alone would load nothing.
      await page.goto('about:blank')
      await page.goto(address.href)
    },
  }
}

async function logInAs(page: Page, { site, username, password, home }: Account): Promise<void> {
  await page.goto(`${site}/login?${new URLSearchParams({ next: home })}`)
  await logIn(page, username, password)
  await page.waitForURL((url) => url.pathname === home)
}
