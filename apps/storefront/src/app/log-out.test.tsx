import { waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import type { Rendered } from '../test/account-driver.ts'
import { openAsAgent } from '../test/agents.ts'
import { openAs } from '../test/open-as.ts'
import { pathsAskedWithoutToken, askedPaths } from '../test/render-app.tsx'

async function logOut({ screen, user }: Rendered) {
  await user.click(screen.getByRole('button', { name: /^Account: / }))
  const menu = within(await screen.findByRole('dialog', { name: 'Account' }))
  await user.click(menu.getByRole('button', { name: 'Log out' }))
}

it.each([
  ['/contact', '/admin/v1/profile'],
  ['/paid-dolphin', '/admin/v1/ticket/open'],
  ['/profile', '/admin/v1/profile'],
  ['/profile/form', '/admin/v1/profile'],
  ['/profile/passenger', '/admin/v1/passenger'],
  ['/order-history', '/admin/v1/order'],
])(
  'SES-3 after logging out on %s, nothing more of the account is asked for, and the home page opens',
  async (path, asked) => {
    const app = await openAs(path)
    await waitFor(() => expect(askedPaths()).toContain(asked))

    await logOut(app)

    expect(await app.screen.findByText('You are logged out')).toBeVisible()
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/'))
    expect(pathsAskedWithoutToken()).toEqual([])
  },
)

it.each([
  ['/wallet_balance', '/admin/v1/wallet/statement'],
  ['/agency', '/admin/v1/agency/desk'],
  ['/agency/team', '/admin/v1/agency/member'],
  ['/agency/markup', '/admin/v1/agency/markup'],
  ['/customers', '/admin/v1/customer'],
  ['/quotations', '/admin/v1/quotation'],
])(
  'SES-3 after an agent logs out on %s, nothing more of the account is asked for',
  async (path, asked) => {
    const app = await openAsAgent(path, 'rizal')
    await waitFor(() => expect(askedPaths()).toContain(asked))

    await logOut(app)

    expect(await app.screen.findByText('You are logged out')).toBeVisible()
    expect(await app.screen.findByRole('heading', { name: 'Partner login' })).toBeVisible()
    expect(pathsAskedWithoutToken()).toEqual([])
  },
)

it.each([
  ['/contact', '/admin/v1/profile'],
  ['/pending-payment', '/admin/v1/order'],
])(
  'SES-5 the public page %s stays open when its visitor logs out in another tab',
  async (path, asked) => {
    const app = await openAs(path)
    await waitFor(() => expect(askedPaths()).toContain(asked))

    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))

    expect(await app.screen.findByRole('link', { name: 'Log in' })).toBeVisible()
    expect(app.router.state.location.pathname).toBe(path)
    expect(pathsAskedWithoutToken()).toEqual([])
  },
)
