import { dirname } from 'node:path'

import { type Layer, layerOf, layersAbove, products } from '../walls/mock-layers.ts'
import { storefrontLayerOf } from '../walls/storefront-layers.ts'
import { type ImportersByFile, importersOf } from './import-graph.ts'

/**
 * A file of tests that a change can affect, with the reason and its distance from the change (0 is nearest).
 */
export type Candidate = { file: string; why: string; distance: number }

export type Sources = {
  /** All files of unit tests, as paths from the root. */
  tests: readonly string[]
  /** The importers of each file of the storefront. */
  importers: ImportersByFile
}

const TEST = /\.test\.tsx?$/

/** The distances of the rules. One step of imports counts more than all of them. */
export const NEAR = { beside: 1, folder: 2, layer: 3, above: 4, shown: 4, farAbove: 5, step: 6 }

/** The layers above every feature, whose tests come last because they mostly test other things. */
const FAR_ABOVE: ReadonlySet<Layer> = new Set(['server', 'entry', 'lab'])

/** The features of the site that show what a layer of the mock does. */
const shownBy: Partial<Record<Layer, readonly string[]>> = {
  product: products,
  account: ['account', 'passenger'],
  site: ['base', 'support'],
  cart: ['cart'],
  agency: ['agency', 'customer', 'markup', 'quotation'],
  order: ['order', 'payment', 'ticket'],
  wallet: ['wallet'],
  manifest: ['manifest'],
  desk: ['agency'],
}

/**
 * Lists all files of tests that a change of the file can affect, each once, by the nearest rule.
 */
export function candidatesFor(file: string, sources: Sources): Candidate[] {
  const found = new Map<string, Candidate>()
  for (const candidate of applyRules(file, sources)) {
    const known = found.get(candidate.file)
    if (!known || candidate.distance < known.distance) found.set(candidate.file, candidate)
  }
  return [...found.values()]
}

function applyRules(file: string, { tests, importers }: Sources): Candidate[] {
  if (TEST.test(file)) return tests.includes(file) ? [{ file, why: 'it changed', distance: 0 }] : []
  const own = besides(file, tests)
  if (file.startsWith('apps/mock-api/')) return [...own, ...inMock(file, tests)]
  if (file.startsWith('apps/storefront/src/') || file.startsWith('packages/ui/src/'))
    return [...own, ...inSite(file, tests, importers)]
  return own
}

/** Finds tests that are named for the file or are in its folder. */
function besides(file: string, tests: readonly string[]): Candidate[] {
  const name = file.replace(/\.\w+$/, '')
  const folder = `${dirname(file)}/`
  return tests
    .filter((test) => test.startsWith(folder) && !test.slice(folder.length).includes('/'))
    .map((test) =>
      test.startsWith(`${name}.`)
        ? { file: test, why: `tests ${file}`, distance: NEAR.beside }
        : { file: test, why: `beside ${file}`, distance: NEAR.folder },
    )
}

function inMock(file: string, tests: readonly string[]): Candidate[] {
  const layer = layerOf(file)
  const ofMock = tests.filter((test) => test.startsWith('apps/mock-api/'))
  // A file that no row covers, or that any test may use, can affect all of them.
  if (layer === undefined || layer === 'lab')
    return ofMock.map((test) => ({
      file: test,
      why: `any test may use ${file}`,
      distance: NEAR.above,
    }))
  const above = new Set(layersAbove(layer))
  const inside = ofMock.flatMap((test): Candidate[] => {
    const other = layerOf(test)
    if (other === layer) return [{ file: test, why: `in layer ${layer}`, distance: NEAR.layer }]
    if (other === undefined || !above.has(other)) return []
    const distance = FAR_ABOVE.has(other) ? NEAR.farAbove : NEAR.above
    return [{ file: test, why: `${other} stands above ${layer}`, distance }]
  })
  const shown = (shownBy[layer] ?? []).flatMap((feature) =>
    tests
      .filter((test) => test.startsWith(`apps/storefront/src/features/${feature}/`))
      .map((test) => ({
        file: test,
        why: `${feature} shows what ${layer} does`,
        distance: NEAR.shown,
      })),
  )
  return [...inside, ...shown]
}

function inSite(file: string, tests: readonly string[], importers: ImportersByFile): Candidate[] {
  const stepsByLayer = new Map<string, number>()
  for (const [reached, steps] of importersOf(file, importers)) {
    const layer = storefrontLayerOf(reached)
    // Every test of a page imports the page through the code that renders it.
    if (layer === undefined || layer === 'test' || TEST.test(reached)) continue
    stepsByLayer.set(layer, Math.min(steps, stepsByLayer.get(layer) ?? Infinity))
  }
  return tests.flatMap((test): Candidate[] => {
    const layer = storefrontLayerOf(test)
    const steps = layer === undefined ? undefined : stepsByLayer.get(layer)
    if (steps === undefined) return []
    const why = steps === 0 ? `in ${layer}` : `${layer} uses ${file}`
    return [{ file: test, why, distance: NEAR.layer + steps * NEAR.step }]
  })
}
