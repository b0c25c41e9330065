import { expect, it } from 'vitest'

import { fallenFigures, risenFigures } from './compare-structure.ts'

const kept = { mock: { layers: 23, entries: 53 }, storefront: { layers: 10 } }

it('WALL a figure of the structure that rose is named with its old and new value', () => {
  const measured = { mock: { layers: 24, entries: 53 }, storefront: { layers: 10 } }

  expect(risenFigures(kept, measured)).toEqual([
    'The figure "mock layers" rose from 23 to 24, and it may only fall.',
  ])
})

it('WALL a figure of the structure may fall, and is named', () => {
  const measured = { mock: { layers: 7, entries: 53 }, storefront: { layers: 10 } }

  expect(risenFigures(kept, measured)).toEqual([])
  expect(fallenFigures(kept, measured)).toEqual(['The figure "mock layers" fell from 23 to 7.'])
})

it('WALL a figure of the structure that is new or gone is named', () => {
  const measured = { mock: { layers: 23 }, storefront: { layers: 10, entries: 7 } }

  expect(risenFigures(kept, measured)).toEqual([
    'The figure "mock entries" is kept and measured no more: node tooling/walls/structure/main.ts',
    'The figure "storefront entries" is 7 and is not kept yet: node tooling/walls/structure/main.ts',
  ])
})
