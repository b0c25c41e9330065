import { RETURN_PARAM } from '@selat/domain'
import type { Sandbox } from '@selat/mock-api'
import { act, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { paths } from '../../../shared/app/paths.ts'
import { chooseCurrency } from '../../../test/choose-currency.ts'
import { holdAnswer } from '../../../test/hold-call.ts'
import { agentsHost, placeAgentOrder } from '../../../test/place-agent-order.ts'
import { holderOf, orderCart, placeOrder } from '../../../test/place-order.ts'
import { refuseCall } from '../../../test/refuse-call.ts'
import { createTestSandbox, logIn, renderApp, testNow } from '../../../test/render-app.tsx'
import { attractionInput, seedProducts } from '../../../test/sample-products.ts'
import { ask, seedCart } from '../../../test/seed-cart.ts'

afterEach(() => vi.useRealTimers())

/** This is the visit of the sample a day later, by one adult alone. */
const nextVisit: typeof attractionInput = {
  ...attractionInput,
  Items: attractionInput.Items.map((item) => ({
    ...item,
    Qty: 1,
    Attraction: { ...item.Attraction, VisitDate: '2026-12-13', QtyAdult: 1, QtyChild: 0 },
  })),
}

/** Opens the page that cancels a round trip of two travellers, paid by `method`. */
async function openPaid(method: 'QRIS' | 'BCA_VA' = 'QRIS') {
  const sandbox = await createTestSandbox()
  const placed = await placeOrder(sandbox, { isRoundTrip: true })
  const holder = holderOf(sandbox, placed)
  await holder.choose(method)
  await sandbox.console.payments.settle(placed.order.Payment.Id)
  const app = await renderApp(paths.cancelBooking(placed.order.Id), { sandbox })
  await app.screen.findByRole('radio', { name: 'The whole booking' })
  return { ...app, ...placed, sandbox, holder }
}

const quotesOf = (sandbox: Sandbox) =>
  sandbox.services.requests.list().filter(({ path }) => path.includes('/refund/quote')).length

it('CHK-11 one of two travellers is cancelled on one crossing, after the refund was shown', async () => {
  const { screen, user, holder } = await openPaid()

  await user.click(screen.getByRole('radio', { name: 'Only a part' }))
  await user.click(screen.getAllByRole('checkbox', { name: 'Ms TAN MEI' })[0] as HTMLElement)
  await user.click(screen.getByRole('button', { name: 'See what comes back' }))

  const quote = await screen.findByRole('region', { name: 'What comes back' })
  const ladder = within(quote).getByRole('list', { name: 'What comes back by time' })
  expect(within(ladder).getByText('now').closest('li')).toHaveAttribute('aria-current', 'step')
  expect((await holder.booking()).RefundedAmount.Amount).toBe(0)

  await user.click(within(quote).getByRole('button', { name: /^Cancel and get Rp.* back$/ }))

  await screen.findByRole('heading', { name: 'Cancelled' })
  const booking = await holder.booking()
  expect(booking.Status).toBe('POSTED')
  expect(booking.RefundedAmount.Amount).toBeGreaterThan(0)
  const { Items } = await holder.tickets()
  expect(Items.map(({ State }) => State).toSorted()).toEqual(['issued', 'issued', 'issued', 'void'])
})

it('CHK-8 a double press on the button that asks what comes back sends one call', async () => {
  const { screen, sandbox } = await openPaid()

  const button = screen.getByRole('button', { name: 'See what comes back' })
  act(() => {
    button.click()
    button.click()
  })

  await screen.findByRole('region', { name: 'What comes back' })
  expect(quotesOf(sandbox)).toBe(1)
})

it('CHK-11 a refusal of a quote goes once something else is chosen', async () => {
  const { screen, user } = await openPaid()
  refuseCall('post', '*/refund/quote', 409, 'refund_refused', { reason: 'departed' })
  await user.click(screen.getByRole('button', { name: 'See what comes back' }))
  const refusal = await screen.findByRole('alert')

  await user.click(screen.getByRole('radio', { name: 'Only a part' }))

  expect(refusal).not.toBeInTheDocument()
})

it('CHK-11 AGT-1 a refund to the wallet of an agency is called back already, and its receipt names the agency', async () => {
  const sandbox = await createTestSandbox()
  const { order, session } = await placeAgentOrder(sandbox)
  const pay = (step: string, body?: object) =>
    ask(sandbox, `order/${order.Id}/payment${step}`, {
      query: { system: '4102' },
      method: 'POST',
      header: {
        Authorization: `Bearer ${session.Token}`,
        'Idempotency-Key': crypto.randomUUID(),
      },
      ...(body && { body }),
    })
  await pay('', { PaymentMethod: 'AGENT_WALLET' })
  await pay('/confirm')
  const { screen, user, router } = await renderApp(paths.cancelBooking(order.Id), {
    sandbox,
    session,
    host: agentsHost,
  })
  await user.click(await screen.findByRole('button', { name: 'See what comes back' }))

  await user.click(await screen.findByRole('button', { name: /^Cancel and get Rp.* back$/ }))

  expect(
    await screen.findByText(/^What you cancelled is void, and Rp.* is back already/),
  ).toBeVisible()
  expect(screen.getByText('Sent')).toBeVisible()
  void router.navigate(paths.receipt(order.Id))
  expect(await screen.findByText('Baruna Tours')).toBeVisible()
  expect(screen.getByText('+62 778 410 311')).toBeVisible()
})

it('CHK-11 for a fare that is never refunded the page says so in one sentence, without steps', async () => {
  const sandbox = await createTestSandbox()
  // The lowest class to Bintan is never refunded, however early it is cancelled.
  const cart = await seedCart(sandbox, { from: 'TMF', to: 'BBT' })
  const placed = await orderCart(sandbox, cart)
  await holderOf(sandbox, placed).choose('QRIS')
  await sandbox.console.payments.settle(placed.order.Payment.Id)
  const { screen, user } = await renderApp(paths.cancelBooking(placed.order.Id), { sandbox })

  await user.click(await screen.findByRole('button', { name: 'See what comes back' }))

  const quote = within(await screen.findByRole('region', { name: 'What comes back' }))
  expect(quote.getByText(/^The fare does not come back\. Terminal charges/)).toBeVisible()
  expect(quote.queryByRole('list', { name: 'What comes back by time' })).toBeNull()
})

it('CHK-11 two visits to one place are told apart by day and people, in the form and in the quote', async () => {
  const sandbox = await createTestSandbox()
  const cart = await seedProducts(sandbox, [attractionInput, nextVisit])
  const placed = await orderCart(sandbox, cart)
  await holderOf(sandbox, placed).choose('QRIS')
  await sandbox.console.payments.settle(placed.order.Payment.Id)
  const { screen, user } = await renderApp(paths.cancelBooking(placed.order.Id), { sandbox })

  await user.click(await screen.findByRole('radio', { name: 'Only a part' }))
  const [first, second] = screen.getAllByRole('checkbox')
  expect(first).toHaveAccessibleName(/ · Sat, 12 Dec$/)
  expect(first).toHaveAccessibleDescription('2 adults and 1 child')
  expect(second).toHaveAccessibleName(/ · Sun, 13 Dec$/)
  expect(second).toHaveAccessibleDescription('1 adult')
  await user.click(second as HTMLElement)
  await user.click(screen.getByRole('button', { name: 'See what comes back' }))

  const quote = within(await screen.findByRole('region', { name: 'What comes back' }))
  expect(quote.getByText('13 Dec 2026, 1 adult')).toBeVisible()
})

it('CHK-11 I18-1 in Chinese, an order without a crossing does not mention ship tickets, not even once it is cancelled', async () => {
  const sandbox = await createTestSandbox()
  const placed = await orderCart(sandbox, await seedProducts(sandbox, [attractionInput]))
  await holderOf(sandbox, placed).choose('QRIS')
  await sandbox.console.payments.settle(placed.order.Payment.Id)
  const address = paths.orderDetail(placed.order.Id)
  const { screen, user } = await renderApp(address, { sandbox, language: 'ZH' })

  await screen.findByRole('heading', { level: 2, name: '兑换凭证' })
  expect(screen.getByRole('main')).not.toHaveTextContent('船票')
  await user.click(await screen.findByRole('link', { name: /^取消/ }))
  await user.click(await screen.findByRole('button', { name: '查看可退金额' }))
  await user.click(await screen.findByRole('button', { name: /^取消并退回/ }))

  expect(await screen.findByText(/^您取消的项目已作废/)).toBeVisible()
})

it('CHK-11 a payment by virtual account needs a bank account for its refund', async () => {
  const { screen, user, holder } = await openPaid('BCA_VA')
  await user.click(screen.getByRole('button', { name: 'See what comes back' }))
  const confirm = await screen.findByRole('button', { name: /^Cancel and get/ })

  await user.click(confirm)

  const number = screen.getByLabelText(/^Account number/)
  expect(screen.getByLabelText(/^Bank/)).toHaveFocus()
  expect(number).toHaveAccessibleErrorMessage(/required/i)
  expect((await holder.booking()).Status).toBe('POSTED')

  await user.type(screen.getByLabelText(/^Bank/), 'Bank Mandiri')
  await user.type(number, '109-000 1234')
  await user.click(confirm)

  await screen.findByRole('heading', { name: 'Cancelled' })
  expect(screen.getByText('Bank Mandiri •••• 1234')).toBeVisible()
  expect((await holder.booking()).Status).toBe('CANCELLED')
})

it('CHK-11 an empty choice is reported, and a quote that has expired is asked for again with the same choice', async () => {
  const { screen, user, sandbox } = await openPaid()
  await user.click(screen.getByRole('radio', { name: 'Only a part' }))
  await user.click(screen.getByRole('button', { name: 'See what comes back' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Choose at least one traveller or item')

  await user.click(screen.getAllByRole('checkbox', { name: 'Ms TAN MEI' })[0] as HTMLElement)
  await user.click(screen.getByRole('button', { name: 'See what comes back' }))
  const confirm = await screen.findByRole('button', { name: /^Cancel and get/ })
  await sandbox.console.clock.advance(16 * 60)
  await user.click(confirm)

  await user.click(await screen.findByRole('button', { name: 'Ask again' }))

  await user.click(await screen.findByRole('button', { name: 'Choose something else' }))
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1)
})

it('CHK-11 the typed bank account stays when a quote expires', async () => {
  const { screen, user, sandbox, holder } = await openPaid('BCA_VA')
  await user.click(screen.getByRole('button', { name: 'See what comes back' }))
  await screen.findByRole('button', { name: /^Cancel and get/ })
  await user.type(screen.getByLabelText(/^Bank/), 'Bank Mandiri')
  await user.type(screen.getByLabelText(/^Account number/), '109-000 1234')
  await sandbox.console.clock.advance(16 * 60)
  await user.click(screen.getByRole('button', { name: /^Cancel and get/ }))

  await user.click(await screen.findByRole('button', { name: 'Ask again' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Ask again' })).toBeNull())
  await user.click(await screen.findByRole('button', { name: /^Cancel and get/ }))

  await screen.findByRole('heading', { name: 'Cancelled' })
  expect(screen.getByText('Bank Mandiri •••• 1234')).toBeVisible()
  expect((await holder.booking()).Status).toBe('CANCELLED')
})

it('CHK-11 a quote is not shown if other parts were chosen while it was loading', async () => {
  const { screen, user } = await openPaid()
  await user.click(screen.getByRole('radio', { name: 'Only a part' }))
  const [first, second] = screen.getAllByRole('checkbox', { name: 'Ms TAN MEI' })
  await user.click(first as HTMLElement)
  const former = holdAnswer('post', '*/refund/quote')
  await user.click(screen.getByRole('button', { name: 'See what comes back' }))
  await former.asked

  await user.click(second as HTMLElement)
  former.release()
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)))

  expect(screen.queryByRole('region', { name: 'What comes back' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'See what comes back' }))
  const quote = within(await screen.findByRole('region', { name: 'What comes back' }))
  expect(quote.getAllByText(/TAN MEI/)).toHaveLength(2)
})

it('CHK-11 a quote that was confirmed in time does not expire while it is being sent', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(testNow) })
  const { screen, user } = await openPaid()
  await user.click(screen.getByRole('button', { name: 'See what comes back' }))
  const confirmed = holdAnswer('post', '*/refund')
  await user.click(await screen.findByRole('button', { name: /^Cancel and get/ }))
  await confirmed.asked

  vi.setSystemTime(Date.now() + 16 * 60_000)
  await waitFor(() => expect(screen.queryByRole('timer')).toBeNull())

  expect(screen.queryByRole('button', { name: 'Ask again' })).toBeNull()
  confirmed.release()
  expect(await screen.findByRole('heading', { name: 'Cancelled' })).toBeVisible()
})

it('CHK-8 CHK-11 a refund whose answer was lost is shown by the next try, even if another currency was chosen since', async () => {
  const app = await openPaid()
  const { screen, user, holder, order, sandbox } = app
  await user.click(screen.getByRole('button', { name: 'See what comes back' }))
  const confirm = await screen.findByRole('button', { name: /^Cancel and get/ })
  // The answer is lost for each of the tries that the client makes by itself.
  const path = `/travel/v1/order/${order.Id}/refund`
  await sandbox.services.faults.set([{ path, reset: 'after', times: 3 }])
  await user.click(confirm)
  await screen.findByRole('alert', undefined, { timeout: 10_000 })
  expect((await holder.booking()).Status).toBe('CANCELLED')

  await chooseCurrency(app, 'SGD')
  await user.click(confirm)

  expect(await screen.findByRole('heading', { name: 'Cancelled' })).toBeVisible()
})

it('CHK-11 what was cancelled elsewhere after the quote can no longer be chosen, and the rest still can', async () => {
  const { screen, user, holder } = await openPaid()
  const gone = (await holder.tickets()).Items.at(-1)?.Id
  await user.click(screen.getByRole('radio', { name: 'Only a part' }))
  for (const box of screen.getAllByRole('checkbox').slice(2)) await user.click(box)
  await user.click(screen.getByRole('button', { name: 'See what comes back' }))
  const confirm = await screen.findByRole('button', { name: /^Cancel and get/ })
  await holder.cancelTickets([gone ?? ''])

  await user.click(confirm)

  const alert = await screen.findByText(/^Some of what you chose is cancelled already/)
  expect(alert.closest('[tabindex="-1"]')).toHaveFocus()
  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(3))
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'See what comes back' }))
  await user.click(await screen.findByRole('button', { name: /^Cancel and get/ }))
  expect(await screen.findByRole('heading', { name: 'Cancelled' })).toBeVisible()
  const { Items } = await holder.tickets()
  expect(Items.map(({ State }) => State).toSorted()).toEqual(['issued', 'issued', 'void', 'void'])
})

it('CHK-11 a booking that was cancelled elsewhere after the quote is called cancelled, and offers no button that cancels', async () => {
  const { screen, user, holder } = await openPaid()
  await user.click(screen.getByRole('button', { name: 'See what comes back' }))
  const confirm = await screen.findByRole('button', { name: /^Cancel and get/ })
  await holder.cancelTickets()

  await user.click(confirm)

  expect(await screen.findByText('Nothing can be changed here now')).toBeVisible()
  expect(screen.getByText(/^This order is: Cancelled/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^(Cancel|See)/ })).toBeNull()
})

it('NAV-11 CHK-11 if another device has ended the session, confirming a refund leads to the login and back to the booking', async () => {
  const sandbox = await createTestSandbox()
  const [here, elsewhere] = [
    await logIn(sandbox, 'weiling', 'selat-demo-1'),
    await logIn(sandbox, 'weiling', 'selat-demo-1'),
  ]
  const placed = await placeOrder(sandbox, { isRemembered: false, bearer: here.Token })
  await holderOf(sandbox, placed).choose('QRIS')
  await sandbox.console.payments.settle(placed.order.Payment.Id)
  const page = paths.cancelBooking(placed.order.Id)
  const { screen, user, router } = await renderApp(page, { sandbox, session: here })
  await user.click(await screen.findByRole('button', { name: 'See what comes back' }))
  const confirm = await screen.findByRole('button', { name: /^Cancel and get/ })
  await sandbox.fetch(
    new Request('http://localhost/admin/v1/session/all?system=4101', {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${elsewhere.Token}` },
    }),
  )

  await user.click(confirm)

  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(new URLSearchParams(router.state.location.search).get(RETURN_PARAM)).toBe(page)
})
