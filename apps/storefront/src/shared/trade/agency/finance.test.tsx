import { within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { agentsHost } from '../../../test/place-agent-order.ts'
import { askedPaths, createTestSandbox, logIn, renderApp } from '../../../test/render-app.tsx'
import { paths } from '../../app/paths.ts'

/** Opens a page as a member of the agency who has the role Finance. */
async function openAsFinance(path: string) {
  const sandbox = await createTestSandbox()
  const session = await logIn(sandbox, 'agus', 'selat-demo-9', agentsHost)
  return renderApp(path, { sandbox, session, host: agentsHost })
}

it.each([
  paths.cart(),
  paths.checkout(),
  paths.profilePassenger(),
  paths.paidDolphin(),
  paths.customers(),
  paths.quotations(),
])(
  'AGT-3 on %s, a member of finance sees which roles the page is for, and nothing of it is asked for',
  async (path) => {
    const { screen } = await openAsFinance(path)

    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your role does not include this' }),
    ).toBeVisible()
    expect(screen.getByText(/This page is for: Owner and Booker/)).toBeVisible()
    expect(
      askedPaths().filter((one) => /cart|passenger$|customer|quotation|ticket/.test(one)),
    ).toEqual([])
  },
)

it('AGT-3 a member of finance is offered neither a cart nor saved passengers', async () => {
  const { screen, user } = await openAsFinance(paths.profile())

  await user.click(await screen.findByRole('button', { name: 'Account: Agus Salim' }))
  const menu = within(await screen.findByRole('dialog', { name: 'Account' }))
  expect(await menu.findByRole('button', { name: 'Log out' })).toBeVisible()
  expect(screen.queryByRole('link', { name: /Cart/ })).toBeNull()
  expect(screen.queryByRole('link', { name: /Passengers/ })).toBeNull()
})

it('AGT-3 a member of finance sees the price of an open ticket, but cannot put it into a cart', async () => {
  const { screen } = await openAsFinance(
    paths.ferryResult('trip=open_ticket&from=HFC&to=BTC&adults=1'),
  )

  expect((await screen.findAllByText(/^(Rp|S\$)/)).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull()
})
