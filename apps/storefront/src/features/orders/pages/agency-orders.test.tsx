import { waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { paths } from '../../../shared/app/paths.ts'
import { agentsHost, placeAgentOrder } from '../../../test/place-agent-order.ts'
import { placeOrder } from '../../../test/place-order.ts'
import { createTestSandbox, logIn, renderApp } from '../../../test/render-app.tsx'
import { ask } from '../../../test/seed-cart.ts'

const passwords = { rizal: 'selat-demo-4', dewi: 'selat-demo-8', agus: 'selat-demo-9' }

/** Opens a page of an order that Rizal placed for Budi, as another member of the agency. */
async function openAs(
  username: keyof typeof passwords,
  pathOf: (orderId: string) => string,
  isPaid = false,
) {
  const sandbox = await createTestSandbox()
  const placed = await placeAgentOrder(sandbox, 1, 'cus_BUDISANTOS')
  if (isPaid) {
    const pay = (path: string, body: object) =>
      ask(sandbox, `order/${placed.order.Id}/payment${path}`, {
        method: 'POST',
        query: { system: '4102' },
        header: {
          Authorization: `Bearer ${placed.session.Token}`,
          'Idempotency-Key': crypto.randomUUID(),
        },
        body,
      })
    await pay('', { PaymentMethod: 'AGENT_WALLET' })
    await pay('/confirm', {})
  }
  const session = await logIn(sandbox, username, passwords[username], agentsHost)
  const path = pathOf(placed.order.Id)
  const app = await renderApp(path, { sandbox, session, host: agentsHost })
  return { ...app, order: placed.order }
}

it('AGT-4 the history of an agency says for whom and by whom, net and selling, and finds by both', async () => {
  const { screen, user, router } = await openAs('dewi', () => paths.orderHistory())

  const row = within(await screen.findByRole('article'))
  expect(await row.findByText('For Budi Santoso, booked by Rizal Hakim')).toBeVisible()
  expect(await row.findByText(/^Net · selling Rp/)).toBeVisible()
  expect(row.getByText(/ WIB$/)).toBeVisible()
  expect(screen.getByText('Everything your agency booked, the newest first.')).toBeVisible()
  const field = screen.getByRole('searchbox', { name: 'Number, traveller, customer or colleague' })
  await user.type(field, 'budi sant')
  await waitFor(() => expect(router.state.location.search).toBe('?search=budi+sant'))
  expect(await screen.findByText('1 order shown')).toBeInTheDocument()
  await user.clear(field)
  await user.type(field, 'nobody else')
  expect(await screen.findByText('No matching orders')).toBeVisible()
})

it('AGT-4 an order of an agency tells who booked it for whom, what it costs, sells at and leaves', async () => {
  const { screen, order } = await openAs('dewi', paths.historyOrder)

  const sale = within(await screen.findByRole('region', { name: 'Net and selling price' }))

  const amounts = [order.TotalAmount.Amount, order.Agency?.SellingAmount.Amount ?? 0] as const
  const [net, selling, margin] = [...amounts, amounts[1] - amounts[0]].map(
    (amount) => `Rp\u00A0${amount.toLocaleString('en')}`,
  )
  expect(sale.getByText('Booked by').nextSibling).toHaveTextContent('Rizal Hakim')
  expect(sale.getByRole('link', { name: 'Budi Santoso' })).toHaveAttribute(
    'href',
    '/customers?edit=cus_BUDISANTOS',
  )
  const texts = sale.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(texts.slice(2)).toEqual([net, selling, margin])
  expect(screen.getByRole('button', { name: 'Cancel order' })).toBeVisible()
})

it('AGT-3 finance sees an order and may pay it, and is not offered to cancel it', async () => {
  const { screen } = await openAs('agus', paths.historyOrder)

  expect(await screen.findByRole('region', { name: 'Net and selling price' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Pay now' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Budi Santoso' })).toBeNull()
})

it('AGT-3 finance sees the tickets of a paid order, and is offered no change of it', async () => {
  const { screen } = await openAs('agus', paths.historyOrder, true)

  expect((await screen.findAllByText(/^Sold by Baruna Tours: \+62 778/)).length).toBeGreaterThan(0)
  expect(screen.queryByRole('heading', { name: 'Manage booking' })).toBeNull()
})

it.each([paths.cancelBooking, paths.changeDate, paths.correctName])(
  'AGT-3 finance that comes by address is told whom a change is for',
  async (pathOf) => {
    const { screen } = await openAs('agus', pathOf, true)

    expect(
      await screen.findByRole('heading', { name: 'Your role does not include this' }),
    ).toBeVisible()
    expect(screen.getByText(/This page is for: Owner and Booker/)).toBeVisible()
  },
)

it('AGT-4 a traveller’s own order has no price but his', async () => {
  const sandbox = await createTestSandbox()
  const { order } = await placeOrder(sandbox)

  const { screen } = await renderApp(paths.orderDetail(order.Id), { sandbox })

  expect(await screen.findByRole('heading', { name: order.ConfirmationNumber })).toBeVisible()
  expect(screen.queryByText('Net and selling price')).toBeNull()
})
