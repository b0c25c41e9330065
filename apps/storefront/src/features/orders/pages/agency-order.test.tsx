import { createFormat } from '@selat/i18n'
import { within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { paidNowLines } from '../../../test/paid-now-lines.ts'
import { agentsHost, placeAgentOrder } from '../../../test/place-agent-order.ts'
import { createTestSandbox, renderApp, testNow } from '../../../test/render-app.tsx'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(testNow) }))
afterEach(() => vi.useRealTimers())

/** Formats an amount as the page does, but with plain spaces, because Testing Library normalises them. */
const rupiah = (Amount = 0) =>
  createFormat('EN').money({ Amount, Currency: 'IDR', Exponent: 0 }).replaceAll(/\s/g, ' ')

async function openOrder(path: (id: string) => string) {
  const sandbox = await createTestSandbox()
  const { order, session } = await placeAgentOrder(sandbox)
  const app = await renderApp(path(order.Id), { sandbox, session, host: agentsHost })
  const net = rupiah(order.TotalAmount.Amount)
  return { ...app, net, selling: rupiah(order.Agency?.SellingAmount.Amount) }
}

it('AGT-4 an order shows an agent both prices, and only the selling price while net prices are hidden', async () => {
  const app = await openOrder((id) => `/order-detail?order=${id}`)
  const hide = await app.screen.findByRole('switch', { name: 'Hide net prices' })
  expect(app.screen.getAllByText(app.net).length).toBeGreaterThan(1)
  expect(app.screen.getByText(app.selling)).toBeVisible()

  await app.user.click(hide)

  expect(app.screen.queryByText(app.net)).not.toBeInTheDocument()
  expect(app.screen.queryByText(new RegExp(app.net))).not.toBeInTheDocument()
  expect(app.screen.getAllByText(app.selling).length).toBeGreaterThan(0)
  const lines = paidNowLines(app.screen.getByRole('table', { name: 'Total amount' }))
  expect(lines.length).toBeGreaterThan(2)
  expect(rupiah(lines.reduce((sum, amount) => sum + amount, 0))).toBe(app.selling)
})

it('AGT-4 while net prices are hidden, the payment page shows the selling price and no way to pay', async () => {
  localStorage.setItem('netPrices', 'hidden')
  const app = await openOrder((id) => `/payment?order=${id}`)

  expect(await app.screen.findByText('Net prices are hidden')).toBeVisible()
  expect(
    within(app.screen.getByRole('region', { name: 'Amount to pay' })).getByText(app.selling),
  ).toBeVisible()
  expect(document.body.textContent?.replaceAll(/\s/g, ' ')).not.toContain(app.net)
  expect(app.screen.queryByRole('radio')).not.toBeInTheDocument()
  await app.user.click(app.screen.getByRole('button', { name: 'Show net prices' }))

  expect((await app.screen.findAllByText(app.net)).length).toBeGreaterThan(0)
  expect(app.screen.getByRole('radio', { name: 'Wallet balance' })).toBeVisible()
})

it('AGT-4 an agency’s order offers no link to share, because none opens it', async () => {
  const app = await openOrder((id) => `/order-detail?order=${id}`)
  await app.screen.findByRole('switch', { name: 'Hide net prices' })

  expect(app.screen.queryByRole('button', { name: /Copy the link/ })).not.toBeInTheDocument()
})

it('AGT-4 the list of orders shows only selling prices while net prices are hidden', async () => {
  localStorage.setItem('netPrices', 'hidden')
  const app = await openOrder(() => '/order-history')

  expect(await app.screen.findByText(app.selling)).toBeVisible()
  expect(app.screen.queryByText(app.net)).not.toBeInTheDocument()
})
