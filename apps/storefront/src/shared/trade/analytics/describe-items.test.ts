import { expect, it } from 'vitest'

import { placeOrder } from '../../../test/place-order.ts'
import { createTestSandbox } from '../../../test/render-app.tsx'
import { hotelInput } from '../../../test/sample-products.ts'
import { addInput, seedCart } from '../../../test/seed-cart.ts'
import { describeAdded, describeCheckout, describePurchase, toMajor } from './describe-items.ts'

it('APP-6 an amount is given in major units, whatever decimals its currency has', () => {
  expect(toMajor({ Amount: 4150, Exponent: 2 })).toBe(41.5)
  expect(toMajor({ Amount: 415_000, Exponent: 0 })).toBe(415_000)
})

it('APP-6 the event of adding to the cart names only the new items', async () => {
  const sandbox = await createTestSandbox()
  const former = await seedCart(sandbox, { adults: 2, isRoundTrip: true })
  const cart = await addInput(sandbox, former.Token, hotelInput)

  const event = describeAdded(cart, former, 1)

  const hotel = cart.Items[1]
  expect(event).toMatchObject({
    name: 'add_to_cart',
    params: {
      value: hotel && toMajor(hotel.Price.Total),
      items: [{ item_id: 'htl_BTM-01', item_category: 'hotel', quantity: 2 }],
    },
  })
  expect(describeAdded(cart, undefined, 1)).toEqual(event)
})

it('APP-6 the event of a checkout lists every item with its price, and their sum as its value', async () => {
  const sandbox = await createTestSandbox()
  const cart = await seedCart(sandbox, { adults: 2, isRoundTrip: true })

  const event = describeCheckout(cart.Items)

  const total = cart.Items[0]?.Price.Total
  expect(event?.params).toEqual({
    currency: total?.Currency,
    value: total && toMajor(total),
    items: [
      {
        item_id: cart.Items[0]?.ItemContent === 'ferry' && cart.Items[0].Item,
        item_name: 'HFC-BTC, BTC-HFC',
        item_category: 'ferry',
        price: total && toMajor(total) / 2,
        currency: total?.Currency,
        quantity: 2,
      },
    ],
  })
  expect(describeCheckout([])).toBeNull()
})

it('APP-6 items in several currencies have no common value, and are not sent', async () => {
  const sandbox = await createTestSandbox()
  const { Items } = await seedCart(sandbox)
  const inDollars = Items.map((item) => ({
    ...item,
    Price: { ...item.Price, Total: { Amount: 4150, Currency: 'SGD', Exponent: 2 } },
  }))

  expect(describeCheckout([...Items, ...inDollars])).toBeNull()
})

it('SUP-3 the event of a purchase names the order and its amount, but no traveller', async () => {
  const sandbox = await createTestSandbox()
  const placed = await placeOrder(sandbox, { adults: 2 })

  const event = describePurchase(placed.order)

  expect(event).toMatchObject({
    name: 'purchase',
    params: {
      transaction_id: placed.order.Id,
      currency: placed.order.TotalAmount.Currency,
      value: toMajor(placed.order.TotalAmount),
      items: [{ item_category: 'ferry', quantity: 2 }],
    },
  })
  const text = JSON.stringify(event)
  const { Contact, Items } = placed.order
  for (const secret of [
    ...[placed.token, Contact.Email, Contact.Name, Contact.PhoneNumber],
    ...Items.flatMap(({ Passengers }) => Passengers.map(({ LastName }) => LastName)),
  ].filter((word) => word !== ''))
    expect(text).not.toContain(secret)
})
