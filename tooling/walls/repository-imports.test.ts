import { describe, expect, it } from 'vitest'

import { root } from '../process/run.ts'
import { cruiseSources } from './cruise-sources.ts'
import { findBreaches } from './find-breaches.ts'
import { folderTables, layerOf } from './mock-layers.ts'
import { storefrontLayerOf } from './storefront-layers.ts'

// Every file is read once for all of these tests.
const cruised = cruiseSources(root)

describe('walls around the repository', () => {
  it('WALL this repository keeps every wall', async () => {
    expect(await findBreaches(root, cruised)).toEqual([])
  })
})

describe('the structure of the sources', () => {
  it('WALL every file of the mock and of the storefront has a layer', async () => {
    const { modules } = await cruised
    const files = modules
      .map(({ source }) => source)
      .filter((path) => /^apps\/(mock-api\/(src|lab)|storefront\/src)\/.*\.tsx?$/.test(path))

    const unknown = files.filter((path) => (layerOf(path) ?? storefrontLayerOf(path)) === undefined)

    expect(files.length).toBeGreaterThan(1500)
    expect(unknown).toEqual([])
  })

  it.each(Object.entries(folderTables))(
    'WALL every file in the layer %s of the mock has a known place',
    async (_layer, { source, paths }) => {
      const { modules } = await cruised
      const known = new RegExp(`^${source}(${Object.values(paths).flat().join('|')})(/|\\.ts$)`)
      const files = modules
        .map((module) => module.source)
        .filter((path) => path.startsWith(source) && !path.endsWith('.test.ts'))

      expect(files.length).toBeGreaterThan(50)
      expect(files.filter((path) => path.endsWith('.ts') && !known.test(path))).toEqual([])
    },
  )
})
