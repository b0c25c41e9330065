import type { Sandbox } from '@selat/mock-api'
import { waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'

import { paths } from '../../../shared/app/paths.ts'
import { holderOf, placeOrder } from '../../../test/place-order.ts'
import { createTestSandbox, logIn, renderApp, server } from '../../../test/render-app.tsx'

async function openHistory(
  place: (order: () => ReturnType<typeof placeOrder>, sandbox: Sandbox) => Promise<unknown>,
  address = paths.orderHistory(),
) {
  const sandbox = await createTestSandbox()
  const session = await logIn(sandbox, 'budi', 'selat-demo-2')
  await place(() => placeOrder(sandbox, { bearer: session.Token, isRemembered: false }), sandbox)
  const app = await renderApp(address, { sandbox, session })
  return { ...app, session }
}

const rows = ({ screen }: Pick<Awaited<ReturnType<typeof openHistory>>, 'screen'>) =>
  screen.findAllByRole('article')

it('CHK-9 the history shows the account’s orders with their next step, and opens each', async () => {
  let number = ''
  const app = await openHistory(async (order) => {
    const { order: placed } = await order()
    number = placed.ConfirmationNumber
  })

  const [row] = await rows(app)

  const inRow = within(row as HTMLElement)
  expect(inRow.getByText(number)).toBeVisible()
  expect(inRow.getByText('Awaiting payment')).toBeVisible()
  expect(inRow.getByText('Saturday, 12 December 2026')).toBeInTheDocument()
  expect(inRow.getByRole('link', { name: 'Pay now' })).toBeVisible()
  await app.user.click(inRow.getByRole('link', { name: /^HarbourFront/ }))
  expect(await app.screen.findByRole('heading', { name: number, level: 1 })).toBeVisible()
  expect(app.router.state.location.pathname).toMatch(/^\/history\/ord_/)
  await app.user.click(
    within(app.screen.getByRole('main')).getByRole('link', { name: 'Your orders' }),
  )
  expect(app.router.state.location.pathname).toBe('/order-history')
})

it('CHK-2 CHK-9 an order that expires while the page is open can no longer be paid', async () => {
  let sandbox: Sandbox | undefined
  const app = await openHistory(async (order, created) => {
    sandbox = created
    const { order: placed } = await order()
    const deadline = Date.parse(placed.ExpiresAt ?? '')
    created.clock.advance((deadline - Date.parse(placed.AsOf)) / 1000 - 2)
  })
  const [row] = await rows(app)
  expect(within(row as HTMLElement).getByRole('link', { name: 'Pay now' })).toBeVisible()

  sandbox?.clock.advance(5)

  await waitFor(async () => expect((await rows(app))[0]).toHaveTextContent('Expired'))
  expect(app.screen.queryByRole('link', { name: 'Pay now' })).toBeNull()
})

it('ERR-4 CHK-9 a list that failed to load offline loads as soon as there is a connection', async () => {
  const app = await openHistory((order) => order())
  await rows(app)
  let isOffline = true
  const online = vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => !isOffline)
  server.use(http.get('*/admin/v1/order', () => (isOffline ? HttpResponse.error() : undefined)))
  window.dispatchEvent(new Event('offline'))
  await app.user.click(app.screen.getByRole('radio', { name: 'Awaiting payment' }))
  expect(await app.screen.findByText(/It loads as soon as you are connected again/)).toBeVisible()

  isOffline = false
  window.dispatchEvent(new Event('online'))

  expect(await rows(app)).toHaveLength(1)
  online.mockRestore()
})

it('CHK-9 filters are in the address and apply to the list', async () => {
  const app = await openHistory(async (order, sandbox) => {
    const cancelled = await order()
    await holderOf(sandbox, cancelled).cancel()
    await order()
  })
  await waitFor(async () => expect(await rows(app)).toHaveLength(2))

  await app.user.click(app.screen.getByRole('radio', { name: 'Cancelled' }))

  await waitFor(async () => expect(await rows(app)).toHaveLength(1))
  expect(app.router.state.location.search).toBe('?status=CANCELLED')
  await app.user.selectOptions(app.screen.getByLabelText('Product'), 'hotel')
  expect(await app.screen.findByRole('heading', { name: 'No matching orders' })).toBeVisible()
  await app.user.click(app.screen.getByRole('button', { name: 'Show all orders' }))
  await waitFor(async () => expect(await rows(app)).toHaveLength(2))
  expect(app.router.state.location.search).toBe('')
})

it('CHK-9 a part of a traveller’s name finds an order', async () => {
  const app = await openHistory((order) => order())
  await rows(app)

  await app.user.type(app.screen.getByLabelText('Number or traveller'), 'wei ling')

  await waitFor(() => expect(app.router.state.location.search).toBe('?search=wei+ling'))
  expect(await rows(app)).toHaveLength(1)
  await app.user.clear(app.screen.getByLabelText('Number or traveller'))
  await app.user.type(app.screen.getByLabelText('Number or traveller'), 'nobody')
  expect(await app.screen.findByRole('heading', { name: 'No matching orders' })).toBeVisible()
})

it('CHK-9 a long history is paged, and each page has an address', async () => {
  const app = await openHistory(async (order) => {
    for (let count = 0; count < 21; count += 1)
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as orders are placed
      await order()
  })
  expect(await rows(app)).toHaveLength(20)

  await app.user.click(app.screen.getByRole('link', { name: 'Older orders' }))

  await waitFor(async () => expect(await rows(app)).toHaveLength(1))
  expect(app.router.state.location.search).toMatch(/^\?cursor=/)
  await app.user.click(app.screen.getByRole('link', { name: 'Back to the newest' }))
  await waitFor(async () => expect(await rows(app)).toHaveLength(20))
})

it('CHK-9 an account without orders is told so, and can look for a booking', async () => {
  const app = await openHistory(() => Promise.resolve())

  expect(await app.screen.findByRole('heading', { name: 'No orders yet' })).toBeVisible()
  expect(app.screen.getByRole('link', { name: 'Find your order' })).toBeVisible()
})

it('CHK-9 an invalid page of the history shows the newest orders', async () => {
  const app = await openHistory((order) => order(), '/order-history?cursor=nonsense')

  expect(await rows(app)).toHaveLength(1)
})

it('NAV-9 CHK-9 a visitor logs in first, and an account cannot open another’s order', async () => {
  const visitor = await renderApp('/order-history')
  await waitFor(() => expect(visitor.router.state.location.pathname).toBe('/login'))
  visitor.unmount()

  const sandbox = await createTestSandbox()
  const { order } = await placeOrder(sandbox, { isRemembered: false })
  const session = await logIn(sandbox, 'budi', 'selat-demo-2')
  const app = await renderApp(paths.historyOrder(order.Id), { sandbox, session })

  expect(
    await app.screen.findByRole('heading', { name: 'Order not found', level: 1 }),
  ).toBeVisible()
})
