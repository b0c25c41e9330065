import { NO_SAILING_FILTER } from '@selat/domain'
import { expect, it } from 'vitest'

import type { ResultView } from './result-view.ts'
import { listSailings } from './sailing-list.ts'
import { sampleLeg, sampleSailing } from './sample-sailing.ts'

const view: ResultView = { sort: 'arrival', filter: NO_SAILING_FILTER, maxPrice: null, picks: [] }
// By the local clocks the first arrives later; as an instant the second does.
const first = sampleSailing('2026-12-12T09:00:00+08:00', '2026-12-12T11:00:00+08:00')
const second = sampleSailing('2026-12-12T10:30:00+08:00', '2026-12-12T10:30:00+07:00', {
  fare: 3500,
})
const leg = sampleLeg([second, first])
const timesOf = (changes: Partial<ResultView>) =>
  listSailings(leg, { ...view, ...changes }).map(({ sailing }) => sailing.DepartsAt.slice(11, 16))

it('FER-2 sailings are sorted by the instant of arrival, not by the local clock', () => {
  expect(timesOf({})).toEqual(['09:00', '10:30'])
})

it('FER-2 a price filter lists what an adult may pay, and lists everything in another currency', () => {
  expect(timesOf({ maxPrice: { amount: 3000, currency: 'SGD' } })).toEqual(['09:00'])
  expect(timesOf({ maxPrice: { amount: 3000, currency: 'IDR' } })).toEqual(['09:00', '10:30'])
})
