import { createFormat } from '@selat/i18n'
import { within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { agentWithCart } from '../../../test/agent-cart.ts'
import { agentsHost } from '../../../test/agents.ts'
import { paidNowLines } from '../../../test/paid-now-lines.ts'
import { createTestSandbox, renderApp, server, testNow } from '../../../test/render-app.tsx'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(testNow) }))
afterEach(() => vi.useRealTimers())

async function openCart(username: 'dewi' | 'limei' = 'dewi', path = '/cart') {
  const sandbox = await createTestSandbox()
  const { session, cart } = await agentWithCart(sandbox, username, { adults: 2 })
  const app = await renderApp(path, { sandbox, session, host: agentsHost })
  const box = () =>
    within(app.screen.getAllByRole('region', { name: 'Net and selling price' })[0] as HTMLElement)
  await app.screen.findAllByRole('switch', { name: 'Hide net prices' })
  return { ...app, box, net: cart.Totals[0]?.Amount ?? 0 }
}

/** Formats an amount as the page shows it, but with plain spaces, because Testing Library reads every space as one. */
const rupiah = (amount: number) =>
  createFormat('EN').money({ Amount: amount, Currency: 'IDR', Exponent: 0 }).replaceAll(/\s/g, ' ')
const atPercent = (net: number, percent: number) =>
  net + Math.ceil((net * percent) / 100 / 100) * 100

it('AGT-4 the cart shows an agent the net price, the selling price and the margin', async () => {
  const app = await openCart()
  const selling = atPercent(app.net, 4.5)

  expect(await app.box().findByText('Net, you pay')).toBeVisible()
  expect(app.box().getByText(rupiah(app.net))).toBeVisible()
  expect(app.box().getByText(rupiah(selling))).toBeVisible()
  expect(app.box().getByText(/\(4\.3%\)$/)).toBeVisible()
})

it('AGT-4 another agency sells with its own markup', async () => {
  const app = await openCart('limei')

  expect(await app.box().findByText(/\(9\.1%\)$/)).toBeVisible()
})

it('AGT-4 with net prices hidden, the cart and the checkout show only selling prices', async () => {
  const app = await openCart()
  await app.box().findByText('Net, you pay')
  const selling = rupiah(atPercent(app.net, 4.5))

  await app.user.click(app.box().getByRole('switch', { name: 'Hide net prices' }))

  expect((await app.screen.findAllByText(selling)).length).toBeGreaterThan(1)
  expect(app.screen.queryByText(rupiah(app.net))).not.toBeInTheDocument()
  expect(app.screen.queryByText('Margin')).not.toBeInTheDocument()
  const lines = paidNowLines(app.screen.getByRole('table', { name: 'To pay now' }))
  expect(lines.length).toBeGreaterThan(1)
  expect(rupiah(lines.reduce((sum, amount) => sum + amount, 0))).toBe(selling)
  await app.user.click(app.screen.getByRole('link', { name: 'Go to checkout' }))
  await app.screen.findByRole('heading', { name: 'Passenger details' })
  expect(app.screen.getAllByText(selling).length).toBeGreaterThan(2)
  expect(app.screen.queryByText(rupiah(app.net))).not.toBeInTheDocument()
})

it('AGT-4 a switch that is pressed while the markup is loading shows that it is on, and a second press takes that back', async () => {
  const { promise: arrives, resolve: arrive } = Promise.withResolvers<void>()
  server.use(
    http.get('*/admin/v1/agency/markup', async () => {
      await arrives
    }),
  )
  const app = await openCart()
  const hide = () => app.box().getByRole('switch', { name: 'Hide net prices' })

  await app.user.click(hide())
  expect(hide()).toBeChecked()
  expect(hide()).toHaveAttribute('aria-busy')
  await app.user.click(hide())
  expect(hide()).not.toBeChecked()
  arrive()

  expect(await app.box().findByText('Net, you pay')).toBeVisible()
  expect(hide()).not.toBeChecked()
  expect(app.box().getByText(rupiah(app.net))).toBeVisible()
})

it('AGT-4 net prices stay hidden while the markup cannot be loaded, and can be shown', async () => {
  localStorage.setItem('netPrices', 'hidden')
  server.use(http.get('*/admin/v1/agency/markup', () => HttpResponse.error()))
  const sandbox = await createTestSandbox()
  const { session, cart } = await agentWithCart(sandbox, 'dewi')
  const app = await renderApp('/cart', { sandbox, session, host: agentsHost })
  const net = rupiah(cart.Totals[0]?.Amount ?? 0)

  const show = await app.screen.findByRole(
    'button',
    { name: 'Show net prices' },
    { timeout: 15_000 },
  )
  expect(app.screen.queryByText(net)).not.toBeInTheDocument()
  await app.user.click(show)

  expect((await app.screen.findAllByText(net)).length).toBeGreaterThan(0)
})

it('AGT-4 a traveller sees no switch for net prices, whatever the device has stored', async () => {
  localStorage.setItem('netPrices', 'hidden')
  const { screen } = await renderApp('/cart')

  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  expect(screen.queryByRole('switch')).not.toBeInTheDocument()
})
