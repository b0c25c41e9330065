import { waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import {
  type App,
  arriveAtPayment,
  openFilled,
  passenger,
  placeButton,
  readOrder,
} from '../../../test/checkout-driver.ts'
import { createTestSandbox, renderApp, testNow } from '../../../test/render-app.tsx'
import { seedCart } from '../../../test/seed-cart.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(testNow) }))
afterEach(() => vi.useRealTimers())

/** Returns the amount beside the button that places the order, in rupiah. */
const shownTotal = ({ screen }: App) => {
  const section = within(screen.getByRole('region', { name: 'Booking policy' }))
  return Number(section.getByText(/^Rp.[\d,]+$/).textContent.replaceAll(/\D/g, ''))
}

/** Only an operator with fares by passport sails from there. */
const trip = { from: 'TMF', to: 'BTC', adults: 2 }
const generalPrice =
  'Shown is the general price. A passport of Indonesia has its own; your order is priced by each passport.'

it('FER-5 the cart says which passports have a price of their own, and what to do before the border', async () => {
  const sandbox = await createTestSandbox()
  await seedCart(sandbox, trip)
  const { screen, user } = await renderApp('/cart', { sandbox })
  const item = await screen.findByRole('article')

  await user.click(within(item).getByText('Before you cross'))
  await user.click(within(item).getByText('Price'))

  expect(within(item).getByText(generalPrice)).toBeVisible()
  expect(within(item).getByText('Passport valid until 12 Jun 2027 or later')).toBeVisible()
  expect(within(item).getByText(/^All Indonesia arrival card: fill in from/)).toBeVisible()
})

it('FER-5 the checkout says beside the passport that its price differs, and the order has that price', async () => {
  const app = await openFilled([{}, { first: 'KAI MING', number: 'K7654321P' }], trip)
  const field = within(passenger(app, 2)).getByLabelText('Nationality')
  expect(field).not.toHaveAccessibleDescription()

  await app.user.selectOptions(field, 'ID')
  await app.user.tab()

  expect(field).toHaveAccessibleDescription(
    'This passport has its own price on this trip; the price takes it into account',
  )
  await waitFor(() => expect(shownTotal(app)).toBeLessThan(app.cart.Totals[0]?.Amount ?? 0))
  const shown = shownTotal(app)
  await app.user.click(placeButton(app))
  await arriveAtPayment(app)
  const order = await readOrder(app)
  expect(order.TotalAmount.Amount).toBe(shown)
  const fares = order.Items[0]?.Price.Lines.filter(({ Kind }) => Kind === 'fare')
  expect(fares?.map(({ Label, Quantity }) => [Label, Quantity])).toEqual([
    ['Adult fare', 1],
    ['Adult fare (passport of Indonesia)', 1],
  ])
  expect(order.TotalAmount.Amount).toBeLessThan(app.cart.Totals[0]?.Amount ?? 0)
})
