import { expect, it } from 'vitest'

import { describeFirstViews } from './describe.ts'
import type { FirstViews } from './first-view.ts'
import { goalsOf, isReached } from './goals.ts'
import type { View } from './visit.ts'

const view = (changes: Partial<View> = {}): View => ({
  score: 100,
  fcp: 900,
  lcp: 1400,
  tbt: 50,
  cls: 0,
  scriptBytes: 190_000,
  requests: 40,
  interactive: 2500,
  others: { accessibility: 100 },
  ...changes,
})

const seen = (changes: Partial<View> = {}): FirstViews => ({
  floor: { name: 'floor', views: [view()] },
  prerendered: { name: 'prerendered', views: [view({ lcp: 1000 })] },
  pages: [
    { name: 'results', views: [view(), view(changes), view(changes)] },
    { name: 'cart', views: [view({ lcp: 9000, score: 20 })] },
  ],
})

it('BENCH a page as quick as the floor reaches its goals, and the cart has none', () => {
  expect(goalsOf(seen()).every(isReached)).toBe(true)
  expect(describeFirstViews(seen())).toContain('Every goal is reached.')
})

it.each([
  ['its largest content is late', { lcp: 1471 }, 'LCP, in parts of the floor: 1.051'],
  ['it is busy', { tbt: 201 }, 'TBT, ms: 201'],
  ['something moves', { cls: 0.002 }, 'CLS: 0.002'],
  ['its scripts are heavy', { scriptBytes: 206_000 }, 'Scripts, kB: 206'],
  ['it answers late', { interactive: 2801 }, 'Interactive, ms: 2801'],
  ['it is hard to use', { others: { accessibility: 98 } }, 'accessibility: 98'],
])('BENCH a page misses its goal if %s in most rounds', (_when, changes, said) => {
  expect(describeFirstViews(seen(changes))).toContain(`NOT reached: results, ${said}`)
})
