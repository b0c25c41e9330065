import { describe, expect, it } from 'vitest'

import { root, run } from '../process/run.ts'
import { findBreaches } from './find-breaches.ts'
import { layerRules } from './layer-rules.ts'
import { filesOf, fine, intoTrees, planted as plantedElsewhere } from './planted-breaches.ts'
import { plantedLayers } from './planted-layers.ts'
import { withTree } from './planted-tree.ts'

const planted = [...plantedElsewhere, ...plantedLayers]

const walls = (files: Record<string, string>) =>
  withTree({ ...fine, ...files }, (tree) =>
    run('node', ['tooling/walls/main.ts', '--root', tree], { cwd: root, capture: true }),
  )

const withoutComment = (line: string) => line.replace(/ \([^()]*\)$/, '')

/** The walls check each tree once, when the first test needs it. */
const trees = intoTrees(planted).map((breaches) => {
  let found: Promise<string[]> | undefined
  return {
    breaches,
    find: () =>
      (found ??= withTree(Object.assign({}, fine, ...breaches.map(filesOf)), async (tree) =>
        (await findBreaches(tree)).map(withoutComment),
      )),
  }
})
const cases = planted.map((breach) => ({
  ...breach,
  find: trees.find(({ breaches }) => breaches.includes(breach))?.find,
}))

describe('walls inside the sources', () => {
  it('WALL a tree that keeps every rule passes', async () => {
    const { code, output } = await walls({})

    expect(output.trim()).toBe('All walls stand.')
    expect(code).toBe(0)
  })

  it.each(cases)('$id finds $breach in $path', async ({ breach, path, lines, find }) => {
    const found = await find?.()

    expect(lines.find((line) => line.startsWith(`${breach}: `))).toContain(path)
    expect(found).toEqual(expect.arrayContaining(lines))
  })

  it('WALL each wall between layers has a planted breach', () => {
    expect(plantedLayers.map(({ breach }) => breach).toSorted()).toEqual(
      layerRules.map(({ name }) => name).toSorted(),
    )
  })

  it('WALL each planted breach is named, and nothing else', async () => {
    const found = await Promise.all(trees.map(({ find }) => find()))

    expect(found.map((lines) => lines.toSorted())).toEqual(
      trees.map(({ breaches }) => breaches.flatMap(({ lines }) => lines).toSorted()),
    )
  })

  it('WALL the program fails on a breach, and says why', async () => {
    const { code, output } = await walls({
      'packages/domain/src/index.ts': "export { readFileSync } from 'node:fs'\n",
    })

    expect(output.trim().split('\n')).toEqual([
      'domain-needs-no-platform: packages/domain/src/index.ts -> fs (The domain runs anywhere.)',
      '1 breaches.',
    ])
    expect(code).toBe(1)
  })
})
