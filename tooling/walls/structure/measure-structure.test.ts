import { describe, expect, it } from 'vitest'

import { cruiseSources } from '../cruise-sources.ts'
import { withTree } from '../planted-tree.ts'
import { components, countLayers } from './components.ts'
import { measureStructure } from './measure-structure.ts'

const mock = 'apps/mock-api/src'
const shared = 'apps/storefront/src/shared'

const tree = {
  // The engine takes a type of an operation: upward, and in a circle with it that is gone after compilation.
  [`${mock}/engine/store/store.ts`]:
    "import type { Context } from '../../operation/context.ts'\nexport type Store = { readonly of?: Pick<Context, never> }\n",
  [`${mock}/operation/context.ts`]:
    "import type { Store } from '../engine/store/store.ts'\nexport type Context = { store: Store }\n",
  [`${mock}/operation/work.ts`]:
    'export type Work = {\n  /** Two fields, of which one is set. */\n  readonly store: number\n  caller?: string\n}\n',
  [`${mock}/operation/operation.ts`]:
    'export function defineOperation<T>(name: string, run: T) {\n  return { name, run }\n}\n',
  [`${mock}/features/order/load-order.ts`]:
    "import type { Context } from '../../operation/context.ts'\nexport const loadOrder = (ctx: Context) => ctx\n",
  [`${mock}/features/order/order-money.ts`]:
    "import type { Context } from '../../operation/context.ts'\nexport const money = (ctx: Pick<Context, 'store'>, store: Context['store']) => [ctx, store]\n",
  [`${mock}/features/order/place-cart.ts`]:
    "import { findCart } from '../cart/find-cart.ts'\nimport { loadOrder } from './load-order.ts'\nexport const placeCart = [findCart, loadOrder]\n",
  // A library has a type of the same name.
  [`${mock}/features/cart/find-cart.ts`]:
    "import type { Context } from 'hono'\nexport const findCart = (page: Context) => page\n",
  [`${mock}/features/desk/place-order.ts`]:
    "import { defineOperation } from '../../operation/operation.ts'\nimport { placeCart } from '../order/place-cart.ts'\nexport const placeOrder = defineOperation('placeOrder', placeCart)\n",
  [`${mock}/features/order/get-order.ts`]:
    "import { defineOperation } from '../../operation/operation.ts'\nimport { loadOrder } from './load-order.ts'\nexport const getOrder = defineOperation('getOrder', loadOrder)\n",
  ['apps/mock-api/lab/testing/open-sandbox.ts']:
    'export const openSandbox = 1\nexport type Store = 1\n',
  [`${mock}/features/order/load-order.test.ts`]: "import './load-order.ts'\n",
  [`${shared}/app/session-store.ts`]: "export { kept } from '../kit/offline/kept-cache.ts'\n",
  [`${shared}/kit/offline/kept-cache.ts`]: 'export const kept = 1\n',
}

const measured = withTree(tree, async (root) => measureStructure(root, await cruiseSources(root)))

describe('figures of a planted tree', () => {
  it('WALL entries, their pairs and layers are counted, with each member of a circle', async () => {
    const { figures } = await measured

    // The layers are: features > operation <> engine.
    expect(figures.mock).toMatchObject({ entries: 3, looseFiles: 0, folderPairs: 3, layers: 3 })
    expect(figures.mock).toMatchObject({ entriesInCycles: 2, largestFolder: 4 })
  })

  it('WALL an upward import of a type is counted', async () => {
    const { figures } = await measured

    expect(figures.mock).toMatchObject({ upwardImports: 1, upwardPairs: 1 })
    expect(figures['storefront shared']).toMatchObject({ upwardImports: 1, upwardPairs: 1 })
  })

  it('WALL a circle that only types close is counted', async () => {
    const { figures, sizes } = await measured

    expect(figures.mock).toMatchObject({ filesInCycles: 2, largestCycle: 2 })
    expect(sizes.mock).toMatchObject({ cycles: '2' })
    expect(figures['storefront shared']).toMatchObject({ filesInCycles: 0, largestCycle: 0 })
  })

  it('WALL the files that operations reach, and the files that take the whole context, are counted', async () => {
    const { figures } = await measured

    expect(figures.mock).toMatchObject({
      operationsInSeveralFolders: 1,
      filesNearPlaceOrder: 3,
      filesTakingContext: 1,
      membersOfWork: 2,
    })
  })

  it('WALL the lines of the test kit, of the serving code and of tests are counted separately', async () => {
    const { sizes } = await measured

    expect(sizes.mock).toMatchObject({
      files: 10,
      lines: 27,
      linesOfTestKit: 2,
      linesThatServe: 27,
    })
    expect(sizes.mock).toMatchObject({ linesOfTests: 1 })
  })

  it('WALL one name for two exported types is counted', async () => {
    const { figures } = await measured

    expect(figures.language).toEqual({ repeatedTypeNames: 1, longSentences: 0 })
  })
})

describe('chains of imports', () => {
  const edges = (list: Record<string, string[]>) =>
    new Map(Object.entries(list).map(([from, to]) => [from, new Set(to)]))

  it('WALL the longest chain of imports is counted', () => {
    expect(countLayers(edges({ a: ['b', 'c'], b: ['c'], c: [], d: ['c'] }))).toBe(3)
  })

  it('WALL each member of a circle is counted, so that opening it lowers the figure', () => {
    const list = { top: ['a'], a: ['b'], b: ['c'], c: ['a', 'low'], low: [] }

    expect(countLayers(edges(list))).toBe(5)
    expect(countLayers(edges({ ...list, a: ['b', 'c'], b: ['low'], c: ['low'] }))).toBe(4)
  })

  it('WALL circles that only lead into each other are separate', () => {
    const groups = components(edges({ a: ['b'], b: ['a', 'c'], c: ['d'], d: ['c'], e: ['a', 'e'] }))

    expect(groups.map((group) => group.toSorted())).toEqual([['c', 'd'], ['a', 'b'], ['e']])
  })
})
