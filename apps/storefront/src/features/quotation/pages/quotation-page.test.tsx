import type { Sandbox } from '@selat/mock-api'
import type { Schemas } from '@selat/sdk'
import { act, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { paths } from '../../../shared/app/paths.ts'
import { queryClient } from '../../../shared/app/query-client.ts'
import { clearSession } from '../../../shared/app/session-store.ts'
import { agentSession, agentsHost, openAsAgent } from '../../../test/agents.ts'
import { holdAnswer, holdCall } from '../../../test/hold-call.ts'
import { acceptQuotation, quoteCrossing } from '../../../test/quote-crossing.ts'
import { problemResponse, refuseCall } from '../../../test/refuse-call.ts'
import {
  askedPaths,
  createTestSandbox,
  renderApp,
  server,
  testNow,
} from '../../../test/render-app.tsx'
import { ask } from '../../../test/seed-cart.ts'

// The countdowns of the cart run by the device's clock.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(testNow) }))
afterEach(() => vi.useRealTimers())

type Wish = Parameters<typeof quoteCrossing>[1]

async function openQuotation({
  before = () => Promise.resolve(),
  ...wish
}: Wish & {
  before?: (sandbox: Sandbox, quotation: Schemas['Quotation']) => Promise<unknown>
} = {}) {
  const sandbox = await createTestSandbox()
  const { quotation, session } = await quoteCrossing(sandbox, {
    customer: 'cus_TANWEILING',
    ...wish,
  })
  await before(sandbox, quotation)
  const app = await renderApp(`/quotations/${quotation.Id}`, {
    sandbox,
    session,
    host: agentsHost,
  })
  const title = `Quotation ${quotation.Number}`
  await app.screen.findByRole('heading', { level: 1, name: title })
  /** Calls the API as a colleague on another device. */
  const colleague = (path = '', method = 'GET') =>
    ask<Schemas['Quotation']>(sandbox, `quotation/${quotation.Id}${path}`, {
      api: 'admin',
      method,
      query: { system: '4102' },
      header: { Authorization: `Bearer ${session.Token}` },
    })
  return { ...app, sandbox, session, quotation, title, colleague }
}

const shown = (amount: number) => amount.toLocaleString('en-SG')

it('AGT-4 a quotation shows its agency the lines, both prices and the margin', async () => {
  const { screen, quotation } = await openQuotation({ adults: 2 })

  const quoted = within(screen.getByRole('region', { name: 'What is quoted' }))
  const line = quoted.getByText(/^HarbourFront, Singapore → Batam Centre/).closest('li, tr')
  expect(line).toHaveTextContent('2 adults')
  expect(line).toHaveTextContent(shown(quotation.NetTotal.Amount))
  expect(line).toHaveTextContent(shown(quotation.SellingTotal.Amount))
  const margin = quotation.SellingTotal.Amount - quotation.NetTotal.Amount
  expect(screen.getByText('Margin').parentElement).toHaveTextContent(shown(margin))
})

it('AGT-4 the link can be copied, mailed and sent as a message to the saved customer', async () => {
  const { screen, user, quotation } = await openQuotation()
  const send = within(screen.getByRole('region', { name: 'Send it' }))
  const url = `http://localhost:3000${quotation.Link}`

  const letter = await send.findByRole('link', { name: 'Send by e-mail' })
  await expect
    .poll(() => letter.getAttribute('href'))
    .toMatch(/^mailto:weiling\.tan@traveller\.example\?/)
  expect(decodeURIComponent(letter.getAttribute('href') ?? '')).toContain(url)
  const message = send.getByRole('link', { name: /^Send by WhatsApp/ })
  expect(message.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/6591234567\?/)
  const write = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(send.getByRole('button', { name: 'Copy the link' }))
  expect(write).toHaveBeenCalledWith(url)
})

it('AGT-4 the printed quotation has the agency’s name, the selling price and the terms, and no net price', async () => {
  const { screen, quotation, title } = await openQuotation({ adults: 2 })

  // The paper is visible to a printer only.
  const paper = await screen.findByRole('article', { name: title, hidden: true })

  for (const text of ['Baruna Tours', 'halo@barunatours.example', 'Tan Wei Ling', 'Terms'])
    expect(paper).toHaveTextContent(text)
  expect(paper).toHaveTextContent(shown(quotation.SellingTotal.Amount))
  expect(paper).not.toHaveTextContent(shown(quotation.NetTotal.Amount))
  const rules = await within(paper).findByRole('heading', { name: 'If plans change', hidden: true })
  const ofLine = within(rules.parentElement as HTMLElement)
  expect(ofLine.getByRole('heading', { level: 4, hidden: true })).toHaveTextContent(
    /^HarbourFront, Singapore → Batam Centre/,
  )
  expect(ofLine.getByText('Cancelling').nextSibling).toHaveTextContent(
    /^\d+% of the fare back until /,
  )
})

it('AGT-4 a withdrawn quotation says so in print, and is not called an offer any more', async () => {
  const withdraw = async (sandbox: Sandbox, { Id }: Schemas['Quotation']) => {
    const { Token } = await agentSession(sandbox, 'dewi')
    const header = { Authorization: `Bearer ${Token}` }
    const query = { system: '4102' }
    await ask(sandbox, `quotation/${Id}/cancel`, { api: 'admin', method: 'POST', query, header })
  }
  const { screen, title } = await openQuotation({ before: withdraw })

  const paper = await screen.findByRole('article', { name: title, hidden: true })

  expect(paper).toHaveTextContent('Withdrawn')
  expect(paper).toHaveTextContent('What is paid at the counter comes in addition')
  expect(paper).not.toHaveTextContent('This is an offer')
  expect(paper).not.toHaveTextContent('if it is accepted by then')
})

it('AGT-4 a printed quotation without a customer is for nobody by name', async () => {
  const { screen, title } = await openQuotation({ customer: null })

  const paper = within(await screen.findByRole('article', { name: title, hidden: true }))
  expect(await paper.findByText('Valid until')).toBeInTheDocument()
  expect(paper.queryByText('For')).toBeNull()
})

it('AGT-4 a quotation is withdrawn after a question, and can then only be printed', async () => {
  const { screen, user } = await openQuotation()
  await user.click(screen.getByRole('button', { name: 'Withdraw' }))
  const question = within(screen.getByRole('dialog', { name: 'Withdraw this quotation?' }))

  await user.click(question.getByRole('button', { name: 'Withdraw' }))

  expect(await screen.findByText(/^You have withdrawn it\./)).toBeVisible()
  for (const name of ['Take up', 'Withdraw', 'Copy the link'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.getByRole('button', { name: 'Print' })).toBeVisible()
})

it('ERR-4 AGT-4 an older answer that arrives after the withdrawal does not undo it', async () => {
  const { screen, user } = await openQuotation()
  const older = holdAnswer('get', '*/admin/v1/quotation/:id')
  void queryClient().refetchQueries({ type: 'active' })
  await older.asked
  await user.click(screen.getByRole('button', { name: 'Withdraw' }))
  const question = within(screen.getByRole('dialog', { name: 'Withdraw this quotation?' }))
  await user.click(question.getByRole('button', { name: 'Withdraw' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  older.release()

  await waitFor(() => expect(queryClient().isFetching()).toBe(0))
  expect(screen.getByText(/^You have withdrawn it\./)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull()
})

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

it('AGT-4 an accepted quotation has the link to copy, and can no longer be sent', async () => {
  const { screen } = await openQuotation({ before: acceptQuotation })

  const link = within(screen.getByRole('region', { name: 'The customer’s link' }))
  expect(link.getByRole('button', { name: 'Copy the link' })).toBeVisible()
  expect(link.getByRole('link', { name: /^See what the customer sees/ })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Send it' })).toBeNull()
  expect(screen.queryByText(/can read and accept the quotation/)).toBeNull()
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
  const [close, ...others] = dialog.getAllByRole('button', { name: 'Close' })
  expect([close, ...others]).toHaveLength(2)
  await user.click(others[0] ?? document.body)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('AGT-4 a withdrawal that was refused leaves nothing to confirm', async () => {
  const { screen, user } = await openQuotation()
  refuseCall('post', '*/admin/v1/quotation/*/cancel', 422, 'quotation_refused')
  await user.click(screen.getByRole('button', { name: 'Withdraw' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Withdraw this quotation?' }))

  await user.click(dialog.getByRole('button', { name: 'Withdraw' }))

  expect(await dialog.findByRole('alert')).toHaveFocus()
  expect(dialog.queryByRole('button', { name: 'Withdraw' })).toBeNull()
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

it('AGT-4 an unknown quotation is reported as not in the list', async () => {
  const { screen } = await openAsAgent('/quotations/quo_NOBODYS000', 'dewi')

  expect(
    await screen.findByRole('heading', { name: 'This quotation is not in your list' }),
  ).toBeVisible()
})

it('AGT-3 a member of finance cannot read a quotation', async () => {
  const { screen } = await openAsAgent('/quotations/quo_NOBODYS000', 'agus')

  expect(
    await screen.findByRole('heading', { name: 'Your role does not include this' }),
  ).toBeVisible()
})
