import type { ServerSchemas as Schemas } from '@selat/sdk'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { createCaller } from '../../../lab/testing/create-caller.ts'
import { freshStore } from '../../../lab/testing/fresh-store.ts'
import {
  adult,
  createOperator,
  createVisitor,
  NOW,
  type Visitor,
} from '../../../lab/testing/visitor.ts'
import { orderOf } from '../../scenarios/sample-order.ts'
import { createSandbox, type Sandbox } from '../../server/sandbox/sandbox.ts'

let sandbox: Sandbox
let visitor: Visitor

beforeEach(async () => {
  sandbox = await createSandbox({ ...(await freshStore()), clock: NOW, seed: 'promos' })
  visitor = createVisitor(sandbox)
})

afterEach(() => sandbox.close())

const sum = (list: readonly Schemas['Money'][]) =>
  list.reduce((total, { Amount }) => total + Amount, 0)

function check<Body = Schemas['PromoOffer']>(cart: Schemas['Cart'], PromoCode: string) {
  const header = { 'Cart-Token': cart.Token }
  return visitor.call<Body>('checkPromo', { header, body: { PromoCode } })
}

function place<Body = Schemas['PlacedOrder']>(
  cart: Schemas['Cart'],
  PromoCode: string,
  {
    email = 'weiling@example.com',
    token,
    by = visitor,
  }: { email?: string; token?: string; by?: Visitor } = {},
) {
  const blank = orderOf('')
  return by.call<Body>('placeOrder', {
    header: { 'Cart-Token': cart.Token },
    ...(token !== undefined && { token }),
    body: {
      ...blank,
      Contact: { ...blank.Contact, Email: email },
      PromoCode,
      Items: cart.Items.map((item) => ({
        CartItem: item.Id,
        Passengers: Array.from({ length: item.Qty }, (_, index) => adult(index)),
      })),
    },
  })
}

/** Lets an order expire whose code allows one use. */
async function expireWithCode() {
  const { cart } = await visitor.hold()
  const { body } = await place(cart, 'FIRSTONE')
  const late = { order: body.Order, token: body.BookingToken }
  await visitor.choose(late, 'QRIS')
  sandbox.clock.advance(2 * 3600)
  expect((await visitor.order(late)).body.Status).toBe('EXPIRED')
  const operate = createOperator(sandbox)
  return { late, payLate: () => operate(`payments/${late.order.Payment.Id}/settle`, {}) }
}

describe('the discount of a promo code', () => {
  it('CHK-14 is told for the cart, and is taken off the order', async () => {
    const { cart } = await visitor.hold({ adults: 2 })
    const before = sum(cart.Totals)

    const { status, body: offer } = await check(cart, ' selat10 ')
    const { body: placed } = await place(cart, 'Selat10')

    expect(status).toBe(200)
    expect(offer).toMatchObject({ PromoCode: 'SELAT10', Description: '10% off ferries' })
    expect(offer.Discount.Amount).toBe(-Math.round(before / 10))
    expect(offer.Total.Amount).toBe(before + offer.Discount.Amount)
    expect(sum(offer.Discounts.map(({ Amount }) => Amount))).toBe(offer.Discount.Amount)
    expect(placed.Order.PromoCode).toBe('SELAT10')
    expect(placed.Order.TotalAmount).toEqual(offer.Total)
    expect(placed.Order.Payment.Amount).toEqual(offer.Total)
    const [item] = placed.Order.Items
    expect(item?.Price.Lines.at(-1)).toMatchObject({
      Kind: 'discount',
      Code: 'SELAT10',
      Label: 'Promo code SELAT10',
      Amount: offer.Discount,
    })
    expect(
      item?.Price.Lines.filter(({ PayAt }) => PayAt === 'online').map(({ Amount }) => Amount),
    ).toSatisfy((amounts: Schemas['Money'][]) => sum(amounts) === offer.Total.Amount)
  })

  it('CHK-14 CRT-1 is told and taken off in the currency that a visitor has changed to', async () => {
    const { cart } = await visitor.hold({ adults: 2 })
    const header = { 'Cart-Token': cart.Token }
    const inDollars = createVisitor(sandbox, { currency: 'SGD' })
    const { body: priced } = await inDollars.call<Schemas['PricedCart']>('priceCart', {
      header,
      body: { Items: [] },
    })
    const { Amount, Currency } = priced.Total

    const { body: offer } = await inDollars.call<Schemas['PromoOffer']>('checkPromo', {
      header,
      body: { PromoCode: 'SELAT10' },
    })
    const { body: placed } = await place(cart, 'SELAT10', { by: inDollars })

    expect([cart.Totals[0]?.Currency, Currency]).toEqual(['IDR', 'SGD'])
    expect(offer.Total.Currency).toBe('SGD')
    expect(offer.Total.Amount).toBe(Amount - Math.round(Amount / 10))
    expect(placed.Order.TotalAmount).toEqual(offer.Total)
  })

  it('CHK-14 is shared among the items to the last unit', async () => {
    const { cart: first } = await visitor.hold()
    const { cart } = await visitor.hold({ adults: 3 }, { date: '2026-12-14', cart: first.Token })

    const { body: offer } = await check(cart, 'WELCOME50')
    const { body: placed } = await place(cart, 'WELCOME50')

    expect(offer.Discount.Amount).toBe(-50_000)
    expect(offer.Discounts).toHaveLength(2)
    expect(sum(offer.Discounts.map(({ Amount }) => Amount))).toBe(-50_000)
    expect(placed.Order.TotalAmount.Amount).toBe(sum(cart.Totals) - 50_000)
    expect(sum(placed.Order.Items.map(({ Price }) => Price.Total))).toBe(
      placed.Order.TotalAmount.Amount,
    )
  })

  it('CHK-14 can be the whole price, and then the order is paid at once', async () => {
    const { cart } = await visitor.hold()

    const { body } = await place(cart, 'ONTHEHOUSE')

    expect(body.Order).toMatchObject({ Status: 'POSTED', TotalAmount: { Amount: 0 } })
  })

  it('CHK-14 is given only on the site of the code’s tenant', async () => {
    const riau = createVisitor(sandbox, { system: 4103, currency: 'SGD' })
    const { cart } = await riau.hold()
    const header = { 'Cart-Token': cart.Token }

    const own = await riau.call<Schemas['PromoOffer']>('checkPromo', {
      header,
      body: { PromoCode: 'RIAU3' },
    })
    const other = await riau.call('checkPromo', { header, body: { PromoCode: 'SELAT10' } })

    expect(own.body.Discount).toEqual({ Amount: -300, Currency: 'SGD', Exponent: 2 })
    expect(other.body.params).toEqual({ reason: 'unknown' })
  })
})

describe('a promo code that has limits', () => {
  it.each([
    ['NOSUCHCODE', { reason: 'unknown' }],
    ['LUNAR27', { reason: 'not_yet', date: '2027-01-20' }],
    ['MERDEKA81', { reason: 'expired', date: '2026-09-01' }],
    ['STAY15', { reason: 'product' }],
    ['BIGTRIP', { reason: 'minimum', amount: 50_000_000, currency: 'IDR', exponent: 0 }],
  ])('CHK-14 is refused with its reason: %s', async (code, params) => {
    const { cart } = await visitor.hold()

    const checked = await check<Schemas['Problem']>(cart, code)
    const placed = await place<Schemas['Problem']>(cart, code)

    for (const { status, body } of [checked, placed]) {
      expect([status, body.code, body.params]).toEqual([422, 'promo_refused', params])
      expect(body.errors[0]?.pointer).toBe('/PromoCode')
    }
    // Nothing was ordered by the refused try.
    expect((await place(cart, '')).status).toBe(201)
  })

  it('CHK-14 is refused in a currency in which it has no amount', async () => {
    const inRinggit = createVisitor(sandbox, { currency: 'MYR' })
    const { cart } = await inRinggit.hold()

    const { body } = await inRinggit.call('checkPromo', {
      header: { 'Cart-Token': cart.Token },
      body: { PromoCode: 'WELCOME50' },
    })

    expect(body.params).toEqual({ reason: 'currency' })
  })

  it('CHK-14 can be used once for an e-mail address, however it is written', async () => {
    const { cart: first } = await visitor.hold()
    await place(first, 'WELCOME50', { email: 'Wei.Ling@example.com' })
    const { cart } = await visitor.hold()

    const again = await place<Schemas['Problem']>(cart, 'WELCOME50', {
      email: 'wei.ling@EXAMPLE.com',
    })
    const other = await place(cart, 'WELCOME50', { email: 'budi@example.com' })

    expect(again.body.params).toEqual({ reason: 'once' })
    expect(other.status).toBe(201)
  })

  it('CHK-14 can be used once for an account, whatever address it gives', async () => {
    const { call } = createCaller(sandbox)
    const { body: session } = await call('login', {
      body: { Username: 'budi', Password: 'selat-demo-2' },
    })
    const token = session.Token
    const { cart: first } = await visitor.hold()
    await place(first, 'WELCOME50', { token, email: 'one@example.com' })
    const { cart } = await visitor.hold()

    const checked = await visitor.call('checkPromo', {
      header: { 'Cart-Token': cart.Token },
      body: { PromoCode: 'WELCOME50' },
      token,
    })
    const placed = await place<Schemas['Problem']>(cart, 'WELCOME50', {
      token,
      email: 'two@example.com',
    })

    expect(checked.body.params).toEqual({ reason: 'once' })
    expect(placed.body.params).toEqual({ reason: 'once' })
  })

  it('CHK-14 can be used again when its order expires or is cancelled', async () => {
    const { cart: first } = await visitor.hold()
    const { body: placed } = await place(first, 'FIRSTONE')
    const { cart: second } = await visitor.hold()
    const taken = await check<Schemas['Problem']>(second, 'FIRSTONE')
    await visitor.cancel({ order: placed.Order, token: placed.BookingToken })

    const free = await place(second, 'FIRSTONE')
    sandbox.clock.advance(16 * 60)
    const { cart: third } = await visitor.hold()
    const expired = await check(third, 'FIRSTONE')

    expect(taken.body.params).toEqual({ reason: 'used_up' })
    expect(free.status).toBe(201)
    expect(expired.status).toBe(200)
  })

  it('CHK-14 is used up again when its expired order is paid late and nobody else has used it', async () => {
    const { late, payLate } = await expireWithCode()

    await payLate()
    const { cart } = await visitor.hold()
    const refused = await check<Schemas['Problem']>(cart, 'FIRSTONE')

    expect((await visitor.order(late)).body.Status).toBe('POSTED')
    expect(refused.body.params).toMatchObject({ reason: 'used_up' })
  })

  it('CHK-14 stays in the price of an expired order that is paid late, even if another order has taken its use', async () => {
    const { late, payLate } = await expireWithCode()
    const { cart } = await visitor.hold()
    const { body: other } = await place(cart, 'FIRSTONE', { email: 'budi@example.com' })

    await payLate()
    const { body: seated } = await visitor.order(late)
    const uses = await sandbox.store.db.selectFrom('promo_uses').select('order_id').execute()

    expect(seated).toMatchObject({
      Status: 'POSTED',
      PromoCode: 'FIRSTONE',
      TotalAmount: late.order.TotalAmount,
    })
    expect(uses).toEqual([{ order_id: other.Order.Id }])
  })

  it('CHK-14 is used only once when two orders with it come at the same time', async () => {
    const carts = [(await visitor.hold()).cart, (await visitor.hold()).cart]

    const answers = await Promise.all(
      carts.map((cart, index) => place(cart, 'FIRSTONE', { email: `${index}@example.com` })),
    )

    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422])
  })

  it('CHK-14 cannot be guessed, because the thirty-first try in a row is refused', async () => {
    const { cart } = await visitor.hold()
    const statuses = []
    for (let index = 0; index < 31; index += 1)
      statuses.push((await check(cart, `GUESS${index}`)).status)

    expect(statuses.filter((status) => status === 422)).toHaveLength(30)
    expect(statuses.at(-1)).toBe(429)
  })
})
