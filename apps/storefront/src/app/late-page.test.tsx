import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { agentWithCart } from '../test/agent-cart.ts'
import { agentsHost } from '../test/agents.ts'
import { openDetail, panel } from '../test/open-detail.ts'
import { keepTestDay } from '../test/open-results.ts'
import { askedPaths, createTestSandbox, renderApp } from '../test/render-app.tsx'
import { page } from './page-route.ts'
import { pages } from './routes.tsx'

keepTestDay()

/** Returns the pages of the site, of which one comes only when the test lets it, as over a slow connection. */
function pagesWithLate(path: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const late = page(path, async () => {
    await promise
    return { default: () => <h1>It has come</h1> }
  })
  return { pages: pages.map((one) => (one.path === path ? late : one)), letCome: resolve }
}

it('CHK-8 CRT-1 the button that adds to the cart is busy until the cart is shown, so that nothing is added twice', async () => {
  const { pages: late, letCome } = pagesWithLate('/cart')
  const { user } = await openDetail('/attractions/att_SIN-01?date=2026-12-12', { pages: late })
  await panel().findByRole('table', { name: 'Total' })
  const button = panel().getByRole('button', { name: 'Add to cart' })
  await user.click(button)
  await screen.findByRole('link', { name: 'Cart, 1 item' })

  await user.click(button)

  expect(button).toHaveAttribute('aria-busy', 'true')
  letCome()
  await screen.findByRole('heading', { name: 'It has come' })
  expect(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
})

it('CHK-8 AGT-4 the button that quotes a cart is busy until the quotation is shown, so that its customer gets one mail', async () => {
  const { pages: late, letCome } = pagesWithLate('/quotations/:id')
  const sandbox = await createTestSandbox()
  const { session } = await agentWithCart(sandbox, 'dewi')
  const { user } = await renderApp('/cart', { sandbox, session, host: agentsHost, pages: late })
  await user.click(await screen.findByRole('button', { name: 'Quote this cart' }))
  await user.click(await screen.findByRole('combobox', { name: 'Book for' }))
  await user.paste('tan wei')
  await user.click(await screen.findByRole('option', { name: /Tan Wei Ling/ }))
  const button = screen.getByRole('button', { name: 'Make the quotation' })
  await user.click(button)
  await screen.findByText(/^Quotation Q-\w+ is /)

  await user.click(button)

  expect(askedPaths().filter((path) => path === '/admin/v1/quotation')).toHaveLength(1)
  letCome()
  expect(await screen.findByRole('heading', { name: 'It has come' })).toBeVisible()
})
