import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  agesOf,
  bandOn,
  bandsBySector,
  countedBand,
  DEFAULT_AGE_BANDS,
  haveSameAges,
} from './age-bands.ts'

const WITH_SENIORS = { infantUntil: 2, childUntil: 12, seniorFrom: 60 }

describe('bandOn', () => {
  it.each([
    ['2026-05-01', 'infant'],
    ['2023-05-02', 'infant'],
    ['2023-05-01', 'child'],
    ['2013-05-02', 'child'],
    ['2013-05-01', 'adult'],
    ['1985-05-01', 'adult'],
    ['1926-05-01', 'adult'],
  ] as const)('PAX-4 someone born on %s is %s on 2026-05-01', (dateOfBirth, band) => {
    expect(bandOn(dateOfBirth, '2026-05-01', DEFAULT_AGE_BANDS)).toBe(band)
  })

  it('PAX-4 seniors exist only where the operator has them', () => {
    expect(bandOn('1966-05-01', '2026-05-01', WITH_SENIORS)).toBe('senior')
    expect(bandOn('1966-05-02', '2026-05-01', WITH_SENIORS)).toBe('adult')
    expect(bandOn('1930-01-01', '2026-05-01', { ...WITH_SENIORS, seniorFrom: null })).toBe('adult')
  })

  it('PAX-4 everyone past infancy is an adult for an operator without a child fare', () => {
    expect(bandOn('2022-05-01', '2026-05-01', { infantUntil: 2, childUntil: 2 })).toBe('adult')
  })

  it('PAX-4 throws for someone born after the departure', () => {
    expect(() => bandOn('2026-05-02', '2026-05-01', DEFAULT_AGE_BANDS)).toThrow(RangeError)
  })

  it('PAX-4 the band of a traveller never goes down as days pass', () => {
    const order = ['infant', 'child', 'adult', 'senior']
    const days = fc
      .date({ min: new Date('1930-01-01'), max: new Date('2026-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    const departures = fc
      .date({ min: new Date('2026-01-02'), max: new Date('2040-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    fc.assert(
      fc.property(days, departures, departures, (birth, first, second) => {
        const [early = '', late = ''] = [first, second].toSorted()
        const before = order.indexOf(bandOn(birth, early, WITH_SENIORS))
        expect(order.indexOf(bandOn(birth, late, WITH_SENIORS))).toBeGreaterThanOrEqual(before)
      }),
    )
  })
})

it('PAX-4 a birthday between two sectors changes the band of the later one', () => {
  const sectors = [
    { departsOn: '2026-05-01', bands: DEFAULT_AGE_BANDS },
    { departsOn: '2026-05-08', bands: DEFAULT_AGE_BANDS },
  ]

  expect(bandsBySector('2013-05-05', sectors)).toEqual(['child', 'adult'])
  expect(bandsBySector('2023-05-08', sectors)).toEqual(['infant', 'child'])
})

it('PAX-4 a senior takes the place of an adult', () => {
  expect(countedBand('senior')).toBe('adult')
  expect(countedBand('infant')).toBe('infant')
})

it('PAX-4 the bands of an operator divide all ages without a gap', () => {
  const bands = { infantUntil: 1, childUntil: 11 }

  expect(agesOf('infant', bands)).toEqual({ from: 0, to: 1 })
  expect(agesOf('child', bands)).toEqual({ from: 2, to: 11 })
  expect(agesOf('adult', bands)).toEqual({ from: 12, to: null })
})

it('PAX-4 the ages of two operators are the same even if their seniors differ', () => {
  expect(haveSameAges(WITH_SENIORS, DEFAULT_AGE_BANDS)).toBe(true)
  expect(haveSameAges({ infantUntil: 1, childUntil: 12 }, DEFAULT_AGE_BANDS)).toBe(false)
  expect(haveSameAges({ infantUntil: 2, childUntil: 11 }, DEFAULT_AGE_BANDS)).toBe(false)
})
