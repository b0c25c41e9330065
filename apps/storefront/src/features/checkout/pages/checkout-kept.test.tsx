import type { Schemas } from '@selat/sdk'
import { focusManager } from '@tanstack/react-query'
import { act, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { type App, openCheckout, passenger, put } from '../../../test/checkout-driver.ts'
import { holdAnswer, loseAnswers } from '../../../test/hold-call.ts'
import { createTestSandbox, logIn, renderApp, testNow } from '../../../test/render-app.tsx'
import { attractionInput, seedProducts } from '../../../test/sample-products.ts'
import { ask, seedCart } from '../../../test/seed-cart.ts'

const patient = { timeout: 10_000 }

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(testNow) }))
afterEach(() => vi.useRealTimers())

/** Opens the checkout of a user whose session then ends on the server. */
async function openUntilSessionEnds() {
  const sandbox = await createTestSandbox()
  await seedCart(sandbox)
  const session = await logIn(sandbox, 'weiling', 'selat-demo-1')
  const app = await renderApp('/checkout', { sandbox, session })
  await app.screen.findByRole('heading', { name: 'Passenger details' })
  await vi.waitFor(() => expect(localStorage.getItem('accountCart')).toContain('weiling'))
  await put(app, within(passenger(app)).getByLabelText('Passport number'), 'K7777777N')
  await put(app, app.screen.getByLabelText(/Additional note/), 'Window seats')
  await endOnServer(app, session.Token)
  await app.user.click(within(passenger(app)).getByRole('button', { name: 'Saved passengers' }))
  await vi.waitFor(() => expect(app.router.state.location.pathname).toBe('/login'), patient)
  expect(await app.screen.findByText(/^What you typed is kept in this tab/)).toBeVisible()
  return app
}

async function endOnServer({ sandbox }: App, token: string) {
  const headers = { Authorization: `Bearer ${token}` }
  const url = 'http://localhost/admin/v1/session?system=4101'
  const answer = await sandbox.fetch(new Request(url, { method: 'DELETE', headers }))
  expect(answer.ok).toBe(true)
}

async function enter({ screen, user }: App, username: string, password: string) {
  await user.type(await screen.findByLabelText('Username or e-mail'), username)
  await user.type(screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Log in' }))
}

it('CHK-1 SES-4 when the session ends during the checkout, the typed data is there after the login', async () => {
  const app = await openUntilSessionEnds()

  await enter(app, 'weiling', 'selat-demo-1')

  await app.screen.findByRole('heading', { name: 'Passenger details' })
  expect(within(passenger(app)).getByLabelText('Passport number')).toHaveValue('K7777777N')
  expect(app.screen.getByLabelText(/Additional note/)).toHaveValue('Window seats')
  expect(app.screen.getByText('What you had typed is here as you left it.')).toBeVisible()
})

it('CHK-1 SES-3 the typed data is deleted when somebody else logs in', async () => {
  const app = await openUntilSessionEnds()

  await enter(app, 'budi', 'selat-demo-2')

  await vi.waitFor(() => expect(app.router.state.location.pathname).not.toBe('/login'), patient)
  expect(JSON.stringify(sessionStorage)).not.toContain('K7777777N')
})

it('SES-3 the typed data can be deleted on the login page', async () => {
  const app = await openUntilSessionEnds()

  await app.user.click(app.screen.getByRole('button', { name: 'Delete what was typed' }))

  expect(app.screen.queryByText(/What you typed is kept in this tab/)).toBeNull()
  expect(JSON.stringify(sessionStorage)).not.toContain('K7777777N')
})

it('CHK-1 PAX-2 a half-typed date is there as it was typed when the visitor comes back', async () => {
  const app = await openCheckout()
  const partOf = (name: string) =>
    within(within(passenger(app)).getByRole('group', { name: /^Date of birth/ })).getByRole(
      'textbox',
      { name },
    )
  await put(app, partOf('Day'), '12')
  await put(app, partOf('Month'), '3')

  await act(() => app.router.navigate('/cart'))
  await app.screen.findByRole('heading', { level: 1, name: 'Cart' })
  await act(() => app.router.navigate(-1))

  await app.screen.findByRole('heading', { name: 'Passenger details' })
  expect(partOf('Day')).toHaveValue('12')
  expect(partOf('Month')).toHaveValue('03')
  expect(partOf('Year')).toHaveValue('')
})

it('CHK-1 CRT-1 when another tab changes the cart, typed data stays and the page says what has changed', async () => {
  const app = await openCheckout({ adults: 2 })
  await put(app, within(passenger(app, 2)).getByLabelText('Passport number'), 'K7777777N')
  const setAdults = (adults: number) =>
    ask<Schemas['Cart']>(app.sandbox, `cart/item/${app.cart.Items[0]?.Id}`, {
      method: 'PUT',
      header: { 'Cart-Token': app.cart.Token },
      body: { QtyAdult: adults, QtyChild: 0, QtyInfant: 0, QtySenior: 0 },
    })

  await setAdults(1)
  await comeBackToTab()

  expect(await app.screen.findByText(/^The cart was changed elsewhere/)).toBeVisible()
  expect(app.screen.getByText(/^With other numbers of travellers: HarbourFront/)).toBeVisible()
  expect(app.screen.queryByRole('group', { name: /^Passenger 2, / })).toBeNull()
  await setAdults(2)
  await comeBackToTab()
  await app.screen.findByRole('group', { name: /^Passenger 2, / })
  expect(within(passenger(app, 2)).getByLabelText('Passport number')).toHaveValue('K7777777N')
})

/** Opens the checkout while a change that was made in the cart is not answered yet. */
async function openDuringChange(change: (app: App) => Promise<void>) {
  const sandbox = await createTestSandbox()
  await seedCart(sandbox)
  const app = await renderApp('/cart', { sandbox })
  await app.screen.findByRole('heading', { level: 2, name: 'Total' })
  await change(app)
  await act(() => app.router.navigate('/checkout'))
  await app.screen.findByRole('heading', { name: 'Passenger details' })
  return app
}

async function addAdult({ screen, user }: App) {
  await user.click(screen.getByText('Passengers', { selector: 'summary *' }))
  await user.click(screen.getByRole('button', { name: 'One more: Adults' }))
}

it('CHK-1 CRT-1 a change of the visitor’s own that is answered late is not taken for another tab’s', async () => {
  const answer = holdAnswer('put', '*/travel/v1/cart/item/*')
  const app = await openDuringChange(addAdult)
  await answer.asked

  answer.release()

  expect(await app.screen.findByRole('group', { name: /^Passenger 2, / })).toBeVisible()
  expect(app.screen.queryByText(/^The cart was changed elsewhere/)).toBeNull()
})

it('CHK-1 CRT-1 a change of the visitor’s own whose answer was lost is not taken for another tab’s', async () => {
  loseAnswers('put', '*/travel/v1/cart/item/*')
  const app = await openDuringChange(async (cart) => {
    await addAdult(cart)
    await cart.screen.findByRole('alert')
  })

  await comeBackToTab()

  expect(await app.screen.findByRole('group', { name: /^Passenger 2, / })).toBeVisible()
  expect(app.screen.queryByText(/^The cart was changed elsewhere/)).toBeNull()
})

it('CHK-1 CRT-1 a cart that the visitor has emptied, as it is answered late, was not emptied elsewhere', async () => {
  const answer = holdAnswer('delete', '*/travel/v1/cart/item/*')
  const app = await openDuringChange(async ({ screen, user }) => {
    await user.click(screen.getByRole('button', { name: /^Remove HarbourFront/ }))
    await user.click(screen.getByRole('button', { name: 'Remove' }))
  })
  await put(app, within(passenger(app)).getByLabelText('Passport number'), 'K7777777N')
  await answer.asked

  answer.release()

  expect(await app.screen.findByText('Your cart is empty')).toBeVisible()
  expect(app.screen.queryByText(/^The cart is empty now/)).toBeNull()
})

it('CHK-1 CRT-1 when another tab empties the cart, the page says so', async () => {
  const app = await openCheckout()
  await put(app, within(passenger(app)).getByLabelText('Passport number'), 'K7777777N')

  await ask(app.sandbox, `cart/item/${app.cart.Items[0]?.Id}`, {
    method: 'DELETE',
    header: { 'Cart-Token': app.cart.Token },
  })
  await comeBackToTab()

  expect(await app.screen.findByText(/^The cart is empty now/)).toBeVisible()
})

it('CHK-1 CRT-1 consent stays when an item is removed, and is asked for again when one is added', async () => {
  const sandbox = await createTestSandbox()
  const first = await seedCart(sandbox)
  const both = await seedProducts(sandbox, [attractionInput], first.Token)
  const { screen, user } = await renderApp('/checkout', { sandbox })
  const consent = () => screen.findByRole('checkbox', { name: /^I have read the booking policy/ })
  await user.click(await consent())

  await ask(sandbox, `cart/item/${both.Items[1]?.Id}`, {
    method: 'DELETE',
    header: { 'Cart-Token': both.Token },
  })
  await comeBackToTab()

  expect(await screen.findByText(/^No longer in it:/)).toBeVisible()
  expect(await consent()).toBeChecked()
  expect(screen.queryByText(/^Please tick again/)).toBeNull()

  await seedProducts(sandbox, [attractionInput], first.Token)
  await comeBackToTab()

  expect(await screen.findByText(/^Please tick again that you have read/)).toBeVisible()
  expect(await consent()).not.toBeChecked()
  await user.click(await consent())
  expect(screen.queryByText(/^Please tick again/)).toBeNull()
})

/** Loads the cart again, as when a visitor returns from another tab. */
async function comeBackToTab() {
  vi.setSystemTime(Date.now() + 10_000)
  await act(async () => {
    focusManager.setFocused(false)
    focusManager.setFocused(true)
  })
  focusManager.setFocused(undefined)
}
