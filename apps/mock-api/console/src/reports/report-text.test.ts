import { expect, it } from 'vitest'

import { filterReports, ratingText, type Report, valueText } from './report-text.ts'

const ofBoth = {
  at: '2026-11-20T06:30:00.000Z',
  site: 'www.selat.test',
  tenant: 'nusa',
  build: 'b1',
  page: '0123456789abcdef0123456789abcdef',
  requestId: null,
  traceId: null,
}
const layout: Report = {
  ...{ ...ofBoth, id: '1', kind: 'vital', name: 'CLS', route: '/hotels/:id' },
  ...{ value: 0.04567, rating: 'needs-improvement', navigation: 'navigate' },
}
const paint: Report = { ...layout, id: '2', name: 'LCP', value: 1234.5, rating: 'good' }
const failure: Report = {
  ...{ ...ofBoth, id: '3', kind: 'error', source: 'caught', name: 'TypeError', route: '/cart' },
  ...{ message: 'Cannot read properties of undefined', frames: ['/assets/cart-1.js:1:2'] },
}
const reports = [layout, paint, failure]

it('ERR-4 a value has its unit, except CLS, which has none', () => {
  expect(reports.map(valueText)).toEqual(['0.046', '1235 ms', 'TypeError'])
  expect(ratingText('needs-improvement')).toBe('needs improvement')
  expect(ratingText('poor')).toBe('poor')
})

it('ERR-4 reports can be filtered by kind and by words anywhere in them', () => {
  const found = (q: string, kind = '') => filterReports(reports, { q, kind }).map(({ id }) => id)

  expect(found('')).toEqual(['1', '2', '3'])
  expect(found('', 'vital')).toEqual(['1', '2'])
  expect(found('nusa  PROPERTIES')).toEqual(['3'])
  expect(found('hotels lcp', 'error')).toEqual([])
})
