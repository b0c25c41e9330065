import { randomBytes } from 'node:crypto'

import type { Page } from '@playwright/test'

import { logIn } from './log-in.ts'
import { play } from './played-scenario.ts'
import { mock, sites } from './sites.ts'

const AGENTS_SYSTEM = '4102'

/**
 * Opens the payment of an order that a row of the scenario table has brought about, in a sandbox that only this page
 * sees.
 */
export async function openStaged(page: Page, scenario: string) {
  const sandbox = `e-${randomBytes(8).toString('hex')}`
  const { order, token, system, account } = await play(scenario, sandbox)
  if (order === undefined || token === undefined) throw new Error(`${scenario} places no order`)
  const site = system === AGENTS_SYSTEM ? sites.agents : sites.agency
  await page.context().addCookies([{ name: 'mock_sandbox', value: sandbox, url: site }])
  await page.addInitScript(
    (entry) => localStorage.setItem('bookingAccess', JSON.stringify([entry])),
    [order, token],
  )
  const address = `${site}/payment?order=${order}`
  await page.goto(address)
  if (account) await logIn(page, account.Username, account.Password)
  return {
    order,
    address,
    /** Moves the time of that sandbox on. */
    letPass: (seconds: number) =>
      fetch(`${mock}/__mock/api/clock/advance`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Mock-Sandbox': sandbox },
        body: JSON.stringify({ seconds }),
      }),
    close: () => fetch(`${mock}/__mock/api/sandboxes/${sandbox}`, { method: 'DELETE' }),
  }
}
