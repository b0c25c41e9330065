import { describe, expect, it } from 'vitest'

import { checkCriteria } from './check-criteria.ts'
import type { FerryCriteria } from './ferry-criteria.ts'

const LIMITS = { today: '2026-05-01', lastDate: '2026-10-31' }
const CRITERIA: FerryCriteria = {
  tripType: 'round_trip',
  from: 'HFC',
  to: 'BTC',
  departOn: '2026-05-10',
  returnOn: '2026-05-12',
  isOpenReturn: false,
  sectors: [],
  adults: 1,
  children: 0,
  infants: 0,
}

function refusals(change: Partial<FerryCriteria>, limits = LIMITS) {
  return checkCriteria({ ...CRITERIA, ...change }, limits)
}

describe('every trip', () => {
  it('FER-1 accepts a search that can be sent', () => {
    expect(refusals({})).toEqual([])
    expect(refusals({ tripType: 'one_way', returnOn: '' })).toEqual([])
  })

  it('FER-1 asks for both terminals, and two different ones', () => {
    expect(refusals({ from: '', to: '' })).toEqual([
      { field: 'from', reason: 'terminal_required' },
      { field: 'to', reason: 'terminal_required' },
    ])
    expect(refusals({ to: 'HFC' })).toEqual([{ field: 'to', reason: 'same_terminal' }])
  })

  it('FER-1 refuses terminals that no ferry joins, when the network is known', () => {
    const hasRoute = (from: string, to: string) => from === 'HFC' && to === 'BTC'
    const known = { ...LIMITS, hasRoute }

    expect(refusals({}, known)).toEqual([])
    expect(refusals({ to: 'TBK' }, known)).toEqual([{ field: 'to', reason: 'no_route' }])
    expect(refusals({ to: '' }, known)).toEqual([{ field: 'to', reason: 'terminal_required' }])
  })

  it('PAX-4 refuses a party that may not travel', () => {
    expect(refusals({ adults: 1, infants: 2 })).toEqual([
      { field: 'passengers', reason: 'more_infants_than_adults', max: 1, count: 2 },
    ])
  })
})

describe('dates', () => {
  it('FER-4 the date cannot be empty', () => {
    expect(refusals({ departOn: '', returnOn: '' })).toEqual([
      { field: 'departOn', reason: 'date_required' },
      { field: 'returnOn', reason: 'date_required' },
    ])
  })

  it('FER-4 accepts the first and the last bookable day, and none around them', () => {
    const departOn = (date: string) => refusals({ tripType: 'one_way', departOn: date })

    expect(departOn('2026-05-01')).toEqual([])
    expect(departOn('2026-10-31')).toEqual([])
    expect(departOn('2026-04-30')).toEqual([
      { field: 'departOn', reason: 'date_in_past', limit: '2026-05-01' },
    ])
    expect(departOn('2026-11-01')).toEqual([
      { field: 'departOn', reason: 'date_too_late', limit: '2026-10-31' },
    ])
    expect(departOn('2026-06-31')).toEqual([{ field: 'departOn', reason: 'invalid_date' }])
  })

  it('FER-1 a return may be on the day of departure, not before', () => {
    expect(refusals({ returnOn: '2026-05-10' })).toEqual([])
    expect(refusals({ returnOn: '2026-05-09' })).toEqual([
      { field: 'returnOn', reason: 'return_before_departure', limit: '2026-05-10' },
    ])
  })

  it('FER-1 does not compare a return with a departure that is missing', () => {
    expect(refusals({ departOn: '' })).toEqual([{ field: 'departOn', reason: 'date_required' }])
  })
})

describe('multi-city', () => {
  const sector = (from: string, to: string, departOn: string) => ({ from, to, departOn })
  const TWO = [sector('HFC', 'BTC', '2026-05-10'), sector('BTC', 'STL', '2026-05-12')]

  it('FER-1 checks the sectors, and not the fields of the other trips', () => {
    const change = { tripType: 'multi_city', sectors: TWO, from: '', departOn: '' } as const

    expect(refusals(change)).toEqual([])
  })

  it('FER-1 takes two to six sectors', () => {
    expect(refusals({ tripType: 'multi_city', sectors: TWO.slice(1) })).toEqual([
      { field: 'sectors', reason: 'too_few_sectors', limit: 2 },
    ])
    expect(refusals({ tripType: 'multi_city', sectors: Array(7).fill(TWO[0]) })).toEqual([
      { field: 'sectors', reason: 'too_many_sectors', limit: 6 },
    ])
    expect(refusals({ tripType: 'multi_city', sectors: Array(6).fill(TWO[0]) })).toEqual([])
  })

  it('FER-1 marks the sector that is wrong', () => {
    const sectors = [sector('HFC', 'BTC', '2026-05-10'), sector('BTC', 'BTC', '2026-05-09')]

    expect(refusals({ tripType: 'multi_city', sectors })).toEqual([
      { field: 'sectors.1.to', reason: 'same_terminal' },
      { field: 'sectors.1.departOn', reason: 'sector_before_previous', limit: '2026-05-10' },
    ])
  })
})

it('FER-7 an open ticket has no dates to check', () => {
  expect(refusals({ tripType: 'open_ticket', departOn: '', returnOn: '' })).toEqual([])
})
