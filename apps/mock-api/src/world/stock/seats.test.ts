import fc from 'fast-check'
import { expect, it } from 'vitest'

import { openSandbox } from '../../../lab/testing/open-sandbox.ts'
import type { Store } from '../../engine/store/store.ts'
import { cartOf, oneWayItem, roundTripItem } from '../../scenarios/sample-items.ts'

const LAST_SEAT = cartOf(oneWayItem({ Offers: ['off_HFC-BTC-BHF-20261212-1800-EMD-O'] }))

it('CHK-8 of ten who want the last seat at once only one gets it', async () => {
  const { send, store } = await openSandbox()

  const answers = await Promise.all(
    Array.from({ length: 10 }, () => send('addToCart', { body: LAST_SEAT })),
  )

  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(1)
  expect(statuses.filter((status) => status === 409)).toHaveLength(9)
  expect(await store.db.selectFrom('stock_holds').selectAll().execute()).toHaveLength(1)
})

it('CHK-8 two tenants share the seats of one vessel', async () => {
  const { call, refused } = await openSandbox()
  const twoSeats = (QtyAdult: number) =>
    cartOf(oneWayItem({ Offers: ['off_HFC-BTC-SRL-20261212-2130-BUS-O'], Qty: QtyAdult, QtyAdult }))

  const agency = await call('addToCart', { body: twoSeats(1) })
  const operator = await refused('addToCart', { query: { system: 4103 }, body: twoSeats(2) })

  expect(agency.status).toBe(201)
  expect(operator.body.code).toBe('seats_taken')
})

it('CHK-8 a seat whose hold expires can be taken at the same instant', async () => {
  const { call, refused, clock } = await openSandbox()
  await call('addToCart', { body: LAST_SEAT })
  clock.advance(15 * 60 - 1)
  const tooEarly = await refused('addToCart', { body: LAST_SEAT })

  clock.advance(1)
  const inTime = await call('addToCart', { body: LAST_SEAT })

  expect([tooEarly.status, inTime.status]).toEqual([409, 201])
})

type Step =
  | { do: 'add'; adults: number; isRoundTrip: boolean }
  | { do: 'change' | 'remove' | 'extend'; item: number; adults: number }
  | { do: 'wait'; seconds: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('add' as const),
    adults: fc.integer({ min: 1, max: 10 }),
    isRoundTrip: fc.boolean(),
  }),
  fc.record({
    do: fc.constantFrom('change' as const, 'remove' as const, 'extend' as const),
    item: fc.nat(5),
    adults: fc.integer({ min: 1, max: 10 }),
  }),
  fc.record({ do: fc.constant('wait' as const), seconds: fc.constantFrom(30, 300, 900) }),
)

it('CHK-8 after any changes of carts, the seats that are held are those of items with a hold', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const { send, store, clock, close } = await openSandbox()
      let token: string | undefined
      for (const one of steps) {
        if (one.do === 'wait') clock.advance(one.seconds)
        else token = await playStep(send, token, one)
      }
      await send('searchFerry', { query: { from: 'HFC', to: 'BTC', dateFrom: '2026-12-12' } })

      const { inventory, holds, alive } = await readSeats(store, clock.now())
      await close()
      expect(inventory).toEqual(holds)
      expect(alive).toBe(true)
    }),
    { numRuns: 25 },
  )
})

type Send = Awaited<ReturnType<typeof openSandbox>>['send']

async function playStep(send: Send, token: string | undefined, one: Exclude<Step, { do: 'wait' }>) {
  const header: Record<string, string> = token === undefined ? {} : { 'Cart-Token': token }
  const counts = { QtyAdult: one.adults, QtyChild: 0, QtyInfant: 0 }
  if (one.do === 'add') {
    const make = one.isRoundTrip ? roundTripItem : oneWayItem
    const { status, body } = await send('addToCart', {
      header,
      body: cartOf(make({ Qty: one.adults, ...counts })),
    })
    return status === 201 ? (body as { Token: string }).Token : token
  }
  const cart = await send('getCart', { header })
  const items = cart.status === 200 ? (cart.body as { Items: { Id: string }[] }).Items : []
  const path = { itemId: items[one.item]?.Id ?? 'itm_0000000000' }
  if (one.do === 'change') await send('changeCartItem', { path, header, body: counts })
  else if (one.do === 'remove') await send('removeCartItem', { path, header })
  else await send('extendCartItemHold', { path, header })
  return token
}

/** Returns the held seats by sailing and class, as the stock counts them and as their owners do. */
async function readSeats({ db }: Store, now: string) {
  const inventory = await db
    .selectFrom('stock')
    .select(['resource', 'unit', 'held'])
    .where('held', '>', 0)
    .orderBy('resource')
    .orderBy('unit')
    .orderBy('tenant')
    .execute()
  const holds = await db
    .selectFrom('stock_holds')
    .select((row) => ['resource', 'unit', row.fn.sum<number>('count').as('held')])
    .groupBy(['resource', 'unit'])
    .orderBy('resource')
    .orderBy('unit')
    .execute()
  const owners = await db
    .selectFrom('stock_holds')
    .innerJoin('cart_items', 'cart_items.id', 'stock_holds.owner_id')
    .select(['cart_items.state', 'cart_items.hold_expires_at'])
    .execute()
  return {
    inventory,
    holds,
    alive: owners.every(({ state, hold_expires_at }) => state === 'held' && hold_expires_at > now),
  }
}
