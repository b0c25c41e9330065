import type { Schemas } from '@selat/sdk'
import { act, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { agentWithCart } from '../../../test/agent-cart.ts'
import { agentsHost } from '../../../test/agents.ts'
import { agree, captureOrders, passenger, placeButton, put } from '../../../test/checkout-driver.ts'
import { holdAnswer } from '../../../test/hold-call.ts'
import { createTestSandbox, renderApp, testNow } from '../../../test/render-app.tsx'
import { ask } from '../../../test/seed-cart.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(testNow) }))
afterEach(() => vi.useRealTimers())

const weiLing = { id: 'cus_TANWEILING', name: 'Tan Wei Ling', agency: 'agy_BARUNA0001' }

async function openCheckout(party: { adults?: number; children?: number } = {}, isChosen = false) {
  const sandbox = await createTestSandbox()
  const { session, cart } = await agentWithCart(sandbox, 'dewi', party)
  if (isChosen) sessionStorage.setItem('chosenCustomer', JSON.stringify(weiLing))
  const app = await renderApp('/checkout', { sandbox, session, host: agentsHost })
  const field = await app.screen.findByRole('combobox', { name: 'Book for' })
  const customer = () =>
    ask<Schemas['Customer']>(
      {
        fetch: (request: Request) =>
          sandbox.fetch(new Request(request.url.replace('/travel/', '/admin/'), request)),
      } as typeof sandbox,
      `customer/${weiLing.id}`,
      { query: { system: '4102' }, header: { Authorization: `Bearer ${session.Token}` } },
    )
  return { ...app, cart, field, customer }
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)))

/** The address tells that the payment has opened; an account has its next cart at once. */
const arriveAtPayment = ({ router }: Awaited<ReturnType<typeof openCheckout>>) =>
  waitFor(() => expect(router.state.location.pathname).toBe('/payment'))

it('AGT-4 a chosen customer fills in the contact and the travellers', async () => {
  const app = await openCheckout({ adults: 2, children: 1 })

  await app.user.type(app.field, 'k6610927b')
  await app.user.click(await app.screen.findByRole('option', { name: /Tan Wei Ling/ }))

  expect(await app.screen.findByText('Filled in from Tan Wei Ling')).toBeVisible()
  expect(app.screen.getByLabelText('E-mail')).toHaveValue('weiling.tan@traveller.example')
  expect(app.screen.getByLabelText('Phone number')).toHaveValue('91234567')
  const first = (number: number) =>
    within(passenger(app, number)).getByLabelText('First name (given name)')
  expect([first(1), first(2), first(3)].map((input) => (input as HTMLInputElement).value)).toEqual([
    'WEI LING',
    'KOK WENG',
    'XIN YI',
  ])
})

it('AGT-4 a customer who was chosen before the search is in the order, and is no longer chosen after it', async () => {
  const app = await openCheckout({}, true)
  const sent = captureOrders()
  await app.screen.findByText('Filled in from Tan Wei Ling')
  expect(app.screen.getByRole('complementary', { name: 'Customer' })).toHaveTextContent(
    'Booking for Tan Wei Ling',
  )

  await agree(app)
  await app.user.click(placeButton(app))

  await arriveAtPayment(app)
  expect(sent[0]?.body).toMatchObject({ Customer: weiLing.id, Contact: { Name: 'Tan Wei Ling' } })
  expect(sessionStorage.getItem('chosenCustomer')).toBeNull()
})

it('AGT-4 after booking for a customer was stopped, the order names none', async () => {
  const app = await openCheckout({}, true)
  const sent = captureOrders()
  await app.screen.findByText('Filled in from Tan Wei Ling')

  await app.user.click(app.screen.getByRole('button', { name: 'Stop booking for Tan Wei Ling' }))
  await agree(app)
  await app.user.click(placeButton(app))

  await arriveAtPayment(app)
  expect(sent[0]?.body).not.toHaveProperty('Customer')
})

it('AGT-4 text that an agent types before the customer has loaded stays', async () => {
  const customer = holdAnswer('get', `*/admin/v1/customer/${weiLing.id}`)
  const app = await openCheckout({}, true)
  await put(app, app.screen.getByLabelText('Full name'), 'Lim Kok Weng')

  await customer.asked
  customer.release()
  await settle()

  expect(app.screen.getByLabelText('Full name')).toHaveValue('Lim Kok Weng')
})

it('AGT-4 a customer who is saved while the order is placed is not chosen again', async () => {
  const app = await openCheckout({}, true)
  await app.screen.findByText('Filled in from Tan Wei Ling')
  await agree(app)
  const saved = holdAnswer('put', `*/admin/v1/customer/${weiLing.id}`)
  await app.user.click(app.screen.getByRole('button', { name: 'Save to Tan Wei Ling' }))
  await saved.asked

  await app.user.click(placeButton(app))
  await arriveAtPayment(app)
  saved.release()
  await settle()

  expect(sessionStorage.getItem('chosenCustomer')).toBeNull()
})

it('AGT-4 changed data can be saved to the customer', async () => {
  const app = await openCheckout({}, true)
  await app.screen.findByText('Filled in from Tan Wei Ling')
  await put(app, app.screen.getByLabelText('E-mail'), 'new@traveller.example')
  await put(app, within(passenger(app)).getByLabelText('Passport number'), 'K9999999X')

  await app.user.click(app.screen.getByRole('button', { name: 'Save to Tan Wei Ling' }))

  expect(await app.screen.findByText('Tan Wei Ling is up to date.')).toBeVisible()
  const saved = await app.customer()
  expect(saved.Email).toBe('new@traveller.example')
  expect(saved.Passengers).toHaveLength(3)
  expect(saved.Passengers[0]).toMatchObject({ PassportNumber: 'K9999999X', NativeName: '陈慧玲' })
})

it('AGT-4 when a colleague has deleted the customer, the page says so and the booking continues', async () => {
  const app = await openCheckout({}, true)
  await app.screen.findByText('Filled in from Tan Wei Ling')
  await app.sandbox.store.db
    .updateTable('customers')
    .set({ deleted_at: testNow })
    .where('id', '=', weiLing.id)
    .execute()
  await agree(app)

  await app.user.click(placeButton(app))

  expect(
    await app.screen.findByText('Tan Wei Ling is no longer among your customers'),
  ).toBeVisible()
  await app.user.click(placeButton(app))
  await arriveAtPayment(app)
})

it('AGT-4 a place can be filled with any traveller of the customer', async () => {
  const app = await openCheckout({ adults: 1 }, true)
  await app.screen.findByText('Filled in from Tan Wei Ling')
  const first = within(passenger(app))
  await app.user.click(first.getByRole('button', { name: 'Saved passengers' }))
  const dialog = within(await app.screen.findByRole('dialog', { name: 'Choose a saved passenger' }))
  expect(await dialog.findByText('Travellers of Tan Wei Ling')).toBeVisible()

  await app.user.click(dialog.getByRole('button', { name: /LIM KOK WENG/ }))

  await waitFor(() =>
    expect(first.getByLabelText('First name (given name)')).toHaveValue('KOK WENG'),
  )
})
