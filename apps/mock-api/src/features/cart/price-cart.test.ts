import type { ServerSchemas as Schemas } from '@selat/sdk'
import { describe, expect, it } from 'vitest'

import { openSandbox } from '../../../lab/testing/open-sandbox.ts'
import { cartOf, oneWayItem, roundTripItem } from '../../scenarios/sample-items.ts'
import { orderOf, samplePassenger } from '../../scenarios/sample-order.ts'

type Passenger = Schemas['PassengerInput']

const RETURN_ON_14 = {
  DateUntil: '2026-12-14',
  Offers: ['off_HFC-BTC-SRL-20261212-1020-ECO-R', 'off_BTC-HFC-SRL-20261214-1610-ECO-R'],
}
const FAMILY = { Qty: 3, QtyAdult: 2, QtyInfant: 1 }

/** By the tenant's rate of 13,211.38 rupiah, each unit rounded up to 100: S$28, S$25 and S$7 each way, S$10 out, Rp 100,000 back. */
const ADULT = 2 * 370_000 + 132_200 + 100_000
const INFANT_WAY = 92_500
const CHILD_BACK = 330_300 + 100_000

const mother = samplePassenger()
const father = samplePassenger({ Title: 'Mr', FirstName: 'KAH HENG', PassportNumber: 'K7654321D' })
const infantBorn = (DateOfBirth: string) =>
  samplePassenger({
    Band: 'infant',
    Title: 'Mstr',
    FirstName: 'JUN',
    DateOfBirth,
    PassportNumber: 'K7654322N',
    DateOfIssue: '2024-02-11',
    DateOfExpiry: '2029-02-11',
  })

const known = ({ Band, DateOfBirth, Nationality }: Passenger) => ({
  Band,
  DateOfBirth,
  Nationality,
})
const unknown = (Band: Passenger['Band']) => ({ Band, DateOfBirth: null, Nationality: null })

async function openFamily(item = roundTripItem({ ...RETURN_ON_14, ...FAMILY })) {
  const opened = await openSandbox()
  const { body: cart } = await opened.call('addToCart', { body: cartOf(item) })
  const header = { 'Cart-Token': cart.Token }
  const CartItem = cart.Items[0]?.Id ?? ''
  const pricing = (Travellers: Schemas['KnownTraveller'][]) => ({
    header,
    body: { Items: [{ CartItem, Travellers }] },
  })
  const ordering = (passengers: readonly Passenger[], AgreedTotal?: Schemas['Money']) => ({
    header,
    body: { ...orderOf(CartItem, passengers), ...(AgreedTotal && { AgreedTotal }) },
  })
  return { ...opened, cart, header, pricing, ordering }
}

describe('the price of a cart for those who travel', () => {
  it('PAX-4 FER-5 an infant who turns three between two sailings pays as a child on the second', async () => {
    const { call, cart, pricing } = await openFamily()

    const { body } = await call(
      'priceCart',
      pricing([known(mother), known(father), known(infantBorn('2023-12-13'))]),
    )

    expect(cart.Totals[0]?.Amount).toBe(2 * ADULT + 2 * INFANT_WAY)
    expect(body.Total.Amount).toBe(2 * ADULT + INFANT_WAY + CHILD_BACK)
    expect(body.Total.Amount).toBe(2_467_200)
    expect(body.Items[0]?.Travellers.map(({ Bands }) => Bands)).toEqual([
      ['adult', 'adult'],
      ['adult', 'adult'],
      ['infant', 'child'],
    ])
    // At the counter children pay for fuel, infants do not.
    expect(body.AtCounter).toEqual([
      { Amount: 3 * 65_000, Currency: 'IDR', Exponent: 0 },
      { Amount: 2 * 600, Currency: 'SGD', Exponent: 2 },
    ])
  })

  it('PAX-4 CRT-1 travellers of unknown age are priced as booked, and so is a cart without named travellers', async () => {
    const { call, cart, header, pricing } = await openFamily()

    const nobody = await call('priceCart', { header, body: { Items: [] } })
    const blank = await call(
      'priceCart',
      pricing([unknown('adult'), unknown('adult'), unknown('infant')]),
    )

    expect(nobody.body.Total).toEqual(cart.Totals[0])
    expect(nobody.body.Items[0]).toMatchObject({ Price: cart.Items[0]?.Price, Travellers: [] })
    expect(blank.body.Total).toEqual(cart.Totals[0])
  })

  it('FER-5 CHK-12 an order for the same people costs what the cart was priced at, line by line', async () => {
    const { call, pricing, ordering } = await openFamily()
    const people = [mother, { ...father, DateOfBirth: '1966-12-13' }, infantBorn('2023-12-13')]

    const { body: priced } = await call('priceCart', pricing(people.map(known)))
    const { body: placed } = await call('placeOrder', ordering(people, priced.Total))

    expect(placed.Order.TotalAmount).toEqual(priced.Total)
    expect(placed.Order.Items[0]?.Price).toEqual(priced.Items[0]?.Price)
    // The traveller turns 60 between the two sailings: S$26 in place of S$28.
    expect(priced.Total.Amount).toBe(2_467_200 - 370_000 + 343_500)
  })

  it('PAX-4 each operator’s own ages count: with Bintan Horizon a child of twelve is an adult', async () => {
    const item = oneWayItem({
      Qty: 2,
      QtyAdult: 1,
      QtyChild: 1,
      Offers: ['off_HFC-BTC-BHF-20261212-1330-ECO-O'],
    })
    const { call, refused, pricing, ordering } = await openFamily(item)
    const child = samplePassenger({
      Band: 'child',
      Title: 'Miss',
      FirstName: 'MEI',
      DateOfBirth: '2014-06-01',
      PassportNumber: 'K7654323N',
    })

    const { body: priced } = await call('priceCart', pricing([known(mother), known(child)]))
    const { body: problem } = await refused('placeOrder', ordering([mother, child]))

    expect(priced.Items[0]?.Travellers[1]?.Bands).toEqual(['adult'])
    expect(problem).toMatchObject({
      code: 'passenger_refused',
      errors: [
        {
          pointer: '/Items/0/Passengers/1/DateOfBirth',
          code: 'age_not_in_band',
          params: {
            age: 12,
            band: 'adult',
            bookedBand: 'child',
            from: 3,
            to: 11,
            operator: 'Bintan Horizon Ferries',
          },
        },
      ],
    })
  })

  it('CHK-12 a promo code is taken off the price of those who travel', async () => {
    const { call, header, pricing, ordering } = await openFamily()
    const people = [mother, father, infantBorn('2023-12-13')]
    const { Items } = pricing(people.map(known)).body

    const { body: offer } = await call('checkPromo', {
      header,
      body: { PromoCode: 'SELAT10', Items },
    })
    const { body: order } = ordering(people, offer.Total)
    const { body: placed } = await call('placeOrder', {
      header,
      body: { ...order, PromoCode: 'SELAT10' },
    })

    // The code takes off a tenth, but Rp 150,000 at most.
    expect(offer.Discount.Amount).toBe(-150_000)
    expect(offer.Total.Amount).toBe(2_467_200 - 150_000)
    expect(placed.Order.TotalAmount).toEqual(offer.Total)
  })

  it('PAX-4 refuses a party that differs from the one whose seats are held, and items that are not in the cart', async () => {
    const { refused, header, pricing } = await openFamily()

    const fewer = await refused('priceCart', pricing([known(mother)]))
    const strange = await refused('priceCart', {
      header,
      body: { Items: [{ CartItem: 'itm_NOTMINE', Travellers: [] }] },
    })

    expect(fewer.body).toMatchObject({
      code: 'party_refused',
      errors: [{ pointer: '/Items/0/Travellers', code: 'differs_from_cart' }],
    })
    expect(strange.body).toMatchObject({
      code: 'validation_failed',
      errors: [{ pointer: '/Items/0/CartItem', code: 'not_in_cart' }],
    })
  })
})

describe('an order at the total that was agreed to', () => {
  it('CHK-1 CHK-12 is not placed if it costs anything else, and the refusal has the new price with its lines', async () => {
    const { call, refused, cart, store, ordering } = await openFamily()
    const people = [mother, father, infantBorn('2023-12-13')]

    const { body: problem } = await refused('placeOrder', ordering(people, cart.Totals[0]))
    const orders = await store.db.selectFrom('orders').select('id').execute()
    const agreed = { Amount: 2_467_200, Currency: 'IDR', Exponent: 0 }
    const { body: placed } = await call('placeOrder', ordering(people, agreed))

    expect(problem).toMatchObject({
      status: 409,
      code: 'price_changed',
      params: { amount: 2_467_200, currency: 'IDR', exponent: 0 },
    })
    const { errors: lines } = problem
    expect(lines).toContainEqual({
      pointer: '/Items/0',
      code: 'price_line',
      params: {
        label: 'Child fare',
        sector: 1,
        quantity: 1,
        unitAmount: 330_300,
        amount: 330_300,
        currency: 'IDR',
        exponent: 0,
        payAt: 'online',
      },
    })
    const online = lines.filter(({ params }) => params['payAt'] === 'online')
    expect(online.reduce((sum, { params }) => sum + Number(params['amount']), 0)).toBe(2_467_200)
    expect(orders).toEqual([])
    expect(placed.Order.TotalAmount).toEqual(agreed)
  })

  it.each([
    ['a cheaper one', { Amount: 2_467_100, Currency: 'IDR', Exponent: 0 }],
    ['the same in another currency', { Amount: 2_467_200, Currency: 'SGD', Exponent: 0 }],
    ['the same with other decimals', { Amount: 2_467_200, Currency: 'IDR', Exponent: 2 }],
  ])('CHK-1 does not take %s for the agreed total', async (_name, agreed) => {
    const { refused, ordering } = await openFamily()
    const people = [mother, father, infantBorn('2023-12-13')]

    const { body } = await refused('placeOrder', ordering(people, agreed))

    expect(body.code).toBe('price_changed')
  })

  it('CHK-8 the same idempotency key repeats the refusal, and the new total is a new intent', async () => {
    const { refused, call, cart, ordering } = await openFamily()
    const people = [mother, father, infantBorn('2023-12-13')]
    const order = ordering(people, cart.Totals[0])
    const keyed = {
      ...order,
      header: { ...order.header, 'Idempotency-Key': 'agreed-total-key-0001' },
    }

    const first = await refused('placeOrder', keyed)
    const again = await refused('placeOrder', keyed)
    const agreed = { Amount: 2_467_200, Currency: 'IDR', Exponent: 0 }
    const { status } = await call('placeOrder', ordering(people, agreed))

    expect(again.body.code).toBe('price_changed')
    expect(again.body.params).toEqual(first.body.params)
    expect(status).toBe(201)
  })
})

it('CRT-1 CHK-12 after a change of currency the visitor is priced, orders and is offered payment methods in the new one', async () => {
  const { call, refused } = await openSandbox()
  const { body: cart } = await call('addToCart', { body: cartOf(roundTripItem()) })
  const header = { 'Cart-Token': cart.Token }
  const query = { currency: 'SGD' }
  // 56.00 both ways, Singapore's 10.00, Batam's 100,000 rupiah.
  const inDollars = { Amount: 7357, Currency: 'SGD', Exponent: 2 }
  const [kept] = cart.Totals
  if (!kept) throw new Error('The cart has no total.')
  const order = orderOf(cart.Items[0]?.Id ?? '')

  const asked = await call('priceCart', { header, query, body: { Items: [] } })
  const unasked = await call('priceCart', { header, body: { Items: [] } })
  const other = await refused('placeOrder', {
    header,
    query,
    body: { ...order, AgreedTotal: kept },
  })
  const placed = await call('placeOrder', {
    header,
    query,
    body: { ...order, AgreedTotal: inDollars },
  })
  const { Id } = placed.body.Order
  const methods = await call('listPaymentMethods', {
    query: { order: Id },
    header: { 'Booking-Token': placed.body.BookingToken },
  })

  expect(kept.Currency).toBe('IDR')
  expect(asked.body.Total).toEqual(inDollars)
  const online = asked.body.Items.flatMap(({ Price }) => Price.Lines).filter(
    ({ PayAt }) => PayAt === 'online',
  )
  expect(online.reduce((sum, { Amount }) => sum + Amount.Amount, 0)).toBe(7357)
  expect(unasked.body.Total).toEqual(kept)
  expect(other.body.code).toBe('price_changed')
  expect(placed.body.Order.TotalAmount).toEqual(inDollars)
  expect(methods.body.Items.map(({ Code }) => Code)).toContain('PAYNOW')
})
