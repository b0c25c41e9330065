import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { issue } from '../issues/issue.ts'
import { money } from '../money/money.ts'
import {
  checkPackageParty,
  packageBounds,
  type PackageTerms,
  packageUnits,
  singleSupplements,
} from './package-party.ts'

const cityBreak: PackageTerms = { bands: ['adult', 'child', 'infant'], bounds: { min: 2, max: 10 } }
const golfer: PackageTerms = { bands: ['adult'], bounds: { min: 2, max: 10 } }
const privateTrip: PackageTerms = {
  bands: ['adult', 'child', 'infant'],
  bounds: { min: 4, max: 8 },
}

const party = (adults: number, children = 0, infants = 0) => ({ adults, children, infants })

describe('checkPackageParty', () => {
  it('PRD-1 at least one adult travels', () => {
    expect(checkPackageParty(party(0, 2), cityBreak)).toEqual([issue([], 'passenger.no_adult')])
    expect(checkPackageParty(party(1, 1), cityBreak)).toEqual([])
  })

  it('PRD-7 the number of people must be within the limits of the type, both inclusive', () => {
    expect(checkPackageParty(party(1), cityBreak)).toEqual([
      issue([], 'package.below_minimum', { min: 2 }),
    ])
    expect(checkPackageParty(party(4), privateTrip)).toEqual([])
    expect(checkPackageParty(party(6, 2), privateTrip)).toEqual([])
    expect(checkPackageParty(party(6, 3), privateTrip)).toEqual([
      issue([], 'package.above_maximum', { max: 8 }),
    ])
  })

  it('PRD-7 an infant does not count towards the minimum, but towards the maximum', () => {
    expect(checkPackageParty(party(1, 0, 1), cityBreak)).toEqual([
      issue([], 'package.below_minimum', { min: 2 }),
    ])
    expect(checkPackageParty(party(2, 1, 1), privateTrip)).toEqual([
      issue([], 'package.below_minimum', { min: 4 }),
    ])
    expect(checkPackageParty(party(3, 1, 1), privateTrip)).toEqual([])
    expect(checkPackageParty(party(6, 2, 1), privateTrip)).toEqual([
      issue([], 'package.above_maximum', { max: 8 }),
    ])
  })

  it('PRD-7 a party that is too large for an order is reported once', () => {
    expect(checkPackageParty(party(11), cityBreak)).toEqual([
      issue([], 'passenger.too_many_passengers', { max: 10, count: 11 }),
    ])
    expect(checkPackageParty(party(0), cityBreak)).toEqual([issue([], 'passenger.no_passengers')])
  })

  it('PRD-1 golf is for adults', () => {
    expect(checkPackageParty(party(2, 1), golfer)).toEqual([
      issue(['children'], 'package.band_not_sold'),
    ])
  })

  it('RUL-1 wrong counts are reported alone', () => {
    expect(checkPackageParty(party(1.5, -1), cityBreak)).toEqual([
      issue(['adults'], 'passenger.invalid_count'),
      issue(['children'], 'passenger.invalid_count'),
    ])
  })
})

it('PRD-7 steppers of a package end where its party would be refused', () => {
  expect(packageBounds(party(5, 2, 1), privateTrip)).toEqual({
    adults: { min: 1, max: 5 },
    children: { min: 0, max: 2 },
    infants: { min: 0, max: 1 },
  })
  expect(packageBounds(party(2), golfer)).toEqual({
    adults: { min: 1, max: 10 },
    children: { min: 0, max: 0 },
    infants: { min: 0, max: 0 },
  })
  const count = fc.integer({ min: 0, max: 8 })
  fc.assert(
    fc.property(count, count, count, fc.constantFrom(cityBreak, privateTrip), (a, b, c, terms) => {
      const now = party(Math.max(1, a), b, c)
      fc.pre(now.infants <= now.adults && now.adults + b + c <= terms.bounds.max)
      for (const field of ['adults', 'children', 'infants'] as const) {
        const next = { ...now, [field]: packageBounds(now, terms)[field].max }
        const codes = checkPackageParty(next, terms).map(({ code }) => code)
        expect(codes.filter((code) => code !== 'package.below_minimum')).toEqual([])
      }
    }),
  )
})

describe('packageUnits', () => {
  const prices = {
    adult: money(12_800, 'SGD'),
    child: money(9800, 'SGD'),
    infant: money(2000, 'SGD'),
    singleSupplement: money(4500, 'SGD'),
  }
  const counts = (adult: number, child = 0, infant = 0, senior = 0) => ({
    adult,
    child,
    infant,
    senior,
  })
  const told = (lines: ReturnType<typeof packageUnits>) =>
    lines.map(({ kind, band, quantity }) => [kind, band, quantity])

  it('PRD-1 the odd adult in twin rooms pays the single supplement, once', () => {
    expect(singleSupplements({ adult: 1, child: 0 })).toBe(1)
    expect(singleSupplements({ adult: 2, child: 0 })).toBe(0)
    expect(singleSupplements({ adult: 5, child: 0 })).toBe(1)
    expect(told(packageUnits('STD', prices, counts(3)))).toEqual([
      ['base', 'adult', 3],
      ['supplement', undefined, 1],
    ])
  })

  it('PRD-1 a child in the second bed saves the supplement, and an infant does not', () => {
    expect(told(packageUnits('STD', prices, counts(1, 1)))).toEqual([
      ['base', 'adult', 1],
      ['base', 'child', 1],
    ])
    expect(told(packageUnits('STD', prices, counts(1, 0, 1))).at(-1)).toEqual([
      'supplement',
      undefined,
      1,
    ])
  })

  it('PRD-1 a trip without nights has no supplement', () => {
    const dayTrip = { ...prices, singleSupplement: null }

    expect(told(packageUnits('SIC', dayTrip, counts(3)))).toEqual([['base', 'adult', 3]])
  })

  it('PRD-1 a senior pays and sleeps as an adult', () => {
    expect(told(packageUnits('STD', prices, counts(1, 0, 0, 1)))).toEqual([['base', 'adult', 2]])
  })

  it('PRD-1 a child in a package for adults pays as an adult', () => {
    const golf = { ...prices, child: null, infant: null }

    expect(
      packageUnits('GF', golf, counts(1, 1)).map(({ unitAmount }) => unitAmount.amount),
    ).toEqual([12_800, 12_800])
  })
})
