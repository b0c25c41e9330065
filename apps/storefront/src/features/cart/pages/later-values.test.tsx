/* oxlint-disable typescript/no-unsafe-enum-assignment -- a test plays the later version of an answer */
import type { Schemas } from '@selat/sdk'
import { expect, it } from 'vitest'

import { amendAnswer } from '../../../test/amend-answer.ts'
import { expectNoRawValues, LATER } from '../../../test/later-values.ts'
import { createTestSandbox, renderApp } from '../../../test/render-app.tsx'
import { seedCart } from '../../../test/seed-cart.ts'

it('CRT-1 an item of an unknown product can be removed, and no raw value is shown', async () => {
  const sandbox = await createTestSandbox()
  await seedCart(sandbox, {})
  amendAnswer<Schemas['Cart']>(sandbox, '*/travel/v1/cart', (cart) => ({
    ...cart,
    Items: cart.Items.map(({ ItemContent: _kind, ...item }) => ({ ...item, ItemContent: LATER })),
  }))

  const { screen } = await renderApp('/cart', { sandbox })

  await screen.findByRole('heading', { level: 2, name: 'Total' })
  expect(screen.getAllByText('Other product').length).toBeGreaterThan(0)
  expect(screen.getByRole('button', { name: /^Remove/ })).toBeVisible()
  expectNoRawValues()
})

it('CHK-2 a price line of an unknown kind is shown with its own label', async () => {
  const sandbox = await createTestSandbox()
  await seedCart(sandbox, {})
  amendAnswer<Schemas['Cart']>(sandbox, '*/travel/v1/cart', (cart) => ({
    ...cart,
    Items: cart.Items.map((item) => ({
      ...item,
      Price: { ...item.Price, Lines: item.Price.Lines.map((line) => ({ ...line, Kind: LATER })) },
    })),
  }))

  const { screen } = await renderApp('/checkout', { sandbox })

  expect((await screen.findAllByText('Singapore passenger departure fee'))[0]).toBeInTheDocument()
  expectNoRawValues()
})
