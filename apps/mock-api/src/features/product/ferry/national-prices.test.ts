import type { ServerSchemas as Schemas } from '@selat/sdk'
import { expect, it } from 'vitest'

import { openSandbox } from '../../../../lab/testing/open-sandbox.ts'
import { adult, createVisitor } from '../../../../lab/testing/visitor.ts'
import { cartOf, oneWayItem, openTicketItem } from '../../../scenarios/sample-items.ts'

const BY_BHF = oneWayItem({
  Qty: 2,
  QtyAdult: 2,
  Offers: ['off_HFC-BTC-BHF-20261212-1330-ECO-O'],
})

async function start() {
  const { sandbox, send, call } = await openSandbox()
  const visitor = createVisitor(sandbox, { currency: 'SGD' })
  const add = async (item: Schemas['FerryCartItemInput']) => {
    const { status, body } = await send('addToCart', {
      body: cartOf(item),
      query: { currency: 'SGD' },
    })
    expect(status).toBe(201)
    return body as Schemas['Cart'] // the body of a 201
  }
  return { visitor, add, call }
}

const linesOf = (item: Schemas['OrderItem'] | Schemas['CartItem'] | undefined, code: string) =>
  item?.Price.Lines.filter(({ Code }) => Code === code).map(
    ({ Label, Quantity, UnitAmount }) => `${Label}: ${Quantity} x ${UnitAmount.Amount}`,
  )

it('FER-2 a search shows the fares of some passports beside the general ones, and estimates with the general ones', async () => {
  const { call } = await start()

  const { body } = await call('searchFerry', {
    query: { from: 'HFC', to: 'BTC', dateFrom: '2026-12-12', adults: 2, currency: 'SGD' },
  })

  const { Sailings } = body.Departures
  const offer = Sailings.find(({ Operator }) => Operator === 'BHF')?.Offers[0]
  expect(offer?.Fares.Adult.Amount).toBe(3600)
  expect(offer?.NationalFares).toEqual([
    {
      Countries: ['ID'],
      Fares: {
        Adult: { Amount: 3000, Currency: 'SGD', Exponent: 2 },
        Child: { Amount: 2700, Currency: 'SGD', Exponent: 2 },
        Infant: { Amount: 800, Currency: 'SGD', Exponent: 2 },
        Senior: null,
      },
    },
  ])
  expect(offer?.Estimate.Lines[0]).toMatchObject({ Code: 'fare', Quantity: 2 })
  expect(offer?.Estimate.Lines[0]?.UnitAmount.Amount).toBe(3600)
  const other = Sailings.find(({ Operator }) => Operator === 'SRL')?.Offers[0]
  expect(other?.NationalFares).toEqual([])
})

it('FER-2 a cart has the general price and names the passports with another, and the order is priced by each passport', async () => {
  const { visitor, add } = await start()
  const cart = await add(BY_BHF)
  const [held] = cart.Items
  if (held?.ItemContent !== 'ferry') throw new Error('A ferry was added.')

  const { body } = await visitor.place(cart, [
    adult(0, { Nationality: 'ID' }),
    adult(1, { Nationality: 'SG' }),
  ])

  expect(held.Ferry.Sectors.map(({ PricedNationalities }) => PricedNationalities)).toEqual([['ID']])
  expect(linesOf(held, 'fare')).toEqual(['Adult fare: 2 x 3600'])
  const [ordered] = body.Order.Items
  expect(linesOf(ordered, 'fare')).toEqual([
    'Adult fare: 1 x 3600',
    'Adult fare (passport of Indonesia): 1 x 3000',
  ])
  expect(body.Order.TotalAmount.Amount).toBe(held.Price.Total.Amount - 600)
  expect(body.Order.Payment.Amount).toEqual(body.Order.TotalAmount)
})

it('FER-2 a terminal charge that is lower for some passports is due at its counter, in its own currency', async () => {
  const { visitor, add } = await start()
  const cart = await add({
    ...openTicketItem({ Qty: 2, QtyAdult: 2 }),
    Item: 'opn_TPI-TMF-SRL-ECO-1W',
  })

  const { body } = await visitor.place(cart, [
    adult(0, { Nationality: 'ID' }),
    adult(1, { Nationality: 'SG' }),
  ])

  expect(linesOf(cart.Items[0], 'tpi-tax')).toEqual(['Tanjung Pinang terminal tax: 2 x 55000'])
  expect(linesOf(body.Order.Items[0], 'tpi-tax')).toEqual([
    'Tanjung Pinang terminal tax: 1 x 55000',
    'Tanjung Pinang terminal tax (passport of Indonesia): 1 x 35000',
  ])
  expect(body.Order.AtCounter).toContainEqual({ Amount: 90_000, Currency: 'IDR', Exponent: 0 })
  expect(body.Order.TotalAmount).toEqual(cart.Totals[0])
})
