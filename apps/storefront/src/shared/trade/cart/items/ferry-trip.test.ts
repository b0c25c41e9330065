import type { Schemas } from '@selat/sdk'
import { expect, it } from 'vitest'

import { asFerry } from '../../../../test/as-ferry.ts'
import { createTestSandbox } from '../../../../test/render-app.tsx'
import { seedCart, seedOpenTicket } from '../../../../test/seed-cart.ts'
import { serializeCriteria } from '../../ferry/criteria-url.ts'
import { criteriaOfItem, tripTypeOf } from './ferry-trip.ts'

const addressOf = ({ Items: [item] }: Schemas['Cart']) =>
  serializeCriteria(criteriaOfItem(asFerry(item))).toString()

it('CRT-2 a round trip is searched again with its dates, party and class', async () => {
  const cart = await seedCart(await createTestSandbox(), {
    isRoundTrip: true,
    adults: 2,
    children: 1,
    infants: 1,
  })

  expect(addressOf(cart)).toBe(
    'trip=round_trip&from=HFC&to=BTC&depart=2026-12-12&return=2026-12-14&adults=2&children=1&infants=1&class=ECO',
  )
})

it('CRT-2 an open ticket is searched again without a date', async () => {
  const cart = await seedOpenTicket(await createTestSandbox())

  expect(addressOf(cart)).toMatch(/^trip=open_ticket&from=HFC&to=BTC&/)
  expect(addressOf(cart)).not.toMatch(/depart/)
})

it('CRT-2 several crossings that are no round trip make a multi-city trip, sector by sector', async () => {
  const { Items } = await seedCart(await createTestSandbox(), { isRoundTrip: true })
  const ferry = { ...asFerry(Items[0]), IsRoundTrip: false }

  expect(tripTypeOf(ferry)).toBe('multi_city')
  expect(criteriaOfItem(ferry).sectors).toEqual([
    { from: 'HFC', to: 'BTC', departOn: '2026-12-12' },
    { from: 'BTC', to: 'HFC', departOn: '2026-12-14' },
  ])
})
