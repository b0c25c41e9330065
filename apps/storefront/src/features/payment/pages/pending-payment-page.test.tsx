import type { Sandbox } from '@selat/mock-api'
import { within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { paths } from '../../../shared/app/paths.ts'
import { holderOf, type PlacedOrder, placeOrder } from '../../../test/place-order.ts'
import { pngFile } from '../../../test/proof-file.ts'
import { createTestSandbox, logIn, renderApp } from '../../../test/render-app.tsx'

/** Brings an order to the step in which its proof is checked. */
async function declare(sandbox: Sandbox, placed: PlacedOrder): Promise<void> {
  const holder = holderOf(sandbox, placed)
  await holder.choose('TRANSFER_BCA')
  await holder.upload(pngFile())
  await holder.confirm()
}

it('CHK-5 waiting orders of this device are listed with the next step, the newest first', async () => {
  const sandbox = await createTestSandbox()
  const unpaid = await placeOrder(sandbox)
  const underReview = await placeOrder(sandbox)
  await declare(sandbox, underReview)
  const paid = await placeOrder(sandbox)
  await holderOf(sandbox, paid).choose('QRIS')
  await sandbox.console.payments.settle(paid.order.Payment.Id)

  const { screen } = await renderApp('/pending-payment', { sandbox })

  const [first, second, ...others] = await screen.findAllByRole('article', { name: /^Order / })
  expect(others).toEqual([])
  expect(first).toHaveAccessibleName(`Order ${underReview.order.ConfirmationNumber}`)
  expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute(
    'href',
    paths.pendingPayment(underReview.order.Id),
  )
  expect(second).toHaveTextContent('Choose a payment method')
  expect(within(second as HTMLElement).getByRole('timer')).toHaveTextContent('15:00')
  expect(within(second as HTMLElement).getByRole('link')).toHaveAttribute(
    'href',
    paths.payment(unpaid.order.Id),
  )
})

it('CHK-5 unpaid orders of the account are also listed on a device that has never seen them', async () => {
  const sandbox = await createTestSandbox()
  const session = await logIn(sandbox, 'weiling', 'selat-demo-1')
  const { order } = await placeOrder(sandbox, { isRemembered: false, bearer: session.Token })

  const { screen } = await renderApp('/pending-payment', { sandbox, session })

  const waiting = await screen.findByRole('article', {
    name: `Order ${order.ConfirmationNumber}`,
  })
  expect(within(waiting).getByRole('link', { name: 'Pay now' })).toHaveAttribute(
    'href',
    paths.payment(order.Id),
  )
})

it('CHK-5 when nothing waits, the page says so and links to the search', async () => {
  const { screen } = await renderApp('/pending-payment')

  expect(await screen.findByText('Nothing waits for payment')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Search ferries' })).toHaveAttribute('href', '/ferry')
})

it('CHK-5 an order that still waits for the payer links to its payment', async () => {
  const sandbox = await createTestSandbox()
  const { order } = await placeOrder(sandbox)

  const { screen } = await renderApp(paths.pendingPayment(order.Id), { sandbox })

  expect(
    await screen.findByRole('heading', { name: 'This order waits for your payment' }),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute(
    'href',
    paths.payment(order.Id),
  )
})

it('CHK-5 the payment page redirects to the verification after the payer has confirmed', async () => {
  const sandbox = await createTestSandbox()
  const placed = await placeOrder(sandbox)
  await declare(sandbox, placed)

  const { screen, router } = await renderApp(paths.payment(placed.order.Id), { sandbox })

  expect(await screen.findByRole('heading', { name: 'Payment is being verified' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/pending-payment')
  expect(screen.getByText(/your e-tickets open here and go to weiling@example\.com/)).toBeVisible()
})

it('CHK-5 the address of the success page does not make a payment successful', async () => {
  const sandbox = await createTestSandbox()
  const { order } = await placeOrder(sandbox)

  const { screen, router } = await renderApp(paths.successPayment(order.Id), { sandbox })

  expect(await screen.findByRole('heading', { name: 'Choose a payment method' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/payment')
})

it.each([
  ['EN', 'Payment is being verified'],
  ['ID', 'Pembayaran sedang diverifikasi'],
  ['ZH', '付款核实中'],
  ['ZHTD', '付款審核中'],
  ['ZHSM', '付款正在核实'],
] as const)('I18-1 in %s the verification is headed “%s”', async (language, title) => {
  const sandbox = await createTestSandbox()
  const placed = await placeOrder(sandbox)
  await declare(sandbox, placed)

  const { screen } = await renderApp(paths.pendingPayment(placed.order.Id), { sandbox, language })

  expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeVisible()
})
