import type { BandCounts } from '@selat/domain'
import { expect, it } from 'vitest'

import { openSandbox } from '../../../../lab/testing/open-sandbox.ts'
import { packageProduct } from './package-product.ts'

async function openFacts() {
  const { services, clock } = await openSandbox()
  const { network, catalogue, money } = services
  return { network, catalogue, money, now: clock.now() }
}

const trip = {
  item: 'pkg_BTM-2D1N',
  type: 'STD',
  date: '2026-12-12',
  party: { adults: 2, children: 1, infants: 0 },
}

it('PAX-4 ages count on the first day, and passports until the last', async () => {
  const travel = packageProduct.travel(await openFacts(), trip)

  expect(travel).toEqual({
    today: '2026-11-20',
    sectors: [
      {
        departsOn: '2026-12-12',
        arrivesOn: '2026-12-13',
        isInternational: true,
        bands: { infantUntil: 2, childUntil: 12 },
      },
    ],
  })
})

it('PAX-4 a child who counts as an adult pays as one, with the single supplement', async () => {
  const facts = await openFacts()
  const price = (travellers?: BandCounts[]) =>
    packageProduct.price(facts, trip, { currency: 'SGD', ...(travellers && { travellers }) })

  const counted = price()
  const known = price([{ adult: 3, child: 0, infant: 0, senior: 0 }])

  expect(counted?.total.amount).toBe(2 * 12_800 + 9800)
  expect(known?.total.amount).toBe(3 * 12_800 + 4500)
})

it('PRD-1 can be booked until its notice begins, takes a place for everyone, and ends on its last evening', async () => {
  const facts = await openFacts()

  expect(packageProduct.closesAt(facts, trip)).toBe('2026-12-09T16:00:00.000Z')
  expect(packageProduct.stock(trip)).toEqual([
    { resource: 'pkg_BTM-2D1N/2026-12-12', unit: 'STD', count: 3 },
  ])
  expect(packageProduct.endsAt(facts, trip)).toBe('2026-12-13T12:00:00.000Z')
})
