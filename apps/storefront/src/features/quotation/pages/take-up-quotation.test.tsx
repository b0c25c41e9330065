import type { Schemas } from '@selat/sdk'
import { act, within } from '@testing-library/react'
import { http } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { paths } from '../../../shared/app/paths.ts'
import { clearSession } from '../../../shared/app/session-store.ts'
import { agentsHost } from '../../../test/agents.ts'
import { holdAnswer, holdCall } from '../../../test/hold-call.ts'
import { openQuotation, shown } from '../../../test/open-quotation.ts'
import { acceptQuotation } from '../../../test/quote-crossing.ts'
import { problemResponse, refuseCall } from '../../../test/refuse-call.ts'
import { askedPaths, renderApp, server, testNow } from '../../../test/render-app.tsx'
import { ask } from '../../../test/seed-cart.ts'

// The countdowns of the cart run by the device's clock.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(testNow) }))
afterEach(() => vi.useRealTimers())

it('AGT-4 an accepted quotation opens a filled-in checkout, and its order books the quotation', async () => {
  const { screen, user, router, quotation, colleague } = await openQuotation({
    before: acceptQuotation,
  })
  expect(screen.getByText(/^Tan Wei Ling accepted on /)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Take up' }))
  const question = within(screen.getByRole('dialog', { name: 'Take up this quotation?' }))
  expect(await question.findByText('Your cart has 1 item, which goes back on sale.')).toBeVisible()

  await user.click(question.getByRole('button', { name: 'Hold it and go to checkout' }))

  expect(await screen.findByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  expect(await screen.findByDisplayValue('K1000000N')).toBeVisible()
  expect(screen.getByLabelText('E-mail')).toHaveValue('weiling@example.com')
  const note = await screen.findByText(/^The net price is still /)
  expect(note).toHaveTextContent(shown(quotation.SellingTotal.Amount))
  expect(screen.getByRole('link', { name: `Quotation ${quotation.Number}` })).toHaveAttribute(
    'href',
    `/quotations/${quotation.Id}`,
  )

  // The page shows times in the tenant's zone, Jakarta's, which is not the zone of this device.
  await user.click(screen.getByRole('button', { name: 'Continue on another device' }))
  const elsewhere = within(await screen.findByRole('dialog'))
  expect(await elsewhere.findByText(/^The link works until .* WIB\.$/)).toBeVisible()
  await user.click(elsewhere.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('checkbox', { name: /^I have read the booking policy/ }))
  await user.click(screen.getByRole('button', { name: 'Place order and choose payment' }))
  await expect.poll(() => router.state.location.pathname).toBe('/payment')
  expect(await colleague()).toMatchObject({
    State: 'booked',
    Order: new URLSearchParams(router.state.location.search).get('order'),
  })
})

it('AGT-4 agency and customer see whether the order of a quotation is unpaid, paid or cancelled', async () => {
  const { screen, user, router, quotation, sandbox, unmount, session } = await openQuotation({
    before: acceptQuotation,
  })
  await user.click(screen.getByRole('button', { name: 'Take up' }))
  await user.click(screen.getByRole('button', { name: 'Hold it and go to checkout' }))
  await screen.findByDisplayValue('K1000000N')
  await user.click(screen.getByRole('checkbox', { name: /^I have read the booking policy/ }))
  await user.click(screen.getByRole('button', { name: 'Place order and choose payment' }))
  await expect.poll(() => router.state.location.pathname).toBe('/payment')
  const order = new URLSearchParams(router.state.location.search).get('order') ?? ''

  unmount()

  const agent = await renderApp(`/quotations/${quotation.Id}`, {
    sandbox,
    session,
    host: agentsHost,
  })
  expect(await agent.screen.findByText('Ordered, awaiting payment')).toBeVisible()
  expect(agent.screen.getByText(/^If the order is not paid by .* WIB, it expires/)).toBeVisible()
  expect(agent.screen.getByRole('link', { name: 'Open the order' })).toHaveAttribute(
    'href',
    `/history/${order}`,
  )
  expect(agent.screen.queryByText('Booked')).toBeNull()
  agent.unmount()
  const customer = await renderApp(quotation.Link, { sandbox, host: agentsHost })
  expect(
    await customer.screen.findByText(/^Baruna Tours has reserved it .* once it is paid\./),
  ).toBeVisible()
  expect(customer.screen.queryByText(/booked/i)).toBeNull()
  customer.unmount()
  const post = <Answer,>(path: string, body?: object) =>
    ask<Answer>(sandbox, `order/${order}/${path}`, {
      method: 'POST',
      query: { system: '4102' },
      header: {
        'Idempotency-Key': crypto.randomUUID(),
        Authorization: `Bearer ${session.Token}`,
      },
      ...(body && { body }),
    })
  await post('payment', { PaymentMethod: 'AGENT_WALLET' })
  await post('payment/confirm')
  const paid = await renderApp(`/quotations/${quotation.Id}`, {
    sandbox,
    session,
    host: agentsHost,
  })
  expect(await paid.screen.findByText(/^An order was placed of it\./)).toBeVisible()
  expect(paid.screen.queryByText('Ordered, awaiting payment')).toBeNull()
  paid.unmount()
  const paidFor = await renderApp(quotation.Link, { sandbox, host: agentsHost })
  expect(await paidFor.screen.findByText('It is booked and paid')).toBeVisible()
  expect(paidFor.screen.queryByText(/once it is paid/)).toBeNull()
  paidFor.unmount()
  const { Id: Quote } = await post<Schemas['RefundQuote']>('refund/quote', {
    Tickets: [],
    Items: [],
  })
  await post('refund', { Quote, BankAccount: null })
  const cancelled = await renderApp(`/quotations/${quotation.Id}`, {
    sandbox,
    session,
    host: agentsHost,
  })
  expect(await cancelled.screen.findByText('Ordered, then cancelled')).toBeVisible()
  cancelled.unmount()
  const withdrawn = await renderApp(quotation.Link, { sandbox, host: agentsHost })
  expect(await withdrawn.screen.findByText('The booking was cancelled')).toBeVisible()
  expect(withdrawn.screen.getByRole('link', { name: /^Ask for a new one/ })).toBeVisible()
})

it('CHK-8 AGT-4 a quotation that is taken up again after a failure is sent with the same key', async () => {
  const { screen, user, router } = await openQuotation({ before: acceptQuotation })
  const keys: (string | null)[] = []
  server.use(
    http.post('*/admin/v1/quotation/*/cart', ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'))
      return screen.queryByRole('alert') ? undefined : problemResponse(503, 'internal_error')
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Take up' }))
  await user.click(screen.getByRole('button', { name: 'Hold it and go to checkout' }))
  await screen.findByRole('alert', {}, { timeout: 15_000 })

  await user.click(screen.getByRole('button', { name: 'Hold it and go to checkout' }))

  await expect.poll(() => router.state.location.pathname).toBe('/checkout')
  expect(new Set(keys).size).toBe(1)
})

it('ERR-4 AGT-4 a quotation that is taken up after its page was left is kept, and the agent stays on the new page', async () => {
  const { screen, user, router, quotation } = await openQuotation({ before: acceptQuotation })
  const letThrough = holdCall('post', '*/admin/v1/quotation/*/cart')
  await user.click(screen.getByRole('button', { name: 'Take up' }))
  await user.click(screen.getByRole('button', { name: 'Hold it and go to checkout' }))
  await router.navigate(paths.contact())
  await screen.findByRole('heading', { level: 1, name: 'Contact us' })

  letThrough()

  const taken = () => JSON.stringify({ ...localStorage, ...sessionStorage })
  await expect.poll(taken).toContain(quotation.Number)
  await router.settle()
  expect(router.state.location.pathname).toBe('/contact')
})

it('SES-3 AGT-4 a quotation that is taken up after its agent has logged out leaves nothing on the device', async () => {
  const { screen, user, router, quotation } = await openQuotation({ before: acceptQuotation })
  const { asked, release } = holdAnswer('post', '*/admin/v1/quotation/*/cart')
  await user.click(screen.getByRole('button', { name: 'Take up' }))
  await user.click(screen.getByRole('button', { name: 'Hold it and go to checkout' }))
  await asked
  await act(async () => clearSession())

  release()

  await screen.findByRole('button', { name: 'Log in' })
  await router.settle()
  const kept = JSON.stringify({ ...localStorage, ...sessionStorage })
  expect(kept).not.toContain(quotation.Number)
  expect(kept).not.toContain('cartToken')
})

it('SES-3 CHK-9 an order that is placed after its agent has logged out leaves no access on the device', async () => {
  const { screen, user, router } = await openQuotation({ before: acceptQuotation })
  await user.click(screen.getByRole('button', { name: 'Take up' }))
  await user.click(screen.getByRole('button', { name: 'Hold it and go to checkout' }))
  await screen.findByDisplayValue('K1000000N')
  await user.click(screen.getByRole('checkbox', { name: /^I have read the booking policy/ }))
  const { asked, release } = holdAnswer('post', '*/travel/v1/order')
  await user.click(screen.getByRole('button', { name: 'Place order and choose payment' }))
  await asked
  await act(async () => clearSession())

  release()

  await screen.findByRole('button', { name: 'Log in' })
  await router.settle()
  expect(localStorage.getItem('bookingAccess')).toBeNull()
})

it('AGT-4 when a quotation ends meanwhile, the checkout says so and continues without it', async () => {
  const { screen, user, router, colleague } = await openQuotation({
    before: acceptQuotation,
  })
  await user.click(screen.getByRole('button', { name: 'Take up' }))
  await user.click(screen.getByRole('button', { name: 'Hold it and go to checkout' }))
  await screen.findByText(/^The net price is still /)
  await colleague('/cancel', 'POST')
  await user.click(screen.getByRole('checkbox', { name: /^I have read the booking policy/ }))

  await user.click(screen.getByRole('button', { name: 'Place order and choose payment' }))

  expect(await screen.findByText(/^This quotation cannot be booked any more/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Place order and choose payment' }))
  await expect.poll(() => router.state.location.pathname).toBe('/payment')
})

it('AGT-4 when the seats are gone, the page of the quotation says so and stays open', async () => {
  const { screen, user, router } = await openQuotation()
  refuseCall('post', '*/admin/v1/quotation/*/cart', 409, 'seats_taken')
  await user.click(screen.getByRole('button', { name: 'Take up' }))

  await user.click(screen.getByRole('button', { name: 'Hold it and go to checkout' }))

  expect(
    await screen.findByText(/seats were taken in the meantime/i, { selector: '[role=alert] *' }),
  ).toBeVisible()
  expect(screen.getByText(/Quote another choice and withdraw this one/)).toBeVisible()
  expect(router.state.location.pathname).toMatch(/^\/quotations\//)
})

it('AGT-4 a dialog whose take-up was refused has no button that would only be refused again', async () => {
  const { screen, user } = await openQuotation()
  refuseCall('post', '*/admin/v1/quotation/*/cart', 409, 'seats_taken')
  await user.click(screen.getByRole('button', { name: 'Take up' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Take up this quotation?' }))

  await user.click(dialog.getByRole('button', { name: 'Hold it and go to checkout' }))

  expect(await dialog.findByRole('alert')).toHaveFocus()
  expect(dialog.queryByRole('button', { name: 'Hold it and go to checkout' })).toBeNull()
  expect(dialog.queryByRole('button', { name: 'Cancel' })).toBeNull()
  // The cross in the corner closes the dialog, too.
  expect(dialog.getAllByRole('button', { name: 'Close' })).toHaveLength(2)
})

it('CHK-8 AGT-4 a double press on the button that takes up a quotation sends one call', async () => {
  const { screen, user, router } = await openQuotation({ before: acceptQuotation })
  const letThrough = holdCall('post', '*/admin/v1/quotation/*/cart')
  await user.click(screen.getByRole('button', { name: 'Take up' }))

  const button = screen.getByRole('button', { name: 'Hold it and go to checkout' })
  act(() => {
    button.click()
    button.click()
  })

  letThrough()
  await expect.poll(() => router.state.location.pathname).toBe('/checkout')
  expect(askedPaths().filter((path) => /quotation\/.*\/cart$/.test(path))).toHaveLength(1)
})
