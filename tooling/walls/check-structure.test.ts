import { expect, it } from 'vitest'

import { checkStructure } from './check-structure.ts'
import { cruiseSources } from './cruise-sources.ts'
import { fine } from './planted-breaches.ts'
import { withTree } from './planted-tree.ts'

const figureOfTypes = (kept: number) => ({
  ...fine,
  'docs/structure.json': JSON.stringify({ figures: { language: { repeatedTypeNames: kept } } }),
  'packages/domain/src/moment.ts': 'export type Moment = 1\n',
  'packages/domain/src/again.ts': 'export type Moment = 2\n',
})

it.each([
  [
    0,
    [
      'figures-only-fall: The figure "language repeatedTypeNames" rose from 0 to 1, and it may only fall.',
    ],
  ],
  [1, []],
  [2, []],
])('WALL only a figure above its kept value, which is %i, is refused', async (kept, expected) => {
  const found = await withTree(figureOfTypes(kept), async (tree) =>
    checkStructure(tree, await cruiseSources(tree)),
  )

  expect(found.filter((line) => line.includes('repeatedTypeNames'))).toEqual(expected)
})
