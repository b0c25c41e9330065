import type { Schemas } from '@selat/sdk'
import { within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { paths } from '../../../shared/app/paths.ts'
import { holderOf, orderCart } from '../../../test/place-order.ts'
import { createTestSandbox, renderApp } from '../../../test/render-app.tsx'
import { hotelInput, seedProducts } from '../../../test/sample-products.ts'
import { ask, seedCart } from '../../../test/seed-cart.ts'

/**
 * Opens a page of a paid round trip with a stay. The stay and the way out of TAN MEI were cancelled, and the refund is
 * on its way.
 */
async function openCancelled(pageOf: (order: string) => string) {
  const sandbox = await createTestSandbox()
  const { Token } = await seedCart(sandbox, { adults: 2, isRoundTrip: true })
  const cart = await seedProducts(sandbox, [hotelInput], Token)
  const placed = await orderCart(sandbox, cart)
  const holder = holderOf(sandbox, placed)
  await holder.choose('QRIS')
  await sandbox.console.payments.settle(placed.order.Payment.Id)
  const { Items, Vouchers } = await holder.tickets()
  const post = <Answer,>(path: string, body: object) =>
    ask<Answer>(sandbox, `order/${placed.order.Id}/${path}`, {
      method: 'POST',
      header: { 'Booking-Token': placed.token, 'Idempotency-Key': crypto.randomUUID() },
      body,
    })
  const quote = await post<Schemas['RefundQuote']>('refund/quote', {
    Tickets: Items.filter(
      ({ PassengerIndex, SectorIndex }) => PassengerIndex === 1 && SectorIndex === 0,
    ).map(({ Id }) => Id),
    Items: Vouchers.map(({ OrderItem }) => OrderItem),
  })
  await post('refund', { Quote: quote.Id, BankAccount: null })
  const app = await renderApp(pageOf(placed.order.Id), { sandbox })
  const stay = quote.Lines.find(({ Ticket }) => Ticket === null)?.Title ?? ''
  return { ...app, stay }
}

it('CHK-11 a refund that is on its way is not said to have arrived, and every cancelled part is named', async () => {
  const { screen, stay } = await openCancelled(paths.orderDetail)

  const refunds = within(await screen.findByRole('region', { name: 'Refunds' }))
  expect(refunds.getByText('On its way')).toBeVisible()
  const price = within(screen.getByRole('region', { name: 'Price' }))
  expect(price.getByText('Refund')).toBeVisible()
  const booked = within(screen.getByRole('region', { name: 'What you booked' }))
  expect((await booked.findAllByText(/^Refund Rp/)).length).toBeGreaterThan(0)
  expect(screen.queryByText(/given back/i)).toBeNull()
  const story = within(screen.getByRole('region', { name: 'What has happened' }))
  const asked = (await story.findByText('Cancelled, refund on its way')).closest('li')
  expect(asked).toHaveTextContent(`TAN MEI and ${stay}`)
})

it('CHK-12 a receipt names the stay and the traveller of a refund that is on its way', async () => {
  const { screen, stay } = await openCancelled(paths.receipt)

  const receipt = within(await screen.findByRole('article', { name: /^Receipt R-/ }))

  const row = receipt.getByRole('row', { name: /^Refund of / })
  expect(row).toHaveTextContent(`TAN MEI and ${stay}`)
  expect(receipt.queryByText(/given back/i)).toBeNull()
})
