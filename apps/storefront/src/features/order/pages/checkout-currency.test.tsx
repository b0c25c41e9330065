import { expect, it } from 'vitest'

import {
  arriveAtPayment,
  openFilled,
  placeButton,
  readOrder,
} from '../../../test/checkout-driver.ts'
import { chooseCurrency } from '../../../test/choose-currency.ts'
import { renderApp } from '../../../test/render-app.tsx'

it('CHK-8 an order whose answer was lost is found in the currency in which it was sent, though another one was chosen since', async () => {
  const app = await openFilled()
  await app.sandbox.services.faults.set([{ path: '/travel/v1/order', reset: 'after', times: 3 }])
  await app.user.click(placeButton(app))
  await app.screen.findByText(/Trying again/)
  app.unmount()

  const again = await renderApp('/checkout', { sandbox: app.sandbox })
  await again.screen.findByRole('button', { name: 'Check the order' })
  await chooseCurrency(again, 'SGD')
  await again.user.click(again.screen.getByRole('button', { name: 'Check the order' }))

  await arriveAtPayment(again)
  expect((await readOrder(again)).TotalAmount.Currency).toBe('IDR')
})
