import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { money } from '../money/money.ts'
import type { Charge } from './charge.ts'
import { assignVersions, countTravellers } from './nationality.ts'
import { priceSectors, type SectorToPrice } from './price-sectors.ts'

const sgd = (adult: number, child: number) => ({
  adult: money(adult, 'SGD'),
  child: money(child, 'SGD'),
  infant: money(800, 'SGD'),
})
const TAX: Charge = {
  code: 'tpi-tax',
  kind: 'terminal_charge',
  unitAmount: money(55_000, 'IDR'),
  bands: ['adult', 'child', 'senior'],
  payAt: 'counter',
}
const SECTOR: Omit<SectorToPrice, 'travellers'> = {
  fares: sgd(3600, 3300),
  nationalFares: [{ countries: ['ID'], fares: sgd(3000, 2700) }],
  charges: [TAX, { ...TAX, unitAmount: money(35_000, 'IDR'), countries: ['ID'] }],
}
const IN_SGD = { currency: 'SGD', rates: [] }
const FAMILY = countTravellers([
  { band: 'adult', nationality: 'SG' },
  { band: 'adult', nationality: 'ID' },
  { band: 'child', nationality: 'ID' },
])

function linesOf(travellers: SectorToPrice['travellers']) {
  return priceSectors({ sectors: [{ ...SECTOR, travellers }], selling: IN_SGD }).lines.map(
    ({ code, band, countries = ['any'], quantity, amount }) =>
      `${code} ${band} ${countries.join('+')} ${quantity} ${amount.amount} ${amount.currency}`,
  )
}

describe('prices', () => {
  it('FER-2 passengers pay the fare and charge of their nationality, or else the general ones', () => {
    expect(linesOf(FAMILY)).toEqual([
      'fare adult any 1 3600 SGD',
      'fare adult ID 1 3000 SGD',
      'fare child ID 1 2700 SGD',
      'tpi-tax adult any 1 55000 IDR',
      'tpi-tax adult ID 1 35000 IDR',
      'tpi-tax child ID 1 35000 IDR',
    ])
  })

  it('FER-5 before passports are known everybody pays the general price', () => {
    expect(linesOf({ adult: 2, child: 1, infant: 0, senior: 0 })).toEqual([
      'fare adult any 2 7200 SGD',
      'fare child any 1 3300 SGD',
      'tpi-tax adult any 2 110000 IDR',
      'tpi-tax child any 1 55000 IDR',
    ])
  })
})

describe('who pays which', () => {
  const versionsOf = (lists: readonly (readonly string[] | undefined)[]) =>
    lists.map((countries) => (countries ? { countries } : {}))

  it('FER-2 a country that is named twice pays the first version, and without a general version others pay none', () => {
    const assigned = assignVersions(versionsOf([['ID', 'MY'], ['ID']]), FAMILY)

    expect(assigned.map(({ travellers }) => travellers.adult)).toEqual([1, 0])
  })

  it('FER-2 counts every traveller exactly once', () => {
    const traveller = fc.record({
      band: fc.constantFrom(
        'adult' as const,
        'child' as const,
        'infant' as const,
        'senior' as const,
      ),
      nationality: fc.constantFrom('ID', 'SG', 'MY', 'CN'),
    })
    const lists = fc.array(fc.subarray(['ID', 'SG', 'MY'], { minLength: 1 }), { maxLength: 3 })
    fc.assert(
      fc.property(fc.array(traveller, { maxLength: 10 }), lists, (travellers, countries) => {
        const assigned = assignVersions(
          versionsOf([undefined, ...countries]),
          countTravellers(travellers),
        )
        for (const band of ['adult', 'child', 'infant', 'senior'] as const) {
          const counts = assigned.map((group) => group.travellers[band])
          expect(counts.every((count) => count >= 0)).toBe(true)
          expect(counts.reduce((sum, count) => sum + count, 0)).toBe(
            travellers.filter((one) => one.band === band).length,
          )
        }
      }),
    )
  })
})
