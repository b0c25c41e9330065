import fc from 'fast-check'
import { expect, it } from 'vitest'

import { openSandbox } from '../../../../lab/testing/open-sandbox.ts'
import { createOperator, createVisitor } from '../../../../lab/testing/visitor.ts'
import { createAnswerCache } from '../../../operation/answer-cache.ts'
import { cartOf, oneWayItem, roundTripItem } from '../../../scenarios/sample-items.ts'
import type { SandboxParts } from '../../../server/parts/sandbox-parts.ts'
import { createApp } from '../../../server/sandbox/app.ts'

const RUNS = 10
const PATIENCE_MS = 60_000
const SAILINGS = ['1020', '1440', '1910']
const offer = (clock: string) => `off_HFC-BTC-SRL-20261121-${clock}-ECO-O`

/** A change of an existing cart or order. */
type Change = { do: 'change' | 'remove' | 'order' | 'cancel'; nth: number; adults: number }

/** A change of seats or time between two searches. */
type Action =
  | { do: 'hold'; clock: string; adults: number; isRoundTrip: boolean }
  | Change
  | { do: 'capacity'; clock: string; seatsLeft: number }
  | { do: 'advance'; seconds: number }
  | { do: 'freeze'; minutes: number }

const clock = fc.constantFrom(...SAILINGS)
const adults = fc.integer({ min: 1, max: 4 })
const nth = fc.nat({ max: 20 })
const hold = fc.record({
  do: fc.constant('hold' as const),
  clock,
  adults,
  isRoundTrip: fc.boolean(),
})
const action: fc.Arbitrary<Action> = fc.oneof(
  { arbitrary: hold, weight: 3 },
  fc.record({
    do: fc.constantFrom('change' as const, 'remove' as const, 'order' as const, 'cancel' as const),
    nth,
    adults,
  }),
  fc.record({ do: fc.constant('capacity' as const), clock, seatsLeft: fc.nat({ max: 5 }) }),
  fc.record({ do: fc.constant('advance' as const), seconds: fc.integer({ min: 1, max: 7200 }) }),
  fc.record({ do: fc.constant('freeze' as const), minutes: fc.nat({ max: 1500 }) }),
)

/** These actions always run first, so that something is held and some answer changes, whatever is drawn. */
const CERTAIN: Action[] = [
  { do: 'hold', clock: '1020', adults: 4, isRoundTrip: false },
  { do: 'capacity', clock: '1020', seatsLeft: 0 },
  { do: 'capacity', clock: '1440', seatsLeft: 0 },
  { do: 'freeze', minutes: 1500 },
]

const QUESTIONS = [
  ['search', { system: 4101, currency: 'SGD', dateFrom: '2026-11-21' }, 'en'],
  ['search', { system: 4101, currency: 'SGD', dateFrom: '2026-11-20', class: 'ECO' }, 'en'],
  ['search', { system: 4101, currency: 'IDR', dateFrom: '2026-11-21', adults: 3 }, 'id'],
  ['search', { system: 4102, dateFrom: '2026-11-21', dateUntil: '2026-11-22' }, 'zh-Hans-SG'],
  ['search', { system: 4103, dateFrom: '2026-11-21' }, 'en'],
  ['calendar', { system: 4101, month: '2026-11', roundTrip: false }, 'en'],
] as const

function toRequest([path, query, language]: (typeof QUESTIONS)[number]): Request {
  const search = path === 'search' ? { adults: 1 } : {}
  const all = Object.entries({ from: 'HFC', to: 'BTC', ...search, ...query })
  const text = new URLSearchParams(all.map(([name, value]) => [name, String(value)]))
  return new Request(`http://sandbox.test/travel/v1/ferry/${path}?${text}`, {
    headers: { 'Accept-Language': language, 'X-Request-Id': 'the-same-request' },
  })
}

/** Makes an app of the same sandbox that has an empty answer cache at each call. */
function forgetful(services: SandboxParts) {
  const sharedAnswers = { get: () => createAnswerCache(services.store) }
  return createApp(Object.create(services, { sharedAnswers }) as SandboxParts)
}

it(
  'FER-1 after any holds, releases, sales and passing of time, a search answers as if nobody had searched before',
  async () => {
    const { sandbox, services, clock: time, ...caller } = await openSandbox()
    const uncached = forgetful(services)
    const visitor = createVisitor(sandbox)
    const act = createOperator(sandbox)
    const carts: { token: string; item: string }[] = []
    const orders: Parameters<typeof visitor.cancel>[0][] = []
    const seen = new Set<string>()

    const perform = async (one: Action): Promise<void> => {
      if (one.do === 'hold') {
        const make = one.isRoundTrip ? roundTripItem : oneWayItem
        const party = { Qty: one.adults, QtyAdult: one.adults }
        const dates = { DateFrom: '2026-11-21', DateUntil: '2026-11-21' }
        const trip = one.isRoundTrip ? {} : { ...dates, Offers: [offer(one.clock)] }
        const answer = await caller.send('addToCart', { body: cartOf(make({ ...party, ...trip })) })
        if (answer.status !== 201) return
        const cart = answer.body as { Token: string; Items: { Id: string }[] } // The contract describes this answer.
        carts.push({ token: cart.Token, item: cart.Items[0]?.Id ?? '' })
      } else if (one.do === 'capacity') {
        const path = `sailings/sai_HFC-BTC-SRL-20261121-${one.clock}/capacity`
        await act(path, { seatsLeft: one.seatsLeft, class: 'ECO' })
      } else if (one.do === 'advance') time.advance(one.seconds)
      else if (one.do === 'freeze')
        time.freeze(
          new Date(Date.parse('2026-11-20T00:00:00Z') + one.minutes * 60_000).toISOString(),
        )
      else await changeOne(one)
    }

    const changeOne = async ({ do: what, nth: index, adults: party }: Change) => {
      const cart = carts[index % (carts.length || 1)]
      const order = orders[index % (orders.length || 1)]
      if (what === 'cancel' && order) return void (await visitor.cancel(order))
      if (!cart) return
      const parts = { path: { itemId: cart.item }, header: { 'Cart-Token': cart.token } }
      if (what === 'remove') await caller.send('removeCartItem', parts)
      if (what === 'change')
        await caller.send('changeCartItem', {
          ...parts,
          body: { QtyAdult: party, QtyChild: 0, QtyInfant: 0 },
        })
      if (what !== 'order') return
      const found = await caller.send('getCart', { header: parts.header })
      if (found.status !== 200) return
      const placed = await visitor.place(found.body as Parameters<typeof visitor.place>[0])
      if (placed.status === 201)
        orders.push({ order: placed.body.Order, token: placed.body.BookingToken })
    }

    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 12 }), async (actions) => {
        for (const one of actions) {
          await perform(one)
          for (const question of QUESTIONS) {
            const kept = await sandbox.app.fetch(toRequest(question))
            const fresh = await uncached.fetch(toRequest(question))

            const text = await kept.text()
            expect(text).toBe(await fresh.text())
            expect(kept.status).toBe(fresh.status)
            if (kept.status === 200) seen.add(text.replace(/"AsOf".*/, ''))
          }
        }
      }),
      { numRuns: RUNS, examples: [[CERTAIN]] },
    )

    // The answers must differ, so that the test proves something.
    expect(seen.size).toBeGreaterThan(10)
    expect(carts.length).toBeGreaterThan(0)
  },
  PATIENCE_MS,
)
