import { act, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import { paths } from '../../../shared/app/paths.ts'
import { queryClient } from '../../../shared/app/query-client.ts'
import { asFerry } from '../../../test/as-ferry.ts'
import { holderOf, placeOrder } from '../../../test/place-order.ts'
import { refuseCall } from '../../../test/refuse-call.ts'
import { createTestSandbox, renderApp, server } from '../../../test/render-app.tsx'

async function openPayment(method?: string) {
  const sandbox = await createTestSandbox()
  const placed = await placeOrder(sandbox)
  const holder = holderOf(sandbox, placed)
  if (method !== undefined) await holder.choose(method)
  const app = await renderApp(paths.payment(placed.order.Id), { sandbox })
  return { ...app, ...placed, holder }
}

it('CHK-4 methods are grouped by kind, with the time to pay and how they are confirmed', async () => {
  const { screen } = await openPayment()

  const transfers = await screen.findByRole('group', { name: 'Bank transfer' })
  const codes = screen.getByRole('group', { name: 'QR code' })

  expect(transfers).toHaveAccessibleDescription('Pay within 2 hours · with a proof to upload')
  expect(transfers).toHaveTextContent('BCA')
  expect(codes).toHaveAccessibleDescription('Pay within 15 minutes · confirmed by itself')
  expect(codes).toHaveTextContent('QRIS')
  expect(screen.queryByRole('radio', { name: /PayNow/ })).toBeNull()
})

it('CHK-4 all methods form one choice, and the arrow keys move across the kinds', async () => {
  const { screen, user } = await openPayment()
  const choice = await screen.findByRole('radiogroup', { name: 'Choose a payment method' })
  const radios = within(choice).getAllByRole('radio')

  radios[0]?.focus()
  await user.keyboard('{ArrowUp}')

  expect(screen.getAllByRole('radiogroup')).toEqual([choice])
  expect(within(choice).getByRole('heading', { name: 'Bank transfer' })).toBeVisible()
  expect(radios.at(-1)).toBeChecked()
})

it('CHK-4 methods that are not for this order are listed with the reason', async () => {
  const { screen, user } = await openPayment()

  await user.click(await screen.findByText('Other ways to pay, not for this order'))

  const others = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(others).toContain('PayNow QRonly for prices in SGD')
  expect(others).toContain('FPX online bankingonly for prices in MYR')
  expect(others.join()).not.toMatch(/QRIS|Credit or debit card|wallet/i)
})

it('CHK-4 without a choice nothing is sent, and the first method gets the focus, below the error', async () => {
  const { screen, user, sandbox } = await openPayment()

  await user.click(await screen.findByRole('button', { name: 'Continue' }))

  const [first] = screen.getAllByRole('radiogroup')
  expect(first).toHaveAccessibleDescription('Choose a payment method')
  const [method] = screen.getAllByRole('radio')
  expect(method).toHaveFocus()
  const error = screen.getByText('Choose a payment method', {
    selector: 'fieldset p, fieldset p *',
  })
  expect(error.compareDocumentPosition(method ?? error)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(
    sandbox.services.requests.list().some(({ operation }) => operation === 'startPayment'),
  ).toBe(false)
})

it('CHK-12 the page shows the amount, what is due at the counter, and how the price is made up', async () => {
  const { screen, user, order } = await openPayment()

  const board = await screen.findByRole('region', { name: 'Amount to pay' })
  expect(board).toHaveTextContent(order.TotalAmount.Amount.toLocaleString('en-SG'))
  expect(board).toHaveTextContent('plus S$12.00 at the counter')
  await user.click(screen.getByText('How the price is made up'))

  expect(screen.getByRole('row', { name: /^Fuel surcharge.*S\$12\.00$/ })).toBeInTheDocument()
})

it('CHK-4 a QR code is shown, and the page continues once it is paid', async () => {
  const { screen, user, sandbox, order } = await openPayment()
  await user.click(await screen.findByRole('radio', { name: 'QRIS' }))
  await user.click(screen.getByRole('button', { name: 'Pay with QRIS' }))

  const amount = order.TotalAmount.Amount.toLocaleString('en-SG')
  const code = await screen.findByRole('img', {
    name: new RegExp(`^QR code for Rp.${amount} with QRIS$`),
  })
  expect(code.querySelectorAll('path')).toHaveLength(1)
  await sandbox.console.payments.settle(order.Payment.Id)

  expect(await screen.findByRole('heading', { name: 'Payment successful' })).toBeVisible()
})

it('CHK-4 the QR code can be enlarged', async () => {
  const { screen, user } = await openPayment('QRIS')

  await user.click(await screen.findByRole('button', { name: 'Enlarge' }))

  const dialog = await screen.findByRole('dialog', { name: /^QRIS · Rp/ })
  expect(dialog).toHaveTextContent('to Nusa Strait Travel')
})

it('CHK-4 the method can be changed before a payment was made', async () => {
  const { screen, user } = await openPayment('QRIS')

  await user.click(await screen.findByRole('button', { name: 'Change payment method' }))
  expect(await screen.findByRole('heading', { name: 'Change payment method' })).toHaveFocus()
  expect(await screen.findByRole('radio', { name: 'QRIS' })).toBeChecked()
  await user.click(screen.getByRole('radio', { name: 'Bank transfer, Mandiri' }))
  await user.click(screen.getByRole('button', { name: 'Pay with Bank transfer, Mandiri' }))

  expect(await screen.findByText('1090012345678')).toBeVisible()
})

it('CHK-4 staying with the chosen method makes no call', async () => {
  const { screen, user, sandbox } = await openPayment('QRIS')
  const starts = () =>
    sandbox.services.requests.list().filter(({ operation }) => operation === 'startPayment').length
  await user.click(await screen.findByRole('button', { name: 'Change payment method' }))

  await user.click(await screen.findByRole('button', { name: 'Stay with QRIS' }))

  expect(await screen.findByRole('heading', { name: 'QRIS' })).toHaveFocus()
  expect(starts()).toBe(1)
})

it('CHK-5 a refusal of the server is shown beside the button', async () => {
  const { screen, user } = await openPayment()
  refuseCall('post', '*/travel/v1/order/*/payment', 422, 'method_unavailable')
  await user.click(await screen.findByRole('radio', { name: 'QRIS' }))

  await user.click(screen.getByRole('button', { name: 'Pay with QRIS' }))

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This payment method is not available for the order',
  )
  expect(screen.getByRole('radio', { name: 'QRIS' })).toBeChecked()
})

it('CHK-5 a payment that was ended elsewhere is shown as ended', async () => {
  const { screen, user, holder } = await openPayment()
  await user.click(await screen.findByRole('radio', { name: 'QRIS' }))
  await holder.cancel()

  await user.click(screen.getByRole('button', { name: 'Pay with QRIS' }))

  expect(await screen.findByRole('heading', { name: 'The order is cancelled' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Search again' })).toHaveAttribute(
    'href',
    expect.stringMatching(
      /^\/ferry-result\?trip=one_way&from=HFC&to=BTC&depart=2026-12-12&adults=2/,
    ),
  )
})

it('CHK-5 when the time runs out, the page says that the seats are on sale again', async () => {
  const sandbox = await createTestSandbox()
  const { order } = await placeOrder(sandbox)
  sandbox.clock.advance(15 * 60 - 1)
  const { screen } = await renderApp(paths.payment(order.Id), { sandbox })
  expect(await screen.findByRole('timer', { name: 'Time left to pay' })).toHaveTextContent('00:01')

  sandbox.clock.advance(1)

  expect(await screen.findByRole('heading', { name: 'The time to pay has run out' })).toBeVisible()
  expect(screen.getByText(/what it held is on sale again/)).toBeVisible()
})

it('NAV-12 a payment that ends while it is shown moves the focus to what has happened', async () => {
  const { screen, user, sandbox } = await openPayment('QRIS')
  await user.click(await screen.findByRole('button', { name: 'Change payment method' }))
  screen.getAllByRole('radio')[0]?.focus()

  sandbox.clock.advance(15 * 60)
  await act(() => queryClient().refetchQueries({ type: 'active' }))

  expect(await screen.findByRole('heading', { name: 'The time to pay has run out' })).toHaveFocus()
})

it('CHK-5 a payment that came too late for the seats is said to be refunded', async () => {
  const sandbox = await createTestSandbox()
  const { order } = await placeOrder(sandbox)
  const sailing = asFerry(order.Items[0]).Sectors[0]?.Sailing?.Id ?? ''
  sandbox.clock.advance(16 * 60)
  await sandbox.console.sailings.leaveSeats(sailing, 0)
  await sandbox.console.payments.settle(order.Payment.Id)

  const { screen } = await renderApp(paths.payment(order.Id), { sandbox })

  expect(await screen.findByText('Your payment is refunded')).toBeVisible()
  expect(screen.queryByText(/without a payment/)).toBeNull()
  expect(screen.queryByText(/Already paid\?/)).toBeNull()
})

it('CHK-8 when two devices choose and pay at once, only one payment is received', async () => {
  const { screen, user, holder, sandbox, order } = await openPayment()
  await user.click(await screen.findByRole('radio', { name: 'QRIS' }))

  await Promise.all([
    holder.choose('TRANSFER_BCA'),
    user.click(screen.getByRole('button', { name: 'Pay with QRIS' })),
  ])
  await sandbox.console.payments.settle(order.Payment.Id)

  expect(await screen.findByRole('heading', { name: 'Payment successful' })).toBeVisible()
  const mails = await sandbox.outbox.list(order.Id)
  expect(mails.filter(({ subject }) => subject.includes('payment received'))).toHaveLength(1)
})

it('ERR-4 while the server cannot be reached, the last state stays and the page says so', async () => {
  const { screen } = await openPayment('QRIS')
  await screen.findByRole('heading', { name: 'QRIS' })

  server.use(http.get('*/travel/v1/order/*/payment', () => HttpResponse.error()))
  expect(await screen.findByText(/This page keeps trying/)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'QRIS' })).toBeVisible()
  server.resetHandlers()

  await waitFor(() => expect(screen.queryByText(/This page keeps trying/)).toBeNull())
})

it('ERR-4 a payment that failed to load can be requested again', async () => {
  const sandbox = await createTestSandbox()
  const { order } = await placeOrder(sandbox)
  server.use(
    http.get('*/travel/v1/order/*/payment', () => new HttpResponse(null, { status: 500 }), {
      once: true,
    }),
  )
  const { screen, user } = await renderApp(paths.payment(order.Id), { sandbox })

  await user.click(await screen.findByRole('button', { name: 'Try again' }))

  expect(await screen.findByRole('heading', { name: 'Choose a payment method' })).toBeVisible()
})
