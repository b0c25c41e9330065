import { expect, it } from 'vitest'

import { inEveryLanguage } from '../../engine/language.ts'
import type { SeasonFixture } from '../../world/fixtures/catalogue/season-schema.ts'
import { seasonsNow } from './seasons-now.ts'

const names = inEveryLanguage(() => 'A')
const rain: SeasonFixture = {
  code: 'rain',
  names,
  yearly: { from: '11-01', until: '02-28' },
  spans: [],
  products: ['att_A'],
}
const feast: SeasonFixture = {
  code: 'feast',
  names,
  yearly: null,
  spans: [
    { from: '2026-02-07', until: '2026-03-03' },
    { from: '2027-01-27', until: '2027-02-20' },
  ],
  products: ['att_A'],
}

const at = (today: string) =>
  seasonsNow([rain, feast], today).map(({ season, from, until }) => [season.code, from, until])

it('PRD-6 a season that spans the end of the year lasts into the next', () => {
  expect(at('2026-11-01')).toEqual([['rain', '2026-11-01', '2027-02-28']])
  expect(at('2027-01-01')).toEqual([
    ['feast', '2027-01-27', '2027-02-20'],
    ['rain', '2027-01-01', '2027-02-28'],
  ])
})

it('PRD-6 a season counts from thirty days before it begins until its last day', () => {
  expect(at('2026-12-27')).toEqual([['rain', '2026-12-27', '2027-02-28']])
  expect(at('2026-12-28')[0]).toEqual(['feast', '2027-01-27', '2027-02-20'])
  expect(at('2027-02-28')).toEqual([['rain', '2027-02-28', '2027-02-28']])
  expect(at('2027-03-01')).toEqual([])
})
