import type { Schemas } from '@selat/sdk'
import { waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import {
  agree,
  arriveAtPayment,
  captureOrders,
  fillContact,
  fillPassenger,
  openCheckout,
  openFilled,
  passenger,
  placeButton,
  put,
} from '../../../test/checkout-driver.ts'
import { createTestSandbox, logIn, renderApp, testNow } from '../../../test/render-app.tsx'
import { attractionInput, seedProducts } from '../../../test/sample-products.ts'
import { ask, seedCart } from '../../../test/seed-cart.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(testNow) }))
afterEach(() => vi.useRealTimers())

it('CHK-1 a visitor books without an account and continues to the payment', async () => {
  const app = await openCheckout()

  await fillContact(app)
  await fillPassenger(app)
  await agree(app)
  await app.user.click(placeButton(app))

  await arriveAtPayment(app)
  expect(app.router.state.location.search).toMatch(/^\?order=ord_/)
  expect(localStorage.getItem('bookingAccess')).toMatch(/ord_/)
  expect(sessionStorage.getItem('checkoutDraft')).toBeNull()
  expect(sessionStorage.getItem('orderIntent')).toBeNull()
})

it('CHK-1 contact, passengers, note and code are sent as typed, with tidy spaces and letters', async () => {
  const app = await openFilled([{ first: '  Wei  Ling ', number: 'k1234567n' }])
  const sent = captureOrders()

  await put(app, app.screen.getByLabelText(/Additional note/), 'Window seats, please')
  await put(app, app.screen.getByLabelText(/Code reference/), 'REF-7')
  await app.user.click(placeButton(app))
  await arriveAtPayment(app)

  expect(sent[0]?.body).toEqual({
    Contact: {
      Name: 'Tan Wei Ling',
      Email: 'weiling@example.com',
      PhoneCode: '+65',
      PhoneNumber: '81234567',
    },
    Items: [
      {
        CartItem: app.cart.Items[0]?.Id,
        Passengers: [
          {
            Band: 'adult',
            Title: 'Ms',
            FirstName: 'Wei Ling',
            LastName: 'TAN',
            DateOfBirth: '1990-05-04',
            PlaceOfBirth: 'Singapore',
            Nationality: 'SG',
            CountryOfResidence: 'SG',
            PassportNumber: 'K1234567N',
            DateOfIssue: '2023-02-01',
            DateOfExpiry: '2033-02-01',
            PlaceOfIssue: 'Singapore',
          },
        ],
      },
    ],
    AdditionalNote: 'Window seats, please',
    CodeReference: 'REF-7',
    AgreedTotal: app.cart.Totals[0],
  })
})

it('CHK-1 a refused submit lists every field with a link into it and sends nothing', async () => {
  const app = await openCheckout({ adults: 1, children: 1 })
  const sent = captureOrders()

  await app.user.click(placeButton(app))

  const summary = await app.screen.findByRole('group', { name: /^All passenger details/ })
  expect(summary).toHaveFocus()
  expect(summary).toHaveTextContent('All passenger details must be entered correctly')
  expect(within(summary).getByText('E-mail: This field is required')).toBeVisible()
  await app.user.click(within(summary).getByText('Passenger 2: 11 fields to fill in'))
  expect(within(passenger(app, 2)).getByLabelText('Title')).toHaveFocus()
  expect(sent).toEqual([])
})

it('CHK-1 a corrected field leaves the summary', async () => {
  const app = await openCheckout()
  await app.user.click(placeButton(app))
  const summary = await app.screen.findByRole('group', { name: /^All passenger details/ })

  await put(app, app.screen.getByLabelText('E-mail'), 'weiling@example.com')

  expect(within(summary).queryByText(/^E-mail/)).not.toBeInTheDocument()
})

it('CHK-1 a reload keeps what was typed', async () => {
  const app = await openCheckout()
  await put(app, app.screen.getByLabelText('E-mail'), 'weiling@example.com')
  await put(app, within(passenger(app)).getByLabelText('Passport number'), 'K1234567N')
  await app.user.selectOptions(within(passenger(app)).getByLabelText('Nationality'), 'SG')

  app.unmount()
  const again = await renderApp('/checkout', { sandbox: app.sandbox })
  await again.screen.findByRole('heading', { name: 'Passenger details' })

  expect(again.screen.getByLabelText('E-mail')).toHaveValue('weiling@example.com')
  expect(within(passenger(again)).getByLabelText('Passport number')).toHaveValue('K1234567N')
  expect(within(passenger(again)).getByLabelText('Nationality')).toHaveValue('SG')
  expect(localStorage.getItem('checkoutDraft')).toBeNull()
})

it('CHK-1 the account’s name is filled in', async () => {
  const sandbox = await createTestSandbox()
  await seedCart(sandbox)
  const session = await logIn(sandbox, 'weiling', 'selat-demo-1')

  const { screen } = await renderApp('/checkout', { sandbox, session })

  expect(await screen.findByLabelText('Full name')).toHaveValue(session.User.Name)
})

it('CRT-2 a hold that ends while the traveller types loses nothing, and the page links to the search', async () => {
  const app = await openCheckout()
  await put(app, app.screen.getByLabelText('E-mail'), 'weiling@example.com')

  app.sandbox.clock.advance(15 * 60)
  vi.setSystemTime(Date.now() + 15 * 60_000)

  expect(await app.screen.findByRole('alert')).toHaveTextContent(
    /^The hold has ended: HarbourFront/,
  )
  expect(app.screen.getByText('What you typed is kept.')).toBeVisible()
  expect(app.screen.getByRole('link', { name: 'Search again' })).toBeVisible()
  expect(app.screen.getByLabelText('E-mail')).toHaveValue('weiling@example.com')
  expect(placeButton(app)).toHaveAttribute('aria-disabled', 'true')
  await waitFor(() =>
    expect(placeButton(app)).toHaveAccessibleDescription('Search again for what has expired.'),
  )
})

it('CRT-2 when two holds have ended, each notice and its link name the item and the day', async () => {
  const sandbox = await createTestSandbox()
  await seedCart(sandbox, {}, { from: 'BTC', to: 'HFC' })
  const { screen } = await renderApp('/checkout', { sandbox })
  await screen.findByRole('heading', { name: 'Passenger details' })

  sandbox.clock.advance(15 * 60)
  vi.setSystemTime(Date.now() + 15 * 60_000)

  const notices = await screen.findAllByText(/^The hold has ended: .* · Sat, 12 Dec$/)
  expect(notices).toHaveLength(2)
  expect(
    screen.getByRole('link', {
      name: 'Search again: Batam Centre, Batam to HarbourFront, Singapore · Sat, 12 Dec',
    }),
  ).toBeVisible()
})

it('CRT-2 two items of one crossing whose holds have ended share a notice, which removes both', async () => {
  const sandbox = await createTestSandbox()
  const { Token } = await seedCart(sandbox, {}, { adults: 1 })
  sandbox.clock.advance(10 * 60)
  await seedCart(sandbox, { from: 'BTC', to: 'HFC', into: Token })
  vi.setSystemTime(Date.now() + 10 * 60_000)
  const { screen, user } = await renderApp('/checkout', { sandbox })
  await screen.findByRole('heading', { name: 'Passenger details' })

  sandbox.clock.advance(6 * 60)
  vi.setSystemTime(Date.now() + 6 * 60_000)

  expect(await screen.findAllByText(/^The hold has ended/)).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Go on without it' }))
  await waitFor(() => expect(screen.queryByText(/^The hold has ended/)).toBeNull())
  const { Items } = await ask<Schemas['Cart']>(sandbox, 'cart', {
    header: { 'Cart-Token': Token },
  })
  expect(Items).toHaveLength(1)
})

it('CRT-2 the note on the lead guest appears only while an item that needs it is held', async () => {
  const sandbox = await createTestSandbox()
  const first = await seedProducts(sandbox, [attractionInput])
  sandbox.clock.advance(8 * 60)
  vi.setSystemTime(Date.now() + 8 * 60_000)
  await seedCart(sandbox, { into: first.Token })
  const { screen } = await renderApp('/checkout', { sandbox })
  expect(await screen.findByText(/the contact above is the lead guest/)).toBeVisible()

  sandbox.clock.advance(8 * 60)
  vi.setSystemTime(Date.now() + 8 * 60_000)

  await waitFor(() => expect(screen.queryByText(/the contact above is the lead guest/)).toBeNull())
  expect(screen.getByRole('heading', { name: 'Passenger details' })).toBeVisible()
})

it('CRT-2 CHK-12 an expired item costs nothing: the lines sum to the price of the item that is still held', async () => {
  const sandbox = await createTestSandbox()
  const first = await seedCart(sandbox)
  sandbox.clock.advance(8 * 60)
  vi.setSystemTime(Date.now() + 8 * 60_000)
  const cart = await seedCart(sandbox, { into: first.Token, adults: 2 })
  const { screen } = await renderApp('/checkout', { sandbox })
  await screen.findByRole('heading', { name: 'Passenger details' })
  const moneyOf = (element: HTMLElement) =>
    [...(element.textContent ?? '').matchAll(/Rp\s([\d,]+)/g)].map(([, amount = '']) =>
      Number(amount.replaceAll(',', '')),
    )
  const [, held] = cart.Items
  const left = held?.Price.Total.Amount ?? 0

  sandbox.clock.advance(8 * 60)
  vi.setSystemTime(Date.now() + 8 * 60_000)

  await waitFor(() => expect(screen.getAllByText('Expired')).toHaveLength(1))
  const prices = screen.getByRole('heading', { name: 'What it costs' }).parentElement
  const lines = within(prices as HTMLElement)
    .getAllByRole('definition')
    .flatMap(moneyOf)
  expect(lines.reduce((sum, amount) => sum + amount, 0)).toBe(left)
  expect(screen.getAllByText('Price')).toHaveLength(1)
  const rules = screen.getByRole('heading', { name: 'If plans change' }).parentElement
  expect(within(rules as HTMLElement).getAllByText('Baggage')).toHaveLength(1)
})

it('CRT-2 APP-10 continuing without an expired item keeps the focus at the hold of the rest', async () => {
  const sandbox = await createTestSandbox()
  const first = await seedCart(sandbox)
  sandbox.clock.advance(8 * 60)
  vi.setSystemTime(Date.now() + 8 * 60_000)
  await seedProducts(sandbox, [attractionInput], first.Token)
  const { screen, user } = await renderApp('/checkout', { sandbox })
  await screen.findByRole('heading', { name: 'Passenger details' })
  sandbox.clock.advance(8 * 60)
  vi.setSystemTime(Date.now() + 8 * 60_000)

  await user.click(await screen.findByRole('button', { name: 'Go on without it' }))

  await waitFor(() => expect(screen.queryByText(/^The hold has ended/)).toBeNull())
  const rest = screen.getByRole('button', { name: /^Hold longer/ })
  await waitFor(() => expect(document.activeElement).toContainElement(rest))
  expect(document.activeElement).not.toBe(document.body)
})

it('CRT-2 the passengers of an expired item are filled in for the item that replaces it', async () => {
  const app = await openCheckout()
  await put(app, within(passenger(app)).getByLabelText('Passport number'), 'K1234567N')
  app.sandbox.clock.advance(15 * 60)
  app.unmount()
  const cart = await ask<Schemas['Cart']>(app.sandbox, `cart/item/${app.cart.Items[0]?.Id}`, {
    method: 'DELETE',
    header: { 'Cart-Token': app.cart.Token },
  })
  await seedCart(app.sandbox, { into: cart.Token })

  const again = await renderApp('/checkout', { sandbox: app.sandbox })
  await again.screen.findByRole('heading', { name: 'Passenger details' })

  expect(within(passenger(again)).getByLabelText('Passport number')).toHaveValue('K1234567N')
})

it('CRT-2 a hold can be extended at the checkout', async () => {
  const app = await openCheckout()

  await app.user.click(app.screen.getByRole('button', { name: /^Hold longer/ }))

  await waitFor(() => expect(app.screen.getByRole('timer')).toHaveTextContent('30:00'))
})

it('CHK-1 without a cart the page links to the search', async () => {
  const { screen } = await renderApp('/checkout')

  expect(await screen.findByRole('link', { name: 'Search ferries' })).toBeVisible()
})

it('CHK-1 an order needs consent to the policy', async () => {
  const app = await openCheckout()

  await app.user.click(placeButton(app))

  const consent = app.screen.getByRole('checkbox', { name: /I have read the booking policy/ })
  expect(consent).toHaveAccessibleDescription(/Confirm that you have read the policy/)
})
