import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { addMoney, sumMoney } from '../money/add-money.ts'
import { exchangeRate } from '../money/exchange-rate.ts'
import { money } from '../money/money.ts'
import { multiplyMoney } from '../money/multiply-money.ts'
import { sumByCurrency } from '../money/sum-by-currency.ts'
import type { Charge } from './charge.ts'
import { priceSectors, type PriceRequest, type SectorToPrice } from './price-sectors.ts'

const RATES = [exchangeRate('SGD', 'IDR', '13211.3821'), exchangeRate('MYR', 'IDR', '4230.0167')]
const FARES = {
  adult: money(2800, 'SGD'),
  child: money(2500, 'SGD'),
  infant: money(0, 'SGD'),
  senior: money(2600, 'SGD'),
}
const FEE_SG: Charge = {
  code: 'sg-pdf',
  kind: 'terminal_charge',
  unitAmount: money(1000, 'SGD'),
  bands: ['adult', 'child', 'senior'],
  payAt: 'online',
}
const PASS_BATAM: Charge = {
  code: 'btm-pass',
  kind: 'terminal_charge',
  unitAmount: money(100_000, 'IDR'),
  bands: ['adult', 'child', 'senior', 'infant'],
  payAt: 'online',
}
const FUEL: Charge = {
  code: 'fuel-btm',
  kind: 'surcharge',
  unitAmount: money(65_000, 'IDR'),
  bands: ['adult', 'child', 'senior'],
  payAt: 'counter',
}
const PARTY = { adult: 2, child: 1, infant: 1, senior: 0 }
const OUT: SectorToPrice = { fares: FARES, charges: [FEE_SG], travellers: PARTY }
const BACK: SectorToPrice = { fares: FARES, charges: [PASS_BATAM, FUEL], travellers: PARTY }
const IN_SGD = { currency: 'SGD', rates: RATES }

function summary(request: PriceRequest) {
  return priceSectors(request).lines.map(
    ({ kind, code, sector, band, quantity, amount, payAt }) =>
      `${sector ?? '-'} ${kind} ${code} ${band ?? '-'} ${quantity} ${amount.amount} ${amount.currency} ${payAt}`,
  )
}

describe('lines', () => {
  it('CHK-12 lists fares by band, charges by sector, and what is due at the counter', () => {
    expect(summary({ sectors: [OUT, BACK], selling: IN_SGD })).toEqual([
      '0 fare fare adult 2 5600 SGD online',
      '0 fare fare child 1 2500 SGD online',
      '0 fare fare infant 1 0 SGD online',
      '0 terminal_charge sg-pdf adult 2 2000 SGD online',
      '0 terminal_charge sg-pdf child 1 1000 SGD online',
      '1 fare fare adult 2 5600 SGD online',
      '1 fare fare child 1 2500 SGD online',
      '1 fare fare infant 1 0 SGD online',
      '1 terminal_charge btm-pass adult 2 1514 SGD online',
      '1 terminal_charge btm-pass child 1 757 SGD online',
      '1 terminal_charge btm-pass infant 1 757 SGD online',
      '1 surcharge fuel-btm adult 2 130000 IDR counter',
      '1 surcharge fuel-btm child 1 65000 IDR counter',
    ])
  })

  it('CHK-12 adds up what is paid now, and keeps amounts at the counter in their own currency', () => {
    const price = priceSectors({ sectors: [OUT, BACK], selling: IN_SGD })

    expect(price.total).toEqual(money(22_228, 'SGD'))
    expect(price.dueAtCounter).toEqual([money(195_000, 'IDR')])
  })

  it('PAX-4 infants pay only the charges that name infants', () => {
    const codes = priceSectors({ sectors: [OUT, BACK], selling: IN_SGD })
      .lines.filter((line) => line.band === 'infant' && line.kind !== 'fare')
      .map((line) => line.code)

    expect(codes).toEqual(['btm-pass'])
  })

  it('PAX-4 each sector is priced by its own bands, which a birthday in between can change', () => {
    const out = { ...OUT, charges: [], travellers: { adult: 1, child: 1, infant: 0, senior: 0 } }
    const back = { ...OUT, charges: [], travellers: { adult: 1, child: 0, infant: 0, senior: 1 } }

    expect(summary({ sectors: [out, back], selling: IN_SGD })).toEqual([
      '0 fare fare adult 1 2800 SGD online',
      '0 fare fare child 1 2500 SGD online',
      '1 fare fare adult 1 2800 SGD online',
      '1 fare fare senior 1 2600 SGD online',
    ])
  })

  it('CHK-12 shows the rate of every converted line', () => {
    const { lines } = priceSectors({ sectors: [OUT], selling: { currency: 'IDR', rates: RATES } })

    expect(lines[0]).toMatchObject({
      unitAmount: money(370_000, 'IDR'),
      amount: money(740_000, 'IDR'),
      converted: { unitAmount: money(2800, 'SGD'), rate: RATES[0] },
    })
  })
})

describe('fees and discounts', () => {
  it('CHK-12 charges a fee once for the booking or once for each traveller', () => {
    const fees = [
      { code: 'service', unitAmount: money(300, 'SGD'), per: 'booking', payAt: 'online' },
      { code: 'insurance', unitAmount: money(100, 'SGD'), per: 'passenger', payAt: 'online' },
      { code: 'nothing', unitAmount: money(0, 'SGD'), per: 'booking', payAt: 'online' },
    ] as const

    expect(summary({ sectors: [OUT], selling: IN_SGD, fees }).slice(5)).toEqual([
      '- fee service - 1 300 SGD online',
      '- fee insurance - 4 400 SGD online',
    ])
  })

  it('CHK-12 applies discounts in order, and stops at zero', () => {
    const discounts = [
      { code: 'TEN', amount: money(1000, 'SGD') },
      { code: 'ALL', amount: money(99_999, 'SGD') },
      { code: 'MORE', amount: money(1, 'SGD') },
    ]
    const request = { sectors: [OUT], selling: IN_SGD, discounts }

    expect(priceSectors(request).total).toEqual(money(0, 'SGD'))
    expect(summary(request).slice(5)).toEqual([
      '- discount TEN - 1 -1000 SGD online',
      '- discount ALL - 1 -10100 SGD online',
    ])
  })

  it('CHK-12 throws on a negative discount', () => {
    const discounts = [{ code: 'X', amount: money(-1, 'SGD') }]

    expect(() => priceSectors({ sectors: [OUT], selling: IN_SGD, discounts })).toThrow(RangeError)
  })
})

describe('laws', () => {
  const unit = fc
    .tuple(fc.nat(10_000_000), fc.constantFrom('SGD', 'IDR', 'MYR'))
    .map(([minor, currency]) => money(minor, currency))
  const bands = fc.subarray(['adult', 'child', 'infant', 'senior'] as const)
  const sector: fc.Arbitrary<SectorToPrice> = fc.record({
    fares: fc.record({ adult: unit, child: unit, infant: unit, senior: unit }),
    charges: fc.array(
      fc.record({
        code: fc.constant('c'),
        kind: fc.constantFrom('terminal_charge', 'surcharge', 'fee'),
        unitAmount: unit,
        bands,
        payAt: fc.constantFrom('online', 'counter'),
      }),
      { maxLength: 4 },
    ),
    travellers: fc.record({
      adult: fc.nat(10),
      child: fc.nat(9),
      infant: fc.nat(5),
      senior: fc.nat(10),
    }),
  })
  const currency = fc.constantFrom('SGD', 'IDR', 'MYR')
  const sectors = fc.array(sector, { maxLength: 4 })

  it('CHK-12 lines sum to the total and to what is due at the counter, to the last unit', () => {
    fc.assert(
      fc.property(sectors, currency, fc.nat(1_000_000), (list, sellingCurrency, off) => {
        const { lines, total, dueAtCounter } = priceSectors({
          sectors: list,
          selling: { currency: sellingCurrency, rates: RATES },
          discounts: [{ code: 'D', amount: money(off, sellingCurrency) }],
        })
        const at = (payAt: string) =>
          lines.filter((line) => line.payAt === payAt).map((line) => line.amount)
        expect(sumMoney(at('online'), sellingCurrency)).toEqual(total)
        expect(sumByCurrency(at('counter'))).toEqual(dueAtCounter)
        for (const line of lines) {
          expect(multiplyMoney(line.unitAmount, line.quantity)).toEqual(line.amount)
        }
        expect(total.amount).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('CHK-12 sectors cost the same together as separately', () => {
    fc.assert(
      fc.property(sector, sector, currency, (first, second, sellingCurrency) => {
        const selling = { currency: sellingCurrency, rates: RATES }
        const together = priceSectors({ sectors: [first, second], selling }).total
        const apart = [first, second].map((one) => priceSectors({ sectors: [one], selling }).total)
        expect(apart.reduce(addMoney)).toEqual(together)
      }),
    )
  })
})
