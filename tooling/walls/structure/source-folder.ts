import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { ICruiseResult } from 'dependency-cruiser'

import type { Edges } from './components.ts'

/** One folder of sources: its files, their texts, and their imports. */
export type SourceFolder = {
  /** The path from the root of the repository, with a slash at its end. */
  readonly folder: string
  /** The files that are not tests, as paths from the root of the repository. */
  readonly production: readonly string[]
  readonly tests: readonly string[]
  /**
   * The imports between production files. Imports of types count; those from outside the folder do not.
   */
  readonly imports: Edges
  readonly textOf: (path: string) => string
}

/** Reads the TypeScript of a folder from a cruise. A test is a file that ends with `.test.ts` or matches `ofTests`. */
export function readFolder(
  root: string,
  cruised: Pick<ICruiseResult, 'modules'>,
  folder: string,
  ofTests = /\.test\.tsx?$/,
): SourceFolder {
  const isTest = (path: string) => /\.test\.tsx?$/.test(path) || ofTests.test(path)
  const inside = cruised.modules
    .filter(({ source }) => source.startsWith(folder) && /\.tsx?$/.test(source))
    .toSorted((one, other) => (one.source < other.source ? -1 : 1))
  const production = inside.filter(({ source }) => !isTest(source))
  const names = new Set(production.map(({ source }) => source))
  const texts = new Map<string, string>()
  return {
    folder,
    production: [...names],
    tests: inside.map(({ source }) => source).filter(isTest),
    imports: new Map(
      production.map(({ source, dependencies }) => {
        const found = dependencies.map(({ resolved }) => resolved)
        return [source, new Set(found.filter((name) => names.has(name) && name !== source))]
      }),
    ),
    textOf(path) {
      const text = texts.get(path) ?? readFileSync(join(root, path), 'utf8')
      texts.set(path, text)
      return text
    },
  }
}

/** Counts the lines of some files together. */
export function countLines({ textOf }: SourceFolder, paths: readonly string[]): number {
  return paths.reduce((sum, path) => sum + textOf(path).split('\n').length - 1, 0)
}
