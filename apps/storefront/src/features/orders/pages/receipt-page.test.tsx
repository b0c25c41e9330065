import { within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { paths } from '../../../shared/app/paths.ts'
import { holderOf, placeOrder } from '../../../test/place-order.ts'
import { createTestSandbox, renderApp } from '../../../test/render-app.tsx'

async function openReceipt({ isPaid }: { isPaid: boolean }) {
  const sandbox = await createTestSandbox()
  const placed = await placeOrder(sandbox)
  if (isPaid) {
    await holderOf(sandbox, placed).choose('QRIS')
    await sandbox.console.payments.settle(placed.order.Payment.Id)
  }
  const app = await renderApp(paths.receipt(placed.order.Id), { sandbox })
  return { ...app, ...placed }
}

it('CHK-9 a receipt names seller and buyer, and its lines sum to what was paid', async () => {
  const { screen, order } = await openReceipt({ isPaid: true })

  const receipt = within(await screen.findByRole('article', { name: /^Receipt R-/ }))

  expect(receipt.getByText('PT Nusa Strait Travel')).toBeVisible()
  expect(receipt.getByText('Tan Wei Ling')).toBeVisible()
  expect(receipt.getByText('QRIS')).toBeVisible()
  const rupiah = (text: string) => Number(text.replaceAll(/[^\d-]/g, ''))
  const rows = receipt.getAllByRole('row').map((row) => within(row).queryAllByRole('cell').at(-1))
  const amounts = rows.flatMap((cell) => (cell ? [rupiah(cell.textContent)] : []))
  const total = amounts.pop()
  expect(total).toBe(order.TotalAmount.Amount)
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total)
})

it('CHK-9 an unpaid order has no receipt, and the page links back to the order', async () => {
  const { screen, order } = await openReceipt({ isPaid: false })

  expect(await screen.findByRole('heading', { name: 'No receipt yet' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'To the order' })).toHaveAttribute(
    'href',
    paths.orderDetail(order.Id),
  )
})

it('CHK-9 a visitor cannot see the receipt of another’s order', async () => {
  const sandbox = await createTestSandbox()
  const { order } = await placeOrder(sandbox, { isRemembered: false })

  const { screen } = await renderApp(paths.receipt(order.Id), { sandbox })

  expect(await screen.findByRole('heading', { name: 'Order not found', level: 1 })).toBeVisible()
})
