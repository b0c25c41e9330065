import type { Sandbox } from '@selat/mock-api'
import type { Schemas } from '@selat/sdk'
import { within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { chooseCurrency } from '../../../test/choose-currency.ts'
import { refuseCall } from '../../../test/refuse-call.ts'
import { createTestSandbox, logIn, renderApp, server } from '../../../test/render-app.tsx'
import { hotelInput, seedProducts, transportInput } from '../../../test/sample-products.ts'
import { ask } from '../../../test/seed-cart.ts'

async function openCart() {
  const sandbox = await createTestSandbox()
  const cart = await seedProducts(sandbox, [hotelInput, transportInput])
  const app = await renderApp('/cart', { sandbox })
  await app.screen.findAllByRole('article')
  return { ...app, cart, choose: (code: string) => chooseCurrency(app, code) }
}

/** Returns the price of the same items, in minor units, if they were put into a new cart in another currency. */
async function recompute(sandbox: Sandbox, currency: string): Promise<number> {
  const prices: number[] = []
  for (const body of [hotelInput, transportInput]) {
    const query = { currency }
    const { Items } = await ask<Schemas['Cart']>(sandbox, 'cart', {
      method: 'POST',
      query,
      header: { 'Idempotency-Key': crypto.randomUUID() },
      body,
    })
    for (const { Price } of Items)
      for (const { PayAt, Amount } of Price.Lines)
        if (PayAt === 'online') prices.push(Amount.Amount)
  }
  return prices.reduce((sum, amount) => sum + amount, 0)
}

it('CRT-1 SES-1 CHK-12 each item and the total of a cart are priced again in the currency that the visitor chooses', async () => {
  const { screen, sandbox, cart, choose } = await openCart()
  expect(cart.Totals.map(({ Currency }) => Currency)).toEqual(['IDR'])
  const dollars = await recompute(sandbox, 'SGD')

  await choose('SGD')

  const total = within(screen.getByRole('region', { name: 'Total' }))
  expect(await total.findByText(`S$${(dollars / 100).toFixed(2)}`)).toBeVisible()
  expect(screen.getAllByRole('article').some(({ textContent }) => /Rp/.test(textContent))).toBe(
    false,
  )

  await choose('IDR')

  const rupiah = cart.Totals[0]?.Amount.toLocaleString('en')
  expect(await total.findByText(`Rp ${rupiah}`)).toBeVisible()
})

it('CRT-1 ERR-4 when the cart cannot be priced again, the page names the currency of each item and can try again', async () => {
  const { screen, user, sandbox, choose } = await openCart()
  const dollars = await recompute(sandbox, 'SGD')
  refuseCall('post', '*/travel/v1/cart/price', 500, 'internal_error')

  await choose('SGD')

  const note = await screen.findByText(/Nagoya Lantern Hotel is held in IDR\./)
  expect(note).toHaveTextContent('Batam terminal to hotel, private is held in IDR.')
  expect(screen.getByText('Your cart could not be priced in SGD')).toBeVisible()
  server.resetHandlers()
  await user.click(screen.getByRole('button', { name: 'Try again' }))

  const total = within(screen.getByRole('region', { name: 'Total' }))
  expect(await total.findByText(`S$${(dollars / 100).toFixed(2)}`)).toBeVisible()
})

it('CRT-1 SES-2 the cart of an account keeps what a visitor has added, and names the item whose currency differs', async () => {
  const sandbox = await createTestSandbox()
  await seedProducts(sandbox, [hotelInput])
  const person = await logIn(sandbox, 'weiling', 'selat-demo-1')

  const { screen } = await renderApp('/cart', { sandbox, session: person })

  expect(await screen.findByText('Nagoya Lantern Hotel is held in IDR.')).toBeVisible()
  expect(screen.getByText('Not everything in your cart is priced in SGD')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
