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

it('AGT-4 the history of an agency shows customer, colleague and both prices, and finds orders by customer', async () => {
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

it('AGT-4 an agency’s order shows who booked it for whom, with net price, selling price and margin', async () => {
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

it('AGT-4 an agency’s order that was cancelled keeps the prices as booked, and shows no margin', async () => {
  const { screen, user, order } = await openAs('dewi', paths.historyOrder)
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }))
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel order' }),
  )

  const sale = within(await screen.findByRole('region', { name: 'Net and selling price' }))
  expect(await sale.findByText(/^Prices as booked\./)).toBeVisible()
  expect(sale.getByText('Net, your agency pays').nextSibling).toHaveTextContent(
    order.TotalAmount.Amount.toLocaleString('en'),
  )
  expect(sale.queryByText('Margin')).toBeNull()
})

it('AGT-3 a member of finance sees an order and may pay it, but cannot cancel it', async () => {
  const { screen } = await openAs('agus', paths.historyOrder)

  expect(await screen.findByRole('region', { name: 'Net and selling price' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Pay now' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Budi Santoso' })).toBeNull()
})

it('AGT-3 a member of finance sees the tickets of a paid order, but no way to change it', async () => {
  const { screen } = await openAs('agus', paths.historyOrder, true)

  expect((await screen.findAllByText(/^Sold by Baruna Tours: \+62 778/)).length).toBeGreaterThan(0)
  expect(screen.queryByRole('heading', { name: 'Manage booking' })).toBeNull()
})

it.each([paths.cancelBooking, paths.changeDate, paths.correctName])(
  'AGT-3 a member of finance who opens the page of a change is told which roles it is for',
  async (pathOf) => {
    const { screen } = await openAs('agus', pathOf, true)

    expect(
      await screen.findByRole('heading', { name: 'Your role does not include this' }),
    ).toBeVisible()
    expect(screen.getByText(/This page is for: Owner and Booker/)).toBeVisible()
  },
)

it('AGT-4 a traveller’s own order shows no net and selling price', async () => {
  const sandbox = await createTestSandbox()
  const { order } = await placeOrder(sandbox)

  const { screen } = await renderApp(paths.orderDetail(order.Id), { sandbox })

  expect(await screen.findByRole('heading', { name: order.ConfirmationNumber })).toBeVisible()
  expect(screen.queryByText('Net and selling price')).toBeNull()
})
