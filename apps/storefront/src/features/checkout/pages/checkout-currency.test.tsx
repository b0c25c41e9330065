import type { Sandbox } from '@selat/mock-api'
import type { Schemas } from '@selat/sdk'
import { waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import {
  agree,
  type App,
  arriveAtPayment,
  captureOrders,
  fillContact,
  fillPassenger,
  openFilled,
  placeButton,
  readOrder,
} from '../../../test/checkout-driver.ts'
import { chooseCurrency } from '../../../test/choose-currency.ts'
import { refuseCall } from '../../../test/refuse-call.ts'
import { createTestSandbox, renderApp, server } from '../../../test/render-app.tsx'
import { attractionInput } from '../../../test/sample-products.ts'
import { addInput, ask, seedCart } from '../../../test/seed-cart.ts'

const trip = { offers: ['off_HFC-BTC-SRL-20261212-1020-ECO-O'] }
// The amount is the fare of an adult, S$32.00, and Singapore's charge of S$10.00.
const tripInDollars = 4200

/** Returns the price of the tour in a new cart in dollars. */
async function tourInDollars(sandbox: Sandbox): Promise<number> {
  const { Totals } = await ask<Schemas['Cart']>(sandbox, 'cart', {
    method: 'POST',
    query: { currency: 'SGD' },
    header: { 'Idempotency-Key': crypto.randomUUID() },
    body: attractionInput,
  })
  return Totals[0]?.Amount ?? 0
}

const dollars = (cents: number) => `S$${(cents / 100).toFixed(2)}`

const toPay = ({ screen }: App) => within(screen.getByRole('region', { name: 'Booking policy' }))

it('CRT-1 SES-1 CHK-4 a ferry and a tour are priced, ordered and paid in a currency that was chosen after they were added', async () => {
  const sandbox = await createTestSandbox()
  const { Token, Totals } = await seedCart(sandbox, trip)
  await addInput(sandbox, Token, attractionInput)
  const sum = tripInDollars + (await tourInDollars(sandbox))
  const sent = captureOrders()
  const app = await renderApp('/cart', { sandbox })
  const { screen, user } = app
  expect(Totals.map(({ Currency }) => Currency)).toEqual(['IDR'])
  await screen.findAllByRole('article')

  await chooseCurrency(app, 'SGD')
  const total = within(screen.getByRole('region', { name: 'Total' }))
  expect(await total.findByText(dollars(sum))).toBeVisible()
  const [ferry] = screen.getAllByRole('article')
  expect(within(ferry as HTMLElement).getAllByText('S$42.00')[0]).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Go to checkout' }))
  await screen.findByRole('heading', { name: 'Passenger details' })
  await fillContact(app)
  await fillPassenger(app)
  await agree(app)
  expect(await toPay(app).findByText(dollars(sum))).toBeVisible()
  await user.click(placeButton(app))
  await arriveAtPayment(app)

  const inDollars = { Amount: sum, Currency: 'SGD', Exponent: 2 }
  expect(sent[0]?.body.AgreedTotal).toEqual(inDollars)
  expect((await readOrder(app)).TotalAmount).toEqual(inDollars)
  expect(await screen.findByRole('radio', { name: /^PayNow QR/ })).toBeEnabled()
  expect(screen.queryByRole('radio', { name: /QRIS/ })).toBeNull()
})

it('CRT-1 CHK-12 when the checkout cannot be priced again, it names the currency of each item, and the order asks at its price', async () => {
  const app = await openFilled([{}], trip)
  const { screen, user, sandbox } = app
  refuseCall('post', '*/travel/v1/cart/price', 500, 'internal_error')

  await chooseCurrency(app, 'SGD')
  expect(
    await screen.findByText('HarbourFront, Singapore to Batam Centre, Batam is held in IDR.'),
  ).toBeVisible()
  expect(screen.getByText('Your cart could not be priced in SGD')).toBeVisible()
  await user.click(placeButton(app))
  expect(await screen.findByText('The price is now S$42.00')).toBeVisible()
  const orders = await sandbox.store.db.selectFrom('orders').select('id').execute()
  expect(orders).toEqual([])

  await chooseCurrency(app, 'IDR')

  await waitFor(() => expect(screen.queryByText(/^The price is now/)).toBeNull())
  expect(screen.queryByText('Your cart could not be priced in SGD')).toBeNull()
  server.resetHandlers()
  await user.click(placeButton(app))
  await arriveAtPayment(app)
  expect((await readOrder(app)).TotalAmount).toEqual({
    Amount: 555_000,
    Currency: 'IDR',
    Exponent: 0,
  })
})

it('CHK-8 an order whose answer was lost is found in the currency in which it was sent, even after another one was chosen', async () => {
  const app = await openFilled([{}], trip)
  await app.sandbox.services.faults.set([{ path: '/travel/v1/order', reset: 'after', times: 3 }])
  await app.user.click(placeButton(app))
  await app.screen.findByText(/Trying again/)
  app.unmount()

  const again = await renderApp('/checkout', { sandbox: app.sandbox })
  await again.screen.findByRole('button', { name: 'Check the order' })
  await chooseCurrency(again, 'SGD')
  await again.user.click(again.screen.getByRole('button', { name: 'Check the order' }))

  await arriveAtPayment(again)
  expect((await readOrder(again)).TotalAmount.Currency).toBe('IDR')
})
