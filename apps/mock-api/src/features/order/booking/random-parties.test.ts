import { clampParty } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { createPassengerMaker } from '../../../../lab/testing/make-passenger.ts'
import {
  createOperator,
  createVisitor,
  NOW,
  type Visitor,
} from '../../../../lab/testing/visitor.ts'
import { signingKey } from '../../../engine/secrets/signing-key.ts'
import { createSandbox, type Sandbox } from '../../../server/sandbox/sandbox.ts'
import { readTicketQr } from '../tickets/ticket-qr.ts'

const RUNS = 50
const today = NOW.slice(0, 10)

let sandbox: Sandbox
let visitor: Visitor

beforeAll(async () => {
  sandbox = await createSandbox({ clock: NOW, seed: 'random parties' })
  visitor = createVisitor(sandbox)
})

afterAll(() => sandbox.close())

const parties = fc
  .record({ adults: fc.nat(10), children: fc.nat(10), infants: fc.nat(10) })
  .map(clampParty)

const known = ({ Band, DateOfBirth, Nationality }: Schemas['PassengerInput']) => ({
  Band,
  DateOfBirth,
  Nationality,
})

/** Routes of three operators with different age bands. */
const routes = fc.constantFrom(
  { from: 'HFC', to: 'BTC' },
  { from: 'BTC', to: 'HFC' },
  { from: 'TMF', to: 'BBT' },
  { from: 'BTC', to: 'STL' },
)

const days = fc.integer({ min: 1, max: 60 }).map((count) => {
  const date = new Date(`${today}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
})

it(`CHK-1 PAX-4 CHK-10 each of ${RUNS} random parties can be ordered at the price that its cart showed, and gets tickets that verify`, async () => {
  const operate = createOperator(sandbox)
  const key = await signingKey({ store: sandbox.store.db, ids: sandbox.services.ids })

  await fc.assert(
    fc.asyncProperty(parties, routes, days, fc.nat(), async (party, route, date, seed) => {
      const makePassenger = createPassengerMaker(seed)
      const bands = [
        ...Array.from({ length: party.adults }, () => 'adult' as const),
        ...Array.from({ length: party.children }, () => 'child' as const),
        ...Array.from({ length: party.infants }, () => 'infant' as const),
      ]
      const passengers = bands.map((band) => makePassenger(band, { travelDate: date, today }))
      const { cart } = await visitor.hold(party, { ...route, date })

      const { body: priced } = await visitor.call<Schemas['PricedCart']>('priceCart', {
        header: { 'Cart-Token': cart.Token },
        body: { Items: [{ CartItem: cart.Items[0]?.Id ?? '', Travellers: passengers.map(known) }] },
      })
      const { status, body } = await visitor.place(cart, passengers)

      expect({ status, body }).toMatchObject({ status: 201 })
      expect(body.Order.TotalAmount).toEqual(priced.Total)
      const placed = { order: body.Order, token: body.BookingToken }
      await visitor.choose(placed, 'QRIS')
      await operate(`payments/${body.Order.Payment.Id}/settle`, {})
      const tickets = (await visitor.tickets(placed)).body.Items
      expect(tickets).toHaveLength(passengers.length)
      for (const { Id, QrPayload } of tickets) expect(readTicketQr(QrPayload, key)).toBe(Id)
    }),
    { numRuns: RUNS, seed: 20261120, endOnFailure: true },
  )

  const violations = sandbox.services.requests.list().flatMap((request) => request.violations)
  expect(violations).toEqual([])
})
