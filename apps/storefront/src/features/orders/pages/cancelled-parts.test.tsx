import type { Sandbox } from '@selat/mock-api'
import type { Schemas } from '@selat/sdk'
import { within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { paths } from '../../../shared/app/paths.ts'
import { holderOf, orderCart, type PlacedOrder, placeOrder } from '../../../test/place-order.ts'
import { createTestSandbox, renderApp } from '../../../test/render-app.tsx'
import { packageInput, seedProducts } from '../../../test/sample-products.ts'
import { ask } from '../../../test/seed-cart.ts'

/** Opens a paid round trip of two travellers; the tickets that `which` selects are cancelled. */
async function openCancelled(which: (ticket: Schemas['Ticket']) => boolean) {
  const sandbox = await createTestSandbox()
  const placed = await placeOrder(sandbox, { isRoundTrip: true })
  return cancel(sandbox, placed, which)
}

/** Pays an order, cancels some of its tickets, or all of it if none is selected, and opens it. */
async function cancel(
  sandbox: Sandbox,
  placed: PlacedOrder,
  which: (ticket: Schemas['Ticket']) => boolean,
) {
  const holder = holderOf(sandbox, placed)
  await holder.choose('QRIS')
  await sandbox.console.payments.settle(placed.order.Payment.Id)
  const { Items } = await holder.tickets()
  const post = <Answer,>(path: string, body: object) =>
    ask<Answer>(sandbox, `order/${placed.order.Id}/${path}`, {
      method: 'POST',
      header: { 'Booking-Token': placed.token, 'Idempotency-Key': crypto.randomUUID() },
      body,
    })
  const wish = { Tickets: Items.filter(which).map(({ Id }) => Id), Items: [] }
  const quote = await post<Schemas['RefundQuote']>('refund/quote', wish)
  await post('refund', { Quote: quote.Id, BankAccount: null })
  const app = await renderApp(paths.orderDetail(placed.order.Id), { sandbox })
  return { ...app, quote }
}

it('CHK-11 a traveller whose tickets are all cancelled is struck through, with the refund', async () => {
  const { screen, quote } = await openCancelled(({ PassengerIndex }) => PassengerIndex === 1)
  const travellers = within(await screen.findByRole('region', { name: 'Travellers' }))
  await travellers.findByText('Cancelled')

  const [first, second] = travellers.getAllByRole('listitem')
  expect(first).not.toHaveTextContent('Cancelled')
  expect(within(second as HTMLElement).getByText('Ms TAN MEI').tagName).toBe('S')
  const back = quote.Total.Amount.toLocaleString('en-US')
  expect(second).toHaveTextContent(new RegExp(`Cancelled.*Refund .*${back}$`))
  const booked = within(screen.getByRole('region', { name: 'What you booked' }))
  expect(booked.getByText('2 of 4 tickets cancelled')).toBeVisible()
})

it('CHK-11 a traveller with one cancelled crossing is not struck through, and the crossing is named', async () => {
  const { screen } = await openCancelled(
    ({ PassengerIndex, SectorIndex }) => PassengerIndex === 0 && SectorIndex === 1,
  )
  const travellers = within(await screen.findByRole('region', { name: 'Travellers' }))
  await travellers.findByText('Cancelled')

  const [first] = travellers.getAllByRole('listitem')
  expect(within(first as HTMLElement).getByText('Ms TAN WEI LING').tagName).not.toBe('S')
  expect(first).toHaveTextContent(/Cancelled.*Batam Centre.* – HarbourFront/)
})

it('CHK-11 a ferry that was cancelled for everybody is marked as cancelled', async () => {
  const { screen } = await openCancelled(() => true)
  const booked = within(await screen.findByRole('region', { name: 'What you booked' }))

  expect(await booked.findByText('Cancelled')).toBeVisible()
  const travellers = within(screen.getByRole('region', { name: 'Travellers' }))
  expect(travellers.getAllByText('Cancelled')).toHaveLength(2)
})

it('CHK-11 the refund of a package is shown once, and not again for each of its travellers', async () => {
  const sandbox = await createTestSandbox()
  const placed = await orderCart(sandbox, await seedProducts(sandbox, [packageInput]))

  const { screen, quote } = await cancel(sandbox, placed, () => false)

  const travellers = within(await screen.findByRole('region', { name: 'Travellers' }))
  expect(await travellers.findAllByText('Cancelled')).toHaveLength(2)
  expect(travellers.queryByText(/^Refund /)).toBeNull()
  const booked = within(screen.getByRole('region', { name: 'What you booked' }))
  const back = quote.Total.Amount.toLocaleString('en-US')
  expect(booked.getByText(new RegExp(`^Refund .*${back}$`))).toBeVisible()
})
