import { expect, it } from 'vitest'

import { paths } from '../../../shared/app/paths.ts'
import { holderOf, placeOrder } from '../../../test/place-order.ts'
import { createTestSandbox, renderApp } from '../../../test/render-app.tsx'

const followed = { timeout: 10_000 }

async function openPayment(method?: string, from?: 'returned') {
  const sandbox = await createTestSandbox()
  const placed = await placeOrder(sandbox)
  if (method !== undefined) await holderOf(sandbox, placed).choose(method)
  const app = await renderApp(paths.payment(placed.order.Id, from), { sandbox })
  return { ...app, ...placed }
}

it('CHK-4 a card is paid on the processor’s page, which is told the address to return to', async () => {
  const { screen, user, sandbox, order } = await openPayment()
  await user.click(await screen.findByRole('radio', { name: 'Credit or debit card' }))
  await user.click(screen.getByRole('button', { name: 'Pay with Credit or debit card' }))

  const link = await screen.findByRole('link', { name: 'Continue to the card page' })

  expect(link).toHaveAttribute('href', expect.stringContaining('/__mock/processor/'))
  expect(screen.getByText(/The number of your card never comes to us/)).toBeVisible()
  expect(screen.getByText('Visa, Mastercard, JCB and American Express')).toBeVisible()
  const { requests } = sandbox.services
  const [started] = requests.list({ operation: 'startPayment' })
  expect(JSON.stringify(requests.find(started?.id ?? '')?.request)).toContain(
    `${window.location.origin}/payment?order=${order.Id}&returned=1`,
  )
})

it('CHK-4 ERR-4 when payers cannot return to this address, the page says where the order can be paid', async () => {
  const sandbox = await createTestSandbox('http://ferries.test')
  const placed = await placeOrder(sandbox)
  const { screen, user } = await renderApp(paths.payment(placed.order.Id), { sandbox })
  await user.click(await screen.findByRole('radio', { name: 'QRIS' }))

  await user.click(screen.getByRole('button', { name: 'Pay with QRIS' }))

  expect(
    await screen.findByText(/^Payments cannot be made at this address\. Open the order at http/),
  ).toBeVisible()
  expect(screen.queryByText('Check the marked fields')).toBeNull()
})

it('CHK-4 an e-wallet is opened by its name, with the amount to compare', async () => {
  const { screen, order } = await openPayment('GOPAY')

  const link = await screen.findByRole('link', { name: 'Open GoPay' })

  expect(link).toHaveAttribute('href', expect.stringContaining('/__mock/processor/'))
  const amount = order.TotalAmount.Amount.toLocaleString('en-SG')
  expect(screen.getByText(new RegExp(`Check there that it says Rp.${amount}`))).toBeVisible()
})

it('CHK-5 a payer who comes back without a result is told what applies, and can go there again', async () => {
  const { screen } = await openPayment('CARD', 'returned')

  expect(await screen.findByText('We have no result of this payment yet')).toBeVisible()
  expect(screen.getByText(/If you turned back, nothing was taken/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to the card page' })).toBeVisible()
})

it('CHK-5 a result that arrives after its payer is shown by itself', async () => {
  const { screen, sandbox, order } = await openPayment('CARD', 'returned')
  await screen.findByText('We have no result of this payment yet')

  await sandbox.console.payments.settle(order.Payment.Id)

  expect(await screen.findByRole('heading', { name: 'Payment successful' }, followed)).toBeVisible()
})

it('CHK-5 a payer who chooses another method is no longer told of the former try', async () => {
  const { screen, user } = await openPayment('CARD', 'returned')
  await user.click(await screen.findByRole('button', { name: 'Change payment method' }))
  await user.click(await screen.findByRole('radio', { name: 'GoPay' }))

  await user.click(screen.getByRole('button', { name: 'Pay with GoPay' }))

  expect(await screen.findByRole('link', { name: 'Open GoPay' })).toBeVisible()
  expect(screen.queryByText('We have no result of this payment yet')).toBeNull()
})

it('CHK-5 a payer who comes back after days sees that the payment has expired', async () => {
  const sandbox = await createTestSandbox()
  const placed = await placeOrder(sandbox)
  await holderOf(sandbox, placed).choose('CARD')
  sandbox.clock.advance(3 * 86_400)

  const { screen } = await renderApp(paths.payment(placed.order.Id, 'returned'), { sandbox })

  expect(await screen.findByRole('heading', { name: 'The time to pay has run out' })).toBeVisible()
})
