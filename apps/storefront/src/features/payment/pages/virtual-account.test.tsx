import { expect, it, vi } from 'vitest'

import { paths } from '../../../shared/app/paths.ts'
import { holderOf, placeOrder } from '../../../test/place-order.ts'
import { createTestSandbox, renderApp } from '../../../test/render-app.tsx'

async function openAccount(method: string, language?: 'ZHTD') {
  const sandbox = await createTestSandbox()
  const placed = await placeOrder(sandbox)
  const { Instructions } = await holderOf(sandbox, placed).choose(method)
  if (Instructions?.Kind !== 'virtual_account') throw new Error(`${method} is something else`)
  const app = await renderApp(paths.payment(placed.order.Id), {
    sandbox,
    ...(language && { language }),
  })
  return { ...app, ...placed, number: Instructions.AccountNumber }
}

it('CHK-4 a virtual account shows its number in groups of four and copies it without spaces', async () => {
  const { screen, user, number, order } = await openAccount('BCA_VA')
  const write = vi.spyOn(navigator.clipboard, 'writeText')

  expect(await screen.findByText(number.replaceAll(/\d{4}(?=\d)/g, '$& '))).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Copy the number' }))
  await user.click(screen.getByRole('button', { name: 'Copy the amount' }))

  expect(write.mock.calls.flat()).toEqual([number, String(order.TotalAmount.Amount)])
  expect(screen.queryByText('Company code')).toBeNull()
})

it('CHK-4 where the bank asks for a company code, it is shown', async () => {
  const { screen } = await openAccount('MANDIRI_BILL')

  await screen.findByText('Bill key')

  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Company code', 'Bill key', 'Amount to pay']),
  )
  expect(screen.getByText('70012')).toBeVisible()
})

it('CHK-5 the page continues by itself once the bank has the money', async () => {
  const { screen, sandbox, order } = await openAccount('BNI_VA')
  expect(await screen.findByText(/goes on by itself/)).toBeVisible()

  await sandbox.console.payments.settle(order.Payment.Id)

  expect(
    await screen.findByRole('heading', { name: 'Payment successful' }, { timeout: 10_000 }),
  ).toBeVisible()
})

it('I18-1 the steps of a payment are in the reader’s language', async () => {
  const { screen } = await openAccount('BCA_VA', 'ZHTD')

  expect(await screen.findByRole('heading', { name: '付款步驟' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/BCA/)
})
