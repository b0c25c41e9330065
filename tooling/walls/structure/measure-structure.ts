import type { ICruiseResult } from 'dependency-cruiser'

import * as mock from '../mock-layers.ts'
import { storefrontLayerOf, storefrontMayImport } from '../storefront-layers.ts'
import { describeCycles, measureFolder } from './measure-folder.ts'
import { longSentences, measureLanguage } from './measure-language.ts'
import { measureMock } from './measure-mock.ts'
import { type SourceFolder, countLines, readFolder } from './source-folder.ts'

type Group<Value> = Record<string, Record<string, Value>>

/** The contents of `docs/structure.json`. */
export type Structure = {
  /** The figures, which may only fall. */
  figures: Group<number>
  /**
   * The amount of measured code. It grows with the features of the programs, so it has no limit.
   */
  sizes: Group<number | string>
}

const packages = [
  'packages/domain/src/',
  'packages/i18n/src/',
  'packages/ui/src/',
  'packages/sdk/src/',
]

/**
 * Measures the sources below the root from a cruise of them. Each figure is documented at the function that measures it.
 */
export function measureStructure(root: string, cruised: Pick<ICruiseResult, 'modules'>): Structure {
  const folder = (path: string) => readFolder(root, cruised, path)
  const ofMock = folder('apps/mock-api/src/')
  const ofLab = folder('apps/mock-api/lab/')
  const ofSite = siteFolder(root, cruised)
  const shared = folder('apps/storefront/src/shared/')
  const site = { layerOf: storefrontLayerOf, mayImport: storefrontMayImport }
  return {
    figures: {
      mock: { ...measureFolder(ofMock, mock), ...measureMock(ofMock) },
      storefront: measureFolder(ofSite, site),
      'storefront shared': measureFolder(shared, site),
      language: measureLanguage(packagesWritten(root, cruised)),
    },
    sizes: {
      mock: { ...sizesOf(ofMock), ...sizesOfMock(ofMock, ofLab) },
      storefront: { ...sizesOf(ofSite), ...largestFeature(ofSite) },
      'storefront shared': sizesOf(shared),
    },
  }
}

/** Returns the sentences of comments that have too many words, each after its file's path. */
export function findLongSentences(root: string, cruised: Pick<ICruiseResult, 'modules'>): string[] {
  return longSentences(packagesWritten(root, cruised))
}

/** Returns the hand-written sources of each package. The mock and its test kit are one package. */
function packagesWritten(root: string, cruised: Pick<ICruiseResult, 'modules'>): SourceFolder[] {
  const folder = (path: string) => readFolder(root, cruised, path)
  const [ofMock, ofLab] = [folder('apps/mock-api/src/'), folder('apps/mock-api/lab/')]
  const mockWithKit = { ...ofMock, production: [...ofMock.production, ...ofLab.production] }
  return [mockWithKit, siteFolder(root, cruised), ...packages.map(folder)].map(withoutGenerated)
}

function siteFolder(root: string, cruised: Pick<ICruiseResult, 'modules'>): SourceFolder {
  return readFolder(root, cruised, 'apps/storefront/src/', /^apps\/storefront\/src\/test\//)
}

function sizesOf(source: SourceFolder) {
  return {
    files: source.production.length,
    lines: countLines(source, source.production),
    linesOfTests: countLines(source, source.tests),
    cycles: describeCycles(source),
  }
}

/**
 * Returns the sizes of the mock. Its test kit is the code that only tests use (the folder `lab`). Scenarios and the audit
 * are shipped, but serve no call; `linesThatServe` are the lines of the sources without these two.
 */
function sizesOfMock(source: SourceFolder, lab: SourceFolder) {
  const isBeside = (path: string) => /\/src\/(audit|scenarios)\//.test(path)
  return {
    linesOfTests: countLines(source, source.tests) + countLines(lab, lab.tests),
    linesOfTestKit: countLines(lab, lab.production),
    linesThatServe: countLines(
      source,
      source.production.filter((path) => !isBeside(path)),
    ),
  }
}

function largestFeature(source: SourceFolder) {
  const features = Map.groupBy(source.production, (path) => /\/features\/([^/]+)\//.exec(path)?.[1])
  const lines = [...features].map(
    ([name, paths]) => [name ?? '', name === undefined ? 0 : countLines(source, paths)] as const,
  )
  const [largest] = lines.toSorted(([, one], [, other]) => other - one)
  return { largestFeature: largest?.[0] ?? '', linesOfLargestFeature: largest?.[1] ?? 0 }
}

/** Returns the source without generated files. */
function withoutGenerated(source: SourceFolder): SourceFolder {
  return { ...source, production: source.production.filter((path) => !/\/generated\//.test(path)) }
}
