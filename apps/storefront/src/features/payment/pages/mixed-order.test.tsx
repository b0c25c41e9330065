import type { Sandbox } from '@selat/mock-api'
import { within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { paths } from '../../../shared/app/paths.ts'
import { holderOf, orderCart, type PlacedOrder } from '../../../test/place-order.ts'
import { createTestSandbox, renderApp } from '../../../test/render-app.tsx'
import { oneRoomInput, seedAllProducts, seedProducts } from '../../../test/sample-products.ts'

async function placeAll(sandbox: Sandbox): Promise<PlacedOrder> {
  return orderCart(sandbox, await seedAllProducts(sandbox))
}

async function openPaid(path: (orderId: string) => string, language: 'EN' | 'ZHTD' = 'EN') {
  const sandbox = await createTestSandbox()
  const placed = await placeAll(sandbox)
  const { order } = placed
  await holderOf(sandbox, placed).choose('TRANSFER_BCA')
  await sandbox.console.payments.settle(order.Payment.Id)
  const app = await renderApp(path(order.Id), { sandbox, language })
  return { ...app, order }
}

it('CHK-10 a paid order of every product has its e-tickets, and a voucher with a code for each other product', async () => {
  const { screen, order } = await openPaid(paths.successPayment)

  await screen.findByRole('heading', { name: 'E-tickets and vouchers' })
  const vouchers = within(await screen.findByRole('region', { name: 'Vouchers' }))
  expect(
    vouchers.getAllByRole('article').map((article) => article.getAttribute('aria-label')),
  ).toEqual([
    'Nagoya Lantern Hotel, booked by Tan Wei Ling',
    'Barelang Bridge and Galang Island tour, booked by Tan Wei Ling',
    'Batam City Break 2D1N, booked by Tan Wei Ling',
    'Batam terminal to hotel, private, booked by Tan Wei Ling',
    'Komodo phinisi 3 nights, booked by Tan Wei Ling',
  ])
  expect(vouchers.getAllByRole('img', { name: /^QR code of voucher / })).toHaveLength(5)
  expect(vouchers.getByText('Show this code to the driver.')).toBeVisible()
  expect(screen.getAllByRole('img', { name: /^QR code of ticket / })).toHaveLength(2)
  expect(order.Items).toHaveLength(6)
})

it('CHK-10 the next steps say where and when to be for each item, in order of time', async () => {
  const { screen } = await openPaid(paths.successPayment)

  const steps = within(await screen.findByRole('region', { name: 'Before you travel' }))
  const titles = steps.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(titles).toEqual([
    expect.stringMatching(/^Bring each passenger's passport/),
    expect.stringMatching(/^All Indonesia arrival card: fill in from Wed, 9 Dec/),
    expect.stringMatching(/^Check-in closes 07:00 SGT, HarbourFront/),
    expect.stringMatching(/^Meet at 08:15, /),
    expect.stringMatching(/^Be ready at 11:00, Batam Centre terminal/),
    expect.stringMatching(/^Check in from 14:00, Nagoya Lantern Hotel/),
    expect.stringMatching(/^Visit Barelang Bridge and Galang Island tour/),
    expect.stringMatching(/^SY Nusa Phinisi sails from Labuan Bajo/),
    expect.stringMatching(/^Have S\$12.00 ready/),
  ])
})

it('CHK-2 an order lists every item with its travellers, and the total', async () => {
  const { screen, order } = await openPaid(paths.orderDetail)

  await screen.findByRole('heading', { name: order.ConfirmationNumber })
  const booked = within(screen.getByRole('region', { name: 'What you booked' }))
  expect(booked.getAllByText('Nagoya Lantern Hotel')).not.toHaveLength(0)
  expect(booked.getByText('4 adults and 1 child')).toBeVisible()
  const travellers = within(screen.getByRole('region', { name: 'Travellers' }))
  expect(travellers.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Travellers',
    'HarbourFront, Singapore to Batam Centre, Batam',
    'Batam City Break 2D1N',
    'Komodo phinisi 3 nights',
  ])
  const price = within(screen.getByRole('region', { name: 'Price' }))
  expect(price.getByText('Rp 18,085,700')).toBeVisible()
})

it('CHK-5 each item of an expired order has a link that searches it again', async () => {
  const sandbox = await createTestSandbox()
  const { order } = await placeAll(sandbox)
  sandbox.clock.advance(25 * 3600)

  const { screen } = await renderApp(paths.orderDetail(order.Id), { sandbox })

  expect(
    await screen.findByRole('link', {
      name: 'Search again: Komodo phinisi 3 nights · Sat, 12 Dec',
    }),
  ).toHaveAttribute('href', '/cruises/crs_05?cabin=SHR&date=2026-12-12&adults=2')
  expect(screen.getAllByRole('link', { name: /^Search again: / })).toHaveLength(6)
})

it('I18-1 vouchers are in the reader’s language', async () => {
  const { screen } = await openPaid(paths.successPayment, 'ZHTD')

  const vouchers = within(await screen.findByRole('region', { name: '憑證' }))
  expect(vouchers.getAllByText('憑證')).not.toHaveLength(0)
  expect(vouchers.getByText('請向司機出示此碼。')).toBeVisible()
})

it('CHK-4 the order beside its payment counts the guests of a single room once', async () => {
  const sandbox = await createTestSandbox()
  const cart = await seedProducts(sandbox, [oneRoomInput])
  const { order } = await orderCart(sandbox, cart)

  const { screen } = await renderApp(paths.payment(order.Id), { sandbox })

  const aside = within(await screen.findByRole('complementary', { name: 'Your order' }))
  expect(aside.getAllByText('2 adults')).toHaveLength(1)
})
