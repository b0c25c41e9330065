import { NO_SAILING_FILTER, SAILING_SORTS, TIMES_OF_DAY } from '@selat/domain'
import fc from 'fast-check'
import { expect, it } from 'vitest'

import { countFilters, parseResultView, serializeResultView } from './result-view.ts'

const view = fc.record({
  sort: fc.constantFrom(...SAILING_SORTS),
  filter: fc.record({
    operatorCodes: fc.uniqueArray(fc.constantFrom('SRL', 'PNF', 'JSX')),
    classCodes: fc.uniqueArray(fc.constantFrom('ECO', 'BUS')),
    timesOfDay: fc.subarray([...TIMES_OF_DAY]),
    isChangeableOnly: fc.boolean(),
  }),
  maxPrice: fc.option(
    fc.record({
      amount: fc.integer({ min: 1, max: 9_999_999 }),
      currency: fc.constantFrom('IDR', 'SGD'),
    }),
  ),
  picks: fc
    .array(fc.constantFrom('', 'sai_HFC-BTC-SRL-20261212-1020~ECO'), { maxLength: 6 })
    .map((picks) => picks.slice(0, picks.findLastIndex((pick) => pick !== '') + 1)),
})

it('FER-2 every view is read back from its address unchanged', () => {
  fc.assert(
    fc.property(view, (shown) => {
      const address = new URLSearchParams(serializeResultView(shown).toString())

      expect(parseResultView(address)).toEqual(shown)
    }),
  )
})

it('FER-2 invalid values in the address become the default view', () => {
  const address = new URLSearchParams(
    'sort=luck&op=<script>&time=noon&max=-5&chg=yes&pick=off_HFC~ECO',
  )

  expect(parseResultView(address)).toEqual({
    sort: 'departure',
    filter: NO_SAILING_FILTER,
    maxPrice: null,
    picks: [''],
  })
})

it('FER-2 each filter that can hide sailings is counted', () => {
  const address = new URLSearchParams('op=SRL.PNF&time=morning&max=4000SGD&chg=1&sort=price')

  expect(countFilters(parseResultView(address))).toBe(5)
})
