import { describe, expect, it } from 'vitest'

import { issue } from '../issues/issue.ts'
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

function issues(change: Partial<FerryCriteria>, limits = LIMITS) {
  return checkCriteria({ ...CRITERIA, ...change }, limits)
}

describe('every trip', () => {
  it('FER-1 accepts a search that can be sent', () => {
    expect(issues({})).toEqual([])
    expect(issues({ tripType: 'one_way', returnOn: '' })).toEqual([])
  })

  it('FER-1 requires both terminals, and that they differ', () => {
    expect(issues({ from: '', to: '' })).toEqual([
      issue(['from'], 'ferry.terminal_required'),
      issue(['to'], 'ferry.terminal_required'),
    ])
    expect(issues({ to: 'HFC' })).toEqual([issue(['to'], 'ferry.same_terminal')])
  })

  it('FER-1 refuses terminals that no ferry joins, when the network is known', () => {
    const hasRoute = (from: string, to: string) => from === 'HFC' && to === 'BTC'
    const known = { ...LIMITS, hasRoute }

    expect(issues({}, known)).toEqual([])
    expect(issues({ to: 'TBK' }, known)).toEqual([issue(['to'], 'ferry.no_route')])
    expect(issues({ to: '' }, known)).toEqual([issue(['to'], 'ferry.terminal_required')])
  })

  it('PAX-4 refuses a party that may not travel', () => {
    expect(issues({ adults: 1, infants: 2 })).toEqual([
      issue(['passengers'], 'passenger.more_infants_than_adults', { max: 1, count: 2 }),
    ])
  })

  it('PAX-4 reports wrong counts at the passengers, because the form has no field for each', () => {
    expect(issues({ adults: 1.5 })).toEqual([issue(['passengers'], 'passenger.invalid_count')])
  })
})

describe('dates', () => {
  it('FER-4 the date cannot be empty', () => {
    expect(issues({ departOn: '', returnOn: '' })).toEqual([
      issue(['departOn'], 'ferry.date_required'),
      issue(['returnOn'], 'ferry.date_required'),
    ])
  })

  it('FER-4 accepts the first and the last bookable day, and no day before or after them', () => {
    const departOn = (date: string) => issues({ tripType: 'one_way', departOn: date })

    expect(departOn('2026-05-01')).toEqual([])
    expect(departOn('2026-10-31')).toEqual([])
    expect(departOn('2026-04-30')).toEqual([issue(['departOn'], 'ferry.date_in_past')])
    expect(departOn('2026-11-01')).toEqual([
      issue(['departOn'], 'ferry.date_too_late', { last: '2026-10-31' }),
    ])
    expect(departOn('2026-06-31')).toEqual([issue(['departOn'], 'ferry.invalid_date')])
  })

  it('FER-1 a return may be on the day of departure, not before', () => {
    expect(issues({ returnOn: '2026-05-10' })).toEqual([])
    expect(issues({ returnOn: '2026-05-09' })).toEqual([
      issue(['returnOn'], 'ferry.return_before_departure'),
    ])
  })

  it('FER-1 does not compare a return with a departure that is missing', () => {
    expect(issues({ departOn: '' })).toEqual([issue(['departOn'], 'ferry.date_required')])
  })
})

describe('multi-city', () => {
  const sector = (from: string, to: string, departOn: string) => ({ from, to, departOn })
  const TWO = [sector('HFC', 'BTC', '2026-05-10'), sector('BTC', 'STL', '2026-05-12')]

  it('FER-1 checks the sectors, and not the fields of the other trips', () => {
    const change = { tripType: 'multi_city', sectors: TWO, from: '', departOn: '' } as const

    expect(issues(change)).toEqual([])
  })

  it('FER-1 accepts two to six sectors', () => {
    expect(issues({ tripType: 'multi_city', sectors: TWO.slice(1) })).toEqual([
      issue(['sectors'], 'ferry.too_few_sectors', { min: 2 }),
    ])
    expect(issues({ tripType: 'multi_city', sectors: Array(7).fill(TWO[0]) })).toEqual([
      issue(['sectors'], 'ferry.too_many_sectors', { max: 6 }),
    ])
    expect(issues({ tripType: 'multi_city', sectors: Array(6).fill(TWO[0]) })).toEqual([])
  })

  it('FER-1 marks the sector that is wrong', () => {
    const sectors = [sector('HFC', 'BTC', '2026-05-10'), sector('BTC', 'BTC', '2026-05-09')]

    expect(issues({ tripType: 'multi_city', sectors })).toEqual([
      issue(['sectors', 1, 'to'], 'ferry.same_terminal'),
      issue(['sectors', 1, 'departOn'], 'ferry.sector_before_previous'),
    ])
  })
})

it('FER-7 an open ticket has no dates to check', () => {
  expect(issues({ tripType: 'open_ticket', departOn: '', returnOn: '' })).toEqual([])
})
