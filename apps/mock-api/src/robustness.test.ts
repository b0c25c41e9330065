import { operations } from '@selat/sdk/operations'
import fc from 'fast-check'
import { expect, it } from 'vitest'

import { cartOf, oneWayItem, roundTripItem } from './scenarios/sample-items.ts'
import { openSandbox, operationIds } from './testing/open-sandbox.ts'

const anyText = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.constantFrom(
    '0000-00-00',
    '2026-02-30',
    '9999-12-31',
    'off_HFC-BTC-SRL-20260231-1020-ECO-O',
    'sai_HFC-BTC-SRL-99991231-1020',
    'opn_HFC-BTC-SRL-ECO-9W',
    'fer_HFC-BTC',
    'HFC',
    'BTC',
    'ord_5T8Q2MZK7C',
    'tkt_9M3X7KQ2RD',
    '__proto__',
    "' or 1=1 --",
    '\u0000',
    '港',
  ),
)
const anyValue = fc.oneof(
  anyText,
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.constant([]),
)

/** What each parameter could be, if only one of them is wrong. */
const rightQuery: Readonly<Record<string, string>> = {
  from: 'HFC',
  to: 'BTC',
  dateFrom: '2026-12-12',
  dateUntil: '2026-12-13',
  month: '2026-12',
  ticket: 'tkt_9M3X7KQ2RD',
  order: 'ord_5T8Q2MZK7C',
  web: 'www.selat.test',
  adults: '2',
}

it('ERR-3 no input, however wrong, is answered with a fault of the server or outside of the contract', async () => {
  const { send, services } = await openSandbox()
  const wrong = fc.record({
    query: fc.dictionary(
      fc.constantFrom(
        ...Object.keys(rightQuery),
        'class',
        'children',
        'currency',
        'system',
        'roundTrip',
      ),
      anyText,
      { maxKeys: 2 },
    ),
    path: fc.record({ id: anyText, itemId: anyText }),
    header: fc.constantFrom<Record<string, string>>({}, { 'Cart-Token': 'k3x9Qv7LwZ2mB8nR4tYcHs' }),
    body: fc.oneof(fc.json(), fc.dictionary(anyText, anyValue)),
  })

  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...operationIds()), wrong, async (id, call) => {
      const { primitives, bodyType } = operations[id]
      const right = Object.entries(rightQuery).filter(([name]) => name in primitives.query)
      const query = { ...Object.fromEntries(right), ...call.query }
      const { status } = await send(id, { ...call, query, body: bodyType ? call.body : undefined })

      expect(status).toBeLessThan(500)
    }),
    { numRuns: 600 },
  )

  const faults = services.requests
    .list()
    .filter(({ violations, error }) => violations.length > 0 || error)
  expect(faults).toEqual([])
})

it('ERR-3 a cart request with any one part wrong is refused, and takes no seat', async () => {
  const { send, store } = await openSandbox()
  const items = [oneWayItem(), roundTripItem()]
  const paths = items.flatMap((item, index) => [
    ...Object.keys(item).map((key) => ({ index, keys: [key] })),
    ...Object.keys(item.Ferry).map((key) => ({ index, keys: ['Ferry', key] })),
  ])

  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), anyValue, async ({ index, keys }, value) => {
      const wrong = structuredClone(items[index]) as unknown as Record<string, unknown>
      const [first = '', second] = keys
      const place = second === undefined ? wrong : (wrong[first] as Record<string, unknown>)
      const before = JSON.stringify(place[second ?? first])
      place[second ?? first] = value
      const { status } = await send('addToCart', { body: { ...cartOf(), Items: [wrong] } })

      const isSame = JSON.stringify(value) === before
      // Null is a date as well where one way has no second.
      const isOptional = second === 'DateUntil' && value === null && index === 0
      expect(status < 500 && (status >= 400 || isSame || isOptional)).toBe(true)
    }),
    { numRuns: 300 },
  )

  const taken = await store.db.selectFrom('seat_inventory').select('held').execute()
  expect(taken.every(({ held }) => held <= 60)).toBe(true)
})

it('API-2 every operation with a session asks for it, and no other does', async () => {
  const { send } = await openSandbox()
  const required = operationIds().filter((id) => operations[id].security === 'required')

  const answers = await Promise.all(required.map((id) => send(id)))

  expect(required.toSorted()).toEqual(['getSession', 'logout'])
  expect(answers.map(({ status }) => status)).toEqual([401, 401])
})
