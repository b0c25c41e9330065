import type { Schemas } from '@selat/sdk'
import { act, fireEvent, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { createTestSandbox, renderApp } from '../../../test/render-app.tsx'
import {
  hotelInput,
  sampleDay,
  seedProducts,
  transportInput,
} from '../../../test/sample-products.ts'
import { addInput, ask } from '../../../test/seed-cart.ts'

const family = { Room: 'FAM', Offer: 'SAVE', Adults: 4, ChildAges: [] }

/** Both rooms that take four people, for one night. */
const lastRooms: Schemas['CartInput'] = {
  ...hotelInput,
  Items: [
    {
      Item: 'htl_BTM-01',
      Qty: 2,
      Hotel: { CheckIn: sampleDay, CheckOut: '2026-12-13', Rooms: [family, family] },
    },
  ],
}

/** The last car of its kind with a driver for ten hours. */
const lastCar: Schemas['CartInput'] = {
  ...transportInput,
  Items: transportInput.Items.map((item) => ({
    ...item,
    Item: 'trn_BTM-HD1',
    Transport: {
      ...item.Transport,
      Rate: 'INV-10H',
      DropOffAddress: null,
      ConnectionNumber: null,
      ExtraHours: 1,
      Bags: 0,
    },
  })),
}

/** Opens the page of the only item of a cart by its link "Change". */
async function openChange(input: Schemas['CartInput']) {
  const sandbox = await createTestSandbox()
  const cart = await seedProducts(sandbox, [input])
  // Nothing is left for anybody else.
  await expect(addInput(sandbox, undefined, input)).rejects.toThrow('sold_out')
  const app = await renderApp('/cart', { sandbox })
  await app.user.click(await app.screen.findByRole('link', { name: /^Change / }))
  const panel = within(await app.screen.findByRole('region', { name: 'Book' }))
  const readItems = async () => {
    const header = { 'Cart-Token': cart.Token }
    return (await ask<Schemas['Cart']>(sandbox, 'cart', { header })).Items
  }
  const save = async () => {
    const add = panel.getByRole('button', { name: 'Add to cart' })
    await waitFor(() => expect(add).toBeEnabled())
    await app.user.click(add)
    await app.screen.findByRole('heading', { name: 'Cart' })
  }
  return { ...app, panel, readItems, save }
}

it('PRD-3 CRT-1 the last rooms in the cart are on sale where they are changed, and other nights can be chosen', async () => {
  const { screen, user, panel, readItems, save } = await openChange(lastRooms)

  const note = 'This replaces the one in your cart. What you hold there is shown as available here.'
  expect(await panel.findByText(note)).toBeVisible()
  await panel.findByRole('table', { name: 'Total' })
  expect(screen.queryByText(/sold out/i)).toBeNull()
  for (const radio of screen.getAllByRole('radio', { name: /Breakfast/, checked: true }))
    expect(radio).toBeEnabled()
  await user.click(panel.getByRole('button', { name: 'Change dates or guests' }))
  await user.selectOptions(await panel.findByRole('combobox', { name: 'Nights' }), '2')
  await user.click(panel.getByRole('button', { name: 'Show these nights' }))
  await panel.findByText(/^2 nights:/)
  await save()

  expect(await readItems()).toMatchObject([
    { State: 'held', Hotel: { CheckIn: sampleDay, Nights: 2, Rooms: [{}, {}] } },
  ])
})

it('PRD-3 CRT-1 one of the last rooms in the cart can be given up where they are changed', async () => {
  const { user, panel, readItems, save } = await openChange(lastRooms)
  await panel.findByRole('table', { name: 'Total' })

  await user.click(panel.getByRole('button', { name: 'Change dates or guests' }))
  await user.click(await panel.findByRole('button', { name: /^Rooms and guests/ }))
  await user.click(panel.getAllByRole('button', { name: /^Remove room 2/ })[0] as HTMLElement)
  await user.click(panel.getByRole('button', { name: 'Show these nights' }))
  await save()

  expect(await readItems()).toMatchObject([{ State: 'held', Hotel: { Rooms: [{ Room: 'FAM' }] } }])
})

it('PRD-4 CRT-1 the last car in the cart is on sale where it is changed, and another time can be chosen', async () => {
  const { screen, user, panel, readItems, save } = await openChange(lastCar)
  await panel.findByRole('table', { name: 'Total' })
  expect(screen.queryByText(/sold out/i)).toBeNull()

  await user.click(panel.getByRole('button', { name: /^Pick-up date/ }))
  const saturday = await screen.findByRole('button', { name: /12 .+, Saturday, 12 December 2026/ })
  expect(saturday).toBeEnabled()
  await user.keyboard('{Escape}')
  fireEvent.change(panel.getByLabelText(/^Pick-up time/), { target: { value: '12:00' } })
  await save()

  expect(await readItems()).toMatchObject([
    { State: 'held', Transport: { Rate: 'INV-10H', PickUpAt: '2026-12-12T12:00:00+07:00' } },
  ])
})

it('PRD-3 CRT-1 a visitor who goes back after a change changes the new item, and does not add a second one', async () => {
  const { user, panel, router, readItems, save, screen } = await openChange(lastRooms)
  await panel.findByRole('table', { name: 'Total' })
  await save()

  await act(() => router.navigate(-1))
  const again = within(await screen.findByRole('region', { name: 'Book' }))
  expect(await again.findByText(/^This replaces the one in your cart/)).toBeVisible()
  await again.findByRole('table', { name: 'Total' })
  expect(screen.queryByText(/sold out/i)).toBeNull()
  await user.click(again.getByRole('button', { name: 'Add to cart' }))
  await screen.findByRole('heading', { name: 'Cart' })

  expect(await readItems()).toMatchObject([{ State: 'held', Hotel: { CheckIn: sampleDay } }])
})
