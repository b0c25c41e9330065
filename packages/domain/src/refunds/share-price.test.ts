import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { countTravellers } from '../fares/nationality.ts'
import type { PriceLine } from '../fares/price-line.ts'
import { priceSectors } from '../fares/price-sectors.ts'
import { sumMoney } from '../money/add-money.ts'
import { money } from '../money/money.ts'
import type { PassengerBand } from '../passengers/age-bands.ts'
import { refundOfShare } from './refund-of-share.ts'
import { paidShare, type Place, shareOfAll, sharePrice } from './share-price.ts'

const sgd = (amount: number) => money(amount, 'SGD')

function line(
  kind: PriceLine['kind'],
  unit: number,
  rest: Partial<PriceLine> & { quantity?: number } = {},
): PriceLine {
  const quantity = rest.quantity ?? 1
  return {
    kind,
    code: kind,
    quantity,
    unitAmount: sgd(unit),
    amount: sgd(unit * quantity),
    payAt: 'online',
    ...rest,
  }
}

const adult = (sector: number, country = 'SG'): Place => ({ sector, band: 'adult', country })
const amounts = (shares: ReturnType<typeof sharePrice>) =>
  shares.map((share) => [share.graded.amount, share.whole.amount, share.discount.amount])

describe('sharePrice', () => {
  it('CHK-11 gives each ticket the fare and charges of its sector and band', () => {
    const lines = [
      line('fare', 2400, { sector: 0, band: 'adult', quantity: 2 }),
      line('fare', 1800, { sector: 0, band: 'child' }),
      line('fare', 2300, { sector: 1, band: 'adult', quantity: 2 }),
      line('fare', 0, { sector: 0, band: 'infant' }),
      line('terminal_charge', 1000, { sector: 0, band: 'adult', quantity: 2 }),
    ]
    const places: Place[] = [
      adult(0),
      adult(0),
      { sector: 0, band: 'child', country: 'SG' },
      { sector: 0, band: 'infant', country: 'SG' },
      adult(1),
      adult(1),
    ]

    expect(amounts(sharePrice(lines, places, 'SGD'))).toEqual([
      [2400, 1000, 0],
      [2400, 1000, 0],
      [1800, 0, 0],
      [0, 0, 0],
      [2300, 0, 0],
      [2300, 0, 0],
    ])
  })

  it('FER-8 shares the general price among those without a price of their nationality', () => {
    const lines = [
      line('fare', 3000, { sector: 0, band: 'adult' }),
      line('fare', 2000, { sector: 0, band: 'adult', countries: ['ID'], quantity: 2 }),
    ]

    expect(
      amounts(sharePrice(lines, [adult(0, 'ID'), adult(0, 'SG'), adult(0, 'ID')], 'SGD')),
    ).toEqual([
      [2000, 0, 0],
      [3000, 0, 0],
      [2000, 0, 0],
    ])
  })

  it('CHK-12 shares a fee of the booking and a discount to the last cent, without charges at the counter', () => {
    const lines = [
      line('fare', 1000, { sector: 0, band: 'adult', quantity: 3 }),
      line('fee', 100),
      line('discount', -1000),
      line('surcharge', 600, { sector: 0, band: 'adult', quantity: 3, payAt: 'counter' }),
    ]

    expect(amounts(sharePrice(lines, [adult(0), adult(0), adult(0)], 'SGD'))).toEqual([
      [1034, 0, -334],
      [1033, 0, -333],
      [1033, 0, -333],
    ])
  })

  it('CHK-11 takes the whole of an item of another product, whatever its parts', () => {
    const lines = [
      line('base', 9000, { sector: 0, quantity: 2 }),
      line('base', 7000, { sector: 1 }),
      line('fee', 500),
      line('discount', -1500),
    ]

    expect(shareOfAll(lines, 'SGD', ({ kind }) => kind === 'fee')).toEqual({
      graded: sgd(25_000),
      whole: sgd(500),
      discount: sgd(-1500),
    })
  })
})

describe('refundOfShare', () => {
  const share = (graded: number, whole: number, discount = 0) => ({
    graded: sgd(graded),
    whole: sgd(whole),
    discount: sgd(discount),
  })

  it.each([
    [share(4800, 1000), 75, 4600],
    [share(4800, 1000), 0, 1000],
    [share(4801, 0), 50, 2401],
    [share(4800, 1000, -800), 50, 3000],
    [share(500, 1000, -700), 100, 800],
    [share(500, 1000, -1500), 100, 0],
  ])('CHK-11 of %j at %i per cent gives back %i', (given, percent, expected) => {
    expect(refundOfShare(given, percent)).toEqual(sgd(expected))
  })

  it.each([-1, 101, 12.5])('CHK-11 throws on %d per cent', (percent) => {
    expect(() => refundOfShare(share(100, 0), percent)).toThrow(RangeError)
  })
})

const BANDS: readonly PassengerBand[] = ['adult', 'child', 'infant', 'senior']
const people = fc.array(
  fc.record({
    band: fc.constantFrom(...BANDS),
    nationality: fc.constantFrom('SG', 'ID', 'MY', 'CN'),
  }),
  { minLength: 1, maxLength: 10 },
)
const unit = fc.nat(100_000)

it('CHK-11 shares sum to the total and refunds to no more, whoever travels', () => {
  fc.assert(
    fc.property(
      people,
      fc.integer({ min: 1, max: 4 }),
      fc.array(unit, { minLength: 6, maxLength: 6 }),
      fc.nat(3_000_000),
      fc.nat(100),
      (travellers, sectorCount, units, off, percent) => {
        const [fare = 0, child = 0, infant = 0, own = 0, charge = 0, fee = 0] = units
        const price = priceSectors({
          sectors: Array.from({ length: sectorCount }, () => ({
            fares: { adult: sgd(fare), child: sgd(child), infant: sgd(infant) },
            nationalFares: [
              {
                countries: ['ID', 'MY'],
                fares: { adult: sgd(own), child: sgd(own), infant: sgd(0) },
              },
            ],
            charges: [
              {
                code: 'pdf',
                kind: 'terminal_charge' as const,
                unitAmount: sgd(charge),
                bands: ['adult', 'child', 'senior'] as const,
                payAt: 'online' as const,
              },
            ],
            travellers: countTravellers(travellers),
          })),
          fees: [{ code: 'booking', unitAmount: sgd(fee), per: 'booking', payAt: 'online' }],
          discounts: [{ code: 'PROMO', amount: sgd(off) }],
          selling: { currency: 'SGD', rates: [] },
        })
        const places = Array.from({ length: sectorCount }, (_, sector) =>
          travellers.map(({ band, nationality }) => ({ sector, band, country: nationality })),
        ).flat()

        const shares = sharePrice(price.lines, places, 'SGD')

        expect(sumMoney(shares.map(paidShare), 'SGD')).toEqual(price.total)
        for (const share of shares) {
          const paid = paidShare(share).amount
          const back = refundOfShare(share, percent).amount
          expect(paid).toBeGreaterThanOrEqual(0)
          expect(back).toBeGreaterThanOrEqual(0)
          expect(back).toBeLessThanOrEqual(paid)
          expect(refundOfShare(share, 100).amount).toBe(paid)
        }
      },
    ),
  )
})
