import { expect, it } from 'vitest'

import { openSandbox } from '../../../../lab/testing/open-sandbox.ts'
import type { FerryBooking } from './ferry-booking.ts'
import { priceBooking } from './price-booking.ts'

const sector = {
  route: 'HFC-BTC',
  from: 'HFC',
  to: 'BTC',
  operator: 'SRL',
  class: 'ECO',
  basis: 'open_one_way',
  sailingId: null,
} as const

const booking: FerryBooking = {
  item: 'opn_HFC-BTC-SRL-ECO-1W',
  party: { adults: 1, children: 0, infants: 0 },
  dateFrom: null,
  dateUntil: null,
  isRoundTrip: false,
  isInternational: true,
  isOpenTicket: true,
  isOpenTicket2W: false,
  validityDays: 90,
  pricedAt: '2026-11-20T06:30:00.000Z',
  sectors: [sector],
}

it('CHK-12 the same trip gets the price that was worked out before, and a change of what decides the price gets another', async () => {
  const { services } = await openSandbox()
  const { network } = services
  const { route = '', class: travelClass = '' } =
    network.facts.openTickets.find(({ operator }) => operator === 'SRL') ?? {}
  const { from = '', to = '' } = network.facts.routes.find(({ id }) => id === route) ?? {}
  const sold: FerryBooking = {
    ...booking,
    sectors: [{ ...sector, route, from, to, class: travelClass }],
  }
  const price = (changes: Partial<FerryBooking> = {}, currency = 'SGD') =>
    priceBooking(services, { ...sold, ...changes }, { currency })

  const first = price()

  expect(first).not.toBeNull()
  expect(price({ item: 'opn_another', validityDays: 30 })).toBe(first)
  expect(price({ pricedAt: '2026-11-21T06:30:00.000Z' })).toBe(first)
  expect(price({ party: { adults: 2, children: 0, infants: 0 } })).not.toEqual(first)
  expect(price({}, 'IDR')?.total.currency).toBe('IDR')
  expect(price({ sectors: [...sold.sectors, ...sold.sectors] })).not.toEqual(first)
  expect(price({ sectors: [{ ...sector, class: 'NONE' }] })).toBeNull()
})
