import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { paths } from '../../../shared/paths.ts'
import { atConsole, placeOrder } from '../../../test/place-order.ts'
import { createTestSandbox, renderApp } from '../../../test/render-app.tsx'

const png = (size = 400, name = 'receipt.png') => {
  const bytes = new Uint8Array(size)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  bytes.set([0, 0, 0, 1, 0, 0, 0, 1], 16)
  return new File([bytes], name, { type: 'image/png' })
}

it('CHK-5 a transfer goes from its proof to the tickets, and the pages follow by themselves', async () => {
  const sandbox = await createTestSandbox()
  const { order } = await placeOrder(sandbox)
  const { screen, user, router } = await renderApp(paths.payment(order.Id), { sandbox })

  await user.click(await screen.findByRole('radio', { name: 'Bank transfer, BCA' }))
  await user.click(screen.getByRole('button', { name: 'Pay with Bank transfer, BCA' }))
  expect(await screen.findByRole('heading', { name: 'Bank transfer, BCA' })).toHaveFocus()
  await user.upload(screen.getByLabelText('Payment proof'), png())
  expect(await screen.findByText('Proof uploaded')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'I have paid' }))
  expect(await screen.findByRole('heading', { name: 'Payment is being verified' })).toBeVisible()
  await atConsole(sandbox, `payments/${order.Payment.Id}/approve`, {})

  expect(
    await screen.findByRole('heading', { name: 'Payment successful' }, { timeout: 4000 }),
  ).toBeVisible()
  await waitFor(() => expect(router.state.location.pathname).toBe('/success-payment'))
})
