/* oxlint-disable typescript/no-unsafe-enum-assignment -- a test plays the later version of an answer */
import type { Sandbox } from '@selat/mock-api'
import type { Schemas } from '@selat/sdk'
import { expect, it } from 'vitest'

import { paths } from '../../../shared/app/paths.ts'
import { amendAnswer } from '../../../test/amend-answer.ts'
import { expectNoRawValues, LATER } from '../../../test/later-values.ts'
import { placeOrder } from '../../../test/place-order.ts'
import { createTestSandbox, renderApp } from '../../../test/render-app.tsx'

type Order = Schemas['Order']

/** Opens an order as a later version of the API might answer it. */
async function openOrder(change: (order: Order) => Order, amend?: (sandbox: Sandbox) => void) {
  const sandbox = await createTestSandbox()
  const placed = await placeOrder(sandbox)
  amendAnswer<Order>(sandbox, '*/travel/v1/booking/detail/*', change)
  amend?.(sandbox)
  const app = await renderApp(paths.orderDetail(placed.order.Id), { sandbox })
  const { ConfirmationNumber: name } = placed.order
  await app.screen.findByRole('heading', { name, level: 1 })
  return app
}

it('CHK-2 an order in an unknown state says so, and offers no step', async () => {
  const { screen } = await openOrder((order) => ({
    ...order,
    Status: LATER,
    Payment: { ...order.Payment, State: LATER, Flow: LATER },
  }))

  expect(screen.getAllByText('Other status').length).toBeGreaterThan(0)
  expect(screen.getByText('Payment status not known here')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Pay now' })).toBeNull()
  expect(screen.queryByRole('button', { name: /Cancel/ })).toBeNull()
  expectNoRawValues()
})

it('CHK-2 an item of an unknown product is listed as another product', async () => {
  const { screen } = await openOrder((order) => ({
    ...order,
    Items: order.Items.map(({ Id, Qty, Price, Passengers }) => ({
      ...{ Id, Qty, Price, Passengers },
      ItemContent: LATER,
    })),
  }))

  expect(screen.getAllByText('Other product').length).toBeGreaterThan(0)
  expect(screen.getByText(/cannot show the details of this product yet/)).toBeVisible()
  expectNoRawValues()
})

it('CHK-2 travellers with an unknown band and title are shown by name', async () => {
  const { screen } = await openOrder((order) => ({
    ...order,
    Items: order.Items.map((item) => ({
      ...item,
      Passengers: item.Passengers.map((passenger) => ({
        ...passenger,
        Band: LATER,
        Title: LATER,
      })),
    })),
  }))

  expect(screen.getAllByText(/Wei Ling/i).length).toBeGreaterThan(0)
  expectNoRawValues()
})

it('CHK-2 an unknown event is listed as an update of the order', async () => {
  const { screen } = await openOrder(
    (order) => order,
    (sandbox) =>
      amendAnswer<Schemas['OrderTimeline']>(
        sandbox,
        '*/travel/v1/order/*/timeline',
        (timeline) => ({
          ...timeline,
          Items: timeline.Items.map((moment) => ({ ...moment, Event: LATER })),
        }),
      ),
  )

  expect((await screen.findAllByText('Order updated')).length).toBeGreaterThan(0)
  expectNoRawValues()
})
