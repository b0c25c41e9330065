import type { ServerSchemas as Schemas } from '@selat/sdk'
import { expect, it } from 'vitest'

import { openSandbox } from '../../../lab/testing/open-sandbox.ts'
import { cartOf, oneWayItem, roundTripItem } from '../../scenarios/sample-items.ts'
import {
  attractionInput,
  cruiseInput,
  hotelInput,
  packageInput,
  transportInput,
} from '../../scenarios/sample-products.ts'

const ALL: readonly (readonly [string, Schemas['CartInput']])[] = [
  ['ferry', cartOf(oneWayItem(), roundTripItem())],
  ['hotel', hotelInput()],
  ['attraction', attractionInput()],
  ['package', packageInput()],
  ['transport', transportInput()],
  ['cruise', cruiseInput()],
]

it.each(ALL)(
  'PRD-1 a quote of %s equals the price in the cart, and holds nothing',
  async (_name, body) => {
    const { call, store } = await openSandbox()

    const quote = await call('quoteItems', { query: { currency: 'SGD' }, body })
    const rows = await store.db.selectFrom('stock').selectAll().execute()
    const cart = await call('addToCart', { query: { currency: 'SGD' }, body })

    expect(rows).toEqual([])
    expect(quote.body.Items.map(({ Price }) => Price)).toEqual(
      cart.body.Items.map(({ Price }) => Price),
    )
  },
)

it('PRD-1 a quote is refused if too little is left for all items of the request together', async () => {
  const { refused } = await openSandbox()
  const one = oneWayItem({ Offers: ['off_HFC-BTC-BHF-20261212-1800-EMD-O'] })

  const { status, body } = await refused('quoteItems', { body: cartOf(one, one) })

  expect([status, body.code]).toEqual([409, 'seats_taken'])
})

it('PRD-1 a product that the tenant does not sell can be neither quoted nor added', async () => {
  const { refused } = await openSandbox()
  const query = { system: 4103 }

  const quoted = await refused('quoteItems', { query, body: hotelInput() })
  const added = await refused('addToCart', { query, body: hotelInput() })

  expect([quoted.body.code, added.body.code]).toEqual(['not_found', 'not_found'])
})
